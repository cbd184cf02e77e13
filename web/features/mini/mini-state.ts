import { EMPTY_MINI_CART, type MiniCart } from '../cart/mini-cart.ts';
import { EMPTY_MINI_FAVOURITES, type MiniFavourites } from '../favourites/mini-favourites.ts';

/** What the header's popups hold; undefined until it was asked for. */
export type MiniState = {
  bag: MiniCart | undefined;
  list: MiniFavourites | undefined;
  /** The last question about it was not answered. */
  failed: { bag: boolean; list: boolean };
};

export type MiniPart = 'bag' | 'list';
export const BOTH: readonly MiniPart[] = ['bag', 'list'];

export const UNASKED: MiniState = { bag: undefined, list: undefined, failed: { bag: false, list: false } };

/** Of a bag, null says that there is none. */
export type MiniAnswer = { bag?: MiniCart | null; list?: MiniFavourites };

export function answered(state: MiniState, answer: MiniAnswer): MiniState {
  const { bag, list } = answer;
  return {
    bag: bag === undefined ? state.bag : (bag ?? EMPTY_MINI_CART),
    list: list ?? state.list,
    failed: {
      bag: bag === undefined && state.failed.bag,
      list: list === undefined && state.failed.list,
    },
  };
}

/** ER-06: what could not be had is shown as empty. */
export function failed(state: MiniState, parts: readonly MiniPart[]): MiniState {
  return {
    bag: parts.includes('bag') ? EMPTY_MINI_CART : state.bag,
    list: parts.includes('list') ? EMPTY_MINI_FAVOURITES : state.list,
    failed: {
      bag: state.failed.bag || parts.includes('bag'),
      list: state.failed.list || parts.includes('list'),
    },
  };
}

/** ST-03: counts zero, subtotal unset. */
export const emptied = (): MiniState => ({
  bag: EMPTY_MINI_CART,
  list: EMPTY_MINI_FAVOURITES,
  failed: { bag: false, list: false },
});
