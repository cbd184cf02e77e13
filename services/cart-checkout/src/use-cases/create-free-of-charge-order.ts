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
 * Claims and finishes without calling payments (ST-07, MU-08). The claim stores the placement as authorised, so that after a crash
 * the sweeper finishes the order.
 * @throws InvalidFieldError for a cart that is not free
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

/** If it is one of these, a payment of the same cart is in progress, started before the cart became free. */
function asFreeAnswer(answer: ClaimAnswer): FreeOfChargeAnswer {
  return isOfPaying(answer) ? { type: 'CheckoutInProgress' } : answer;
}

function isOfPaying(answer: ClaimAnswer): answer is Extract<ClaimAnswer, { type: OfPaying }> {
  return answer.type in OF_PAYING;
}
