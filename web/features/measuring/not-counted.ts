import { cookieValue } from '../../lib/cookie-value.ts';

/** A visitor's wish not to be counted by the shop itself; the gateway reads it too (`gateway/src/is-counted.ts`). */
export const NOT_COUNTED = 'notCounted';
/** The longest that browsers keep a cookie. */
const DAYS_400 = 400 * 86_400;

/** @param cookies of the visitor */
export const isNotCounted = (cookies: string | null): boolean =>
  cookieValue(cookies, NOT_COUNTED) !== undefined;

/** The value of a set-cookie header. Pages read the cookie, so it is not HttpOnly. */
export const wishSetCookie = (isCounted: boolean, { isSecure }: { isSecure: boolean }): string =>
  `${NOT_COUNTED}=${isCounted ? '' : '1'}; Path=/; Max-Age=${isCounted ? 0 : DAYS_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
