import { methodOf } from '../domain/payment-methods/payment-method.ts';
import type { TenderSecrets } from '../domain/payment-methods/payment-method.ts';
import { tidyReport } from '../domain/placement/browser.ts';
import type { BrowserReport, ClientFacts } from '../domain/placement/browser.ts';
import type { PaymentOutcome, PaymentRequest, VerifiedTender } from '../domain/placement/payment.ts';
import { orderContent } from '../domain/placement/order-content.ts';
import { promisedDay } from '../domain/placement/promised-day.ts';
import type { Placement } from '../domain/placement/placement.ts';
import type { Shopper } from '../domain/shopper.ts';
import { checkSecrets } from './check-secrets.ts';
import { claimPlacement } from './claim-placement.ts';
import type { ClaimAnswer, ClaimPlacementPorts, ClaimRequest } from './claim-placement.ts';
import type { CountFreeOrderPorts } from './count-free-order.ts';
import { checkIdempotencyKey } from './idempotency-key.ts';
import { judgeApplication } from './judge-application.ts';
import type { SeenFinance } from './judge-application.ts';
import type { JudgeFinancePorts } from './judge-finance.ts';
import { judgeFreeOrder } from './judge-free-order.ts';
import { judgePlan } from './judge-plan.ts';
import type { JudgePlanPorts } from './judge-plan.ts';
import type { Caller } from './limit-ports.ts';
import { settleOrLeave } from './settle-placement.ts';
import type { SettlePlacementPorts } from './settle-placement.ts';
import { timeForPayments } from './time-for-payments.ts';

export interface PlaceOrderPorts
  extends ClaimPlacementPorts, SettlePlacementPorts, JudgePlanPorts, CountFreeOrderPorts {
  readonly placements: ClaimPlacementPorts['placements'] & SettlePlacementPorts['placements'];
  readonly carts: ClaimPlacementPorts['carts'] & SettlePlacementPorts['carts'];
  readonly payments: SettlePlacementPorts['payments'] &
    JudgePlanPorts['payments'] &
    JudgeFinancePorts['payments'] & {
      authorise(request: PaymentRequest, timeoutMs: number): Promise<PaymentOutcome>;
    };
  readonly now: () => Date;
  /**
   * URL to which a bank returns the shopper's browser.
   * @param site of the storefront
   * @param origin of the requesting page; used if it is one of ours, because a page can only be framed by its own origin
   */
  readonly returnUrlOf: (site: string, origin: string) => string;
  /** The page that leads back to the payment page during a placement, by the same rule. */
  readonly paymentPageOf: (site: string, origin: string, placementId: string) => string;
}

/** What every way of paying asks with. */
export interface PlaceRequest extends ClaimRequest {
  /** What the page sent for the tenders that need it. */
  readonly secrets: TenderSecrets;
  readonly client: ClientFacts;
  readonly caller: Caller;
  readonly browser: BrowserReport | null;
  /** The answer to the bot check; null where the page has none. */
  readonly reCaptchaToken: string | null;
  /** The shopper agreed that the card is stored for this order, if its hold ends before the goods leave. */
  readonly agreesToStoredCard?: boolean;
  /** Of a loan. */
  readonly finance?: SeenFinance;
  /** Called once an attempt to pay is claimed, which a repeated request is not, at any instance. @param attempt its id */
  readonly onBegun?: (attempt: string) => void;
}

/** For a request that pays again, an expired earlier placement means: nothing was charged, and the cart still exists. */
export type PlaceAnswer = Exclude<ApplyAnswer, { type: 'PiecesAppliedForError' }>;

/** For one that may apply for a loan. */
export type ApplyAnswer = Exclude<ClaimAnswer, { type: 'PaymentExpired' }>;

/** Of an order that is free of charge: the claim stored it as authorised, so that after a crash the sweeper finishes it. */
const NOTHING_TO_HOLD: PaymentOutcome = { kind: 'authorised', tenders: [] };

