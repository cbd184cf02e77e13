import type { Position } from '../domain/placement/claim.ts';
import type { CancelReply } from '../domain/placement/placement.ts';
import { mayBecome } from '../domain/placement/transitions.ts';

export interface CancelPlacementPorts {
  readonly placements: {
    beginCancel(from: Position, reply: CancelReply, dueInSeconds: number): Promise<Position | null>;
    release(from: Position): Promise<boolean>;
  };
  readonly payments: {
    /** @returns true once the tombstone is committed: nothing can be held for the placement any more */
    cancel(placementId: string, reason: string): Promise<boolean>;
  };
  readonly dueInSeconds: number;
}

/**
 * Ends a placement without an order. The fence comes first: our own way to placed is closed, then payments writes its
 * tombstone, and only then is stock freed and the cart thawed. Where payments is not reached, all stays held for the sweeper.
 * @returns `released`, `cancelling` when it is left to the sweeper, `moved-on` when another was faster
 */
export async function cancelPlacement(
  { placements, payments, dueInSeconds }: CancelPlacementPorts,
  from: Position,
  reply: CancelReply,
): Promise<'released' | 'cancelling' | 'moved-on'> {
  const fenced = mayBecome(from.state, 'cancelling')
    ? await placements.beginCancel(from, reply, dueInSeconds)
    : from;
  if (fenced === null || !mayBecome(fenced.state, 'released')) return 'moved-on';
  if (!(await payments.cancel(from.id, reply.type))) return 'cancelling';
  return (await placements.release(fenced)) ? 'released' : 'moved-on';
}
