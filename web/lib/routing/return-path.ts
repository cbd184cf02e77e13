const HERE = 'http://shop.invalid';
/** Pages that would only send the shopper round in a circle. */
const CIRCLES = new Set(['/login', '/login/accountCreated', '/logout', '/register', '/login/pw/change']);
// Browsers strip tabs and line ends from addresses, so that "/\t/evil" becomes "//evil".
const CONTROL = /\p{Cc}/u;

export const ACCOUNT_HOME = '/my-account';

/**
 * A path of this shop to go on to after signing in: whatever else was asked for, another host above all, is the account.
 * @param wanted as given in an address, so written by anybody
 */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.includes('\\') || CONTROL.test(wanted)) return ACCOUNT_HOME;
  if (!URL.canParse(wanted, HERE)) return ACCOUNT_HOME;
  const url = new URL(wanted, HERE);
  // Dot segments are gone by now, and what they leave may begin with two slashes.
  const path = url.pathname + url.search + url.hash;
  const leaves = url.origin !== HERE || path.startsWith('//');
  return leaves || CIRCLES.has(url.pathname) ? ACCOUNT_HOME : path;
}

/** The address of a page that goes on to `path` in the end. */
export function withReturnPath(page: string, path: string): string {
  const to = returnPath(path);
  return to === ACCOUNT_HOME ? page : `${page}?${new URLSearchParams({ returnTo: to })}`;
}

/** @param search of the page's address, e.g. "?returnTo=%2Fcheckout%2Fdelivery" */
export const returnPathIn = (search: string): string =>
  returnPath(new URLSearchParams(search).get('returnTo'));
