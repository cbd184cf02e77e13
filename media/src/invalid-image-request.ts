/** The query is not a valid image request. */
export class InvalidImageRequestError extends Error {
  override readonly name = 'ValidationError';
}
