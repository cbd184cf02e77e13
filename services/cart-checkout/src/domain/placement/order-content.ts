import type { Address } from '../address/address.ts';
import type { Snapshot } from './placement.ts';

/** What an order consists of, for a provider that shows it to the shopper. Pence; lines and delivery sum to the order's total. */
export interface OrderContent {
  readonly lines: readonly ContentLine[];
  readonly delivery: number;
  /** Where a courier takes it; null where it is collected or e-mailed. */
  readonly shipTo: Address | null;
}

export interface ContentLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** Before discounts. */
  readonly unitPrice: number;
  /** Of all units, after discounts. */
  readonly amount: number;
  /** Included in the amount. */
  readonly tax: number;
  /** Per cent. */
  readonly taxRate: number;
  /** Sent by e-mail. */
  readonly isDigital: boolean;
}

export function orderContent({ cart }: Pick<Snapshot, 'cart'>): OrderContent {
  const lines = cart.lines.map((line) => ({
    sku: line.sku,
    name: line.name,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    amount: sum(line.unitAmounts),
    tax: sum(line.unitTax),
    taxRate: line.taxRate,
    isDigital: line.giftCardValue !== undefined,
  }));
  const isSent = cart.collectionStore === null && lines.some(({ isDigital }) => !isDigital);
  return { lines, delivery: cart.shipping ?? 0, shipTo: isSent ? cart.shippingAddress : null };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
