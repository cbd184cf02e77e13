import type { Shopper } from '../domain/shopper.ts';
import { claimPlacement } from './claim-placement.ts';
import type { ClaimAnswer, ClaimPlacementPorts, ClaimRequest } from './claim-placement.ts';
import { checkIdempotencyKey } from './idempotency-key.ts';
import { settleOrLeave } from './settle-placement.ts';
import type { SettlePlacementPorts } from './settle-placement.ts';

export interface CreateFreeOfChargeOrderPorts extends ClaimPlacementPorts, SettlePlacementPorts {
  readonly placements: ClaimPlacementPorts['placements'] & SettlePlacementPorts['placements'];
}

export type FreeOfChargeRequest = Omit<ClaimRequest, 'method'>;

type OfPaying =
  | 'OrderPending'
  | 'PaymentDeclinedError'
  | 'PaymentExpired'
  | 'PaymentTokenError'
  | 'PaymentUnavailableError';
export type FreeOfChargeAnswer = Exclude<ClaimAnswer, { type: OfPaying }>;

/**
 * Claim and finish, with nobody to ask in between (ST-07, MU-08). The claim leaves the placement authorised, so that what a crash
 * interrupts the sweeper ends in the order.
 * @throws InvalidFieldError for a bag that is to be paid for
 */
export async function createFreeOfChargeOrder(
  ports: CreateFreeOfChargeOrderPorts,
  shopper: Shopper,
  request: FreeOfChargeRequest,
): Promise<FreeOfChargeAnswer> {
  checkIdempotencyKey(request.idempotencyKey);
  const claim = await claimPlacement(ports, shopper, { ...request, method: 'free' });
  if ('answer' in claim) return asFreeAnswer(claim.answer);
  return asFreeAnswer(await settleOrLeave(ports, claim.claimed, { kind: 'authorised', tenders: [] }));
}

const OF_PAYING: Readonly<Record<OfPaying, true>> = {
  OrderPending: true,
  PaymentDeclinedError: true,
  PaymentExpired: true,
  PaymentTokenError: true,
  PaymentUnavailableError: true,
};

/** Where it is one of those, a payment of the same bag is under way, begun when it still cost something. */
function asFreeAnswer(answer: ClaimAnswer): FreeOfChargeAnswer {
  return isOfPaying(answer) ? { type: 'CheckoutInProgress' } : answer;
}

function isOfPaying(answer: ClaimAnswer): answer is Extract<ClaimAnswer, { type: OfPaying }> {
  return answer.type in OF_PAYING;
}
