import type { Tx } from '@loupe/database/tx';
import type { Caller } from '../domain/caller.ts';
import type { BegunSession, NewSession } from '../domain/session/live-session.ts';

export interface BeginSessionPorts {
  readonly sessionsIn: (tx: Tx) => {
    begin(session: NewSession): Promise<string>;
    end(sessionId: string, customerId: string): Promise<void>;
    /** Stores the network as one that the account has signed in from. */
    knowSource(customerId: string, source: string): Promise<void>;
  };
  readonly newToken: () => string;
  readonly sessionLifeSeconds: number;
}

/** The result of a mutation that signs the caller in by a new session. */
export interface SessionBegun {
  readonly type: 'User';
  readonly customerId: string;
  readonly session: BegunSession;
}

/**
 * Begins a session of the customer with a new token, and ends the caller's former session, which prevents session fixation. The
 * anonymous id is kept: the guest's bag and list are found by it.
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
