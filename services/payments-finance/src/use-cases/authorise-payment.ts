import type { Amount } from '../domain/payment/payment.ts';
import { newMerchantTransactionId, storedAnswer, viewOf } from './attempt.ts';
import type { Attempt, AttemptDependencies, AuthoriseOutcome, CurrentTender, Shopper } from './attempt.ts';
import type { Browser } from './ports/payer-authentication.ts';
import { holdTender } from './hold-tender.ts';
import type { BillTo, TokenOwner } from '../domain/payment/payer.ts';
import type { NewTender, OpenTender, TenderKey } from './ports/payment-store.ts';
import { accountOf, refusalOf } from './ports/planned-tender.ts';
import type { PlannedTender } from './ports/planned-tender.ts';
import { providerOf } from './ports/providers.ts';
import { DeadlineTooShortError, isTooLate, timeToAsk } from '../domain/payment/time-left.ts';
import type { VerifiedTender } from './ports/tender-provider.ts';
import { verifyTenders } from './verify-plan.ts';

export interface AuthoriseOrder extends TenderKey, TokenOwner {
  readonly amount: Amount;
  readonly reference: string;
  /** In the order in which they are held; their amounts sum to `amount`. */
  readonly plan: readonly PlannedTender[];
  readonly billTo: BillTo;
  /** Undefined where a challenge is not possible. */
  readonly browser: Browser | undefined;
  /** YYYY-MM-DD: the last day on which goods are promised that are not captured before they leave. */
  readonly promisedDay?: string | undefined;
  /** The placement of an order whose hold has ended, and which this payment pays again: its card is not stored. */
  readonly paysAgainFor?: string | undefined;
  /** Hash of the whole request. */
  readonly requestHash: Buffer;
  /** When the caller stops waiting. */
  readonly deadline: Date;
}

/**
 * Holds the tenders of the plan one after the other, at most once per key, up to the first one that fails or for which the shopper
 * has to act. All tenders are stored before a provider is called.
 *
 * @throws DeadlineTooShortError
 * @throws MethodNotOfferedError
 */
export async function authorisePayment(
  order: AuthoriseOrder,
  deps: AttemptDependencies,
): Promise<AuthoriseOutcome> {
  if (isTooLate(order, deps.now)) throw new DeadlineTooShortError('Too little time is left.');
  const verified = await verify(order, deps);
  // A repeated call gets the stored answer, although its details may have expired since.
  if ('refusal' in verified) return (await knownAnswer(order, deps)) ?? verified;

  if (!(await isMissing(order, deps))) return { refusal: 'conflict' };
  const current = order.plan.map(({ details }, position) => ({
    ...{ position, details, verified: verified.tenders[position] as VerifiedTender },
    merchantTransactionId: newMerchantTransactionId(deps),
  }));
  const opened = await deps.payments.open({
    ...order,
    tenders: current.map((tender) => newTender(tender, order)),
  });
  if (opened === undefined) return answerOfRival(order, deps);
  return holdAll(attemptOf(order, current, opened), current, order, deps);
}

/** An order is paid again only while its hold is missing, by one tender of that amount. */
async function isMissing(
  { paysAgainFor, amount, plan }: AuthoriseOrder,
  { payments }: AttemptDependencies,
): Promise<boolean> {
  if (paysAgainFor === undefined) return true;
  const view = await payments.find(paysAgainFor);
  const isOpen = view?.state === 'authorised' && view.holdState === 'missing';
  return isOpen && view.missingMinorUnits === amount.minorUnits && plan.length === 1;
}

type Verified =
  { readonly tenders: readonly VerifiedTender[] } | Extract<AuthoriseOutcome, { refusal: unknown }>;

async function verify(order: AuthoriseOrder, { providers, now }: AttemptDependencies): Promise<Verified> {
  const verified = await verifyTenders(order.plan, order, timeToAsk(order, now), providers);
  if (verified.kind === 'refused') return { refusal: verified.refusal };
  const incomplete = order.plan.find(({ details, amount }) => {
    const { browserFrom = Infinity } = providerOf(providers, details.method).capabilities;
    return order.browser === undefined && amount.minorUnits >= browserFrom;
  });
  return incomplete === undefined ? verified : { refusal: refusalOf(incomplete.details) };
}

async function holdAll(
  opened: Attempt,
  plan: readonly CurrentTender[],
  { browser, ...order }: AuthoriseOrder,
  deps: AttemptDependencies,
): Promise<AuthoriseOutcome> {
  const { cartId, ownerKey, site } = order;
  const shopper: Shopper = { browser, owner: { cartId, ownerKey, site } };
  let attempt = opened;
  for (const tender of plan) {
    const step = await holdTender(attempt, tender, shopper, deps);
    if (step.kind === 'answered') return step.outcome;
    if (step.kind === 'overtaken') return answerOfRival(order, deps);
    attempt = step.attempt;
  }
  return { view: viewOf(attempt) };
}

const newTender = (
  { position, details, verified, merchantTransactionId }: CurrentTender,
  { plan, amount }: AuthoriseOrder,
): NewTender => ({
  ...{ method: details.method, amount: plan[position]?.amount ?? amount, merchantTransactionId },
  ...{ maskedNumber: verified.maskedNumber, cardType: verified.cardType, account: accountOf(details) },
});

function attemptOf(
  order: AuthoriseOrder,
  plan: readonly CurrentTender[],
  opened: readonly OpenTender[],
): Attempt {
  const { reference, billTo, deadline, promisedDay } = order;
  const tenders = opened.map(({ tenderId: id }, position) => {
    const tender = newTender(plan[position] as CurrentTender, order);
    return { ...tender, id, state: 'intended' as const };
  });
  return { payment: opened[0] as OpenTender, tenders, reference, billTo, deadline, promisedDay };
}

/** A known key returns what is stored; a decided or running payment accepts no further attempt. */
async function knownAnswer(
  order: Pick<AuthoriseOrder, keyof TenderKey | 'requestHash'>,
  { payments }: AttemptDependencies,
): Promise<AuthoriseOutcome | undefined> {
  const known = await payments.lookUp(order);
  if (known.paymentState === 'cancelled') return { refusal: 'cancelled' };
  if (known.requestHash !== undefined) {
    return known.requestHash.equals(order.requestHash)
      ? storedAnswer(order.placementId, payments)
      : { refusal: 'conflict' };
  }
  const free = known.paymentState === undefined || known.paymentState === 'declined';
  return free ? undefined : { refusal: 'conflict' };
}

/** Nothing was opened or sent: a cancel or another call for this placement came first. */
const answerOfRival = async (
  order: Pick<AuthoriseOrder, keyof TenderKey | 'requestHash'>,
  deps: AttemptDependencies,
): Promise<AuthoriseOutcome> => (await knownAnswer(order, deps)) ?? { refusal: 'conflict' };
