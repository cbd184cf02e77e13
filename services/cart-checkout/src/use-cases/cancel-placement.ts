import type { AppliedFor, Position } from '../domain/placement/claim.ts';
import { mayEndBeforeLender } from '../domain/placement/finance-application.ts';
import type { CancelReply, Placement } from '../domain/placement/placement.ts';
import { mayBecome } from '../domain/placement/transitions.ts';

export interface CancelPlacementPorts {
  readonly placements: {
    beginCancel(from: Position, reply: CancelReply, dueInSeconds: number): Promise<Position | null>;
    release(from: Position): Promise<boolean>;
  };
  readonly payments: {
    /** @returns true once the tombstone is committed: no money can be authorised for the placement any more */
    cancel(placementId: string, reason: string): Promise<boolean>;
  };
  readonly applications: {
    /** Null for a placement whose application has reached the lender. */
    findBeforeLender(from: Position): Promise<AppliedFor | null>;
    /** As a release, and takes it off the counters of applications: both or neither. */
    releaseUncounted(from: Position, application: AppliedFor): Promise<boolean>;
  };
  readonly dueInSeconds: number;
  /** Gives a bag back that had gone with the placement; one that cannot be given back now is left to the sweeper. */
  readonly bagReturned: (cartId: string) => Promise<void>;
}

/**
 * Ends a placement without an order. First the state `cancelling` prevents our own transition to placed, then payments writes its
 * tombstone, and only then is the stock released and the cart unfrozen. If payments is not reached, everything stays reserved and
 * the sweeper retries. An application for a loan that ends before its lender has it is no longer counted.
 * @returns `released`, `cancelling` when it is left to the sweeper, `moved-on` when a concurrent request changed it first
 */
export async function cancelPlacement(
  { placements, payments, applications, dueInSeconds, bagReturned }: CancelPlacementPorts,
  from: Placement,
  reply: CancelReply,
): Promise<'released' | 'cancelling' | 'moved-on'> {
  const fenced = mayBecome(from.state, 'cancelling')
    ? await placements.beginCancel(from, reply, dueInSeconds)
    : from;
  if (fenced === null || !mayBecome(fenced.state, 'released')) return 'moved-on';
  if (!(await payments.cancel(from.id, reply.type))) return 'cancelling';
  const uncounted = mayEndBeforeLender(from, reply) ? await applications.findBeforeLender(fenced) : null;
  const isReleased =
    uncounted === null
      ? await placements.release(fenced)
      : await applications.releaseUncounted(fenced, uncounted);
  if (!isReleased) return 'moved-on';
  await bagReturned(fenced.cartId);
  return 'released';
}
