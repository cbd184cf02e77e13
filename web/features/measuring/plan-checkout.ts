import * as z from 'zod/mini';
import { common, meanings, money, MONEY, ONE_PIECE, onePiece, text } from './plan-fields.ts';
import { items } from './plan-items.ts';
import { JOURNEY } from './plan-shown.ts';
import { event } from './planned-event.ts';

const bag = { ...common, ...money, coupon: z.optional(text), items };
const BAG = {
  ...meanings,
  ...MONEY,
  coupon: 'Discount codes that apply, joined by a comma.',
};

/** From the list of wishes and the bag to the payment, and what comes back. */
export const PLAN_CHECKOUT = {
  add_to_wishlist: event(onePiece, {
    ...JOURNEY,
    when: 'The shop has answered that a piece is on the list: by a heart, or saved for later from the bag.',
    meanings: ONE_PIECE,
  }),
  view_cart: event(bag, {
    ...JOURNEY,
    when: 'The page of a bag with pieces in it was shown: once per route. The popup of the header is none.',
    meanings: BAG,
  }),
  begin_checkout: event(bag, {
    ...JOURNEY,
    when: 'Delivery or payment was shown for a bag, or a payment in one step began: once for the bag.',
    meanings: {
      ...BAG,
      event_id:
        'Made from the id of the bag, of which it lacks the last part, so that its checkout is counted once.',
    },
  }),
  add_shipping_info: event(
    { ...bag, shipping_tier: z.enum(['DTS', 'STD', 'RLC', 'NOD', 'NDD']) },
    {
      ...JOURNEY,
      when: 'The shop has accepted how and where a bag is delivered, each time.',
      meanings: { ...BAG, shipping_tier: 'MU-08: the kind of delivery; to a store is DTS.' },
    },
  ),
  add_payment_info: event(
    { ...bag, payment_type: text },
    {
      ...JOURNEY,
      when: 'A payment began: its fields were in order, and the shop was asked. A payment that is tried again begins again.',
      meanings: { ...BAG, payment_type: 'EU-04: the method, never the kind or number of a card.' },
    },
  ),
  refund: event(
    { ...common, ...money, transaction_id: text, items },
    {
      ...JOURNEY,
      when: 'A page shows that a piece of an order came back or was cancelled: once for each piece, in the browser that told the order. Money for delivery is not part of it, as it is none of the order’s value.',
      meanings: {
        ...meanings,
        ...MONEY,
        event_id: 'Made from the order’s and the place of the piece: the collector counts each piece once.',
        transaction_id: 'The order number.',
      },
    },
  ),
} as const;
