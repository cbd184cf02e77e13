import { parseCookie } from 'cookie';
import { answerIn } from './consent-cookie.ts';

const GROUP = /^[a-z0-9_-]{1,40}$/i;

/** The visitor's A/B group (ST-11); undefined without the cookie, or where they have not agreed to experiments. */
export function abGroupIn(cookieHeader: string | undefined): string | undefined {
  if (cookieHeader === undefined || !cookieHeader.includes('abgroup')) return undefined;
  const { abgroup: group = '', cookieConsent } = parseCookie(cookieHeader);
  return answerIn(cookieConsent)?.categories.includes('experience') && GROUP.test(group) ? group : undefined;
}
