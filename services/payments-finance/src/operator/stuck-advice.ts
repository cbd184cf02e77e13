import { formatCurrency } from '@loupe/money/format-currency';
import type { LedgerDifference } from '../domain/settlement/reconcile.ts';
import type { MethodDifference } from '../use-cases/reconcile-settlements.ts';
import type {
  FailedNotice,
  GivenUpSettlement,
  LateWait,
  ParkedKey,
  RefusedSettlements,
  StuckCase,
  StuckDispute,
  StuckGiftCard,
  StuckHold,
  StuckTender,
  UndeliveredGiftCard,
} from '../use-cases/list-stuck.ts';
import type { CardWithoutNumber, LostOrder } from '../use-cases/ports/restore-store.ts';
import { differenceInWords } from './say.ts';
import { refusalAdvice } from './refusal-advice.ts';

/** A case for an operator: what is known, what is safe, and the command that does it. */
export interface Advice {
  readonly title: string;
  readonly known: string;
  readonly safe: string;
  readonly command: string;
}

/** The section of docs/runbooks/payments-stuck.md is named by the kind. */
export function adviceFor(stuck: StuckCase): Advice {
  switch (stuck.kind) {
    case 'lost-order':
      return lostOrder(stuck.order);
    case 'gift-card-without-number':
      return withoutNumber(stuck.giftCard);
    case 'unknown-tender':
      return unknownTender(stuck.tender);
    case 'abandoned-reversal':
      return abandonedReversal(stuck.tender);
    case 'settlement-given-up':
      return givenUp(stuck.settlement);
    case 'refused-settlement':
      return refused(stuck.settlement);
    case 'hold-not-renewed':
      return holdNotRenewed(stuck.hold);
    case 'late-wait':
      return lateWait(stuck.wait);
    case 'dispute':
      return disputed(stuck.dispute);
    case 'notice-failed':
      return noticeFailed(stuck.notice);
    case 'gift-card-not-issued':
      return notIssued(stuck.giftCard);
    case 'gift-card-not-delivered':
      return notDelivered(stuck.giftCard);
    case 'difference':
      return difference(stuck.difference);
    case 'parked-key':
      return stuck.parked.consumer === 'relay'
        ? parkedByRelay(stuck.parked)
        : setAside('parked key', stuck.parked);
    case 'dead-letter':
      return setAside('dead letter', stuck.parked);
    case 'not-checked':
      return notChecked(stuck.what, stuck.why);
  }
}

const payments = (command: string): string => `npm run payments -- ${command}`;

function lostOrder({
  orderNumber,
  placementId,
  currency,
  held,
  captured,
  refunded,
  since,
}: LostOrder): Advice {
  const money = (minorUnits: number) => formatCurrency(minorUnits, currency);
  const kept = captured - refunded;
  return {
    title: `lost order: ${orderNumber}, ${money(held)} held and ${money(kept)} captured, imported ${since.toISOString()}`,
    known:
      'The provider has its money; a restore of the database has lost the order. The warehouse and the e-mail to the shopper may have it.',
    safe: 'Look at the warehouse first. Goods that have not left are cancelled there and the money is given back; for a parcel that arrives the money is kept, with a reason. Write to the shopper.',
    command:
      kept > 0
        ? `${payments(`refund ${placementId} ${kept} --reason "lost with the restore"`)}, or ${payments(`keep ${orderNumber} --reason "…"`)}`
        : payments(`void ${placementId}`),
  };
}

function withoutNumber(card: CardWithoutNumber): Advice {
  const { amount, currency, since, issueId } = card;
  return {
    title: `gift card without a number: ${formatCurrency(amount, currency)}, order ${ofOrder(card)}, imported ${since.toISOString()}`,
    known:
      'The provider issued it in a time that a restore has lost: its number and PIN are known to the provider and, if the e-mail left, to the buyer.',
    safe: 'Ask the buyer whether the e-mail arrived. If it did, close the case. If not, have the provider cancel the card and sell the buyer another.',
    command: payments(`retry ${issueId}`),
  };
}

const tenderInWords = ({ amount, method, orderNumber, since }: StuckTender): string =>
  `${formatCurrency(amount.minorUnits, amount.currency)} by ${method}, order ${orderNumber}, sent ${since.toISOString()}`;

const atProvider = ({ providerId, transactionId }: StuckTender): string =>
  providerId === undefined
    ? `The provider has not told us that it holds the amount; its transaction id is ${transactionId}.`
    : `The provider holds the amount as ${providerId}; our transaction id is ${transactionId}.`;

