import type { Cart } from '../cart/cart.ts';
import type { PricedCart } from './priced-cart.ts';

/** A step of pricing: pure, and returns the priced cart with its own results added. @param cart as read */
export type Stage = (priced: PricedCart, cart: Cart) => PricedCart;
