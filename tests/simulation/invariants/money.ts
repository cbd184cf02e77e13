import type { Shop } from '../processes/shop.ts';
import type { Authorisation } from '../provider/provider-ledger.ts';

const AUTHORISED = 'memorandum.cybersource.authorised';

/** I5–I7, I11: the provider's records, our rows and our ledger agree. */
export function* moneyViolations({ checkout, payments, provider }: Shop): Generator<string> {
  const { authorisations } = provider.ledger;
  const tenders = [...payments.tenders.committed.values()];
  const orders = [...checkout.orders.committed.values()];
  for (const held of authorisations) {
    if (held.standing === 0) continue;
    const tender = tenders.find(({ providerId }) => providerId === held.id);
    const payment = tender && payments.payments.committed.get(tender.paymentId);
    const order = orders.find(({ placementId }) => placementId === payment?.placementId);
    if (order === undefined) yield `[I11] ${describe(held)} is held without an order`;
    else if (order.snapshot.cart.total !== held.amount.minorUnits)
      yield `[I8] ${describe(held)} for an order of another amount`;
  }
  for (const order of orders) {
    if (order.snapshot.cart.total === 0) continue;
    const ids = new Set(order.tenders.map(({ id }) => id));
    const ours = tenders.filter(({ id }) => ids.has(id)).map(({ providerId }) => providerId);
    const holding = authorisations.filter(({ id }) => ours.includes(id));
    const paymentId = payments.paymentByPlacement.committed.get(order.placementId) ?? '';
    const isGivenBack = payments.payments.committed.get(paymentId)?.state === 'cancelled';
    const standing = holding.filter((held) => held.standing > 0).length;
    if (holding.length !== 1) yield `[I6] order ${order.orderNumber} has ${holding.length} authorisations`;
    if (!isGivenBack && standing !== 1) yield `[I11] order ${order.orderNumber} has nothing held for it`;
    if (isGivenBack && standing !== 0)
      yield `[I11] order ${order.orderNumber} was cancelled, and money is still held for it`;
  }
  for (const [paymentId, ofPayment] of Map.groupBy(tenders, (tender) => tender.paymentId)) {
    if (ofPayment.length > 1) yield `[I5] payment ${paymentId}: one click made ${ofPayment.length} tenders`;
  }
  yield* ledgerViolations({ payments, provider });
}

function* ledgerViolations({ payments, provider }: Pick<Shop, 'payments' | 'provider'>): Generator<string> {
  const entries = [...payments.ledger.committed.values()];
  const sum = (rows: readonly { readonly minorUnits: number }[]) =>
    rows.reduce((total, { minorUnits }) => total + minorUnits, 0);
  for (const [setId, set] of Map.groupBy(entries, (entry) => entry.setId)) {
    if (sum(set) !== 0) yield `[I7] set ${setId} does not balance`;
  }
  const { ledger } = provider;
  for (const payment of payments.payments.committed.values()) {
    const tenders = [...payments.tenders.committed.values()].filter(
      ({ paymentId }) => paymentId === payment.id,
    );
    const transactions = new Set(tenders.map(({ merchantTransactionId }) => merchantTransactionId));
    const theirs = ledger.authorisations.filter(({ transactionId }) => transactions.has(transactionId));
    const held = theirs.reduce(
      (total, { standing, id }) => total + standing - (standing && ledger.capturedOf(id)),
      0,
    );
    const booked = entries.filter(
      ({ paymentId, account }) => paymentId === payment.id && account === AUTHORISED,
    );
    // After a capture the provider accepts no reversal: the rest expires there.
    const expiring = held - sum(booked);
    if (expiring !== 0 && expiring !== payment.released)
      yield `[I7] payment ${payment.id}: ${sum(booked)} booked as authorised, ${held} held`;
    const captured = theirs.reduce((total, { id }) => total + ledger.capturedOf(id), 0);
    const refunded = theirs.reduce((total, { id }) => total + ledger.refundedOf(id), 0);
    if (captured !== payment.captured)
      yield `[I5] payment ${payment.id}: ${captured} captured at the provider, ${payment.captured} in our row`;
    if (refunded !== payment.refunded)
      yield `[I6] payment ${payment.id}: ${refunded} refunded at the provider, ${payment.refunded} in our row`;
    const authorised = theirs.reduce(
      (total, { amount }) => total + (captured > 0 ? amount.minorUnits : 0),
      0,
    );
    if (refunded > captured || captured > authorised)
      yield `[I6] payment ${payment.id}: ${refunded} of ${captured} of ${authorised}`;
  }
}

const describe = ({ id, reference, amount }: Authorisation): string =>
  `authorisation ${id} of ${amount.minorUnits} for ${reference}`;