function unknownTender(tender: StuckTender): Advice {
  const next =
    tender.nextAttemptAt === undefined ? 'none is planned' : `next at ${tender.nextAttemptAt.toISOString()}`;
  return {
    title: `unknown tender: ${tenderInWords(tender)}`,
    known: `${atProvider(tender)} Reversals so far: ${tender.attempts}; ${next}. It cannot become an order.`,
    safe: 'Wait: reversals are repeated for 24 hours. If the provider shows an authorisation, reverse it there; the next reversal then finds it reversed. Do not tell the shopper that it was declined.',
    command: payments(`show ${tender.placementId}`),
  };
}

function abandonedReversal(tender: StuckTender): Advice {
  return {
    title: `abandoned reversal: ${tenderInWords(tender)}`,
    known: `${atProvider(tender)} ${tender.attempts} reversals failed; there are no more by themselves.`,
    safe: 'Reverse it in the provider’s business centre, or let it be tried again. A second reversal of the same authorisation has no effect.',
    command: payments(`retry ${tender.tenderId}`),
  };
}

const ofOrder = (of: { orderNumber: string; placementId: string }): string =>
  of.orderNumber || of.placementId;

function givenUp(settlement: GivenUpSettlement): Advice {
  const { settlementKind, amount, transactionId, attempts, since, settlementId } = settlement;
  const request = transactionId === undefined ? '' : ` The request is ${transactionId}.`;
  return {
    title: `${settlementKind} given up: ${formatCurrency(amount.minorUnits, amount.currency)}, order ${ofOrder(settlement)}, since ${since.toISOString()}`,
    known: `The provider neither undid the request nor denied it, and there are no more attempts by themselves; ${attempts} so far.${request}`,
    safe: 'Look the request up in the business centre and undo it there; then let it be tried again. It is never sent again before it is known to be undone.',
    command: payments(`retry ${settlementId}`),
  };
}

function refused(settlement: RefusedSettlements): Advice {
  const { settlementKind, amount, since, refusals } = settlement;
  const { known, safe, movesMoney } = refusalAdvice(refusals);
  const order = ofOrder(settlement);
  const reference = `--reference stuck-${since.getTime()}`;
  const reason = settlementKind === 'refund' ? ' --reason "the refund was refused"' : '';
  const pence = settlementKind === 'void' ? '' : ` ${amount.minorUnits}`;
  return {
    title: `${settlementKind} refused: ${formatCurrency(amount.minorUnits, amount.currency)} is missing, order ${order}, since ${since.toISOString()}`,
    known,
    safe,
    command: payments(
      movesMoney ? `${settlementKind} ${order}${pence} ${reference}${reason}` : `show ${order}`,
    ),
  };
}

function holdNotRenewed({ amount, method, heldUntil, hasEnded, refusal, ...of }: StuckHold): Advice {
  const money = formatCurrency(amount.minorUnits, amount.currency);
  const why = refusal === undefined ? '' : ` ${refusalAdvice([refusal]).known}`;
  return {
    title: `hold not renewed: ${money} by ${method}, order ${ofOrder(of)}, ${hasEnded ? 'ended' : 'ends'} ${heldUntil.toISOString()}`,
    known: `${hasEnded ? 'Nothing is held any more for goods that have not left.' : 'It ends while goods of the order have not left.'}${why}`,
    safe: hasEnded
      ? 'The warehouse sends nothing before the shopper has paid again; they have a link by mail. Cancel the order if they do not want to.'
      : 'Send the goods before it ends, or capture what is ready. What is cancelled later is refunded.',
    command: payments(`show ${ofOrder(of)}`),
  };
}

function lateWait({ amount, method, waitsFor, applicationStatus, since, ...of }: LateWait): Advice {
  const money = formatCurrency(amount.minorUnits, amount.currency);
  const status =
    applicationStatus === undefined ? '' : ` Last known of the application: ${applicationStatus}.`;
  return {
    title: `late wait: ${money} by ${method}, order ${ofOrder(of)}, since ${since.toISOString()}`,
    known: `${waitsFor === undefined ? 'It has ended here and is not cancelled at the provider yet.' : `It waits for the ${waitsFor} past its limit.`}${status}`,
    safe: 'Look whether the provider answers, and whether the sweepers run. Until it is cancelled there the shopper can still sign; a loan that is signed late is cancelled, and places no order. Cancel it in the lender’s portal if this lasts.',
    command: payments(`show ${ofOrder(of)}`),
  };
}

function disputed({ amount, method, disputeId, reason, since, answerBy, ...of }: StuckDispute): Advice {
  const money = formatCurrency(amount.minorUnits, amount.currency);
  const until = answerBy === undefined ? 'no date is given' : `answer by ${answerBy.toISOString()}`;
  return {
    title: `dispute: ${money} by ${method}, order ${ofOrder(of)}, ${until}`,
    known: `The provider has taken the money back since ${since.toISOString()}. Its id there is ${disputeId}${reason === '' ? '' : `, and its reason ${reason}`}.`,
    safe: 'Answer it at the provider, with proof of the delivery. Do not refund the order: the shopper would get the money twice. Nothing is decided here.',
    command: payments(`show ${ofOrder(of)}`),
  };
}

