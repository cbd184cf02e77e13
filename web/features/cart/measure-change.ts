import type { FullCartFragment } from '#gql/graphql.ts';
import { bagChanged } from '../measuring/bag-changed.ts';
import { cartStore } from './cart-of-page.ts';
import type { Line } from './line.ts';

/** The line as this page has it; undefined where no page has shown the bag yet. */
export function shownLine(lineItemId: string): Line | undefined {
  const state = cartStore.get();
  return state?.status === 'ready' ? state.cart.lineItems.find(({ id }) => id === lineItemId) : undefined;
}

/** One piece was added (MU-05). Lines of one variant cost the same, so that any of them tells its amount. */
export function measureAddition(
  { lineItems }: FullCartFragment,
  piece: { variantId: string; giftCardValue?: number | null | undefined },
): void {
  const line = lineItems.findLast(
    (item) =>
      !item.isGiftLineItem &&
      item.variantId === piece.variantId &&
      (item.giftCardValue ?? null) === (piece.giftCardValue ?? null),
  );
  if (line !== undefined) bagChanged({ line, pieces: 1, isEmpty: false });
}

/** The quantity of a line was changed, 0 when it is gone (MU-06). Without the line of before nothing says by how much. */
export function measureQuantity({ lineItems }: FullCartFragment, before: Line | undefined): void {
  if (before === undefined) return;
  const now = lineItems.find(({ id }) => id === before.id);
  const pieces = (now?.quantity ?? 0) - before.quantity;
  bagChanged({ line: pieces > 0 && now ? now : before, pieces, isEmpty: lineItems.length === 0 });
}
