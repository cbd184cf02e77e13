import { parseCookie } from 'cookie';

const GROUP = /^[a-z0-9_-]{1,40}$/i;
/** The answer to the question about cookies, as the storefront writes it: categories, version of the text, id. */
const CONSENT = /^([a-z.]+):\d{1,6}:[0-9a-f-]{36}$/;

/** The visitor's A/B group (ST-11); undefined without the cookie, or where they have not agreed to experiments. */
export function abGroupIn(cookieHeader: string | undefined): string | undefined {
  if (cookieHeader === undefined) return undefined;
  const { abgroup: group = '', cookieConsent: answer = '' } = parseCookie(cookieHeader);
  const [, categories = ''] = CONSENT.exec(answer) ?? [];
  return categories.split('.').includes('experience') && GROUP.test(group) ? group : undefined;
}