/** In words for operators. */
const TOLD = {
  approved: 'that a shopper has agreed',
  'goes-on': 'that a payment goes on',
  'hold-gone': 'that an authorisation has ended',
  'dispute-opened': 'that a payer disputes a payment',
  'dispute-ended': 'that a dispute has ended',
  'no-news': 'something that nothing follows from',
} as const satisfies Record<FailedNotice['about'], string>;

function noticeFailed({ method, messageId, about, outcome, since }: FailedNotice): Advice {
  return {
    title: `notice not followed: ${method} told ${TOLD[about]}, received ${since.toISOString()}`,
    known: `For a day nothing of ours matched it: ${outcome}. Its id there is ${messageId}.`,
    safe: 'Look it up at the provider. It may be about an order that a restore has lost, or about another shop with the same account. It changes nothing until it is followed, and is listed for 30 days.',
    command: payments(`retry ${method}/${messageId}`),
  };
}

function notIssued({ amount, state, transactionId, since, attempts, issueId, ...of }: StuckGiftCard): Advice {
  const request = transactionId === undefined ? '' : ` The latest request is ${transactionId}.`;
  return {
    title: `gift card not issued: ${formatCurrency(amount.minorUnits, amount.currency)}, order ${ofOrder(of)}, since ${since.toISOString()}`,
    known:
      state === 'intended'
        ? `Its shipment is not captured, or the provider refuses to issue it; ${attempts} attempts.${request}`
        : `The answer to a request is lost, and the provider has not reversed it; ${attempts} attempts.${request}`,
    safe: 'Look at the order first. A retry issues the card even if the shipment is not paid for. A lost request is never repeated before it is known to be reversed.',
    command: payments(`retry ${issueId}`),
  };
}

function notDelivered({ amount, since, issueId, isRefused, ...of }: UndeliveredGiftCard): Advice {
  return {
    title: `gift card not delivered: ${formatCurrency(amount.minorUnits, amount.currency)}, order ${ofOrder(of)}, issued ${since.toISOString()}`,
    known: isRefused
      ? 'The mail server refuses the address of the order. It is tried once a day.'
      : 'The mail server has not taken its e-mail. It is tried every hour.',
    safe: 'A customer with an account finds it there. A guest who names another address gets it there, after order number and postcode were compared; the command asks for both.',
    command: payments(`resend-gift-card ${issueId} --to <address> --by <your name>`),
  };
}

const DIFFERENCES: Record<LedgerDifference['what'], string> = {
  'missing-here':
    'The provider has a movement that we have not: it was moved by hand there, or while the report was read.',
  'missing-there': 'We have a movement that the provider’s report has not.',
  amount: 'The amount was changed at the provider after its answer to us.',
  standing:
    'It was voided, reversed or expired at the provider, or is still held there after we released it.',
};

function difference(found: MethodDifference): Advice {
  return {
    title: `difference: ${differenceInWords(found)}`,
    known: DIFFERENCES[found.what],
    safe: 'Reconcile again first: a movement under way disappears. Look for what was done by hand, and correct it by capture, refund or void; never by SQL.',
    command: found.reference === '' ? payments('reconcile') : payments(`show ${found.reference}`),
  };
}

function setAside(what: string, { consumer, topic, key, reason, since }: ParkedKey): Advice {
  return {
    title: `${what}: ${consumer} has set messages of key ${key} aside, since ${since.toISOString()}`,
    known: `Topic ${topic}. ${reason}`,
    safe: 'Fix the cause first. A replay sends each message once, in order, to this consumer only; what fails again is set aside again.',
    command: `npm run deadletters -- replay --group ${consumer} --topic ${topic}`,
  };
}

function parkedByRelay({ topic, key, reason, since }: ParkedKey): Advice {
  return {
    title: `parked key: events of key ${key} are not published, since ${since.toISOString()}`,
    known: `Topic ${topic}. ${reason}`,
    safe: 'Remove the cause, then the parked key; the events follow in order. See docs/runbooks/outbox-stuck.md, step 3.',
    command: `DELETE FROM parked_key WHERE consumer = 'relay' AND topic = '${topic}' AND key = '${key}';`,
  };
}

function notChecked(what: string, why: string): Advice {
  return {
    title: `not checked: ${what}`,
    known: why,
    safe: 'It may hide cases. Check it again when the provider and the broker can be reached.',
    command: what === 'reconciliation' ? payments('reconcile') : 'npm run deadletters -- list',
  };
}
