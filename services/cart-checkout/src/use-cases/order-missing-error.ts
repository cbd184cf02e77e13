/** The order an event speaks of is not here. */
export class OrderMissingError extends Error {
  override readonly name = 'OrderMissingError';
}
