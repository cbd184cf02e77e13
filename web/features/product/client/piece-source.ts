import type { ComponentProps } from 'react';
import type { FullCartFragment } from '#gql/graphql.ts';
import { announceAddition } from '#features/cart/bag-additions.ts';
import type { Added } from '#features/cart/add-piece.ts';
import { cartStore } from '#features/cart/cart-of-page.ts';
import type { AddedOptions } from '#features/personal/field-names.ts';
import type { ExpressButtons } from '#features/payment/express-buttons.tsx';

export type Piece = { productId: string; variantId: string; sku: string; options: AddedOptions };

type ExpressSource = ComponentProps<typeof ExpressButtons>['source'];

type Filled = Awaited<ReturnType<ExpressSource['fill']>>;

/** What a page has added or is adding, by variant and options. A refused addition is not kept. */
export type Additions = Map<string, Promise<Filled>>;

/** Calls of the bag; other ones in tests. */
export type PiecePorts = {
  add: (piece: Piece) => Promise<Added>;
  /** The bag as it is now; null when it is gone, and undefined when that is not known. */
  bag: () => Promise<FullCartFragment | null | undefined>;
};

const HERE: PiecePorts = {
  add: async (piece) => (await import('#features/cart/add-piece.ts')).addToCart(piece),
  async bag() {
    await cartStore.refresh();
    const state = cartStore.get();
    if (state?.status === 'lost') return null;
    return state?.status === 'ready' ? state.cart : undefined;
  },
};

type OfPage = {
  /** Those of the page outlive this source, which is made again whenever the product is drawn. */
  additions: Additions;
  ports?: PiecePorts;
};

/** A piece that express buttons pay for, with the rest of the bag: however often it is pressed, it is added once. */
export function pieceSource(
  piece: Piece,
  { name, minorUnits }: { name: string; minorUnits: number },
  { additions, ports = HERE }: OfPage,
): ExpressSource {
  const key = JSON.stringify([piece.variantId, piece.options]);

  async function fill(): Promise<Filled> {
    const earlier = additions.get(key);
    if (earlier === undefined) return begin();
    const filled = await earlier;
    if ('text' in filled) return filled;
    const bag = await ports.bag();
    // A call that failed says nothing of the bag: the piece would be added twice.
    if (bag === undefined) return filled;
    if (bag?.lineItems.some((line) => line.variantSku === piece.sku)) return { cart: bag };
    // It was taken out of the bag, or that is gone; another press may have added it since.
    if (additions.get(key) === earlier) additions.delete(key);
    return additions.get(key) ?? begin();
  }

  function begin(): Promise<Filled> {
    const adding = add();
    const forget = () => void (additions.get(key) === adding && additions.delete(key));
    additions.set(key, adding);
    adding.then((filled) => 'text' in filled && forget(), forget);
    return adding;
  }

  async function add(): Promise<Filled> {
    const answer = await ports.add(piece);
    if ('failure' in answer)
      return { text: (await import('#features/cart/add-piece.ts')).failureText(answer.failure) };
    announceAddition();
    return answer;
  }

  async function kept(): Promise<string> {
    const isAdded = await Promise.resolve(additions.get(key)).then(
      (filled) => filled !== undefined && 'cart' in filled,
      () => false,
    );
    return isAdded ? `${name} is in your bag.` : 'Your bag is as it was.';
  }

  return { shownTotal: minorUnits, fill, kept };
}
