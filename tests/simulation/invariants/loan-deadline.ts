import type { World } from '../engine/world.ts';
import type { Lending } from '../provider/lending.ts';
import type { CheckoutTables } from '../stores/checkout/tables.ts';
import type { PaymentsTables } from '../stores/payments/tables.ts';

interface Watched {
  readonly checkout: CheckoutTables;
  readonly payments: PaymentsTables;
  readonly lending: Lending;
}

const MINUTE_MS = 60_000;
const LIMIT_MS = 15 * MINUTE_MS;

/**
 * I22: 15 minutes after the shop knows that a loan is signed there is an order, or its payment has ended; and 15 minutes after both are
 * known, it is cancelled at the lender. The time counts from the last failure of a call or a process. Judged when it happens; what never
 * happens is found at rest.
 */
export function watchSignedLoans(world: World, { checkout, payments, lending: { book } }: Watched): void {
  const signatures = new Map<number, number>();
  const ends = new Map<string, number[]>();

  const judge = (id: number, known: number, what: string): void => {
    const took = world.now - Math.max(known, world.disturbedAt);
    if (took > LIMIT_MS)
      world.violate(
        `[I22] the loan ${id} was signed for ${Math.round(took / MINUTE_MS)} minutes before ${what}`,
      );
  };
  const paymentOf = (salesReference: string): string | undefined =>
    [...payments.tenders.committed.values()].find((one) => one.merchantTransactionId === salesReference)
      ?.paymentId;
  const isOrdered = (orderNumber: string): boolean =>
    [...checkout.orders.committed.values()].some((order) => order.orderNumber === orderNumber);
  /** The first end of its payment since the application was made. */
  const endOf = (id: number): number | undefined => {
    const made = book.statusesOf(id)[0]?.at ?? 0;
    return ends.get(paymentOf(book.read(id).salesReference) ?? '')?.find((at) => at >= made);
  };

  book.signatureTold = (id) => {
    if (!signatures.has(id)) signatures.set(id, world.now);
  };
  payments.payments.observers.push(({ id: paymentId, state }, before) => {
    const isOver = state === 'declined' || state === 'cancelled';
    if (!isOver || before?.state === state) return;
    for (const [id, told] of signatures) {
      const { salesReference, secondSalesReference } = book.read(id);
      if (
        paymentOf(salesReference) === paymentId &&
        endOf(id) === undefined &&
        !isOrdered(secondSalesReference)
      )
        judge(id, told, 'its payment had ended');
    }
    ends.set(paymentId, [...(ends.get(paymentId) ?? []), world.now]);
  });
  checkout.orders.observers.push(({ orderNumber }, before) => {
    if (before !== undefined) return;
    for (const [id, told] of signatures)
      if (book.read(id).secondSalesReference === orderNumber && endOf(id) === undefined)
        judge(id, told, 'there was an order');
  });
  book.cancelled = (id) => {
    const [told, end] = [signatures.get(id), endOf(id)];
    if (told !== undefined && end !== undefined) judge(id, Math.max(told, end), 'it was cancelled');
  };
}
