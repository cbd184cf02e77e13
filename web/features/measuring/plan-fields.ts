import * as z from 'zod/mini';
import { oneShown, pounds } from './plan-items.ts';

/** An origin and a path: a query or a fragment may identify the visitor (BH-04). */
const address = z.string().check(z.regex(/^https?:\/\/[^/?#@]+\/[\w\-.~/[\]]*$/), z.maxLength(1_000));

export const eventId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));

/** Fields of every event. */
export const common = {
  event_id: eventId,
  page_location: address,
  store: z.enum(['BB', 'loupe']),
  user_type: z.enum(['Account', 'Guest']),
};
export const meanings = {
  event_id: 'Random, made for this event: the collector counts it once however often it arrives.',
  page_location:
    'Origin and path of the page, never its query. A token in the path is replaced by its name, and all addresses that do not exist are `/not-found`.',
  store: 'CO-11: the shop.',
  user_type: 'EU-01: whether the visitor is signed in. The server says it, not the page.',
};

export const text = z.string().check(z.minLength(1), z.maxLength(100));
export const money = { currency: z.literal('GBP'), value: pounds };
export const MONEY = {
  currency: 'Of all amounts.',
  value: 'Pounds: the sum of price × quantity of its items, to the penny. VAT is included, delivery is not.',
  items: 'The pieces, in the fields below.',
};

/** An event about one piece that is shown, whose price is its amount. */
export const onePiece = {
  ...common,
  currency: z.optional(money.currency),
  value: z.optional(money.value),
  items: oneShown,
};
export const ONE_PIECE = {
  ...meanings,
  currency: MONEY.currency,
  value: 'Pounds: the price of its item; absent for a price upon enquiry.',
  items: 'The piece, in the fields of pieces that are shown.',
};
