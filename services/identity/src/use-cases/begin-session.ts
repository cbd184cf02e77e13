import type { Tx } from '@loupe/database/tx';
import type { Caller } from '../domain/caller.ts';
import type { BegunSession, NewSession } from '../domain/session/live-session.ts';

export interface BeginSessionPorts {
  readonly sessionsIn: (tx: Tx) => {
    begin(session: NewSession): Promise<string>;
    end(sessionId: string, customerId: string): Promise<void>;
    /** Remembers the network as one of the account's own. */
    knowSource(customerId: string, source: string): Promise<void>;
  };
  readonly newToken: () => string;
  readonly sessionLifeSeconds: number;
}

/** Answered where a mutation leaves somebody signed in by a new session. */
export interface SessionBegun {
  readonly type: 'User';
  readonly customerId: string;
  readonly session: BegunSession;
}

/**
 * A session for the customer, under a new token; the one the caller had is dead, so that nothing known from before leads into it. The
 * anonymous id goes along: by it the bag and the list of the guest are found.
 */
export async function beginSession(
  ports: BeginSessionPorts,
  tx: Tx,
  caller: Caller,
  { customerId, source }: { customerId: string; source: string },
): Promise<SessionBegun> {
  const sessions = ports.sessionsIn(tx);
  if (caller.sessionId !== null && caller.customerId !== null)
    await sessions.end(caller.sessionId, caller.customerId);
  const [token, lifeSeconds] = [ports.newToken(), ports.sessionLifeSeconds];
  const { site, anonymousId, browser } = caller;
  const id = await sessions.begin({ token, customerId, site, anonymousId, browser, source, lifeSeconds });
  await sessions.knowSource(customerId, caller.source);
  return { type: 'User', customerId, session: { id, token, maxAgeSeconds: lifeSeconds } };
}
