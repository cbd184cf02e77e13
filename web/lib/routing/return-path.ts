const BASE = 'http://shop.invalid';
/** Pages that would cause a redirect loop. */
const CIRCLES = new Set(['/login', '/login/accountCreated', '/logout', '/register', '/login/pw/change']);
// Browsers remove tabs and line breaks from addresses, so that "/\t/evil" becomes "//evil".
const CONTROL = /\p{Cc}/u;

export const ACCOUNT_HOME = '/my-account';

/**
 * A path of this shop to go to after signing in; anything else, another host above all, becomes the account.
 * @param wanted from the address, so untrusted
 */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.includes('\\') || CONTROL.test(wanted)) return ACCOUNT_HOME;
  if (!URL.canParse(wanted, BASE)) return ACCOUNT_HOME;
  const url = new URL(wanted, BASE);
  // Dot segments are resolved by now, and the result may begin with two slashes.
  const path = url.pathname + url.search + url.hash;
  const leaves = url.origin !== BASE || path.startsWith('//');
  return leaves || CIRCLES.has(url.pathname) ? ACCOUNT_HOME : path;
}

/** The address of a page that continues to `path`. */
export function withReturnPath(page: string, path: string): string {
  const to = returnPath(path);
  return to === ACCOUNT_HOME ? page : `${page}?${new URLSearchParams({ returnTo: to })}`;
}

/** @param search of the page's address, e.g. "?returnTo=%2Fcheckout%2Fdelivery" */
export const returnPathIn = (search: string): string =>
  returnPath(new URLSearchParams(search).get('returnTo'));
