/** A line of an order with the movements of its pieces. Amounts in pence. */
export interface GoodsLine {
  readonly position: number;
  readonly sku: string;
  readonly quantity: number;
  /** What the shopper pays for each unit. Parcels take units from the first on, cancellations from the last. */
  readonly unitAmounts: readonly number[];
  /** The tax within each. */
  readonly unitTax: readonly number[];
  /** Whole pounds. Only of gift cards. */
  readonly giftCardValue?: number;
  readonly shipped: number;
  readonly cancelled: number;
  readonly returned: number;
  /** Charged for its shipped pieces, and the refunded part of that. */
  readonly shippedAmount: number;
  readonly returnedAmount: number;
  /** Made to order, sized or engraved: its making can begin. Absent: it is on the shelf. */
  readonly isMade?: boolean;
  /** The first unit whose making has not begun. Those before it that have not left were captured when it began. Absent: 0. */
  readonly begun?: number;
}

/** The goods of an order. Amounts in pence. */
export interface Goods {
  /** The delivery charge. */
  readonly shipping: number;
  /** The delivery charge was captured when making began. */
  readonly isDeliveryBegun?: boolean;
  readonly lines: readonly GoodsLine[];
}

export interface Pieces {
  readonly sku: string;
  readonly quantity: number;
  /** Of the order. Absent where only the sku is known: the pieces are then of its lines from the first on. */
  readonly position?: number;
}

export interface MovedLine extends Pieces {
  readonly position: number;
  /** Pence: of these pieces. */
  readonly amount: number;
  /** The tax within the amount. */
  readonly tax: number;
}

