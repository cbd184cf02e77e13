import type { Caller } from '../domain/caller.ts';

export interface SignOutPorts {
  readonly sessions: { end(sessionId: string, customerId: string): Promise<void> };
}

/** MU-01: ends the session; does nothing for a guest. */
export async function signOut({ sessions }: SignOutPorts, { sessionId, customerId }: Caller): Promise<void> {
  if (sessionId !== null && customerId !== null) await sessions.end(sessionId, customerId);
}
