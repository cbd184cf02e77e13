import { cookieValue } from '../../lib/cookie-value.ts';

/** A visitor's wish not to be counted by the shop itself; the gateway reads it too (`gateway/src/is-counted.ts`). */
const NOT_COUNTED = 'notCounted';
/** The longest that browsers keep a cookie. */
const DAYS_400 = 400 * 86_400;

/** @param cookies of the visitor */
export const isNotCounted = (cookies: string | null): boolean =>
  cookieValue(cookies, NOT_COUNTED) !== undefined;

/**
 * The values of set-cookie headers. Pages read the cookie, so it is not HttpOnly. A wish that is taken back goes from the host too, where it was
 * before the graph had a host of its own.
 * @param domain of the shop's host and the graph's; undefined where they are one
 */
export function wishSetCookies(
  isCounted: boolean,
  { isSecure, domain }: { isSecure: boolean; domain: string | undefined },
): string[] {
  const cookie = `${NOT_COUNTED}=${isCounted ? '' : '1'}; Path=/; Max-Age=${isCounted ? 0 : DAYS_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  if (domain === undefined) return [cookie];
  const ofBoth = `${cookie}; Domain=${domain}`;
  return isCounted ? [cookie, ofBoth] : [ofBoth];
}
