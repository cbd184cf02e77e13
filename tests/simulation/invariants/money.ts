import type { Shop } from '../processes/shop.ts';
import type { LedgerRow, PaymentRow, SettledTotals, TenderRow } from '../stores/payments/tables.ts';
import { holdingsOf, refundedOf } from './holdings.ts';
import type { Holding } from './holdings.ts';

/** The accounts of each provider, independent of the production code. */
const AUTHORISED: Readonly<Record<string, string>> = {
  'credit-card': 'memorandum.cybersource.authorised',
  givex: 'memorandum.givex.authorised',
  v12: 'memorandum.v12.authorised',
};
const SETTLED: Readonly<Record<string, string>> = {
  'credit-card': 'asset.cybersource.receivable',
  givex: 'liability.gift-cards',
  v12: 'asset.v12.receivable',
};

/** I5–I7, I11: the records of each provider, our rows and our ledger agree. */
export function* moneyViolations(shop: Shop): Generator<string> {
  const { checkout, payments } = shop;
  const holdings = holdingsOf(shop);
  const tenders = [...payments.tenders.committed.values()];
  const orders = [...checkout.orders.committed.values()];
  for (const held of holdings) {
    if (held.standing === 0) continue;
    const tender = tenders.find((one) => one.providerId === held.id && one.method === held.method);
    const payment = tender && payments.payments.committed.get(tender.paymentId);
    const order = orders.find(({ placementId }) => placementId === payment?.placementId);
    if (order === undefined || !order.tenders.some(({ id }) => id === tender?.id))
      yield `[I11] ${describe(held)} is held without an order`;
    else if (tender?.amount.minorUnits !== held.amount)
      yield `[I8] ${describe(held)} for a tender of another amount`;
  }
  for (const order of orders) {
    const paymentId = payments.paymentByPlacement.committed.get(order.placementId) ?? '';
    const isGivenBack = payments.payments.committed.get(paymentId)?.state === 'cancelled';
    for (const { id } of order.tenders) {
      const tender = tenders.find((one) => one.id === id);
      const holding = holdings.filter((one) => one.id === tender?.providerId && one.method === tender.method);
      const standing = holding.filter((held) => held.standing > 0).length;
      if (holding.length !== 1)
        yield `[I6] order ${order.orderNumber} has ${holding.length} authorisations on tender ${id}`;
      if (!isGivenBack && standing !== 1 && !isClosed(tender))
        yield `[I11] order ${order.orderNumber} has nothing held on tender ${id}`;
      if (isGivenBack && standing !== 0)
        yield `[I11] order ${order.orderNumber} was cancelled, and money is still held on tender ${id}`;
    }
  }
  for (const [paymentId, ofPayment] of Map.groupBy(tenders, (tender) => tender.paymentId)) {
    const attempts = new Set(ofPayment.map(({ step, attempt }) => `${step} ${attempt}`)).size;
    if (attempts > 1) yield `[I5] payment ${paymentId}: one click made ${attempts} attempts`;
  }
  yield* ledgerViolations(shop, holdings);
}

/** Nothing was captured from it, and its hold was released with the last movement. */
const isClosed = (tender: TenderRow | undefined): boolean =>
  tender !== undefined && tender.totals.captured === 0 && tender.totals.released === tender.amount.minorUnits;

function* ledgerViolations(shop: Shop, holdings: readonly Holding[]): Generator<string> {
  const { payments } = shop;
  const entries = [...payments.ledger.committed.values()];
  for (const [setId, set] of Map.groupBy(entries, (entry) => entry.setId)) {
    if (sumOf(set) !== 0) yield `[I7] set ${setId} does not balance`;
  }
  for (const payment of payments.payments.committed.values()) {
    const tenders = [...payments.tenders.committed.values()].filter(
      ({ paymentId }) => paymentId === payment.id,
    );
    for (const tender of tenders) yield* tenderViolations(shop, tender, holdings, entries);
    yield* sumViolations(payment, tenders);
  }
}

function* tenderViolations(
  shop: Shop,
  tender: TenderRow,
  holdings: readonly Holding[],
  entries: readonly LedgerRow[],
): Generator<string> {
  const { id, method, merchantTransactionId, totals } = tender;
  const booked = (account: string) =>
    sumOf(entries.filter((entry) => entry.tenderId === id && entry.account === account));
  const theirs = holdings.filter((held) => {
    return held.method === method && held.transactionId === merchantTransactionId;
  });
  const held = theirs.reduce((sum, { standing, captured }) => sum + standing - (standing && captured), 0);
  const authorised = booked(AUTHORISED[method] ?? '');
  // After a capture the card provider accepts no reversal: the rest expires there.
  const expiring = held - authorised;
  if (expiring !== 0 && expiring !== totals.released)
    yield `[I7] tender ${id}: ${authorised} booked as authorised, ${held} held`;
  const captured = theirs.reduce((sum, one) => sum + one.captured, 0);
  const refunded = refundedOf(shop, tender);
  if (captured !== totals.captured)
    yield `[I5] tender ${id}: ${captured} captured at the provider, ${totals.captured} in our row`;
  if (refunded !== totals.refunded)
    yield `[I6] tender ${id}: ${refunded} refunded at the provider, ${totals.refunded} in our row`;
  const settled = booked(SETTLED[method] ?? '');
  if (settled !== captured - refunded)
    yield `[I7] tender ${id}: ${settled} booked as settled, ${captured - refunded} at the provider`;
  if (refunded > captured || captured > tender.amount.minorUnits)
    yield `[I6] tender ${id}: ${refunded} of ${captured} of ${tender.amount.minorUnits}`;
}

/** The payment has the sums of its tenders. */
function* sumViolations(payment: PaymentRow, tenders: readonly TenderRow[]): Generator<string> {
  for (const total of [
    'captured',
    'refunded',
    'voided',
    'released',
  ] as const satisfies (keyof SettledTotals)[]) {
    const sum = tenders.reduce((all, { totals }) => all + totals[total], 0);
    if (payment[total] !== sum)
      yield `[I6] payment ${payment.id}: ${payment[total]} ${total}, ${sum} on its tenders`;
  }
}

const sumOf = (rows: readonly { readonly minorUnits: number }[]): number =>
  rows.reduce((total, { minorUnits }) => total + minorUnits, 0);

const describe = ({ method, id, reference, amount }: Holding): string =>
  `${method} authorisation ${id} of ${amount} for ${reference}`;
