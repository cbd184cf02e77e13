/** How often something happened, and for what amount in pence. */
export interface Figure {
  readonly name: FigureName;
  /** The method or the words that are counted apart; empty where the name says it all. */
  readonly dim: string;
  readonly n: number;
  readonly amount: number;
}

/** Made from events of orders and payments. */
export const FIGURES = [
  'orders',
  'goods',
  'discounts',
  'delivery',
  'vat',
  'cancelled',
  'returned',
  'refunded',
  'actions',
  'declined',
] as const;

export type FigureName = (typeof FIGURES)[number];

/** What an event adds to the counts of its minute. */
export interface CountedEvent {
  /** Whose row has the time, so that the counts of a day are of the same orders as the day's own rows. */
  readonly of: 'order' | 'cancellation' | 'return' | 'payment';
  readonly orderId: string;
  /** Of the cancellation or return; empty for another. */
  readonly reference: string;
  readonly occurredAt: Date;
  readonly site: string;
  readonly figures: readonly Figure[];
}

interface PlacedOrder {
  /** Pence, with delivery. */
  readonly total: number;
  readonly delivery: number;
  /** Included in the total. */
  readonly vat: number;
  readonly lines: readonly { readonly quantity: number; readonly unitPrice: number }[];
}

/** Goods at their price before discounts, and what makes the total of it: goods − discounts + delivery = orders. */
export function figuresOf({ total, delivery, vat, lines }: PlacedOrder): Figure[] {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const discounts = goods + delivery - total;
  return [
    figure('orders', 1, total),
    figure('goods', pieces, goods),
    figure('discounts', discounts === 0 ? 0 : 1, discounts),
    figure('delivery', delivery ? 1 : 0, delivery),
    figure('vat', vat ? 1 : 0, vat),
  ];
}

export const figure = (name: FigureName, n: number, amount = 0, dim = ''): Figure => ({
  name,
  dim,
  n,
  amount,
});
