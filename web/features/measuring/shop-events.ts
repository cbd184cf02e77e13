import type { SentEvent } from './sent-event.ts';

/** What GA4 recommends to a shop, and the tag manager's container is told too. A list that only those load who agree to marketing. */
export const SHOP_EVENTS = [
  'view_item_list',
  'select_item',
  'view_item',
  'search',
  'view_promotion',
  'select_promotion',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'refund',
] as const satisfies readonly SentEvent['name'][];

/** One of them as a page makes it. */
export type ShopEvent = {
  readonly [Name in (typeof SHOP_EVENTS)[number]]: Pick<
    Extract<SentEvent, { name: Name }>,
    'name' | 'params'
  >;
}[(typeof SHOP_EVENTS)[number]];
