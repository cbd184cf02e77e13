import { STATUS } from '../../../sandbox/v12/applications/entries.ts';
import type { Status } from '../../../sandbox/v12/applications/entries.ts';
import { isApplication } from '../../../services/cart-checkout/src/domain/placement/finance-application.ts';
import type { World } from '../engine/world.ts';
import type { Lending } from '../provider/lending.ts';
import type { ProviderLedger } from '../provider/provider-ledger.ts';
import type { CheckoutTables } from '../stores/checkout/tables.ts';
import type { PaymentsTables, TenderRow } from '../stores/payments/tables.ts';

interface Watched {
  readonly checkout: CheckoutTables;
  readonly payments: PaymentsTables;
  readonly lending: Lending;
  readonly cards: ProviderLedger;
}

const SIGNED: readonly Status[] = [
  STATUS.awaitingFulfilment,
  STATUS.paymentRequested,
  STATUS.paymentProcessed,
];
/** The lender's message may be lost, and the shop asks every ten minutes; while processes are down or links are, later. */
const NOTICED_MS = 40 * 60_000;
/** The clock of the database, by which a claim is dated, is wrong by so much at most. */
const DATABASE_CLOCK_MS = 60_000;

/**
 * I22, at each moment: no order without a signed loan, no deposit captured before it, one application for a bag, no refund beyond
 * the loan, and no stock held longer than the lender and the applicant have time.
 */
export function watchLoans(world: World, watched: Watched): void {
  const { checkout, payments, lending, cards } = watched;
  const loansOf = (reference: string) =>
    lending.book.all().filter(({ secondSalesReference }) => secondSalesReference === reference);
  const isSigned = (reference: string) => loansOf(reference).some(({ status }) => SIGNED.includes(status));

  checkout.orders.observers.push(({ orderNumber, tenders }, before) => {
    const isFinanced = tenders.some(({ method }) => method === 'v12');
    if (before === undefined && isFinanced && !isSigned(orderNumber))
      world.violate(`[I22] order ${orderNumber} was placed before its loan was signed`);
  });
  cards.captured = ({ reference, transactionId }) => {
    const tenders = [...payments.tenders.committed.values()];
    const deposit = tenders.find(({ merchantTransactionId }) => merchantTransactionId === transactionId);
    const loan = tenders.find(
      ({ paymentId, method }) => paymentId === deposit?.paymentId && method === 'v12',
    );
    const asked = loan?.merchantTransactionId;
    if (
      loan !== undefined &&
      !lending.book.all().some((one) => one.salesReference === asked && one.wasSigned)
    )
      world.violate(`[I22] the deposit for ${reference} was captured before its loan was signed`);
  };
  lending.book.refundAsked = ({ id, loan, refunded }, pence) => {
    if (pence > loan - refunded)
      world.violate(`[I22] a refund of ${pence} is beyond the loan ${id}: ${loan - refunded} of it are left`);
  };
  payments.actions.observers.push(() => {
    for (const [reference, open] of Map.groupBy(openLoans(payments), ({ reference }) => reference))
      if (open.length > 1) world.violate(`[I22] ${reference} has ${open.length} open applications`);
  });
  checkout.reservations.observers.push(({ placementId, state }, before) => {
    const placement = checkout.placements.committed.get(placementId);
    if (state === 'held' || before === undefined || placement === undefined || !isApplication(placement))
      return;
    const until = limitOf(watched, placement.orderNumber, placement.createdAt - world.beginning);
    const late = world.now - until;
    if (late > 0)
      world.violate(`[I22] the stock of ${placement.orderNumber} was held ${late} ms past its limit`);
  });
}

/** Tenders whose shopper, or lender, still acts on an application. */
const openLoans = ({ actions, tenders }: PaymentsTables): TenderRow[] =>
  [...actions.committed.keys()]
    .flatMap((id) => tenders.committed.get(id) ?? [])
    .filter(({ method }) => method === 'v12');

/** Independent of what the shop has stored: by the moments at which the lender's statuses changed. */
function limitOf({ lending: { book, terms } }: Watched, reference: string, claimedAt: number): number {
  const longest = claimedAt + terms.longest * 1_000 + NOTICED_MS;
  const limits = book
    .all()
    .filter(({ secondSalesReference }) => secondSalesReference === reference)
    .flatMap(({ id }) => book.statusesOf(id))
    .filter(({ at }) => at >= claimedAt - DATABASE_CLOCK_MS)
    .map(({ status, at }) => at + secondsFor(status) * 1_000 + NOTICED_MS);
  return Math.min(longest, Math.max(claimedAt + terms.submission * 1_000 + NOTICED_MS, ...limits));

  function secondsFor(status: Status): number {
    if (status === STATUS.referred) return terms.decision;
    if (status === STATUS.accepted) return terms.signature;
    return status === STATUS.acknowledged ? terms.submission : 0;
  }
}