/** Places an order by any plan without a loan: see applyForOrder. */
export async function placeOrder(
  ports: PlaceOrderPorts,
  shopper: Shopper,
  request: PlaceRequest,
): Promise<PlaceAnswer> {
  const answer = await applyForOrder(ports, shopper, request);
  // Only an application is refused so.
  return answer.type === 'PiecesAppliedForError' ? { type: 'PaymentUnavailableError' } : answer;
}

/**
 * Verifies the plan, claims, authorises, settles: the one way to an order, whatever it is paid by. The answer is an order number, an
 * action of the shopper, a refusal with nothing authorised, or CheckoutInProgress, in which case the sweeper settles the placement.
 * @throws InvalidFieldError
 */
export async function applyForOrder(
  ports: PlaceOrderPorts,
  shopper: Shopper,
  request: PlaceRequest,
): Promise<ApplyAnswer> {
  const startedAt = ports.now();
  checkPlaceRequest(ports, request);
  const judged = judgeOf(ports, shopper, request);
  const claim = await claimPlacement(ports, shopper, request, judged.judge);
  if ('answer' in claim) {
    await judged.giveBack();
    return asPlaceAnswer(claim.answer);
  }
  request.onBegun?.(`${claim.claimed.id} ${claim.claimed.attempt}`);
  if (claim.claimed.plan.length === 0)
    return asPlaceAnswer(await settleOrLeave(ports, claim.claimed, NOTHING_TO_HOLD));

  const payment = await ports.payments.authorise(
    paymentRequest(claim, request, returnUrl(ports, shopper, request, claim.claimed.id)),
    timeForPayments(startedAt, ports.now()),
  );
  return asPlaceAnswer(await settleOrLeave(ports, claim.claimed, payment));
}

/** What can be judged of a request without its bag. @throws InvalidFieldError */
export function checkPlaceRequest(
  { methods }: Pick<PlaceOrderPorts, 'methods'>,
  { method, deposit, secrets, ...asked }: PlaceRequest,
) {
  checkIdempotencyKey(asked.idempotencyKey);
  const by = method === null ? undefined : methodOf(methods, method)?.rule.depositBy;
  checkSecrets(methods, secrets, [method, deposit === undefined ? null : (by ?? null)]);
}

/** An order that is free of charge is counted here, any other by payments. */
function judgeOf(ports: PlaceOrderPorts, shopper: Shopper, request: PlaceRequest) {
  const { method, caller, client, reCaptchaToken, finance } = request;
  if (method !== null) {
    const judged = judgePlan(ports, shopper, request);
    const applicant = finance && { shopper, network: caller.network, seen: finance };
    return applicant ? judgeApplication(ports, applicant, judged) : judged;
  }
  return judgeFreeOrder(ports, { ...caller, ipAddress: client.ipAddress, reCaptchaToken });
}

/** Where the shopper comes back to after an action elsewhere. */
function returnUrl(
  { methods, returnUrlOf, paymentPageOf }: PlaceOrderPorts,
  { site }: Shopper,
  { method, client: { origin } }: PlaceRequest,
  placementId: string,
): string {
  const returnsToPage = method !== null && methodOf(methods, method)?.returnsToPage;
  return returnsToPage ? paymentPageOf(site, origin, placementId) : returnUrlOf(site, origin);
}

function asPlaceAnswer(answer: ClaimAnswer): ApplyAnswer {
  return answer.type === 'PaymentExpired' ? { type: 'PaymentUnavailableError' } : answer;
}

function paymentRequest(
  { claimed, tenders }: { claimed: Placement; tenders: readonly VerifiedTender[] },
  { secrets, client, browser, agreesToStoredCard = false }: PlaceRequest,
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
    secrets,
    reference: orderNumber,
    billTo: cart.billingAddress,
    email,
    browser: { ...client, report: browser === null ? null : tidyReport(browser), returnUrl },
    // Without it no hold is renewed, and no card is stored for that.
    promisedDay: agreesToStoredCard ? promisedDay(snapshot) : null,
    content: orderContent(snapshot),
  };
}
