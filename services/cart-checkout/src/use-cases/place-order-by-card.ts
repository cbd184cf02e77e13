import { InvalidFieldError } from '../domain/invalid-field-error.ts';
import type { PaymentOutcome, PaymentRequest } from '../domain/placement/payment.ts';
import type { Placement } from '../domain/placement/placement.ts';
import type { Shopper } from '../domain/shopper.ts';
import { claimPlacement } from './claim-placement.ts';
import type { ClaimAnswer, ClaimPlacementPorts, ClaimRequest } from './claim-placement.ts';
import { settlePlacement } from './settle-placement.ts';
import type { SettlePlacementPorts } from './settle-placement.ts';

export interface PlaceOrderByCardPorts extends ClaimPlacementPorts, SettlePlacementPorts {
  readonly placements: ClaimPlacementPorts['placements'] & SettlePlacementPorts['placements'];
  readonly payments: SettlePlacementPorts['payments'] & {
    authorise(request: PaymentRequest, timeoutMs: number): Promise<PaymentOutcome>;
  };
  readonly now: () => Date;
  readonly reportFault: (error: unknown, message: string) => void;
}

export interface CardRequest extends ClaimRequest {
  readonly transientToken: string;
}

/** What the gateway leaves this service for placing an order, and what of it is kept for settling after the bank answered. */
const DEADLINE_MS = 12_000;
const SETTLING_MS = 1_500;
const KEY = /^[\x20-\x7e]{1,100}$/;
const MAX_TOKEN_LENGTH = 16_384;

/**
 * Claim, authorise, settle. The shopper learns an order number, a refusal with nothing held, or CheckoutInProgress, in which
 * case the sweeper finds out.
 * @throws InvalidFieldError
 */
export async function placeOrderByCard(
  ports: PlaceOrderByCardPorts,
  shopper: Shopper,
  request: CardRequest,
): Promise<ClaimAnswer> {
  const startedAt = ports.now().getTime();
  checkRequest(request);
  const claim = await claimPlacement(ports, shopper, request);
  if ('answer' in claim) return claim.answer;

  const timeLeft = DEADLINE_MS - SETTLING_MS - (ports.now().getTime() - startedAt);
  const payment = await ports.payments.authorise(
    paymentRequest(claim.claimed, request.transientToken),
    timeLeft,
  );
  if (payment.kind === 'unknown') return { type: 'CheckoutInProgress' };
  try {
    return await settlePlacement(ports, claim.claimed, payment);
  } catch (error) {
    // The money may be held and the order may be made: saying "failed" would invite a second payment.
    ports.reportFault(error, 'A placement could not be settled and is left to the sweeper.');
    return { type: 'CheckoutInProgress' };
  }
}

function checkRequest({ transientToken, idempotencyKey }: CardRequest): void {
  if (transientToken.trim() === '' || transientToken.length > MAX_TOKEN_LENGTH) {
    throw new InvalidFieldError('transientToken', 'This is no card token.');
  }
  if (idempotencyKey !== null && !KEY.test(idempotencyKey)) {
    throw new InvalidFieldError('idempotencyKey', 'A key has 1 to 100 printable ASCII characters.');
  }
}

function paymentRequest(
  { id, attempt, site, owner, cartId, orderNumber, snapshot }: Placement,
  token: string,
) {
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
    transientToken: token,
    billTo: cart.billingAddress,
    email,
  };
}