/** Pieces that were shipped, cancelled or returned. */
export interface Movement {
  readonly lines: readonly MovedLine[];
  /** Pence: the value of the pieces. */
  readonly amount: number;
  /** The delivery charge within the amount. */
  readonly delivery: number;
  /** Of a parcel or cancellation: the part of the amount that was captured when making began. */
  readonly begun: number;
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
 * Parcels and cancellations divide the total exactly: each unit costs its amount in the order, and the delivery charge is part of
 * the first parcel, or of the cancellation after which nothing is shipped.
 * @param pieces null for all remaining pieces
 * @returns null when fewer remain
 */
export function ship(goods: Goods, pieces: readonly Pieces[] | null): Movement | null {
  const lines = choose(goods, pieces, remaining, ({ shipped }) => shipped);
  if (lines === null) return null;
  const after = change(goods, lines, (line, { quantity, amount }) => ({
    shipped: line.shipped + quantity,
    shippedAmount: line.shippedAmount + amount,
  }));
  return movement(lines, after, hasShipped(goods) ? 0 : goods.shipping, goods);
}

/** As `ship`. */
export function cancel(goods: Goods, pieces: readonly Pieces[] | null): Movement | null {
  const lines = choose(
    goods,
    pieces,
    remaining,
    ({ quantity, cancelled }, count) => quantity - cancelled - count,
  );
  if (lines === null) return null;
  const after = change(goods, lines, (line, { quantity }) => {
    const cancelled = line.cancelled + quantity;
    return { cancelled, begun: Math.min(line.begun ?? 0, line.quantity - cancelled) };
  });
  return movement(lines, after, progressOf(after) === 'cancelled' ? goods.shipping : 0, goods);
}

/**
 * What was charged for the pieces is refunded, and with the last piece of the order the delivery charge (Consumer Contracts
 * Regulations 2013, regulation 34: a customer who returns everything does not pay for delivery).
 * @param pieces null for all pieces shipped and not returned
 * @returns null when there are fewer of them
 */
export function takeBack(goods: Goods, pieces: readonly Pieces[] | null): Movement | null {
  const lines = choose(goods, pieces, outside, ({ returned }) => returned);
  if (lines === null) return null;
  const after = change(goods, lines, (line, { quantity, amount }) => ({
    returned: line.returned + quantity,
    returnedAmount: line.returnedAmount + amount,
  }));
  return movement(lines, after, isFinished(after) && isAllBack(after) ? goods.shipping : 0);
}

/**
 * Pieces returned before the rest was cancelled were refunded without the delivery charge, because more was to be shipped. The
 * charge is refunded after that cancellation.
 * @param after the goods after the cancellation
 * @returns null when no delivery charge is owed
 */
export function refundDelivery(after: Goods): Movement | null {
  const isOwed = isFinished(after) && hasShipped(after) && isAllBack(after) && after.shipping > 0;
  return isOwed ? { lines: [], after, delivery: after.shipping, amount: after.shipping, begun: 0 } : null;
}

/** With the first unit of the line that it takes. */
type Chosen = MovedLine & { readonly first?: number };

/**
 * Assigns the pieces to lines: a sku can be on several lines.
 * @param firstOf the first unit of a line that a number of its pieces takes
 */
export function choose(
  { lines }: Pick<Goods, 'lines'>,
  pieces: readonly Pieces[] | null,
  room: (line: GoodsLine) => number,
  firstOf: (line: GoodsLine, quantity: number) => number,
): Chosen[] | null {
  const taken = quantitiesOf(lines, pieces, room);
  if (taken === null) return null;
  const moved: Chosen[] = [];
  for (const line of lines) {
    const quantity = taken.get(line.position) ?? 0;
    if (quantity === 0) continue;
    const first = firstOf(line, quantity);
    const { position, sku } = line;
    moved.push({ position, sku, quantity, first, ...valueOf(line, first, quantity) });
  }
  return moved.length === 0 ? null : moved;
}

/**
 * By position: the pieces of a named line first, then those of which only the sku is known, from the first line on.
 * @returns null when there are fewer
 */
function quantitiesOf(
  lines: readonly GoodsLine[],
  pieces: readonly Pieces[] | null,
  room: (line: GoodsLine) => number,
): ReadonlyMap<number, number> | null {
  if (pieces === null) return new Map(lines.map((line) => [line.position, room(line)]));
  const taken = new Map<number, number>();
  const take = (sku: string, quantity: number, from: readonly GoodsLine[]): number => {
    let left = quantity;
    for (const line of from.filter((each) => each.sku === sku)) {
      const before = taken.get(line.position) ?? 0;
      const more = Math.min(left, room(line) - before);
      taken.set(line.position, before + more);
      left -= more;
    }
    return left;
  };
  const named = pieces.filter(({ position }) => position !== undefined);
  const bySku = pieces.filter(({ position }) => position === undefined);
  const missing = [
    ...named.map(({ sku, quantity, position }) =>
      take(
        sku,
        quantity,
        lines.filter((line) => line.position === position),
      ),
    ),
    ...bySku.map(({ sku, quantity }) => take(sku, quantity, lines)),
  ];
  return missing.some((quantity) => quantity > 0) ? null : taken;
}

function valueOf({ unitAmounts, unitTax }: GoodsLine, first: number, quantity: number) {
  const of = (units: readonly number[]) => sum(units.slice(first, first + quantity));
  return { amount: of(unitAmounts), tax: of(unitTax) };
}

export function change<Moved extends MovedLine>(
  goods: Goods,
  moved: readonly Moved[],
  changeOf: (line: GoodsLine, moved: Moved) => Partial<GoodsLine>,
): Goods {
  const byPosition = new Map(moved.map((line) => [line.position, line]));
  const lines = goods.lines.map((line) => {
    const of = byPosition.get(line.position);
    return of === undefined ? line : { ...line, ...changeOf(line, of) };
  });
  return { ...goods, lines };
}

/** @param before of a parcel or cancellation */
export function movement(
  chosen: readonly Chosen[],
  after: Goods,
  delivery: number,
  before?: Goods,
): Movement {
  const lines = chosen.map(({ first: _first, ...line }) => line);
  const amount = sum(lines.map((line) => line.amount)) + delivery;
  const ofLines = before === undefined ? 0 : sum(chosen.map((line) => begunOf(before, line)));
  return { lines, after, delivery, amount, begun: ofLines + (before?.isDeliveryBegun ? delivery : 0) };
}

/** What was captured for the moved units of a line when their making began. */
function begunOf({ lines }: Goods, { position, quantity, first = 0 }: Chosen): number {
  const line = lines.find((candidate) => candidate.position === position);
  return sum(line?.unitAmounts.slice(first, Math.min(first + quantity, line.begun ?? 0)) ?? []);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
