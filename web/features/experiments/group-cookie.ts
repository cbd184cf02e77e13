import { cookieValue } from '../../lib/cookie-value.ts';
import { readConsent } from '../consent/consent-cookie.ts';

const GROUP_COOKIE = 'abgroup';
/** ST-11, CO-04: 1825 days. Browsers cap a life at 400 days. */
const LIFE_SECONDS = 157_680_000;
const CODE = /^[a-z0-9_-]{1,40}$/i;

/** What `document.cookie` is set to. */
export const groupCookie = (code: string, { isSecure }: { isSecure: boolean }): string =>
  `${GROUP_COOKIE}=${code}; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The group of a visitor who agrees to experiments; null without consent, cookie or valid code. */
export function groupIn(cookies: string | null): string | null {
  if (!readConsent(cookies)?.categories.includes('experience')) return null;
  const code = cookieValue(cookies, GROUP_COOKIE) ?? '';
  return CODE.test(code) ? code : null;
}

/** Whether a visitor is to be put into a group: they agree, and are in none. */
export const needsGroup = (cookies: string): boolean =>
  readConsent(cookies)?.categories.includes('experience') === true &&
  cookieValue(cookies, GROUP_COOKIE) === undefined;
