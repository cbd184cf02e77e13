import { useState } from 'react';
import type { FullCartFragment } from '#gql/graphql.ts';
import { useSite } from '#lib/site-context.tsx';
import { isCartPageFailure, type CartPageFailure } from '../cart-page-message.ts';
import { failureText } from '../failure-text.ts';
import { showList } from '../../mini/mini-loader.ts';
import { leaveList } from '../../favourites/leave-list.ts';
import { tellListFailure } from '../../favourites/tell-list-failure.ts';
import { pieces } from '../pieces.ts';
import { addToCart, saveForLater, updateQuantity, type CartChange } from '../cart-api.ts';
import { cartFailure } from '../cart-failure.ts';

export type Line = FullCartFragment['lineItems'][number];
/** A line just taken out, with the place it had; `saved` when it went to the list. */
export type RemovedLine = { line: Line; index: number; saved?: boolean };

type Ports = {
  /** Speaks politely to assistive technology. */
  announce: (text: string) => void;
  onLost: (failure: CartPageFailure) => void;
};

export type BagChanges = ReturnType<typeof useBagChanges>;

/** What the shopper can do to the lines, what was refused, and what can still be brought back. */
export function useBagChanges({ announce, onLost }: Ports) {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [problem, setProblem] = useState<string>();
  const site = useSite();

  async function move(line: Line): Promise<CartChange> {
    const moved = await saveForLater(line.id, site.wishlistPageSize);
    if (moved.list) showList(site, moved.list, { added: line.productKey });
    if ('failure' in moved && moved.failure.__typename === 'ShoppingListLineItemsMaxLimitError')
      tellListFailure(site, { code: moved.failure.__typename, message: moved.failure.message });
    return moved;
  }

  function refuse(text: string, lost: CartPageFailure | undefined): boolean {
    if (lost === undefined) setProblem(text);
    else onLost(lost);
    return false;
  }

  async function apply(change: () => Promise<CartChange>): Promise<boolean> {
    setProblem(undefined);
    try {
      const answer = await change();
      if ('failure' in answer) {
        const name = answer.failure.__typename;
        return refuse(failureText(answer.failure), isCartPageFailure(name) ? name : undefined);
      }
      announce(
        `${pieces(answer.cart.quantity)} in your bag, total ${answer.cart.totalPrice.formattedPrice}.`,
      );
      return true;
    } catch (error) {
      return refuse('We could not reach your bag just now. Please try again.', cartFailure(error));
    }
  }

  const forget = (line: Line) => setRemoved((rows) => rows.filter((row) => row.line.id !== line.id));

  return {
    removed,
    problem,
    /** Lets go of a removed line for good. */
    forget,
    /** Answers whether the bag took it. */
    setQuantity: (line: Line, quantity: number) => apply(() => updateQuantity(line.id, quantity)),
    remove: async (line: Line, index: number) => {
      setRemoved((rows) => [...rows, { line, index }]);
      if (!(await apply(() => updateQuantity(line.id, 0)))) forget(line);
    },
    /** To the list; one that is full keeps the line where it is and says so above the page (ER-03). */
    save: async (line: Line, index: number) => {
      setRemoved((rows) => [...rows, { line, index, saved: true }]);
      if (!(await apply(() => move(line)))) forget(line);
    },
    undo: async ({ line, saved = false }: RemovedLine) => {
      forget(line);
      if ((await apply(() => putBack(line))) && saved) await leaveList(site, line.productKey);
    },
  };
}

/** Adding puts one piece in; the rest of the quantity follows. */
async function putBack(line: Line): Promise<CartChange> {
  const added = await addToCart({ productId: line.productId, variantId: line.variantId, sku: line.sku });
  if ('failure' in added || line.quantity === 1) return added;
  const again = added.cart.lineItems.find((item) => item.sku === line.sku);
  return again ? updateQuantity(again.id, line.quantity) : added;
}
