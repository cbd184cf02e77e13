import type { Challenge } from '../domain/placement/challenge.ts';
import type { Position } from '../domain/placement/claim.ts';
import type { PaymentOutcome } from '../domain/placement/payment.ts';
import { replyTo } from '../domain/placement/payment.ts';
import { answerOf } from '../domain/placement/placement.ts';
import type { Placement, PlacementAnswer } from '../domain/placement/placement.ts';
import { cover } from '../domain/placement/tender.ts';
import { mayBecome } from '../domain/placement/transitions.ts';
import { cancelPlacement } from './cancel-placement.ts';
import type { CancelPlacementPorts } from './cancel-placement.ts';
import { finishPlacement } from './finish-placement.ts';
import type { FinishPlacementPorts } from './finish-placement.ts';

export interface SettlePlacementPorts extends FinishPlacementPorts, CancelPlacementPorts {
  readonly placements: CancelPlacementPorts['placements'] & {
    find(id: string): Promise<Placement | null>;
    /** @returns the deadline for the shopper's return, or null when the placement has moved on */
    beginChallenge(from: Position, challenge: Challenge, seconds: ChallengeSeconds): Promise<Date | null>;
  };
  /** The longest time for which goods are reserved during a challenge. */
  readonly challengeDueInSeconds: number;
  readonly reportFault: (error: unknown, message: string) => void;
}

/** From now on; the shorter applies, and never past the deadline of an earlier challenge of the placement. */
export interface ChallengeSeconds {
  /** How long the challenge and the card's token are valid. */
  readonly valid: number;
  /** How long we wait. */
  readonly longest: number;
}

/**
 * Finishes a placement whose whole amount is authorised, starts the challenge of one that needs it, and cancels any other.
 * @returns the answer to the shopper
 */
export async function settlePlacement(
  ports: SettlePlacementPorts,
  placement: Placement,
  payment: PaymentOutcome,
): Promise<PlacementAnswer> {
  const { orderNumber, snapshot } = placement;
  if (payment.kind === 'authorised' && cover(payment.tenders, snapshot.cart.total)) {
    if (await finishPlacement(ports, placement, payment.tenders)) {
      return { type: 'OrderPlaced', orderNumber, cart: snapshot.cart };
    }
  } else if (payment.kind === 'challenge' && mayBecome(placement.state, 'challenge')) {
    const { challenge, validSeconds: valid } = payment;
    const seconds = { valid, longest: ports.challengeDueInSeconds };
    const challengeUntil = await ports.placements.beginChallenge(placement, challenge, seconds);
    if (challengeUntil !== null) {
      return answerOf({ ...placement, state: 'challenge', challenge, challengeUntil });
    }
  } else {
    const reply = placement.reply ?? replyTo(payment);
    const ending = await cancelPlacement(ports, placement, reply);
    if (ending === 'released') return reply;
    if (ending === 'cancelling') return { type: 'CheckoutInProgress' };
  }
  // A concurrent request settled it first, and its result applies.
  const settled = await ports.placements.find(placement.id);
  return settled === null ? { type: 'CheckoutInProgress' } : answerOf(settled);
}

/**
 * Settles while the shopper waits. An unknown outcome and a failed write are left to the sweeper: the money may be authorised and
 * the order may exist, and the answer "failed" would lead to a second payment.
 */
export async function settleOrLeave(
  ports: SettlePlacementPorts,
  placement: Placement,
  payment: PaymentOutcome,
): Promise<PlacementAnswer> {
  if (payment.kind === 'unknown') return { type: 'CheckoutInProgress' };
  try {
    return await settlePlacement(ports, placement, payment);
  } catch (error) {
    ports.reportFault(error, 'A placement could not be settled and is left to the sweeper.');
    return { type: 'CheckoutInProgress' };
  }
}
