import { priceLine } from '../pricing/lines.ts';
import type { PricedLine } from '../pricing/priced-cart.ts';
import { maxQuantityAt } from './cart.ts';
import type { CartLine } from './cart.ts';
import { optionsKey } from './line-options.ts';
import type { LineOptions } from './line-options.ts';

/** How long the link to a shared cart works. */
export const SHARED_FOR_DAYS = 14;

/** What is shared of the options: nothing that was written for somebody, and no recipient. */
export type SharedOptions = Pick<LineOptions, 'wristSize' | 'giftCardValue'>;

/** A line as it was when the cart was shared. Plain JSON: stored. */
export interface SharedLine {
  /** Of the variant. */
  readonly sku: string;
  readonly quantity: number;
  readonly options: SharedOptions;
}

/** A shared cart with the current product data and stock of its lines. */
export interface StoredShare {
  readonly expiresAt: Date;
  readonly lines: readonly (Omit<CartLine, 'options' | 'priceWhenAdded'> & {
    readonly options: SharedOptions;
  })[];
  /** The database's clock when it was read. */
  readonly readAt: Date;
}

/** A shared cart at the prices of now. Its lines have the options that are shared, and no discounts. */
export interface SharedCart {
  readonly expiresAt: Date;
  readonly lines: readonly PricedLine[];
}

/** The lines to share. Those that differ only in what is not shared are one. */
export function linesToShare(
  lines: readonly Pick<CartLine, 'quantity' | 'options' | 'variant' | 'priceWhenAdded'>[],
): SharedLine[] {
  const shared = new Map<string, SharedLine>();
  for (const { quantity, options, variant, priceWhenAdded } of lines) {
    const { sku } = variant;
    const kept = sharedOptions(options);
    const key = `${sku} ${optionsKey(kept)}`;
    const sum = (shared.get(key)?.quantity ?? 0) + quantity;
    shared.set(key, { sku, quantity: Math.min(sum, maxQuantityAt(priceWhenAdded)), options: kept });
  }
  return [...shared.values()];
}

const sharedOptions = ({ wristSize, giftCardValue }: LineOptions): SharedOptions => ({
  ...(wristSize === undefined ? {} : { wristSize }),
  ...(giftCardValue === undefined ? {} : { giftCardValue }),
});

/** Lines of one article share its stock: each is told what those before it leave. */
export function showShared(site: string, { expiresAt, lines, readAt }: StoredShare): SharedCart {
  const before = new Map<string, number>();
  return {
    expiresAt,
    lines: lines.map((line) => {
      const { sku } = line.variant;
      const taken = before.get(sku) ?? 0;
      before.set(sku, taken + line.quantity);
      const available = Math.max(0, line.available - taken);
      return priceLine({ ...line, available, priceWhenAdded: 0 }, { site, readAt }, false);
    }),
  };
}
