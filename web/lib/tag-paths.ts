import { isStrictPath } from './strict-paths.ts';

/** Addresses that open something for whoever has them, and previews of editors. */
const SECRET = /^\/(?:shared-bag|visualization)(?:\/|$)/;

/** Forms that fill a page of the shop's looser policy. */
const FORMS = /^\/(?:rolex\/(?:send-a-message|book-an-appointment)|write-review)(?:\/|$)/;

/**
 * IN-05: addresses that may load the tag manager's container: none where a password, an address, a gift card or a bag is given or shown, and no
 * page of the dealer's forms or of a review that is typed again; but the confirmation of an order, once. Forms within other pages, as the review
 * below a piece, a question about a watch and the e-mail of favourites, may have it beside them (docs/adr/0104).
 */
export const mayHaveTags = (path: string): boolean =>
  path === '/checkout/orderConfirmation' || !(isStrictPath(path) || SECRET.test(path) || FORMS.test(path));

/** Pages that links load as a document: their policy is their own, and no script of the page before may come along. */
export const hasOwnDocument = (path: string): boolean => !mayHaveTags(path) || isStrictPath(path);
