import { IDS } from './valid-shop.ts';

/** A price promise that one person approved, whose row differs by `change`. */
const promised = (change: string): string => `
  INSERT INTO stores_reservations.product (id, version, key, name, sites, reservable)
    SELECT '00000000-0000-7000-8000-0000000000b1', version, 'promised', '', '{}', true FROM stores_reservations.product LIMIT 1;
  INSERT INTO stores_reservations.product (id, version, key, name, sites, reservable)
    SELECT '00000000-0000-7000-8000-0000000000b1', 1, 'promised', '', '{}', true ON CONFLICT DO NOTHING;
  INSERT INTO catalog_search.product (id, code, name, brand, description, product_type, internal_sku, gtm_category,
    gtm_b_category, price_upon_enquiry, purchaseable, available_for_reserve_and_collect, is_new, launched_on, master_sku, content_hash)
    SELECT id, 'promised', '', '', '', 'ring', '', '', '', false, true, false, false, now(), '', '' FROM stores_reservations.product
    WHERE key = 'promised';
  INSERT INTO stores_reservations.price_promise (id, number, site, owner, name, email, product_id, product_key, product_name, sku,
      our_price, their_price, shop, state, version, asked_at, answer_by, decided_at, agreed_price, decided_by, code, valid_until, due_at)
    VALUES ('00000000-0000-7000-8000-0000000000b2', 'P-1', 'loupe', 'c:1', '', 'a', '00000000-0000-7000-8000-0000000000b1', 'promised', '',
      'ring', 1000, 950, '', 'APPROVED', 1, now(), now(), now(), 950, 'Ada', 'X', now() + interval '1 day', now() + interval '1 day');
  INSERT INTO stores_reservations.price_promise_act (promise_id, version, act, actor, state, done_at)
    VALUES ('00000000-0000-7000-8000-0000000000b2', 1, 'approve', 'Ada', 'APPROVED', now());
  INSERT INTO stores_reservations.outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at, published_at)
    VALUES (uuidv7(), 'stores.price-promise.v1', '00000000-0000-7000-8000-0000000000b2', 1, 'price-promise-changed', '', now(), now());
  UPDATE stores_reservations.price_promise SET ${change}`;

/** What checkout made of the price, its code used by these placements. */
const inCheckout = (version: number, ...placements: readonly string[]): string => `
  INSERT INTO cart_checkout.promotion (key, state, starts_at, definition) VALUES ('price-promise', 'ended', now(), '{}');
  INSERT INTO cart_checkout.promotion_code (code, promotion_key, max_uses, uses) VALUES ('X', 'price-promise', 1, ${Math.min(placements.length, 1)});
  INSERT INTO cart_checkout.promised_price (id, version, number, site, sku, price, valid_until, code, customer_id, email_digest, email_key_id)
    SELECT id, ${version}, number, site, sku, agreed_price, valid_until, code, '1', '', '' FROM stores_reservations.price_promise;
  INSERT INTO cart_checkout.code_use (placement_id, code, customers, counted, state)
    SELECT id::uuid, 'X', '{}', true, 'spent' FROM unnest('{${placements.join()}}'::text[]) AS id`;

/** One violation of each of its invariants, by the beginning of its sentence. */
export const PROMISE_PLANTS: readonly (readonly [invariant: string, sql: string])[] = [
  ['I4 no price promise', promised(`valid_until = now() - interval '10 minutes'`)],
  ['I4 each version of a price promise', promised(`decided_by = 'Grace'`)],
  [
    'I14 the last event of a price promise',
    `${promised(`shop = ''`)}; UPDATE stores_reservations.outbox SET aggregate_version = 7 WHERE aggregatetype = 'stores.price-promise.v1'`,
  ],
  // Approved a while ago, and never heard of in checkout, or an earlier state of it.
  [
    'I16 checkout’s promised prices',
    `${promised(`shop = ''`)}; UPDATE stores_reservations.price_promise_act SET done_at = now() - interval '1 hour'`,
  ],
  [
    'I16 checkout’s promised prices',
    `${promised(`version = 2`)}; ${inCheckout(1)}; UPDATE stores_reservations.price_promise_act SET done_at = now() - interval '1 hour'`,
  ],
  [
    'I21 a promised price',
    `${promised(`shop = ''`)}; ${inCheckout(1, IDS.PLACEMENT, '00000000-0000-7000-8000-0000000000b3')}`,
  ],
  [
    'I21 a promised price',
    `${promised(`used_at = now(), used_order = 'LP1', due_at = NULL`)}; ${inCheckout(1)}`,
  ],
  ['I21 a promised price', `${promised(`shop = ''`)}; ${inCheckout(1, IDS.PLACEMENT)}`],
];
