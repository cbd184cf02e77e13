import type { SessionChange } from '@loupe/subgraph-server/session-change';
import type { Origin } from '../site.ts';
import { ANONYMOUS_LIFE_SECONDS } from './anonymous-sessions.ts';
import type { SessionPorts } from './identify-shopper.ts';

/**
 * The cookie for a browser whose session identity has begun or ended. Signing out sets a new anonymous id, because the former one may
 * give access to the account's data. The token is removed from this cache at once, and expires in those of other gateways within ten seconds.
 * @returns the value of a set-cookie header
 */
export function cookieAfter(
  change: SessionChange,
  { cookieHeader, origin: { site } }: { cookieHeader: string | undefined; origin: Pick<Origin, 'site'> },
  { cookie, anonymous, customers }: SessionPorts,
): string {
  const former = cookie.read(cookieHeader, site);
  if (former !== undefined) customers.forget(former);
  if (change.kind === 'begun') return cookie.write(change.token, change.maxAgeSeconds, site);
  return cookie.write(anonymous.mint().value, ANONYMOUS_LIFE_SECONDS, site);
}
