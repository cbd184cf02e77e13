/** How many pieces fit side by side. */
export const MOST_COMPARED = 4;
/** Names a piece in the address; once for each. */
export const PIECE = 'piece';
/** Public codes of products. */
const CODE = /^[\w-]{1,40}$/;

/** The codes that an address of the comparison names, each once: at most one more than fit, by which the page sees that it was too many. */
export function comparedCodes(params: URLSearchParams): string[] {
  const codes = params.getAll(PIECE).filter((code) => CODE.test(code));
  return [...new Set(codes)].slice(0, MOST_COMPARED + 1);
}

export const compareHref = (codes: readonly string[]): string =>
  codes.length === 0 ? '/compare' : `/compare?${codes.map((code) => `${PIECE}=${code}`).join('&')}`;
