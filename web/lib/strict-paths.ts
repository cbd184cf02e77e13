import { PAYMENT, STRICT } from './gen/strict-patterns.ts';

/** Pages of the checkout, which load the card provider's script. */
export const isCheckoutPath = (path: string): boolean => PAYMENT.test(path);

/**
 * Pages where a password, an address, a gift card or a bag is given or shown: their scripts need the nonce of their response, so they are
 * rendered for each, and links to them load a document.
 */
export const isStrictPath = (path: string): boolean => isCheckoutPath(path) || STRICT.test(path);
