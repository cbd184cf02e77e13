import type { SessionChange } from '@loupe/subgraph-server/session-change';
import { ANONYMOUS_LIFE_SECONDS } from './anonymous-sessions.ts';
import type { SessionPorts } from './identify-shopper.ts';

/**
 * The cookie a browser gets when identity began or ended its session. Who signs out goes on as somebody new, so that nothing of
 * the account is reached by an older anonymous id; the former token is forgotten here at once, by other gateways within ten seconds.
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
