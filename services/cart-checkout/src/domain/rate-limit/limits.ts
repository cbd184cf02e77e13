import type { Rule } from '@loupe/rate-limit/counters';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** Of look-ups by number and e-mail that find nothing; one that finds an order is given back (QY-06). */
export const ORDER_LOOKUP_LIMITS = {
  network: { hits: 10, seconds: 15 * MINUTES },
  /** Wider than a network's, so that no single network can lock out the others that know the e-mail. */
  email: { hits: 30, seconds: 15 * MINUTES },
} as const satisfies Record<string, Rule>;

/** Of lists sent by e-mail (MU-17): enough for a birthday, too few for a sender of spam. */
export const LIST_EMAIL_LIMITS = {
  session: { hits: 5, seconds: HOURS },
  network: { hits: 20, seconds: HOURS },
  recipient: { hits: 3, seconds: 24 * HOURS },
} as const satisfies Record<string, Rule>;

/**
 * Of free orders (MU-08), which cost us goods and postage. Counted when they are placed; an address is its postcode, since its other
 * lines can be spelled in many ways.
 */
export const FREE_ORDER_LIMITS = {
  network: { hits: 20, seconds: HOURS, isOfNetwork: true },
  email: { hits: 5, seconds: 24 * HOURS },
  address: { hits: 10, seconds: 24 * HOURS },
} as const satisfies Record<string, Rule>;

/** Of free orders without a bot check. */
export const UNCHECKED_FREE_ORDER_LIMITS = {
  network: { hits: 5, seconds: HOURS, isOfNetwork: true },
  email: { hits: 2, seconds: 24 * HOURS },
  address: { hits: 3, seconds: 24 * HOURS },
} as const satisfies Record<string, Rule>;

/** Of discount codes that do not exist: enough for a letter misread, too few to guess one. Any other code is given back. */
export const CODE_GUESS_LIMITS = {
  session: { hits: 10, seconds: 15 * MINUTES },
  network: { hits: 60, seconds: HOURS, isOfNetwork: true },
} as const satisfies Record<string, Rule>;

/** Of links to a bag: enough for a family and a change of mind. */
export const SHARE_LIMITS = {
  bag: { hits: 10, seconds: 24 * HOURS },
  network: { hits: 60, seconds: HOURS, isOfNetwork: true },
} as const satisfies Record<string, Rule>;

/** Of capture contexts (QY-15): one for each time that the card fields are shown. */
export const CAPTURE_CONTEXT_LIMITS = {
  session: { hits: 40, seconds: HOURS },
  network: { hits: 400, seconds: HOURS, isOfNetwork: true },
} as const satisfies Record<string, Rule>;

/** Of orders that are opened at a wallet from the bag (MU-14), and as many of those asked about: a shopper opens a few in one visit. */
export const WALLET_APPROVAL_LIMITS = {
  session: { hits: 20, seconds: HOURS },
  network: { hits: 200, seconds: HOURS, isOfNetwork: true },
} as const satisfies Record<string, Rule>;

/** Of attempts to pay an order again (its link may be passed on): enough for a wallet of cards. Payments counts cards and sessions too. */
export const PAY_AGAIN_LIMITS = {
  order: { hits: 10, seconds: HOURS },
  network: { hits: 60, seconds: HOURS, isOfNetwork: true },
} as const satisfies Record<string, Rule>;

/**
 * Of applications for a loan (MU-15): each leaves a mark on a credit record, and may keep its pieces for days. One that ends before the
 * lender has it is given back. A guest has as many sessions as they like, so their e-mail counts too.
 */
export const APPLICATION_LIMITS = {
  shopper: { hits: 3, seconds: 24 * HOURS },
  email: { hits: 3, seconds: 24 * HOURS },
  network: { hits: 20, seconds: 24 * HOURS, isOfNetwork: true },
} as const satisfies Record<string, Rule>;

/** The most pieces of one sku that an application keeps, where an order may have more. */
export const APPLICATION_PIECES = 2;

/** The most different skus of one application: a bag of all single pieces would keep them from everybody else who applies. */
export const APPLICATION_SKUS = 10;

/** Of a sku's pieces, in percent, all applications together keep as many at most; one piece in any case. */
export const APPLIED_FOR_PERCENT = 50;

/** Of returns from the lender's pages in a browser that did not apply: each has payments asked. */
export const FINANCE_RETURN_LIMITS = {
  network: { hits: 30, seconds: HOURS, isOfNetwork: true },
} as const satisfies Record<string, Rule>;

/** Of those in the applicant's own browsers, while the lender has to be asked: a look every two minutes. */
export const OWN_RETURN_LIMITS = {
  application: { hits: 30, seconds: HOURS },
} as const satisfies Record<string, Rule>;
