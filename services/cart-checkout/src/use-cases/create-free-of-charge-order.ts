import type { Shopper } from '../domain/shopper.ts';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import type { FailureOf } from '../domain/failures.ts';
import { claimPlacement } from './claim-placement.ts';
import type { ClaimAnswer, ClaimPlacementPorts, ClaimRequest } from './claim-placement.ts';
import { countFreeOrder } from './count-free-order.ts';
import type { CountFreeOrderPorts } from './count-free-order.ts';
import { checkIdempotencyKey } from './idempotency-key.ts';
import type { CheckedCaller } from './limit-ports.ts';
import { NO_HOLDS } from '../domain/rate-limit/hold-limits.ts';
import { settleOrLeave } from './settle-placement.ts';
import type { SettlePlacementPorts } from './settle-placement.ts';

export interface CreateFreeOfChargeOrderPorts
  extends ClaimPlacementPorts, SettlePlacementPorts, CountFreeOrderPorts {
  readonly placements: ClaimPlacementPorts['placements'] & SettlePlacementPorts['placements'];
  readonly carts: ClaimPlacementPorts['carts'] & SettlePlacementPorts['carts'];
}

export type FreeOfChargeRequest = Omit<ClaimRequest, 'method'>;

/** It is finished in the same request, so that nothing is held without an order. */
const UNHELD = { tenders: [], holds: NO_HOLDS, checkHuman: async () => false };

type OfPaying =
  | 'GiftCardNotValid'
  | 'GiftCardUnavailable'
  | 'OrderPending'
  | 'PaymentDeclinedError'
  | 'PaymentExpired'
  | 'PaymentTokenError'
  | 'PaymentUnavailableError';
export type FreeOfChargeAnswer =
  Exclude<ClaimAnswer, { type: OfPaying }> | FailureOf<'TooManyAttemptsError' | 'ReCaptchaError'>;

/**
 * Claims and finishes without calling payments (ST-07, MU-08). The claim stores the placement as authorised, so that after a crash
 * the sweeper finishes the order.
 * @throws InvalidFieldError for a cart that is not free
 */
export async function createFreeOfChargeOrder(
  ports: CreateFreeOfChargeOrderPorts,
  shopper: Shopper,
  request: FreeOfChargeRequest,
  caller: CheckedCaller,
): Promise<FreeOfChargeAnswer> {
  checkIdempotencyKey(request.idempotencyKey);
  let attempts: readonly CountedAttempt[] = [];
  const claim = await claimPlacement(ports, shopper, { ...request, method: null }, async ({ snapshot }) => {
    await giveBack(ports, attempts);
    const counted = await countFreeOrder(ports, caller, snapshot);
    attempts = counted.type === 'Counted' ? counted.attempts : [];
    return counted.type === 'Counted' ? UNHELD : { reply: counted };
  });
  if ('answer' in claim) {
    await giveBack(ports, attempts);
    return asFreeAnswer(claim.answer);
  }
  return asFreeAnswer(await settleOrLeave(ports, claim.claimed, { kind: 'authorised', tenders: [] }));
}

/** What was not placed does not count. */
async function giveBack(
  { rateLimits }: CountFreeOrderPorts,
  attempts: readonly CountedAttempt[],
): Promise<void> {
  for (const attempt of attempts) await rateLimits.giveBack(attempt);
}

const OF_PAYING: Readonly<Record<OfPaying, true>> = {
  GiftCardNotValid: true,
  GiftCardUnavailable: true,
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
