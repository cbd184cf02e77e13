import type { ApplicationStatus } from '../domain/placement/application-status.ts';

export interface FollowWaitingPorts {
  readonly placements: {
    /** Makes a placement due whose action is open. Does nothing to any other. */
    hasten(id: string): Promise<void>;
  };
  readonly orderApplications: {
    /** Of the order's loan; nothing where a later version is known, or there is no order. */
    follow(placementId: string, status: ApplicationStatus, version: bigint): Promise<void>;
  };
}

interface Told {
  readonly placementId: string;
  readonly applicationStatus: ApplicationStatus | null;
  readonly version: bigint;
}

/** Before the order nothing is believed: payments is asked what became of it. After it the lender only says how far its payment is (EU-23). */
export async function followWaiting(
  { placements, orderApplications }: FollowWaitingPorts,
  { placementId, applicationStatus, version }: Told,
): Promise<void> {
  await placements.hasten(placementId);
  if (applicationStatus !== null) await orderApplications.follow(placementId, applicationStatus, version);
}
