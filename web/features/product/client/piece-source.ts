import type { FullCartFragment } from '#gql/graphql.ts';
import { announceAddition } from '#features/cart/bag-additions.ts';
import { cartStore } from '#features/cart/cart-of-page.ts';
import type { AddedOptions } from '#features/personal/field-names.ts';

type Piece = { productId: string; variantId: string; sku: string; options: AddedOptions };

/** A piece that express buttons pay for, with the rest of the bag: a press adds it once. */
export function pieceSource(piece: Piece, { name, minorUnits }: { name: string; minorUnits: number }) {
  let isAdded = false;
  return {
    shownTotal: minorUnits,
    async fill() {
      const bag = isAdded ? await bagWith(piece.sku) : undefined;
      if (bag !== undefined) return { cart: bag };
      const { addToCart, failureText } = await import('#features/cart/add-piece.ts');
      const answer = await addToCart(piece);
      if ('failure' in answer) return { text: failureText(answer.failure) };
      isAdded = true;
      announceAddition();
      return answer;
    },
    kept: () => (isAdded ? `${name} is in your bag.` : 'Your bag is as it was.'),
  };
}

/** For a press after the sheet was closed. */
async function bagWith(sku: string): Promise<FullCartFragment | undefined> {
  await cartStore.refresh();
  const state = cartStore.get();
  if (state?.status !== 'ready') return undefined;
  return state.cart.lineItems.some((line) => line.variantSku === sku) ? state.cart : undefined;
}
