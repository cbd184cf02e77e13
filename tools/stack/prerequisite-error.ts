/** What the person at the keyboard has to change. The message is one sentence with the cure; no stack is shown. */
export class PrerequisiteError extends Error {
  override readonly name = 'PrerequisiteError';
}
