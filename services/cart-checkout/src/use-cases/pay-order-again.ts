import { countersOf } from '@loupe/rate-limit/counters';
import type { FailureOf } from '../domain/failures.ts';
import { PAYS_AGAIN, answerOf } from '../domain/pay-again/pay-again.ts';
import type { PayAgain, PayAgainAnswer } from '../domain/pay-again/pay-again.ts';
import { tidyReport } from '../domain/placement/browser.ts';
import type { BrowserReport, ClientFacts } from '../domain/placement/browser.ts';
import type {
  PaymentOutcome,
  PaymentRequest,
  PlanToVerify,
  PlanVerification,
} from '../domain/placement/payment.ts';
import type { PaymentPlan } from '../domain/placement/plan.ts';
import { PAY_AGAIN_LIMITS } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cancelPayAgain } from './cancel-pay-again.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkIdempotencyKey } from './idempotency-key.ts';
import { judgePayAgain, linkedOrder, refusalOf } from './judge-pay-again.ts';
import type { JudgePayAgainPorts, LinkedOrder } from './judge-pay-again.ts';
import type { Caller, LimitPorts } from './limit-ports.ts';
import { settlePayAgainOrLeave } from './settle-pay-again.ts';
import type { SettlePayAgainPorts } from './settle-pay-again.ts';
import { timeForPayments } from './time-for-payments.ts';

export interface PayOrderAgainPorts
  extends SettlePayAgainPorts, JudgePayAgainPorts, Pick<LimitPorts, 'rateLimits'> {
  readonly payAgains: SettlePayAgainPorts['payAgains'] &
    JudgePayAgainPorts['payAgains'] & {
      claim(
        attempt: Pick<PayAgain, 'id' | 'orderId' | 'episode' | 'amount'> & { readonly key: string },
        dueInSeconds: number,
      ): Promise<PayAgain | null>;
    };
  readonly payments: SettlePayAgainPorts['payments'] &
    JudgePayAgainPorts['payments'] & {
      verify(plan: PlanToVerify): Promise<PlanVerification>;
      authorise(request: PaymentRequest, timeoutMs: number): Promise<PaymentOutcome>;
    };
  readonly sourceFactor: number;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly returnUrlOf: (site: string, origin: string) => string;
}

export interface PayAgainRequest {
  readonly token: string;
  readonly transientToken: string;
  /** Pence that the shopper saw. */
  readonly expectedAmount: number;
  /** Null: every request is one of its own. */
  readonly idempotencyKey: string | null;
  readonly browser: BrowserReport | null;
  readonly reCaptchaToken: string | null;
  readonly client: ClientFacts;
}

export type PayOrderAgainAnswer =
  | PayAgainAnswer
  | FailureOf<
      | 'IdempotencyConflictError'
      | 'LinkExpiredError'
      | 'NothingToPayError'
      | 'OrderCancelledError'
      | 'PriceChangedError'
      | 'ReCaptchaError'
      | 'TooManyAttemptsError'
    >;

/**
 * Authorises by card what an order misses, at most once at a time. Payments puts the new hold in the place of the one that ended, and
 * says so by an event. An open challenge of an earlier attempt is cancelled first.
 * @throws InvalidFieldError
 */
export async function payOrderAgain(
  ports: PayOrderAgainPorts,
  shopper: Shopper,
  request: PayAgainRequest,
  caller: Pick<Caller, 'network'>,
): Promise<PayOrderAgainAnswer> {
  const startedAt = ports.now();
  const { token, transientToken, idempotencyKey, expectedAmount } = request;
  checkIdempotencyKey(idempotencyKey);
  checkSecrets([PAYS_AGAIN], { [PAYS_AGAIN.name]: transientToken }, [PAYS_AGAIN.name]);
  const linked = await linkedOrder(ports, shopper.site, token, idempotencyKey);
  if (linked === null) return { type: 'LinkExpiredError' };
  const { repeated, live, orderNumber } = linked.order;
  if (repeated !== null)
    return repeated.amount === expectedAmount ? answerOf(repeated) : { type: 'IdempotencyConflictError' };
  // Another tab pays: this request is not an attempt yet.
  if (live !== null && live.state !== 'challenge') return answerOf(live);

  const counted = await count(ports, linked, caller);
  if (counted.type === 'TooManyAttemptsError') return counted;
  const due = await orUnavailable(ports, () => judgePayAgain(ports, linked));
  if (due === null) return { type: 'PaymentUnavailableError' };
  if (due.kind === 'paid') return { type: 'OrderPaidAgain', orderNumber };
  if (due.kind !== 'due') return refusalOf(due) ?? { type: 'NothingToPayError' };
  if (due.amount !== expectedAmount)
    return { type: 'PriceChangedError', expectedTotal: expectedAmount, total: due.amount };
  return authorise(ports, shopper, { ...request, ...linked, amount: due.amount, startedAt });
}

