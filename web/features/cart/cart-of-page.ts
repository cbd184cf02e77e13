import type { FullCartFragment } from '#gql/graphql.ts';
import { onShopperChange } from '#lib/shopper-change.ts';
import { miniState, setMini } from '../header-data/mini-store.ts';
import { answered } from '../header-data/mini-state.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { createCartStore, type CartAnswer } from './cart-store.ts';
import { clearLastOrder } from './last-order.ts';
import { toMiniCart } from '../header-data/mini-cart.ts';
import { facts } from '../measuring/facts.ts';
import { outdate } from '../header-data/newest.ts';
import { setBagQuantity } from '../header-data/bag-quantity.ts';

/**
 * The cart store of this page. It also updates the header's count and popup. The call is loaded when first needed.
 */
export const cartStore = createCartStore({
  ask: async () => (await import('./client/ask-for-cart.ts')).askForCart(),
  onAnswer: showInHeader,
});

onShopperChange(() => void cartStore.reset());

/** Every change returns the whole bag. */
export function keepCart(cart: FullCartFragment): void {
  cartStore.receive({ status: 'ready', cart });
  clearLastOrder(browserStorage('session'));
}

function showInHeader(answer: CartAnswer | undefined): void {
  const cart = answer?.cart;
  facts.push(['bag', cart]);
  outdate('bag');
  setBagQuantity(cart?.quantity ?? 0);
  setMini(answered(miniState(), { bag: cart === undefined ? null : toMiniCart(cart) }));
}
