/** Reason why a picture was not accepted, in words for the user. */
export class Problem extends Error {
  override name = 'Problem';
  /** Whether a retry with the same file would fail again. */
  final: boolean;
  /** Whether there was no connection, so that a retry may succeed once there is one. */
  isOffline: boolean;

  constructor(message: string, final: boolean, isOffline = false) {
    super(message);
    this.final = final;
    this.isOffline = isOffline;
  }
}
