/** A line of an order with the movements of its pieces. Amounts in pence. */
export interface GoodsLine {
  readonly position: number;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly shipped: number;
  readonly cancelled: number;
  readonly returned: number;
  /** Charged for its shipped pieces, and the refunded part of that. */
  readonly shippedAmount: number;
  readonly returnedAmount: number;
}

/** The goods of an order. Amounts in pence. */
export interface Goods {
  readonly total: number;
  /** The delivery charge within the total. */
  readonly shipping: number;
  readonly lines: readonly GoodsLine[];
}

export interface Pieces {
  readonly sku: string;
  readonly quantity: number;
}

export interface MovedLine extends Pieces {
  readonly position: number;
}

/** Pieces that were shipped, cancelled or returned. */
export interface Movement {
  readonly lines: readonly MovedLine[];
  /** Pence: the value of the pieces. */
  readonly amount: number;
  /** The delivery charge within the amount. */
  readonly delivery: number;
  readonly after: Goods;
}

const remaining = ({ quantity, shipped, cancelled }: GoodsLine): number => quantity - shipped - cancelled;
const outside = ({ shipped, returned }: GoodsLine): number => shipped - returned;

/** Every piece is shipped or cancelled. */
export const isFinished = ({ lines }: Goods): boolean => lines.every((line) => remaining(line) === 0);
const isAllBack = ({ lines }: Goods): boolean => lines.every((line) => outside(line) === 0);
export const hasShipped = ({ lines }: Goods): boolean => lines.some(({ shipped }) => shipped > 0);

/** The progress of the goods as a status event; null while nothing has moved. */
export function progressOf(goods: Goods): 'shipped' | 'cancelled' | 'part-shipped' | 'part-cancelled' | null {
  if (isFinished(goods)) return hasShipped(goods) ? 'shipped' : 'cancelled';
  if (hasShipped(goods)) return 'part-shipped';
  return goods.lines.some(({ cancelled }) => cancelled > 0) ? 'part-cancelled' : null;
}

/**
 * Parcels and cancellations divide the total exactly: each piece counts with its price in the order, the delivery charge is part
 * of the first parcel, or of the cancellation after which nothing is shipped.
 * @param pieces null for all remaining pieces
 * @returns null when fewer remain
 */
export function ship(goods: Goods, pieces: readonly Pieces[] | null): Movement | null {
  const lines = choose(goods, pieces, remaining);
  if (lines === null) return null;
  const after = change(goods, lines, (line, quantity) => ({
    shipped: line.shipped + quantity,
    shippedAmount: line.shippedAmount + worth(goods, line, quantity),
  }));
  const delivery = hasShipped(goods) ? 0 : goods.shipping;
  return { lines, after, delivery, amount: sum(goods, lines, worth) + delivery };
}

/** As `ship`. */
export function cancel(goods: Goods, pieces: readonly Pieces[] | null): Movement | null {
  const lines = choose(goods, pieces, remaining);
  if (lines === null) return null;
  const after = change(goods, lines, (line, quantity) => ({ cancelled: line.cancelled + quantity }));
  const delivery = progressOf(after) === 'cancelled' ? goods.shipping : 0;
  return { lines, after, delivery, amount: sum(goods, lines, worth) + delivery };
}

/**
 * The charge for the pieces is refunded, and with the last piece of the order the delivery charge (Consumer Contracts Regulations
 * 2013, regulation 34: a customer who returns everything does not pay for delivery).
 * @param pieces null for all pieces shipped and not returned
 * @returns null when there are fewer of them
 */
export function takeBack(goods: Goods, pieces: readonly Pieces[] | null): Movement | null {
  const lines = choose(goods, pieces, outside);
  if (lines === null) return null;
  const after = change(goods, lines, (line, quantity) => ({
    returned: line.returned + quantity,
    returnedAmount: line.returnedAmount + charged(goods, line, quantity),
  }));
  const delivery = isFinished(after) && isAllBack(after) ? goods.shipping : 0;
  return { lines, after, delivery, amount: sum(goods, lines, charged) + delivery };
}

/**
 * Pieces returned before the rest was cancelled were refunded without the delivery charge, because more was to be shipped. The
 * charge is refunded after that cancellation.
 * @param after the goods after the cancellation
 * @returns null when no delivery charge is owed
 */
export function refundDelivery(after: Goods): Movement | null {
  const isOwed = isFinished(after) && hasShipped(after) && isAllBack(after) && after.shipping > 0;
  return isOwed ? { lines: [], after, delivery: after.shipping, amount: after.shipping } : null;
}

/** Assigns the pieces to lines: a sku can be on several lines. */
function choose(
  { lines }: Goods,
  pieces: readonly Pieces[] | null,
  room: (line: GoodsLine) => number,
): MovedLine[] | null {
  const wanted = new Map<string, number>();
  if (pieces === null) for (const line of lines) wanted.set(line.sku, Infinity);
  for (const { sku, quantity } of pieces ?? []) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);
  const moved: MovedLine[] = [];
  for (const line of lines) {
    const quantity = Math.min(wanted.get(line.sku) ?? 0, room(line));
    if (quantity === 0) continue;
    wanted.set(line.sku, (wanted.get(line.sku) ?? 0) - quantity);
    moved.push({ position: line.position, sku: line.sku, quantity });
  }
  const missing = pieces !== null && [...wanted.values()].some((quantity) => quantity > 0);
  return missing || moved.length === 0 ? null : moved;
}

function change(
  goods: Goods,
  moved: readonly MovedLine[],
  changeOf: (line: GoodsLine, quantity: number) => Partial<GoodsLine>,
): Goods {
  const quantities = new Map(moved.map(({ position, quantity }) => [position, quantity]));
  const lines = goods.lines.map((line) => {
    const quantity = quantities.get(line.position);
    return quantity === undefined ? line : { ...line, ...changeOf(line, quantity) };
  });
  return { ...goods, lines };
}

type Value = (goods: Goods, line: GoodsLine, quantity: number) => number;

function sum(goods: Goods, moved: readonly MovedLine[], valueOf: Value): number {
  return moved.reduce((total, { position, quantity }) => {
    const line = goods.lines.find((candidate) => candidate.position === position);
    return line === undefined ? total : total + valueOf(goods, line, quantity);
  }, 0);
}

/** The value of the next pieces of a line to be shipped or cancelled, after the order's discount. */
const worth: Value = (goods, line, quantity) => {
  const before = goods.lines
    .slice(0, goods.lines.indexOf(line))
    .reduce((total, { unitPrice, quantity: pieces }) => total + unitPrice * pieces, 0);
  const taken = before + line.unitPrice * (line.shipped + line.cancelled);
  return net(goods, taken + line.unitPrice * quantity) - net(goods, taken);
};

/** The refund for the next pieces of a line: equal shares of its charge, and the last piece takes the remainder. */
const charged: Value = (_goods, { shipped, returned, shippedAmount, returnedAmount }, quantity) => {
  const upTo = Math.floor((shippedAmount * (returned + quantity)) / shipped);
  return Math.max(0, upTo - returnedAmount);
};

/**
 * The price after discount of the first `gross` pence of the goods. It is a cumulative amount, rounded once, so that differences
 * add up in any order. In bigint: the product of two totals exceeds the precision of a double.
 */
function net({ total, shipping, lines }: Goods, gross: number): number {
  const whole = lines.reduce((pence, { unitPrice, quantity }) => pence + unitPrice * quantity, 0);
  if (whole === 0) return 0;
  return Number((BigInt(gross) * BigInt(total - shipping)) / BigInt(whole));
}
