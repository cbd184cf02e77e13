const BESIDE = '#beside=';

/** The address of a list, with the pieces of a comparison: the list ticks them. They are no part of the page, so it stays one page. */
export const withCarried = (listingUrl: string, codes: readonly string[]): string =>
  codes.length === 0 ? listingUrl : `${listingUrl}${BESIDE}${codes.map(encodeURIComponent).join(',')}`;

/** @param hash of an address of `withCarried`, with its # */
export const carriedIn = (hash: string): string[] =>
  hash.startsWith(BESIDE) ? hash.slice(BESIDE.length).split(',').map(decodeURIComponent) : [];

export const isCarrying = (hash: string): boolean => hash.startsWith(BESIDE);
