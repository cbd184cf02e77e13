import { isStrictPath } from './strict-paths.ts';

/**
 * Addresses that open something for those who have them, previews of editors, and forms that fill a page of the shop's looser policy. Forms within
 * other pages, as the review below a piece, a question about a watch and the e-mail of favourites, may have the container beside them
 * (docs/adr/0104).
 */
const APART =
  /^\/(?:shared-bag|visualization|write-review|rolex\/(?:send-a-message|book-an-appointment))(?:\/|$)/;

/** Pages that links load as a document: their policy is their own, and no script of the page before may come along. */
export const hasOwnDocument = (path: string): boolean => isStrictPath(path) || APART.test(path);

/**
 * IN-05: addresses that may load the tag manager's container: none where a password, an address, a gift card or a bag is given or shown; but
 * the confirmation of an order, once.
 */
export const mayHaveTags = (path: string): boolean =>
  path === '/checkout/orderConfirmation' || !hasOwnDocument(path);
