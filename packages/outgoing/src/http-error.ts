/** ER-05: the other end of an outgoing call answered, with a status that is no success. Its text is left out: it may repeat what was sent. */
export class HTTPError extends Error {
  override readonly name = 'HTTPError';
  readonly status: number;

  /** @param call as the log names it, such as `Vendor` or `PUT /orders` */
  constructor(status: number, call: string) {
    super(`${call} answered HTTP ${status}`);
    this.status = status;
  }
}
