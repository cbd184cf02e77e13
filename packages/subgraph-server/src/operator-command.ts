/** The arguments are not a command of an operator; the message lists the commands. */
export class CommandNotUnderstoodError extends Error {
  override readonly name = 'CommandNotUnderstoodError';
}
