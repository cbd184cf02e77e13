import type { Category } from '../categories.ts';
import { readConsent } from '../consent-cookie.ts';
import { STORED } from '../stored-names.ts';

/** Of one request, so that no answer is longer than what a browser takes. */
const MOST_FOREIGN = 20;

/**
 * Set-cookie headers that remove what belongs to categories without consent, now or until now: what was set under an answer to an older text
 * goes even with a new yes. What tags of others have set is known by its pattern only, and
 * may be kept for this host or for any domain above it.
 */
export function expiredCookies(
  { cookies, host }: { cookies: string | null; host: string | null },
  agreed: readonly Category[],
): string[] {
  const before = ['necessary', ...(readConsent(cookies)?.categories ?? [])];
  const kept = agreed.filter((category) => before.includes(category));
  const refused = STORED.filter(({ where, category }) => where === 'cookie' && !kept.includes(category));
  const own = refused.filter(({ pattern }) => pattern === undefined).map(({ name }) => expired(name));
  const sent = new Set((cookies ?? '').split('; ').map((pair) => pair.split('=')[0] ?? ''));
  const foreign = [...sent].filter((name) => refused.some(({ pattern }) => pattern?.test(name)));
  const places = ['', ...domainsOf(host).map((domain) => `; Domain=${domain}`)];
  return [
    ...own,
    ...foreign.slice(0, MOST_FOREIGN).flatMap((name) => places.map((place) => expired(name, place))),
  ];
}

const expired = (name: string, place = ''): string => `${name}=; Path=/; Max-Age=0; SameSite=Lax${place}`;

/** The host, and each domain above it that has a dot: a browser ignores those that are nobody's own. */
function domainsOf(host: string | null): string[] {
  const [, name = ''] = /^([a-z\d.-]{1,253})(?::\d+)?$/i.exec(host ?? '') ?? [];
  const labels = name.toLowerCase().split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}
