/** What adding a piece needs, loaded on the way to its button. */
export { failureText } from './failure-text.ts';
export { addToCart } from './cart-api.ts';
