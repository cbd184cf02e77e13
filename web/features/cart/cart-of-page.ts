import { GetCartDocument, type FullCartFragment } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { onShopperChange } from '#lib/shopper-change.ts';
import { miniState, setMini } from '../mini/mini-store.ts';
import { answered } from '../mini/mini-state.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { createCartStore, type CartAnswer } from './cart-store.ts';
import { clearLastOrder } from './last-order.ts';
import { toMiniCart } from './mini-cart.ts';
import { setBagQuantity } from './bag-quantity.ts';
import { cartFailure } from './cart-failure.ts';

/** The one of this page. Number and popup of the header follow it. */
export const cartStore = createCartStore({ ask: askForCart, onAnswer: showInHeader });

onShopperChange(() => void cartStore.reset());

/** Every change answers the whole bag. */
export function keepCart(cart: FullCartFragment): void {
  cartStore.hear({ status: 'ready', cart });
  clearLastOrder(browserStorage('session'));
}

async function askForCart(): Promise<CartAnswer> {
  try {
    const { cart } = await callGraph(GetCartDocument, { isMutualCart: false, isCart: true });
    return { status: 'ready', cart: cart as FullCartFragment };
  } catch (error) {
    const failure = cartFailure(error);
    if (failure === undefined) throw error;
    return { status: 'lost', failure };
  }
}

function showInHeader(answer: CartAnswer): void {
  const cart = answer.status === 'ready' ? answer.cart : undefined;
  setBagQuantity(cart?.quantity ?? 0);
  setMini(answered(miniState(), { bag: cart === undefined ? null : toMiniCart(cart) }));
}
