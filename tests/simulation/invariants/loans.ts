import type { Application } from '../../../sandbox/v12/applications/book.ts';
import { STATUS } from '../../../sandbox/v12/applications/entries.ts';
import type { Shop } from '../processes/shop.ts';
import { holdingsOf, refundedOf } from './holdings.ts';
import type { TenderRow } from '../stores/payments/tables.ts';

/** I22: goods against a signed loan, and a signed loan against goods. */
export function* loanViolations(shop: Shop): Generator<string> {
  const { checkout, lending } = shop;
  const orders = [...checkout.orders.committed.values()];
  for (const { orderNumber, tenders } of orders) {
    const loan = tenders.find(({ method }) => method === 'v12');
    if (loan === undefined) continue;
    const signed = lending.book
      .all()
      .filter((one) => one.secondSalesReference === orderNumber && one.wasSigned);
    if (!signed.some((one) => one.loan === loan.amount))
      yield `[I22] order ${orderNumber} has no signed loan of ${loan.amount}`;
  }
  for (const application of lending.book.all()) yield* applicationViolations(shop, application);
  yield* depositViolations(shop);
}

/** A deposit whose loan came to nothing, or whose order is cancelled. */
function* depositViolations(shop: Shop): Generator<string> {
  const { payments, lending } = shop;
  if (!lending.isOpen) return;
  const tenders = [...payments.tenders.committed.values()];
  const kept = holdingsOf(shop).filter((held) => held.method === 'credit-card' && held.standing > 0);
  for (const { transactionId, reference, standing } of kept) {
    const deposit = tenders.find((tender) => tender.merchantTransactionId === transactionId);
    const isDeposit = tenders.some(
      ({ paymentId, method }) => paymentId === deposit?.paymentId && method === 'v12',
    );
    const refunded = deposit === undefined ? 0 : refundedOf(shop, deposit);
    if (isDeposit && standing > refunded && !isOrdered(shop, deposit?.paymentId))
      yield `[I22] the deposit of ${standing} for ${reference} is kept, and there is no order`;
  }
}

/** There are goods for its money: an order that is not cancelled as a whole. */
function isOrdered({ checkout, payments }: Shop, paymentId = ''): boolean {
  const payment = payments.payments.committed.get(paymentId);
  return (
    payment !== undefined &&
    payment.state !== 'cancelled' &&
    [...checkout.orders.committed.values()].some((order) => order.placementId === payment.placementId)
  );
}

function* applicationViolations(shop: Shop, application: Application): Generator<string> {
  const { id, wasSigned, status, secondSalesReference } = application;
  const tender = tenderOf(shop, application);
  if (!wasSigned || isOrdered(shop, tender?.paymentId)) return;
  if (status !== STATUS.cancelled)
    yield `[I22] the loan ${id} for ${secondSalesReference} is signed, and there is neither an order nor a cancellation`;
  // Held before the shopper abandoned it, so that it was not late.
  if (isHeldInTime(tender)) return;
  const placementId = shop.payments.payments.committed.get(tender?.paymentId ?? '')?.placementId;
  const isTold = shop.letters.some((one) => one.placementId === placementId && one.type === 'agreed-late');
  if (!isTold) yield `[I22] nobody was told that the loan ${id} for ${secondSalesReference} came too late`;
}

const isHeldInTime = (tender: TenderRow | undefined): boolean =>
  tender?.state === 'reversed' && tender.declineReason === undefined;

const tenderOf = ({ payments }: Shop, { salesReference }: Application): TenderRow | undefined =>
  [...payments.tenders.committed.values()].find(
    ({ merchantTransactionId }) => merchantTransactionId === salesReference,
  );
