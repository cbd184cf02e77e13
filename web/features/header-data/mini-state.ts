import { EMPTY_MINI_CART, type MiniCart } from './mini-cart.ts';
import { EMPTY_MINI_FAVOURITES, type MiniFavourites } from './mini-favourites.ts';

/** The data of the header's popups; undefined until it was fetched. */
export type MiniState = {
  bag: MiniCart | undefined;
  list: MiniFavourites | undefined;
  /** The last fetch failed. */
  failed: { bag: boolean; list: boolean };
};

export type MiniPart = 'bag' | 'list';
export const BOTH: readonly MiniPart[] = ['bag', 'list'];

export const NOT_LOADED: MiniState = { bag: undefined, list: undefined, failed: { bag: false, list: false } };

/** A null bag means that there is none. */
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

/** ER-06: parts that could not be fetched are shown as empty. */
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

/** ST-03: count zero, no subtotal. */
export const emptied = (): MiniState => ({
  bag: EMPTY_MINI_CART,
  list: EMPTY_MINI_FAVOURITES,
  failed: { bag: false, list: false },
});
