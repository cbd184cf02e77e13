/** The order named by an event does not exist. */
export class OrderMissingError extends Error {
  override readonly name = 'OrderMissingError';
}
