import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { tidyReport } from '../domain/placement/browser.ts';
import type { BrowserReport, ClientFacts } from '../domain/placement/browser.ts';
import type { PaymentOutcome, PaymentRequest } from '../domain/placement/payment.ts';
import type { Placement } from '../domain/placement/placement.ts';
import type { Shopper } from '../domain/shopper.ts';
import { claimPlacement } from './claim-placement.ts';
import type { ClaimAnswer, ClaimPlacementPorts, ClaimRequest } from './claim-placement.ts';
import { checkIdempotencyKey } from './idempotency-key.ts';
import { settleOrLeave } from './settle-placement.ts';
import type { SettlePlacementPorts } from './settle-placement.ts';
import { timeForPayments } from './time-for-payments.ts';

export interface PlaceOrderByCardPorts extends ClaimPlacementPorts, SettlePlacementPorts {
  readonly placements: ClaimPlacementPorts['placements'] & SettlePlacementPorts['placements'];
  readonly payments: SettlePlacementPorts['payments'] & {
    authorise(request: PaymentRequest, timeoutMs: number): Promise<PaymentOutcome>;
  };
  readonly now: () => Date;
  /** URL to which a bank returns the shopper's browser. @param site of the storefront */
  /** @param origin of the requesting page; used if it is one of ours, because a page can only be framed by its own origin */
  readonly returnUrlOf: (site: string, origin: string) => string;
}

export type CardAnswer = Exclude<ClaimAnswer, { type: 'PaymentExpired' }>;

export interface CardRequest extends Omit<ClaimRequest, 'method'> {
  readonly transientToken: string;
  readonly client: ClientFacts;
  readonly browser: BrowserReport | null;
}

const MAX_TOKEN_LENGTH = 16_384;

/**
 * Claims, authorises, settles. The answer is an order number, a challenge, a refusal with nothing authorised, or
 * CheckoutInProgress, in which case the sweeper settles the placement.
 * @throws InvalidFieldError
 */
export async function placeOrderByCard(
  ports: PlaceOrderByCardPorts,
  shopper: Shopper,
  request: CardRequest,
): Promise<CardAnswer> {
  const startedAt = ports.now();
  checkRequest(request);
  const claim = await claimPlacement(ports, shopper, { ...request, method: 'card' });
  if ('answer' in claim) return asCardAnswer(claim.answer);

  const payment = await ports.payments.authorise(
    paymentRequest(claim.claimed, request, ports.returnUrlOf(shopper.site, request.client.origin)),
    timeForPayments(startedAt, ports.now()),
  );
  return asCardAnswer(await settleOrLeave(ports, claim.claimed, payment));
}

/** For a request that pays again, an expired earlier placement means: nothing was charged, and the cart still exists. */
function asCardAnswer(answer: ClaimAnswer): CardAnswer {
  return answer.type === 'PaymentExpired' ? { type: 'PaymentUnavailableError' } : answer;
}

function checkRequest({ transientToken, idempotencyKey }: CardRequest): void {
  if (transientToken.trim() === '' || transientToken.length > MAX_TOKEN_LENGTH) {
    throw new InvalidFieldError('transientToken', 'This is no card token.');
  }
  checkIdempotencyKey(idempotencyKey);
}

function paymentRequest(
  { id, attempt, site, owner, cartId, orderNumber, snapshot }: Placement,
  { transientToken, client, browser }: CardRequest,
  returnUrl: string,
): PaymentRequest {
  const { cart, email } = snapshot;
  if (cart.billingAddress === null) throw new Error(`Placement ${id} was claimed without a billing address.`);
  return {
    placementId: id,
    attempt,
    site,
    cartId,
    owner,
    amount: cart.total,
    reference: orderNumber,
    transientToken,
    billTo: cart.billingAddress,
    email,
    browser: { ...client, report: browser === null ? null : tidyReport(browser), returnUrl },
  };
}
