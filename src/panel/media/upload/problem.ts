/** Why a picture was not taken in, said to whoever chose it. */
export class Problem extends Error {
  override name = 'Problem';
  /** Trying the same file again would come to the same. */
  final: boolean;

  constructor(message: string, final: boolean) {
    super(message);
    this.final = final;
  }
}
