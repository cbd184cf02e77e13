import { EMPTY_MINI_CART, type MiniCart } from './mini-cart.ts';
import type { MiniFavourites } from './mini-favourites.ts';

/** The data of the header's popups; undefined until it was fetched. */
export type MiniState = {
  bag: MiniCart | undefined;
  list: MiniFavourites | undefined;
  /** The last fetch failed. */
  failed: { bag: boolean; list: boolean };
};

export type MiniPart = 'bag' | 'list';

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
