/**
 * What is made when it is first used, and kept. A phone spends up to a tenth of a second on the first formatter of a page, which is not spent
 * where none is shown: so no formatter is made when a file is loaded.
 */
export function whenFirstUsed<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
