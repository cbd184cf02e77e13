import { createHash } from 'node:crypto';

/**
 * What a lock is for. Numbers are part of the protocol between running versions: never reuse or renumber one.
 */
export const LOCK_PURPOSES = { bootstrap: 1, migrate: 2, relay: 3, person: 4, applicants: 5 } as const;

export type LockPurpose = keyof typeof LOCK_PURPOSES;

/**
 * The two keys of `pg_advisory_lock(int, int)`: purpose and owner. All services share one database, so a key
 * of the purpose alone would make them wait for each other.
 * @param service its name or role, or another name for what the lock protects
 */
export function lockKeys(purpose: LockPurpose, service: string): [number, number] {
  const owner = service.replaceAll('_', '-');
  return [LOCK_PURPOSES[purpose], createHash('sha256').update(owner).digest().readInt32BE(0)];
}
