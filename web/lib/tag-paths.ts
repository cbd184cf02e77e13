import { isStrictPath } from './strict-paths.ts';

/** Addresses that open something for whoever has them, and previews of editors. */
const SECRET = /^\/(?:shared-bag|visualization)(?:\/|$)/;

/**
 * IN-05: pages that may load the tag manager's container: none where a password, an address, a gift card or a bag is given or shown, but the
 * confirmation of an order, once (docs/adr/0104).
 */
export const mayHaveTags = (path: string): boolean =>
  path === '/checkout/orderConfirmation' || !(isStrictPath(path) || SECRET.test(path));
