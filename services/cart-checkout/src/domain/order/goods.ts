/** A line of an order, and what has become of its pieces. Amounts in pence. */
export interface GoodsLine {
  readonly position: number;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly shipped: number;
  readonly cancelled: number;
  readonly returned: number;
  /** What was charged for its shipped pieces, and what of that was given back. */
  readonly shippedAmount: number;
  readonly returnedAmount: number;
}

/** What an order consists of. Pence. */
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

/** Pieces that left, will not leave, or came back. */
export interface Movement {
  readonly lines: readonly MovedLine[];
  /** Pence: what they are worth to us. */
  readonly amount: number;
  /** Of the amount, the delivery charge. */
  readonly delivery: number;
  readonly after: Goods;
}

const remaining = ({ quantity, shipped, cancelled }: GoodsLine): number => quantity - shipped - cancelled;
const outside = ({ shipped, returned }: GoodsLine): number => shipped - returned;

/** Nothing more of it will leave. */
export const isFinished = ({ lines }: Goods): boolean => lines.every((line) => remaining(line) === 0);
const isAllBack = ({ lines }: Goods): boolean => lines.every((line) => outside(line) === 0);
export const hasShipped = ({ lines }: Goods): boolean => lines.some(({ shipped }) => shipped > 0);

/** How far it has come, as an event of its status; null while nothing of it has moved. */
export function progressOf(goods: Goods): 'shipped' | 'cancelled' | 'part-shipped' | 'part-cancelled' | null {
  if (isFinished(goods)) return hasShipped(goods) ? 'shipped' : 'cancelled';
  if (hasShipped(goods)) return 'part-shipped';
  return goods.lines.some(({ cancelled }) => cancelled > 0) ? 'part-cancelled' : null;
}

/**
 * Parcels and cancellations share the total out to the penny: each piece has its price of the order's own money, the delivery
 * charge goes with the first parcel, or with the cancellation after which there will be none.
 * @param pieces all that are left where null
 * @returns null when not that many are left
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
 * What was charged for the pieces goes back; with the last piece of all, the delivery charge too (Consumer Contracts
 * Regulations 2013, regulation 34: who sends everything back does not pay for delivery).
 * @param pieces all that are outside where null
 * @returns null when not that many are outside
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
 * What came back before the rest was cancelled came without its delivery charge, since more was to come: the charge goes back
 * after that cancellation.
 * @param after as the cancellation left it
 * @returns null where none is owed
 */
export function giveDeliveryBack(after: Goods): Movement | null {
  const isOwed = isFinished(after) && hasShipped(after) && isAllBack(after) && after.shipping > 0;
  return isOwed ? { lines: [], after, delivery: after.shipping, amount: after.shipping } : null;
}

/** Which lines the pieces are of: the same sku may stand on several. */
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

/** Of the next pieces of a line to leave or be cancelled, after the order's discount. */
const worth: Value = (goods, line, quantity) => {
  const before = goods.lines
    .slice(0, goods.lines.indexOf(line))
    .reduce((total, { unitPrice, quantity: pieces }) => total + unitPrice * pieces, 0);
  const taken = before + line.unitPrice * (line.shipped + line.cancelled);
  return net(goods, taken + line.unitPrice * quantity) - net(goods, taken);
};

/** Of the next pieces of a line to come back: what was charged for it, evenly, and the last one takes what is left over. */
const charged: Value = (_goods, { shipped, returned, shippedAmount, returnedAmount }, quantity) => {
  const upTo = Math.floor((shippedAmount * (returned + quantity)) / shipped);
  return Math.max(0, upTo - returnedAmount);
};

/**
 * What the first `gross` pence of the goods cost after discount. Rounded on the way from zero, so that differences of it add
 * up whatever the order they are taken in. In bigint: the product of two totals exceeds what a double holds.
 */
function net({ total, shipping, lines }: Goods, gross: number): number {
  const whole = lines.reduce((pence, { unitPrice, quantity }) => pence + unitPrice * quantity, 0);
  if (whole === 0) return 0;
  return Number((BigInt(gross) * BigInt(total - shipping)) / BigInt(whole));
}
