import { isWorkedOn } from '../cart/choices/choices.ts';
import type { LineOptions } from '../cart/line-options.ts';
import { change, choose, hasShipped, movement } from './goods.ts';
import type { FollowedOrder, KnownMovement } from './followed-order.ts';
import type { Goods, GoodsLine, Movement, Pieces } from './goods.ts';

/** Whether a line is made to order, sized or engraved. Such a line is charged when its making begins. */
export const isMade = ({ preparation, options }: MadeFacts): boolean =>
  (preparation ?? 0) > 0 || isWorkedOn(options ?? {});

interface MadeFacts {
  /** Working days in which a piece of it is made, sized or engraved. */
  readonly preparation?: number | null;
  readonly options?: LineOptions | null;
}

/** Pieces that are made, are still with us, and whose making has not begun. */
export const notBegun = (line: GoodsLine): number =>
  line.isMade === true ? Math.max(0, line.quantity - line.cancelled - begunFrom(line)) : 0;

/** The first unit whose making can begin: those before it have left or are being made. */
const begunFrom = ({ begun = 0, shipped }: GoodsLine): number => Math.max(begun, shipped);

/**
 * The making of pieces begins: their amount is captured, as with a parcel. The delivery charge goes with it where everything that
 * is still to be shipped is being made, so that nothing of the order depends on a hold any more.
 * @param pieces null for all that can be made
 * @returns null when fewer can be made
 */
export function beginMaking(goods: Goods, pieces: readonly Pieces[] | null): Movement | null {
  const lines = choose(goods, pieces, notBegun, begunFrom);
  if (lines === null) return null;
  const begun = change(goods, lines, (line, { quantity }) => ({ begun: begunFrom(line) + quantity }));
  const isAll = begun.lines.every((line) => line.quantity - line.cancelled === begunFrom(line));
  const takesDelivery = isAll && goods.shipping > 0 && !hasShipped(goods) && goods.isDeliveryBegun !== true;
  const after = takesDelivery ? { ...begun, isDeliveryBegun: true } : begun;
  return movement(lines, after, takesDelivery ? goods.shipping : 0);
}

/**
 * Of a late making the pieces that are still to be begun: it is counted in its place among the makings and parcels known, so that a
 * parcel of its own pieces, which arrived before it, does not make it one of others. What is begun is at most what would be had all
 * come in order. Fewer where that cannot be known: such a piece is charged when it leaves.
 */
export function stillToBegin(
  { goods, movements }: Pick<FollowedOrder, 'goods' | 'movements'>,
  late: Making,
): Pieces[] {
  const makings = [...movements.filter(({ type }) => type === 'order.making'), late];
  const steps = [...makings, ...movements.filter(({ type }) => type === 'order.shipped')]
    // Of the same moment: makings first.
    .toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime());
  return late.lines.flatMap(({ position, sku, quantity }) => {
    const line = goods.lines.find((candidate) => candidate.position === position);
    if (line === undefined) return [];
    const still = Math.min(quantity, notBegun(line), begunBy(steps, position) - begunFrom(line));
    return still > 0 ? [{ position, sku, quantity: still }] : [];
  });
}

type Making = Pick<KnownMovement, 'type' | 'occurredAt' | 'lines'>;

/** The first unit of a line whose making has not begun after these makings and parcels. */
function begunBy(steps: readonly Making[], position: number): number {
  let [begun, shipped] = [0, 0];
  for (const { type, lines } of steps) {
    const quantity = lines.find((line) => line.position === position)?.quantity ?? 0;
    if (type === 'order.shipped') shipped += quantity;
    else if (quantity > 0) begun = Math.max(begun, shipped) + quantity;
  }
  return begun;
}
