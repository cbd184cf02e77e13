const CART = '00000000-0000-7000-8000-00000000000a';
const PLACEMENT = '00000000-0000-7000-8000-00000000000b';
const ORDER = '00000000-0000-7000-8000-00000000000c';
const PAYMENT = '00000000-0000-7000-8000-00000000000d';
const TENDER = '00000000-0000-7000-8000-00000000000e';
const SHIPMENT_EVENT = '00000000-0000-7000-8000-00000000000f';
const PLACED_EVENT = '00000000-0000-7000-8000-000000000010';
const SETTLEMENT = '00000000-0000-7000-8000-000000000011';
const REQUEST = '00000000-0000-7000-8000-000000000012';
const CUSTOMER = '00000000-0000-7000-8000-000000000013';
const STORE = '00000000-0000-7000-8000-000000000014';

/** Ids for the SQL that violates an invariant. */
export const IDS = { CART, PLACEMENT, ORDER, PAYMENT, TENDER, SETTLEMENT, REQUEST, PLACED_EVENT };

const EVENT = 'id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at, published_at';

/** One order of two pieces at £50, with a code that took nothing off: paid, the first shipped and captured, the second still to ship. No work is under way. */
export const VALID_SHOP = `
  SET session_replication_role = replica;
  INSERT INTO cart_checkout.stock_item (sku, on_hand, reserved) VALUES ('ring', 8, 0);
  INSERT INTO cart_checkout.stock_movement (sku, kind, quantity, placement_id)
    VALUES ('ring', 'receipt', 10, NULL), ('ring', 'sale', -2, '${PLACEMENT}');
  INSERT INTO cart_checkout.cart (id, site, owner, state, placement_id)
    VALUES ('${CART}', 'loupe', 'a:1', 'ordered', '${PLACEMENT}');
  INSERT INTO cart_checkout.placement
    (id, cart_id, site, owner, state, idempotency_key, request_hash, order_number, snapshot, plan, created_at)
    VALUES ('${PLACEMENT}', '${CART}', 'loupe', 'a:1', 'placed', 'key', 'hash', 'LP1', '{"cart": {"total": 10000}}',
      '[{"method": "credit-card", "amount": 10000, "details": {"kind": "card"}}]', now() - interval '1 hour');
  INSERT INTO cart_checkout.reservation VALUES ('${PLACEMENT}', 'ring', 2, 'claimed');
  INSERT INTO cart_checkout.sales_order
    (id, order_number, cart_key, cart_id, placement_id, site, owner, email, status, currency, subtotal, discount, shipping, total,
     goods_tax, tax, shipping_method, shipping_address, billing_address, deliver_by, placed_at, event_version, charged, captured,
     discount_codes)
    VALUES ('${ORDER}', 'LP1', 'LP1-x', '${CART}', '${PLACEMENT}', 'loupe', 'a:1', 'ada@example.com', 'PART_SHIPPED', 'GBP',
      10000, 0, 0, 10000, 0, 0, '{}', '{}', '{}', now(), now() - interval '1 hour', 2, 5000, 5000,
      '[{"code": "POSTFREE"}]');
  INSERT INTO cart_checkout.promotion (key, state, starts_at, definition)
    VALUES ('post-free', 'active', now() - interval '1 day', '{}');
  INSERT INTO cart_checkout.promotion_code (code, promotion_key, max_uses, max_uses_per_customer, uses)
    VALUES ('POSTFREE', 'post-free', 5, 2, 1);
  INSERT INTO cart_checkout.code_customer (code, customer, uses, most) VALUES ('POSTFREE', 'a:1', 1, 2);
  INSERT INTO cart_checkout.code_use (placement_id, code, customers, counted, state)
    VALUES ('${PLACEMENT}', 'POSTFREE', '{a:1}', true, 'spent');
  INSERT INTO cart_checkout.order_line
    (order_id, position, sku, product_id, quantity, unit_price, snapshot, shipped, shipped_amount, unit_amounts, unit_tax)
    VALUES ('${ORDER}', 1, 'ring', '${CART}', 2, 5000, '{}', 1, 5000, '{5000,5000}', '{833,833}');
  INSERT INTO cart_checkout.order_tender (order_id, id, method, amount, masked_number, card_type)
    VALUES ('${ORDER}', '${TENDER}', 'credit-card', 10000, '', 'Visa');
  INSERT INTO cart_checkout.shipment (order_id, id, lines, amount, event_version, occurred_at, recorded_at)
    VALUES ('${ORDER}', 'S1', '[{"position": 1, "sku": "ring", "quantity": 1}]', 5000, 2, now(), now() - interval '1 hour');
  INSERT INTO cart_checkout.outbox (${EVENT})
    VALUES
      ('${PLACED_EVENT}', 'checkout.order.v1', '${ORDER}', 1, 'order-placed', '', now() - interval '1 hour', now()),
      ('${SHIPMENT_EVENT}', 'checkout.order.v1', '${ORDER}', 2, 'order-shipped', '', now() - interval '1 hour', now()),
      (uuidv7(), 'checkout.stock.v1', 'ring', 1, 'stock-level-state', '', now() - interval '1 hour', now());
  INSERT INTO cart_checkout.inbox (consumer, message_id) VALUES ('cart-checkout.order-confirmation', '${PLACED_EVENT}');
  INSERT INTO catalog_search.stock_level (sku, level, version) VALUES ('ring', 'in', 1);

  INSERT INTO identity.outbox (${EVENT})
    VALUES (uuidv7(), 'identity.customer.v1', '${CUSTOMER}', 2, 'customer-state', '', now() - interval '1 hour', now());
  INSERT INTO cart_checkout.customer_projection (id, version, site, email_digest, named_order, erased)
    VALUES ('${CUSTOMER}', 2, 'loupe', '', '', false);
  INSERT INTO stores_reservations.outbox (${EVENT})
    VALUES (uuidv7(), 'stores.store.v1', '${STORE}', 1, 'store-state', '', now() - interval '1 hour', now());
  INSERT INTO cart_checkout.store_projection
    (id, version, key, sites, name, urls, line1, line2, city, postal_code, country, phone, collects, collection_days, closed_for_good,
     collection_calendar, is_post_office)
    VALUES ('${STORE}', 1, 'leeds', '{loupe}', '', '{}', '', '', '', '', 'GB', '', true, 3, false, '{}', false);
  INSERT INTO content.outbox (${EVENT})
    VALUES (uuidv7(), 'content.configuration.v1', 'loupe', 1, 'site-limits-state', '', now() - interval '1 hour', now());
  UPDATE cart_checkout.site_limits SET version = 1 WHERE site = 'loupe';
  UPDATE payments_finance.finance_limits SET version = 1 WHERE site = 'loupe';
  INSERT INTO content.content_item (id, site, delivery_key, schema, body, told_live, content_hash, updated_at)
    VALUES ('${STORE}', 'loupe', 'roundels/swiss', 'roundel', '{}', true, '', now() - interval '1 hour');
  INSERT INTO cart_checkout.roundel (id, version, site, delivery_key, label, products, brands, shown)
    VALUES ('${STORE}', 1, 'loupe', 'roundels/swiss', '', '{}', '{}', true);

  INSERT INTO payments_finance.payment
    (id, placement_id, site, state, currency, amount_minor, event_version, captured_minor, updated_at)
    VALUES ('${PAYMENT}', '${PLACEMENT}', 'loupe', 'authorised', 'GBP', 10000, 2, 5000, now() - interval '1 hour');
  INSERT INTO payments_finance.tender
    (id, payment_id, step, attempt, method, state, currency, amount_minor, request_hash, reference, merchant_transaction_id,
     provider_id, held_currency, held_minor, masked_number, card_type, captured_minor)
    VALUES ('${TENDER}', '${PAYMENT}', 'card', 1, 'credit-card', 'held', 'GBP', 10000, '', 'LP1', 'mt1', '1', 'GBP', 10000, '', 'Visa', 5000);
  INSERT INTO payments_finance.settlement
    (id, payment_id, tender_id, kind, reference, order_id, currency, amount_minor, final, state, settled_minor, finished_at,
     next_attempt_at)
    VALUES ('${SETTLEMENT}', '${PAYMENT}', '${TENDER}', 'capture', 'S1', '${ORDER}', 'GBP', 5000, false, 'done', 5000, now(), NULL);
  INSERT INTO payments_finance.settlement_request
    (id, settlement_id, payment_id, kind, currency, amount_minor, merchant_transaction_id, provider_id, state, sent_at, resolved_at)
    VALUES ('${REQUEST}', '${SETTLEMENT}', '${PAYMENT}', 'capture', 'GBP', 5000, 'mt2', '2', 'done', now() - interval '1 hour',
      now() - interval '1 hour');
  INSERT INTO payments_finance.ledger_entry
    (set_id, account, payment_id, tender_id, kind, currency, amount_minor, settlement_id, request_id)
    VALUES
      ('${REQUEST}', 'asset.cybersource.receivable', '${PAYMENT}', '${TENDER}', 'capture', 'GBP', 5000, '${SETTLEMENT}', '${REQUEST}'),
      ('${REQUEST}', 'liability.customers', '${PAYMENT}', '${TENDER}', 'capture', 'GBP', -5000, '${SETTLEMENT}', '${REQUEST}');
  INSERT INTO payments_finance.outbox (${EVENT})
    VALUES
      (uuidv7(), 'payments.payment.v1', '${PAYMENT}', 1, 'payment-changed', '', now() - interval '1 hour', now()),
      (uuidv7(), 'payments.payment.v1', '${PAYMENT}', 2, 'payment-settled', '', now() - interval '1 hour', now());`;

/** The facts from outside the database about the same shop. */
export const VALID_FACTS = {
  provider: [{ transactionId: 'mt1', held: '50.00', captured: '50.00', at: '2026-01-01T00:00:00Z' }],
  giftCards: [],
  wallet: [],
  payLater: [],
  loans: [],
  mails: [{ messageId: 'LP1.placed@loupe', subject: 'Your order LP1' }],
  answers: [{ cartId: CART, orderNumber: 'LP1' }],
};
