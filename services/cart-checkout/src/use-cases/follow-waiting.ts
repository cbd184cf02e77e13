import type { NewWork } from '@loupe/database/later-work';
import type { LaterKinds } from '../domain/later-kinds.ts';
import type { ApplicationStatus } from '../domain/placement/application-status.ts';

export interface FollowWaitingPorts {
  readonly placements: {
    /** Makes a placement due whose action is open. Does nothing to any other. */
    hasten(id: string): Promise<void>;
  };
  readonly later: { store(work: NewWork<LaterKinds>): Promise<void> };
  readonly orderApplications: {
    /** Of the order's loan; nothing where a later version is known, or there is no order. */
    follow(placementId: string, status: ApplicationStatus, version: bigint): Promise<void>;
  };
}

interface Told {
  readonly placementId: string;
  readonly applicationStatus: ApplicationStatus | null;
  readonly agreedLate: boolean;
  readonly version: bigint;
}

/**
 * Before the order nothing is believed: payments is asked what became of it. After it the lender only says how far its payment is (EU-23).
 * A shopper whom the lender agreed with too late is told by e-mail that nothing came of it.
 */
export async function followWaiting(
  { placements, orderApplications, later }: FollowWaitingPorts,
  { placementId, applicationStatus, agreedLate, version }: Told,
): Promise<void> {
  if (agreedLate) {
    const payload = { type: 'agreed-late', placementId } as const;
    await later.store({ id: `waiting:agreed-late:${placementId}`, kind: 'waiting-email', payload });
  }
  await placements.hasten(placementId);
  if (applicationStatus !== null) await orderApplications.follow(placementId, applicationStatus, version);
}
