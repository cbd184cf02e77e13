import type { FullCartFragment } from '#gql/graphql.ts';
import { onShopperChange } from '#lib/shopper-change.ts';
import { miniState, setMini } from '../mini/mini-store.ts';
import { answered } from '../mini/mini-state.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { createCartStore, type CartAnswer } from './cart-store.ts';
import { clearLastOrder } from './last-order.ts';
import { toMiniCart } from './mini-cart.ts';
import { setBagQuantity } from './bag-quantity.ts';

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
  const cart = answer?.status === 'ready' ? answer.cart : undefined;
  setBagQuantity(cart?.quantity ?? 0);
  setMini(answered(miniState(), { bag: cart === undefined ? null : toMiniCart(cart) }));
}