const count = (
  { rateLimits, sourceFactor }: PayOrderAgainPorts,
  { order }: LinkedOrder,
  { network }: Pick<Caller, 'network'>,
) =>
  rateLimits.count(
    countersOf('pay-again', PAY_AGAIN_LIMITS, {
      subjects: { order: order.id, network },
      networkFactor: sourceFactor,
    }),
  );

/** Null when payments cannot say. */
async function orUnavailable<T>(
  { reportFault }: PayOrderAgainPorts,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    reportFault(error, 'Payments did not say whether an order has its money.');
    return null;
  }
}

type Asked = PayAgainRequest & LinkedOrder & { readonly amount: number; readonly startedAt: Date };

async function authorise(
  ports: PayOrderAgainPorts,
  shopper: Shopper,
  asked: Asked,
): Promise<PayOrderAgainAnswer> {
  const { order, link, amount, startedAt } = asked;
  const verified = await ports.payments.verify(planToVerify(shopper, asked));
  if (verified.kind === 'refused') return ofCard(verified.reply);
  if (
    order.live !== null &&
    (await cancelPayAgain(ports, order.live, { type: 'PaymentExpired' })) !== 'released'
  )
    return { type: 'CheckoutInProgress' };
  const id = ports.newId();
  const attempt = { id, orderId: order.id, episode: link.episode, amount, key: asked.idempotencyKey ?? id };
  const claimed = await ports.payAgains.claim(attempt, ports.dueInSeconds);
  // Another tab was faster; its answer is not this one's, so the page asks again.
  if (claimed === null) return { type: 'CheckoutInProgress' };
  const payment = await ports.payments.authorise(
    paymentRequest(ports, shopper, { ...asked, claimed, tenders: verified.tenders }),
    timeForPayments(startedAt, ports.now()),
  );
  return settlePayAgainOrLeave(ports, claimed, payment);
}

const planOf = (amount: number): PaymentPlan => [
  { method: PAYS_AGAIN.name, amount, details: { kind: 'card' } },
];

const planToVerify = (
  { site, owner }: Shopper,
  { order, amount, transientToken, reCaptchaToken, client }: Asked,
): PlanToVerify => ({
  site,
  owner,
  cartId: order.id,
  email: order.email,
  ipAddress: client.ipAddress,
  // The holder of the link has paid for an order.
  plan: planOf(amount),
  secrets: { [PAYS_AGAIN.name]: transientToken },
  reCaptchaToken,
  hasPaidOrder: true,
});

/** No gift card is part of it. */
function ofCard(reply: Extract<PlanVerification, { kind: 'refused' }>['reply']): PayOrderAgainAnswer {
  const isOfGiftCard = reply.type === 'GiftCardNotValid' || reply.type === 'GiftCardUnavailable';
  return isOfGiftCard ? { type: 'PaymentUnavailableError' } : reply;
}

function paymentRequest(
  { returnUrlOf }: Pick<PayOrderAgainPorts, 'returnUrlOf'>,
  { site, owner }: Shopper,
  {
    order,
    amount,
    transientToken,
    client,
    browser,
    claimed,
    tenders,
  }: Asked & { readonly claimed: PayAgain; readonly tenders: PaymentRequest['tenders'] },
): PaymentRequest {
  const report = browser === null ? null : tidyReport(browser);
  return {
    placementId: claimed.id,
    attempt: 1,
    site,
    owner,
    cartId: order.id,
    amount,
    tenders,
    secrets: { [PAYS_AGAIN.name]: transientToken },
    reference: order.orderNumber,
    billTo: order.billingAddress,
    email: order.email,
    browser: { ...client, report, returnUrl: returnUrlOf(site, client.origin) },
    // The card is not stored for it.
    promisedDay: null,
    paysAgainFor: order.placementId,
  };
}
