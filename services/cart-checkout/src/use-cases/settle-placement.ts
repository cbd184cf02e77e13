import { waitOf } from '../domain/payment-methods/payment-method.ts';
import type { PaymentMethod } from '../domain/payment-methods/payment-method.ts';
import type { Position } from '../domain/placement/claim.ts';
import type { ActionHolds, NextAction } from '../domain/placement/next-action.ts';
import type { PaymentOutcome } from '../domain/placement/payment.ts';
import { emptiedGiftCard, replyTo } from '../domain/placement/payment.ts';
import { answerOf } from '../domain/placement/placement.ts';
import type { Placement, PlacementAnswer } from '../domain/placement/placement.ts';
import { fulfil } from '../domain/placement/plan.ts';
import type { HeldTender } from '../domain/placement/plan.ts';
import { mayBecome } from '../domain/placement/transitions.ts';
import { cancelPlacement } from './cancel-placement.ts';
import type { CancelPlacementPorts } from './cancel-placement.ts';
import { finishPlacement } from './finish-placement.ts';
import type { FinishPlacementPorts } from './finish-placement.ts';

export interface SettlePlacementPorts extends FinishPlacementPorts, CancelPlacementPorts {
  readonly placements: CancelPlacementPorts['placements'] & {
    find(id: string): Promise<Placement | null>;
    /** @returns the deadline for the shopper's return, or null when the placement has moved on */
    beginChallenge(from: Position, action: NextAction, seconds: ChallengeSeconds): Promise<Date | null>;
    /** As beginChallenge, with a deadline that may be later than the last one, and detaches the bag. */
    beginWait(from: Position, action: NextAction, seconds: number): Promise<Date | null>;
  };
  readonly carts: {
    /** @param balance pence */
    setGiftCardBalance(cartId: string, giftCardId: string, balance: number): Promise<void>;
  };
  /** The ways to pay that are offered. */
  readonly methods: readonly PaymentMethod[];
  /** The longest time for which goods are reserved while an action is open. */
  readonly actionHolds: ActionHolds;
  /** Multiplies the limits of what many people may share. */
  readonly sourceFactor: number;
  readonly reportFault: (error: unknown, message: string) => void;
}

/** From now on; the shorter applies, and never past the deadline of an earlier challenge of the placement. */
export interface ChallengeSeconds {
  /** How long the action and the card's token are valid. */
  readonly valid: number;
  /** How long we wait. */
  readonly longest: number;
  /** Multiplies the limit of a card. */
  readonly sourceFactor: number;
}

/**
 * Finishes a placement whose plan is held, starts the action of one that needs it, and cancels any other.
 * @returns the answer to the shopper
 */
export async function settlePlacement(
  ports: SettlePlacementPorts,
  placement: Placement,
  payment: PaymentOutcome,
): Promise<PlacementAnswer> {
  const held = heldFor(placement, payment);
  if (held !== null) {
    if (await finishPlacement(ports, placement, held)) return answerOf({ ...placement, state: 'placed' });
  } else if (payment.kind === 'action' && isAwaited(ports, placement, payment)) {
    const { action } = payment;
    const challengeUntil = await begin(ports, placement, payment);
    if (challengeUntil !== null) {
      return answerOf({ ...placement, state: 'challenge', challenge: action, challengeUntil });
    }
  } else {
    // Before the cart can be changed, so that the shopper sees the new balance with the refusal.
    const emptied = emptiedGiftCard(payment);
    if (emptied !== null) await ports.carts.setGiftCardBalance(placement.cartId, emptied.id, emptied.balance);
    const reply = placement.reply ?? replyTo(payment);
    const ending = await cancelPlacement(ports, placement, reply);
    if (ending === 'released') return reply;
    if (ending === 'cancelling') return { type: 'CheckoutInProgress' };
  }
  // A concurrent request settled it first, and its result applies.
  const settled = await ports.placements.find(placement.id);
  return settled === null ? { type: 'CheckoutInProgress' } : answerOf(settled);
}

type OpenAction = Extract<PaymentOutcome, { kind: 'action' }>;

/** Whether there is time left for an open action: an overdue one has it only where its method waits for days. */
function isAwaited(
  { methods }: Pick<SettlePlacementPorts, 'methods'>,
  { state, plan, challengeOver, mayWaitOn }: Placement,
  { action, validSeconds }: OpenAction,
): boolean {
  if (!mayBecome(state, 'challenge')) return false;
  if (waitOf(methods, plan, action.kind) !== null) return validSeconds > 0 && mayWaitOn;
  return state !== 'challenge' || !challengeOver;
}

/** @returns the deadline, or null when the placement has moved on */
async function begin(
  { placements, methods, actionHolds, sourceFactor }: SettlePlacementPorts,
  placement: Placement,
  { action, validSeconds: valid }: OpenAction,
): Promise<Date | null> {
  const wait = waitOf(methods, placement.plan, action.kind);
  if (wait !== null) return placements.beginWait(placement, action, Math.min(valid, wait));
  return placements.beginChallenge(placement, action, {
    valid,
    longest: actionHolds[action.kind],
    sourceFactor,
  });
}

/** The tenders of the order, or null when what the placement costs is not held exactly as planned. */
function heldFor({ plan }: Placement, payment: PaymentOutcome): HeldTender[] | null {
  if (payment.kind !== 'authorised') return null;
  return fulfil(plan, payment.tenders);
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
