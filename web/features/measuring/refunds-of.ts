import { soldItems, type SoldLine } from './order-amounts.ts';
import type { ShopEvent } from './shop-events.ts';

type OrderOfRefunds = {
  id: string;
  orderNumber: string;
  lineItems: readonly (SoldLine & { returnedQuantity: number; cancelledQuantity: number })[];
};

/** A piece of an order that came back or was cancelled, as it is told: once, by its id. */
export type Refund = {
  readonly id: string;
  readonly params: Extract<ShopEvent, { name: 'refund' }>['params'];
};

/** All but the last part. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-/;

/** Pieces come back in the order in which they were paid, and are cancelled from the last. */
export function refundsOf({ id, orderNumber, lineItems }: OrderOfRefunds): Refund[] {
  const ofOrder = UUID.exec(id)?.[0];
  // An order of the previous platform was never told.
  if (ofOrder === undefined) return [];
  return lineItems.flatMap((line, place) =>
    line.unitAmounts.flatMap((amount, piece) => {
      const isBack = piece < line.returnedQuantity;
      const isCancelled = piece >= line.unitAmounts.length - line.cancelledQuantity;
      if (!isBack && !isCancelled) return [];
      const sold = soldItems([{ ...line, unitAmounts: [amount] }]);
      const params = { transaction_id: orderNumber, currency: 'GBP' as const, ...sold };
      return [{ id: ofOrder + hex(place) + hex(piece), params }];
    }),
  );
}

/** For an attribute of the page that shows the order; undefined without any. */
export function refundMark(order: OrderOfRefunds): string | undefined {
  const refunds = refundsOf(order);
  return refunds.length > 0 ? JSON.stringify(refunds) : undefined;
}

const hex = (number: number): string => number.toString(16).padStart(6, '0');
