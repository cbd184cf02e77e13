import { EMPTY_MINI_CART } from './mini-cart.ts';
import { EMPTY_MINI_FAVOURITES } from './mini-favourites.ts';
import type { MiniPart, MiniState } from './mini-state.ts';

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
