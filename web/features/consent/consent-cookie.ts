import { cookieValue } from '../../lib/cookie-value.ts';
import { CATEGORIES, TEXT_VERSION, type Category } from './categories.ts';

/** A visitor's answer, as its cookie has it. */
export type Consent = {
  readonly categories: readonly Category[];
  /** Of the text that was answered. */
  readonly textVersion: number;
  /** Random; the proof is stored under it. */
  readonly consentId: string;
};

const CONSENT_COOKIE = 'cookieConsent';
const DAYS_182 = 182 * 86_400;
const VALUE = /^([a-z.]+):(\d{1,6}):([0-9a-f-]{36})$/;

/** The answer, whatever text it was for; null without one. Unknown categories are ignored. */
export function readAnyConsent(cookies: string | null): Consent | null {
  const [, named = '', version, consentId = ''] =
    VALUE.exec(cookieValue(cookies, CONSENT_COOKIE) ?? '') ?? [];
  if (version === undefined) return null;
  const given = new Set(named.split('.'));
  const categories = CATEGORIES.filter((category) => category === 'necessary' || given.has(category));
  return { categories, textVersion: Number(version), consentId };
}

/** The answer to the present text; null where the question has to be asked (again). */
export function readConsent(cookies: string | null): Consent | null {
  const consent = readAnyConsent(cookies);
  return consent?.textVersion === TEXT_VERSION ? consent : null;
}

/** Among the categories of a refusal whose proof is not stored yet. */
const UNPROVEN = 'unproven';

/** The refusal of a cookie that says that its proof is not stored; null for all others. */
export function readUnproven(cookies: string | null): Consent | null {
  const [categories = ''] = (cookieValue(cookies, CONSENT_COOKIE) ?? '').split(':');
  return categories === `necessary.${UNPROVEN}` ? readAnyConsent(cookies) : null;
}

/** The value of a set-cookie header. Pages read the cookie, so it is not HttpOnly. */
export const consentSetCookie = (
  { categories, textVersion, consentId }: Consent,
  { isSecure, isProven }: { isSecure: boolean; isProven: boolean },
): string =>
  `${CONSENT_COOKIE}=${[...categories, ...(isProven ? [] : [UNPROVEN])].join('.')}:${textVersion}:${consentId}; Path=/; Max-Age=${DAYS_182}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
