import { isWorkedOn } from '../cart/choices/choices.ts';
import type { LineOptions } from '../cart/line-options.ts';
import { change, choose, hasShipped, movement } from './goods.ts';
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

/** Of pieces of a late message those that can still be made; none when they have left or were cancelled. */
export function stillToBegin({ lines }: Goods, pieces: readonly Pieces[] | null): Pieces[] {
  const roomFor = ({ sku, position }: Pieces): number =>
    lines
      .filter((line) => line.sku === sku && (position ?? line.position) === line.position)
      .reduce((sum, line) => sum + notBegun(line), 0);
  const asked =
    pieces ??
    lines.map(({ sku, position, ...line }) => ({
      sku,
      position,
      quantity: notBegun({ sku, position, ...line }),
    }));
  return asked
    .map(({ quantity, ...line }) => ({
      ...line,
      quantity: Math.min(quantity, roomFor({ quantity, ...line })),
    }))
    .filter(({ quantity }) => quantity > 0);
}
