/** Reason why a picture was not accepted, in words for the user. */
export class Problem extends Error {
  override name = 'Problem';
  /** Whether a retry with the same file would fail again. */
  final: boolean;

  constructor(message: string, final: boolean) {
    super(message);
    this.final = final;
  }
}
