import type { SessionChange } from '@loupe/subgraph-server/session-change';
import { ANONYMOUS_LIFE_SECONDS } from './anonymous-sessions.ts';
import type { SessionPorts } from './identify-shopper.ts';

/**
 * The cookie a browser gets when identity began or ended its session. Signing out sets a new anonymous id, so that nothing of
 * the account can be reached with an older one; the old token is removed from this cache at once, from other gateways' within ten seconds.
 * @returns the value of a set-cookie header
 */
export function cookieAfter(
  change: SessionChange,
  { cookieHeader }: { cookieHeader: string | undefined },
  { cookie, anonymous, customers }: SessionPorts,
): string {
  const former = cookie.read(cookieHeader);
  if (former !== undefined) customers.forget(former);
  if (change.kind === 'begun') return cookie.write(change.token, change.maxAgeSeconds);
  return cookie.write(anonymous.mint().value, ANONYMOUS_LIFE_SECONDS);
}
