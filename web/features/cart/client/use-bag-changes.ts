import { useState } from 'react';
import type { FullCartFragment } from '#gql/graphql.ts';
import { isCartPageFailure, type CartPageFailure } from '../cart-page-message.ts';
import { failureText } from '../failure-text.ts';
import { pieces } from '../pieces.ts';
import { addToCart, updateQuantity, type CartChange } from './cart-api.ts';
import { cartFailure } from './cart-failure.ts';

export type Line = FullCartFragment['lineItems'][number];
/** A line just taken out, with the place it had. */
export type RemovedLine = { line: Line; index: number };

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
    undo: async (line: Line) => {
      forget(line);
      await apply(() => putBack(line));
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
