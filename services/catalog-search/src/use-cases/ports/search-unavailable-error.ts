/** The server of an adapter over a network did not answer, or could not. */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError';
}
