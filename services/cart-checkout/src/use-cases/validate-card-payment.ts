import type { ChallengedPayment, PaymentOutcome } from '../domain/placement/payment.ts';
import { answerOf, isPlacementId } from '../domain/placement/placement.ts';
import type { Placement, PlacementAnswer } from '../domain/placement/placement.ts';
import type { Shopper } from '../domain/shopper.ts';
import { settleOrLeave, settlePlacement } from './settle-placement.ts';
import type { SettlePlacementPorts } from './settle-placement.ts';
import { timeForPayments } from './time-for-payments.ts';

export interface ValidateCardPaymentPorts extends SettlePlacementPorts {
  readonly placements: SettlePlacementPorts['placements'] & {
    findOwn(shopper: Shopper, id: string): Promise<Placement | null>;
    /** @returns the updated placement, or null when it has no open challenge or the deadline has passed */
    endChallenge(shopper: Shopper, id: string, dueInSeconds: number): Promise<Placement | null>;
  };
  readonly payments: SettlePlacementPorts['payments'] & {
    resume(payment: ChallengedPayment, timeoutMs: number): Promise<PaymentOutcome>;
    /** @throws when payments is not reached */
    find(placementId: string): Promise<PaymentOutcome>;
  };
  readonly now: () => Date;
}

export type ValidateAnswer = Exclude<
  PlacementAnswer,
  { type: 'PaymentAddressError' | 'GiftCardUnavailable' }
>;

/**
 * Continues a payment after the bank's challenge. Of concurrent requests one continues; the others and every repeat get its
 * result. An expired placement is released and nothing is authorised.
 */
export async function validateCardPayment(
  ports: ValidateCardPaymentPorts,
  shopper: Shopper,
  placementId: string,
): Promise<ValidateAnswer> {
  const answer = await validate(ports, shopper, placementId);
  // After the challenge the shopper cannot correct the address any more, so a rejected address counts as declined.
  if (answer.type === 'PaymentAddressError')
    return { type: 'PaymentDeclinedError', reason: 'address-mismatch' };
  return answer.type === 'GiftCardUnavailable' ? { type: 'PaymentUnavailableError' } : answer;
}

async function validate(
  ports: ValidateCardPaymentPorts,
  shopper: Shopper,
  placementId: string,
): Promise<PlacementAnswer> {
  if (!isPlacementId(placementId)) return { type: 'PaymentExpired' };
  const startedAt = ports.now();
  const resumed = await ports.placements.endChallenge(shopper, placementId, ports.dueInSeconds);
  if (resumed === null) return answerOther(ports, shopper, placementId);

  const { id, attempt } = resumed;
  const payment = await ports.payments.resume(
    { placementId: id, attempt },
    timeForPayments(startedAt, ports.now()),
  );
  // Payments was not reached and its challenge is still open: the sweeper can settle it, and the shopper may retry.
  if (payment.kind === 'unreachable') return { type: 'CheckoutInProgress' };
  return settleOrLeave(ports, resumed, payment);
}

async function answerOther(
  ports: ValidateCardPaymentPorts,
  shopper: Shopper,
  placementId: string,
): Promise<PlacementAnswer> {
  const placement = await ports.placements.findOwn(shopper, placementId);
  if (placement === null) return { type: 'PaymentExpired' };
  const isOver = placement.state === 'challenge' && placement.challengeOver;
  return isOver ? expire(ports, placement) : answerOf(placement);
}

/** The placement has expired and the sweeper has not run yet. A payment that has already been settled is not undone. */
async function expire(ports: ValidateCardPaymentPorts, placement: Placement): Promise<PlacementAnswer> {
  try {
    return await settlePlacement(ports, placement, await ports.payments.find(placement.id));
  } catch (error) {
    ports.reportFault(error, 'A placement past its challenge is left to the sweeper.');
    return { type: 'CheckoutInProgress' };
  }
}
