import type { MeasuredBag } from './bag-steps.ts';
import { soldItems, type SoldLine } from './order-amounts.ts';
import type { SentEvent } from './sent-event.ts';
import type { ShopEvent } from './shop-events.ts';

/** Pieces of one line that a shopper put into the bag or took out of it. */
export type BagChange = {
  /** The line with them in it: as it is now, or as it was before they were taken out. */
  readonly line: SoldLine;
  /** How many; negative for taken out. */
  readonly pieces: number;
  /** Whether nothing is in the bag now. */
  readonly isEmpty: boolean;
};

/** What was put into the bag. */
export type AddedPiece = { readonly variantId: string; readonly giftCardValue?: number | null | undefined };

/** One piece was added (MU-05). Lines of one variant cost the same, so that any of them tells its amount. */
export function addition({ lineItems }: MeasuredBag, piece: AddedPiece): BagChange | undefined {
  const line = lineItems.findLast(
    (item) =>
      !item.isGiftLineItem &&
      item.variantId === piece.variantId &&
      (item.giftCardValue ?? null) === (piece.giftCardValue ?? null),
  );
  return line && { line, pieces: 1, isEmpty: false };
}

/** The quantity of a line was changed, 0 when it is gone (MU-06). Without the bag of before nothing says by how much. */
export function changeOf(before: MeasuredBag, now: MeasuredBag, lineId: string): BagChange | undefined {
  const find = ({ lineItems }: MeasuredBag) => lineItems.find(({ id }) => id === lineId);
  const [was, is] = [find(before), find(now)];
  if (was === undefined) return undefined;
  const pieces = (is?.quantity ?? 0) - was.quantity;
  return { line: pieces > 0 && is ? is : was, pieces, isEmpty: now.lineItems.length === 0 };
}

type CartEvent =
  | Extract<ShopEvent, { name: 'add_to_cart' | 'remove_from_cart' }>
  | Pick<Extract<SentEvent, { name: 'empty_cart' }>, 'name' | 'params'>;

/** ST-16: what the event plan says of a change. Its amounts are those of the last pieces of the line. */
export function cartEvents({ line, pieces, isEmpty }: BagChange): CartEvent[] {
  const count = Math.abs(pieces);
  if (count === 0) return [];
  const changed = { ...line, unitAmounts: line.unitAmounts.slice(-count) };
  const params = { currency: 'GBP' as const, ...soldItems([changed]) };
  if (pieces > 0) return [{ name: 'add_to_cart', params }];
  const removed: CartEvent = { name: 'remove_from_cart', params };
  return isEmpty ? [removed, { name: 'empty_cart', params: {} }] : [removed];
}
