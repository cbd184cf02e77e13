import { CHECKOUT_ACTION } from '@loupe/bot-check/robots';
import type { Robots } from '@loupe/bot-check/robots';
import { tidyReport } from '../domain/placement/browser.ts';
import type { BrowserReport, ClientFacts } from '../domain/placement/browser.ts';
import type {
  PaymentOutcome,
  PaymentRequest,
  PlanToVerify,
  PlanVerification,
  VerifiedTender,
} from '../domain/placement/payment.ts';
import { promisedDay } from '../domain/placement/promised-day.ts';
import type { Placement } from '../domain/placement/placement.ts';
import type { Shopper } from '../domain/shopper.ts';
import { claimPlacement } from './claim-placement.ts';
import type {
  ClaimAnswer,
  ClaimPlacementPorts,
  ClaimRequest,
  VerifiedPlan,
  VerifyPrepared,
} from './claim-placement.ts';
import { holdCounters } from './hold-counters.ts';
import type { HoldLimitPorts } from './hold-counters.ts';
import { checkIdempotencyKey } from './idempotency-key.ts';
import { settleOrLeave } from './settle-placement.ts';
import type { SettlePlacementPorts } from './settle-placement.ts';
import { timeForPayments } from './time-for-payments.ts';

export interface PlaceOrderPorts extends ClaimPlacementPorts, SettlePlacementPorts, HoldLimitPorts {
  readonly placements: ClaimPlacementPorts['placements'] & SettlePlacementPorts['placements'];
  readonly carts: ClaimPlacementPorts['carts'] & SettlePlacementPorts['carts'];
  readonly payments: SettlePlacementPorts['payments'] & {
    verify(plan: PlanToVerify): Promise<PlanVerification>;
    authorise(request: PaymentRequest, timeoutMs: number): Promise<PaymentOutcome>;
  };
  readonly robots: Robots;
  readonly now: () => Date;
  /**
   * URL to which a bank returns the shopper's browser.
   * @param site of the storefront
   * @param origin of the requesting page; used if it is one of ours, because a page can only be framed by its own origin
   */
  readonly returnUrlOf: (site: string, origin: string) => string;
}

/** Common to all ways of paying. */
export interface PaidRequest extends Omit<ClaimRequest, 'method'> {
  readonly client: ClientFacts;
  /** The answer to the bot check; null where the page has none. */
  readonly reCaptchaToken: string | null;
}

export interface PlaceRequest extends PaidRequest, Pick<ClaimRequest, 'method'> {
  /** The card provider's token; null for a plan without a card. */
  readonly transientToken: string | null;
  readonly browser: BrowserReport | null;
  /** The shopper agreed that the card is stored for this order, if its hold ends before the goods leave. */
  readonly agreesToStoredCard?: boolean;
}

/** For a request that pays again, an expired earlier placement means: nothing was charged, and the cart still exists. */
export type PaidAnswer = Exclude<ClaimAnswer, { type: 'PaymentExpired' }>;

/**
 * Verifies the plan, claims, authorises, settles. The answer is an order number, an action of the shopper, a refusal with nothing
 * authorised, or CheckoutInProgress, in which case the sweeper settles the placement.
 * @throws InvalidFieldError
 */
export async function placeOrder(
  ports: PlaceOrderPorts,
  shopper: Shopper,
  request: PlaceRequest,
): Promise<PaidAnswer> {
  const startedAt = ports.now();
  checkIdempotencyKey(request.idempotencyKey);
  const claim = await claimPlacement(ports, shopper, request, verifying(ports, shopper, request));
  if ('answer' in claim) return asPaidAnswer(claim.answer);

  const payment = await ports.payments.authorise(
    paymentRequest(claim, request, ports.returnUrlOf(shopper.site, request.client.origin)),
    timeForPayments(startedAt, ports.now()),
  );
  return asPaidAnswer(await settleOrLeave(ports, claim.claimed, payment));
}

function asPaidAnswer(answer: ClaimAnswer): PaidAnswer {
  return answer.type === 'PaymentExpired' ? { type: 'PaymentUnavailableError' } : answer;
}

/** Verifies a plan once, also when claiming is tried again: each verification counts as an attempt. */
function verifying(
  ports: PlaceOrderPorts,
  { site, owner }: Shopper,
  { transientToken, client, reCaptchaToken }: PlaceRequest,
): VerifyPrepared {
  let verified: ({ readonly key: string } & VerifiedPlan) | undefined;
  let human: Promise<boolean> | undefined;
  return async ({ snapshot, plan }, { hasPaidOrder }) => {
    const key = JSON.stringify([snapshot.cart.id, plan]);
    if (verified?.key === key) return verified;
    const { email, cart } = snapshot;
    const { ipAddress } = client;
    const about = { site, owner, cartId: cart.id, email, ipAddress, reCaptchaToken, hasPaidOrder };
    const answer = await ports.payments.verify({ ...about, plan, transientToken });
    if (answer.kind === 'refused') return answer;
    const { tenders, passedBotCheck: isHuman } = answer;
    const counters = holdCounters(ports, { session: `${site} ${owner}`, ipAddress, tenders });
    const checkHuman = async () =>
      isHuman || (reCaptchaToken !== null && (await (human ??= isHumanBy(ports, reCaptchaToken, ipAddress))));
    verified = { key, tenders, holds: { ...counters, isHuman }, checkHuman };
    return verified;
  };
}

/** A token is good once. */
const isHumanBy = ({ robots }: PlaceOrderPorts, token: string, ipAddress: string): Promise<boolean> =>
  robots.isHuman(token, { action: CHECKOUT_ACTION, ipAddress });

function paymentRequest(
  { claimed, tenders }: { claimed: Placement; tenders: readonly VerifiedTender[] },
  { transientToken, client, browser, agreesToStoredCard = false }: PlaceRequest,
  returnUrl: string,
): PaymentRequest {
  const { id, attempt, site, owner, cartId, orderNumber, snapshot } = claimed;
  const { cart, email } = snapshot;
  if (cart.billingAddress === null) throw new Error(`Placement ${id} was claimed without a billing address.`);
  return {
    placementId: id,
    attempt,
    site,
    cartId,
    owner,
    amount: cart.total,
    tenders,
    transientToken,
    reference: orderNumber,
    billTo: cart.billingAddress,
    email,
    browser: { ...client, report: browser === null ? null : tidyReport(browser), returnUrl },
    // Without it no hold is renewed, and no card is stored for that.
    promisedDay: agreesToStoredCard ? promisedDay(snapshot) : null,
  };
}
