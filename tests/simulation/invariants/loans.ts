import type { Application } from '../../../sandbox/v12/applications/book.ts';
import { STATUS } from '../../../sandbox/v12/applications/entries.ts';
import type { Shop } from '../processes/shop.ts';
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
}

function* applicationViolations(shop: Shop, application: Application): Generator<string> {
  const { id, loan, refunded, wasSigned, status, secondSalesReference } = application;
  if (refunded > loan) yield `[I22] ${refunded} of the loan ${id} of ${loan} were given back`;
  if (!wasSigned) return;
  const placementId = placementOf(shop, application);
  const isOrdered = [...shop.checkout.orders.committed.values()].some(
    (order) => order.placementId === placementId,
  );
  if (isOrdered) return;
  if (status !== STATUS.cancelled)
    yield `[I22] the loan ${id} for ${secondSalesReference} is signed, and there is neither an order nor a cancellation`;
  // Held before the shopper abandoned it, so that it was not late.
  if (isHeldInTime(tenderOf(shop, application))) return;
  const isTold = shop.letters.some((one) => one.placementId === placementId && one.type === 'agreed-late');
  if (!isTold) yield `[I22] nobody was told that the loan ${id} for ${secondSalesReference} came too late`;
}

const isHeldInTime = (tender: TenderRow | undefined): boolean =>
  tender?.state === 'reversed' && tender.declineReason === undefined;

const tenderOf = ({ payments }: Shop, { salesReference }: Application): TenderRow | undefined =>
  [...payments.tenders.committed.values()].find(
    ({ merchantTransactionId }) => merchantTransactionId === salesReference,
  );

function placementOf(shop: Shop, application: Application): string | undefined {
  const tender = tenderOf(shop, application);
  return tender && shop.payments.payments.committed.get(tender.paymentId)?.placementId;
}
