/** A problem that the user has to solve. The message is one sentence that says what to do; no stack trace is shown. */
export class PrerequisiteError extends Error {
  override readonly name = 'PrerequisiteError';
}
