/** Modules for adding a piece; loaded when the pointer or focus reaches the button. */
export { failureText } from './failure-text.ts';
export { addToCart } from './cart-api.ts';
