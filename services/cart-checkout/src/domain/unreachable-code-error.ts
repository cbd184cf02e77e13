/** ER-05: a value that the types rule out was received, from a newer contract or through a wrong cast. */
export class UnreachableCodeError extends Error {
  override readonly name = 'UnreachableCodeError';

  /** @param value the value that no case handled; it may be personal data, so the message does not contain it */
  constructor(what: string, value: never) {
    super(`${what} is of no known kind: ${typeof value}.`);
  }
}
