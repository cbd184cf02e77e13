import type { BillTo, TokenOwner } from '../domain/payment/payer.ts';
import type { OrderContent } from '../domain/payment/order-content.ts';
import type { Amount, PaymentMethod } from '../domain/payment/payment.ts';
import { newMerchantTransactionId, storedAnswer } from './attempt.ts';
import type { Attempt, AttemptPorts, AuthoriseOutcome, CurrentTender } from './attempt.ts';
import { holdAll } from './hold-tender.ts';
import type { Browser } from './ports/payer-authentication.ts';
import type { TenderKey } from './ports/payment-store.ts';
import type { PlannedTender } from './ports/planned-tender.ts';
import { DeadlineTooShortError, isTooLate, providerOf, timeToAsk } from './ports/providers.ts';
import type { TenderDetails, VerifiedTender } from './ports/tender-provider.ts';
import { refusalOf, verifyTenders } from './verify-tenders.ts';

export interface AuthoriseOrder extends TenderKey, TokenOwner {
  readonly amount: Amount;
  readonly reference: string;
  /** In the order in which they are held; their amounts sum to `amount`. */
  readonly plan: readonly PlannedTender[];
  readonly billTo: BillTo;
  /** Undefined where a challenge is not possible. */
  readonly browser: Browser | undefined;
  /** Undefined: providers are told the amount alone. */
  readonly content?: OrderContent | undefined;
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
  ports: AttemptPorts,
  order: AuthoriseOrder,
): Promise<AuthoriseOutcome> {
  if (isTooLate(order, ports.now)) throw new DeadlineTooShortError('Too little time is left.');
  const verified = await verify(ports, order);
  // A repeated call gets the stored answer, although its details may have expired since.
  if ('refusal' in verified) return (await knownAnswer(ports, order)) ?? verified;

  if (!(await isMissing(ports, order))) return { refusal: 'conflict' };
  const opened = await openAttempt(ports, order, verified.tenders);
  const held = opened && (await holdAll(ports, opened));
  return held ?? answerOfRival(ports, order);
}

/** An order is paid again only while its hold is missing, by one tender of that amount. */
async function isMissing(
  { payments }: AttemptPorts,
  { paysAgainFor, amount, plan }: AuthoriseOrder,
): Promise<boolean> {
  if (paysAgainFor === undefined) return true;
  const view = await payments.find(paysAgainFor);
  const isOpen = view?.state === 'authorised' && view.holdState === 'missing';
  return isOpen && view.missingMinorUnits === amount.minorUnits && plan.length === 1;
}

type Verified =
  { readonly tenders: readonly VerifiedTender[] } | Extract<AuthoriseOutcome, { refusal: unknown }>;

async function verify({ providers, now }: AttemptPorts, order: AuthoriseOrder): Promise<Verified> {
  const verified = await verifyTenders(order.plan, order, timeToAsk(order, now), providers);
  if (verified.kind === 'refused') return { refusal: verified.refusal };
  const incomplete = order.plan.find(({ details, amount }) => {
    const { browserFrom = Infinity } = providerOf(providers, details.method).capabilities;
    return order.browser === undefined && amount.minorUnits >= browserFrom;
  });
  return incomplete === undefined ? verified : { refusal: refusalOf(incomplete.details) };
}

/** Stores all tenders. Undefined when another call or a cancel came first. @param verified in plan order */
async function openAttempt(
  ports: AttemptPorts,
  order: AuthoriseOrder,
  verified: readonly VerifiedTender[],
): Promise<Attempt | undefined> {
  const { reference, billTo, deadline, promisedDay, browser, content, cartId, ownerKey, site } = order;
  const shopper = { browser, content, owner: { cartId, ownerKey, site } };
  const planned = order.plan.map(({ details, amount }, index) => ({
    ...newTender(details, verified[index] as VerifiedTender),
    amount,
    merchantTransactionId: transactionIdOf(ports, order, details.method),
  }));
  const opened = await ports.payments.open({ ...order, tenders: planned });
  const tenders = opened?.map(({ tenderId: id }, index): CurrentTender => {
    return { ...(planned[index] as (typeof planned)[number]), id, state: 'intended' };
  });
  const [tender, ...after] = tenders ?? [];
  const [payment] = opened ?? [];
  if (tender === undefined || payment === undefined) return undefined;
  return { payment, tender, before: [], after, reference, billTo, deadline, promisedDay, shopper };
}

const newTender = (details: TenderDetails, verified: VerifiedTender) => ({
  method: details.method,
  account: accountOf(details),
  details,
  verified,
  maskedNumber: verified.maskedNumber,
  cardType: verified.cardType,
});

/** A placement is attempted once at a provider that knows it by its id: a second attempt has an id of its own. */
function transactionIdOf(
  ports: AttemptPorts,
  { placementId, attempt }: TenderKey,
  method: PaymentMethod,
): string {
  const { namedByPlacement = false } = providerOf(ports.providers, method).capabilities;
  return namedByPlacement && attempt === 1
    ? placementId.replaceAll('-', '')
    : newMerchantTransactionId(ports);
}

/** The account that the provider needs again to capture, refund or reverse. */
const accountOf = (details: TenderDetails): string | undefined =>
  'giftCardId' in details ? details.giftCardId : undefined;

/** A known key returns what is stored; a decided or running payment accepts no further attempt. */
async function knownAnswer(
  { payments }: AttemptPorts,
  order: Pick<AuthoriseOrder, keyof TenderKey | 'requestHash'>,
): Promise<AuthoriseOutcome | undefined> {
  const known = await payments.lookUp(order);
  if (known.paymentState === 'cancelled') return { refusal: 'cancelled' };
  if (known.requestHash !== undefined) {
    return known.requestHash.equals(order.requestHash)
      ? storedAnswer(payments, order.placementId)
      : { refusal: 'conflict' };
  }
  const free = known.paymentState === undefined || known.paymentState === 'declined';
  return free ? undefined : { refusal: 'conflict' };
}

/** Nothing was opened or sent: a cancel or another call for this placement came first. */
const answerOfRival = async (
  ports: AttemptPorts,
  order: Pick<AuthoriseOrder, keyof TenderKey | 'requestHash'>,
): Promise<AuthoriseOutcome> => (await knownAnswer(ports, order)) ?? { refusal: 'conflict' };
