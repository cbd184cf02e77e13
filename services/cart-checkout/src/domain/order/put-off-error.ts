/** Who is told about an order is there and does not take this message now; the next one may go through. */
export class PutOffError extends Error {
  override readonly name = 'PutOffError';
}
