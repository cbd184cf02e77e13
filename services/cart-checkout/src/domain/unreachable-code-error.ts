/** ER-05: a value that the types rule out has come in after all, from a newer contract or a wrong cast. */
export class UnreachableCodeError extends Error {
  override readonly name = 'UnreachableCodeError';

  /** @param value what the switch before has not left over; only its kind may say anything, so nothing of it is told */
  constructor(what: string, value: never) {
    super(`${what} is of no known kind: ${typeof value}.`);
  }
}
