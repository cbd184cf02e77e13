/** The mail server never accepts this e-mail: its address does not exist, or its content is refused. */
export class EmailRefusedError extends Error {
  override readonly name = 'EmailRefusedError';
  /** The server's code, such as 550; contains no address. */
  readonly reason: string;

  constructor(message: string, reason: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
