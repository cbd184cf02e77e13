/** The card provider's fields are on these. */
const CARD = /^\/checkout\/(delivery|payment|pay-again)(\/|$)/;
/** A password, an address, a gift card or a bag is given or shown on these. */
const PERSONAL =
  /^\/(login|register|logout|find-order|my-account|gift-cards\/balance|checkout\/(cart|orderConfirmation))(\/|$)/;

/** Pages of the checkout, which load the card provider's script. */
export const isCheckoutPath = (path: string): boolean => CARD.test(path);

/** Pages whose scripts need the nonce of their response: they are rendered for each, and links to them load a document. */
export const isStrictPath = (path: string): boolean => isCheckoutPath(path) || PERSONAL.test(path);
