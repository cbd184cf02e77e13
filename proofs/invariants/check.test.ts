import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { broken, checkInvariants, INVARIANTS } from './check.ts';
import type { Facts } from './invariant.ts';
import { openPlantedShop } from './planted-shop.ts';
import { MOVEMENT_PLANTS, signed } from './planted-movement.ts';
import { LEAKED_USE } from './planted-use.ts';
import { APPOINTMENT_PLANTS } from './planted-appointment.ts';
import { PROMISE_PLANTS } from './planted-promise.ts';
import { RESERVATION_PLANTS } from './planted-reservation.ts';
import type { PlantedShop } from './planted-shop.ts';
import { IDS, VALID_FACTS } from './valid-shop.ts';

let shop: PlantedShop;
beforeAll(async () => {
  shop = await openPlantedShop();
});
afterAll(() => shop.close());

const { CART, PLACEMENT, ORDER, PAYMENT, TENDER, REQUEST, PLACED_EVENT } = IDS;
const LINE = 'cart_checkout.order_line';

/** A gift card whose request had no answer, and which was returned before anybody knows whether it was issued. */
const returnedCard = (nextAttemptAt: string) => `
  INSERT INTO payments_finance.issued_gift_card
    (payment_id, tender_id, order_id, shipment_id, sku, unit, currency, amount_minor, line, state, transaction_id, return_id, next_attempt_at)
    VALUES ('${PAYMENT}', '${TENDER}', '${ORDER}', 'S1', 'GC', 1, 'GBP', 5000, 1, 'unknown', 'mt7', 'R1', ${nextAttemptAt})`;

const DUE_REFUND = `
  INSERT INTO payments_finance.settlement
    (payment_id, tender_id, kind, reference, order_id, currency, amount_minor, final, state, next_attempt_at)
    VALUES ('${PAYMENT}', '${TENDER}', 'refund', 'R1', '${ORDER}', 'GBP', 5000, false, 'intended', now() - interval '1 hour')`;

const VAULTED = '00000000-0000-7000-8000-0000000000f3';

/** A gift card that was issued a day ago, and that its buyer has not got; its number is kept unless a test forgets it. */
const undelivered = (unit: number, isKept = true) => `
  INSERT INTO payments_finance.issued_gift_card
    (payment_id, tender_id, order_id, shipment_id, sku, unit, currency, amount_minor, line, state, transaction_id, provider_id, gift_card_id,
     issued_at, next_attempt_at)
    VALUES ('${PAYMENT}', '${TENDER}', '${ORDER}', 'S1', 'GC', ${unit}, 'GBP', 5000, 1, 'issued', 'mt8${unit}', 'p1', '${VAULTED}',
      now() - interval '1 day', NULL);
  INSERT INTO payments_finance.gift_card (id, site, cart_id, owner_key, masked_number, digest, digest_kid, sealed, vault_kid)
    SELECT '${VAULTED}', '', 'sold', 'issue:1', '', '', '', '', '' WHERE ${isKept} ON CONFLICT DO NOTHING`;

const MAILED_LATER = `
  INSERT INTO cart_checkout.later_work (id, kind, payload, attempts, next_attempt_at, created_at)
    SELECT 'gift-card', 'gift-card-email', jsonb_build_object('reference', id), 1, now() + interval '1 hour', now()
    FROM payments_finance.issued_gift_card`;

/** An order that a restore has lost, whose number was given out again: the order LP1 has it too. */
const NUMBER_TWICE = `
  INSERT INTO payments_finance.payment_restore (id, restored_to, paused_by)
    VALUES ('00000000-0000-7000-8000-0000000000e1', now(), 'ada');
  INSERT INTO payments_finance.payment (id, placement_id, site, state, currency, amount_minor)
    VALUES ('00000000-0000-7000-8000-0000000000e2', 'lost', 'loupe', 'authorised', 'GBP', 5000);
  INSERT INTO payments_finance.lost_order (payment_id, restore_id)
    VALUES ('00000000-0000-7000-8000-0000000000e2', '00000000-0000-7000-8000-0000000000e1');
  INSERT INTO payments_finance.tender (payment_id, step, attempt, method, state, currency, amount_minor, request_hash, reference,
      merchant_transaction_id, masked_number, card_type, provider_id, held_currency, held_minor)
    SELECT '00000000-0000-7000-8000-0000000000e2', 'report', 1, 'credit-card', 'held', 'GBP', 5000, '', reference, 'mt-lost', '', '',
        'p-lost', 'GBP', 5000
    FROM payments_finance.tender WHERE id = '${TENDER}'`;

const UNKNOWN_PRODUCT = `
  INSERT INTO catalog_search.product (id, code, name, brand, description, product_type, internal_sku, gtm_category,
    gtm_b_category, price_upon_enquiry, purchaseable, available_for_reserve_and_collect, is_new,
    launched_on, master_sku, content_hash, updated_at)
    VALUES (uuidv7(), 'x', '', '', '', 'ring', '', '', '', false, true, false, false, now(), '', '', now() - interval '1 hour')`;

/** One violation of each invariant, by the beginning of its sentence. */
const PLANTS: readonly (readonly [invariant: string, sql: string, facts?: Facts])[] = [
  ['I1 stock on hand', `UPDATE cart_checkout.stock_item SET reserved = 1`],
  ['I2 the movements of a sku', `UPDATE cart_checkout.stock_item SET on_hand = 9`],
  [
    'I2 the movements of a piece',
    `INSERT INTO stores_reservations.store_stock (store_id, sku, on_hand) VALUES (uuidv7(), 'ring', 1)`,
  ],
  ...RESERVATION_PLANTS,
  ...PROMISE_PLANTS,
  ...APPOINTMENT_PLANTS,
  [
    'I3 the units',
    `UPDATE ${LINE} SET quantity = 3, unit_amounts = '{5000,5000,0}', unit_tax = '{833,833,0}'`,
  ],
  [
    'I3 no more units',
    `INSERT INTO cart_checkout.stock_movement (sku, kind, quantity, placement_id) VALUES ('ring', 'return', 1, '${PLACEMENT}')`,
  ],
  ['I4 a reservation', `UPDATE cart_checkout.reservation SET state = 'held'`],
  [
    'I4 no placement',
    `UPDATE cart_checkout.placement SET state = 'authorising', due_at = now() - interval '10 minutes'`,
  ],
  ['I11 no order number', NUMBER_TWICE],
  ['I5 an authorised payment', `UPDATE payments_finance.tender SET state = 'reversed'`],
  [
    'I5 the gift card provider holds',
    '',
    {
      giftCards: [
        {
          code: 'mt9',
          kind: 'increment',
          amount: '5.00',
          held: '0.00',
          reversed: false,
          at: '2026-01-01T00:00:00Z',
        },
      ],
    },
  ],
  ...MOVEMENT_PLANTS,
  [
    'I5 the card provider holds',
    '',
    { provider: [{ transactionId: 'mt1', held: '100.00', captured: '50.00', at: '2026-01-01T00:00:00Z' }] },
  ],
  [
    'I5 what has left',
    `UPDATE payments_finance.payment SET captured_minor = 0;
     UPDATE payments_finance.tender SET captured_minor = 0, hold_ended_at = now()`,
  ],
  ['I5 a payment of which', 'UPDATE payments_finance.tender SET hold_ended_at = now()'],
  [
    'I5 what an order',
    `UPDATE payments_finance.payment SET pays_again_for = placement_id, updated_at = now() - interval '1 hour'`,
  ],
  ['I5 each hold', `UPDATE payments_finance.tender SET hold_due_at = now() - interval '1 hour'`],
  ['I5 each making', `UPDATE payments_finance.settlement SET reference = 'S2'`],
  [
    'I5 no settlement',
    `UPDATE payments_finance.settlement SET state = 'sent', finished_at = NULL, next_attempt_at = now() - interval '1 hour'`,
  ],
  ['I5 no settlement', DUE_REFUND],
  // Given up: an operator has to decide.
  ['I5 no settlement', `${DUE_REFUND}; ${returnedCard('NULL')}`],
  ['I5 no gift card', returnedCard(`now() - interval '1 hour'`)],
  [
    'I6 refunded',
    `UPDATE payments_finance.settlement_request SET amount_minor = 6000 WHERE id = '${REQUEST}'`,
  ],
  ['I6 the money kept', `DELETE FROM cart_checkout.shipment`],
  [
    'I6 the shares',
    `INSERT INTO payments_finance.settlement (payment_id, tender_id, kind, reference, order_id, currency, amount_minor, final, state) VALUES ('${PAYMENT}', '${TENDER}', 'void', 'C1', '${ORDER}', 'GBP', 5001, false, 'intended')`,
  ],
  [
    'I5 every gift card that was shipped',
    `UPDATE ${LINE} SET snapshot = snapshot || '{"giftCardValue": 50}'`,
  ],
  ['I5 every gift card that was shipped', `${undelivered(1)}; ${undelivered(2)}`],
  ['I5 every gift card that was sold', `${undelivered(1, false)}; ${MAILED_LATER}`],
  [
    'I5 every gift card that was sold',
    `${undelivered(1)}; UPDATE payments_finance.issued_gift_card SET state = 'cancelled'`,
  ],
  ['I5 a gift card that is not mailed', undelivered(1)],
  ['I6 the totals', `UPDATE cart_checkout.sales_order SET captured = 0`],
  ['I7 every set', `UPDATE payments_finance.ledger_entry SET amount_minor = -4999 WHERE amount_minor < 0`],
  ['I7 the ledger', `DELETE FROM payments_finance.ledger_entry WHERE payment_id = '${PAYMENT}'`],
  ['I8 an order’s total', `UPDATE ${LINE} SET unit_price = 4999`],
  ['I8 an order’s total', `UPDATE ${LINE} SET unit_amounts = '{5000,4999}'`],
  ['I11 every order that a client', '', { answers: [{ cartId: CART, orderNumber: 'LP2' }] }],
  ['I11 held money', `DELETE FROM cart_checkout.sales_order`],
  ['I11 every order has', `UPDATE payments_finance.tender SET amount_minor = 9000 WHERE id = '${TENDER}'`],
  ['I12 a cart is ordered', `UPDATE cart_checkout.cart SET state = 'active', placement_id = NULL`],
  ['I12 a cart is frozen', `UPDATE cart_checkout.cart SET state = 'active'`],
  ['I13 the events', `UPDATE cart_checkout.outbox SET type = 'order-returned' WHERE type = 'order-shipped'`],
  ['I13 an order’s status', `UPDATE cart_checkout.sales_order SET status = 'SHIPPED'`],
  ['I13 parcels', `UPDATE ${LINE} SET cancelled = 1`],
  [
    'I13 no webhook',
    `INSERT INTO cart_checkout.webhook (provider, message_id, body, next_attempt_at, received_at) VALUES ('w', '1', '{}', now() - interval '1 hour', now())`,
  ],
  ['I14 versions', `UPDATE cart_checkout.outbox SET aggregate_version = 3 WHERE type = 'order-shipped'`],
  ['I14 the last event', `UPDATE cart_checkout.sales_order SET event_version = 3 WHERE id = '${ORDER}'`],
  ['I14 every published', `DELETE FROM cart_checkout.inbox WHERE message_id = '${PLACED_EVENT}'`],
  ['I15 every event', `UPDATE payments_finance.outbox SET published_at = NULL`],
  ['I16 checkout’s products', UNKNOWN_PRODUCT],
  ['I16 the stores’ products', UNKNOWN_PRODUCT],
  ['I16 the catalogue’s stock levels', `UPDATE catalog_search.stock_level SET version = 0`],
  ['I16 checkout’s stores', `UPDATE cart_checkout.store_projection SET version = 0`],
  ['I16 checkout’s limits', `UPDATE cart_checkout.site_limits SET version = 0`],
  ['I16 payments’ thresholds', `UPDATE payments_finance.finance_limits SET version = 0`],
  ['I16 checkout’s roundels', `UPDATE cart_checkout.roundel SET version = 0`],
  ['I16 checkout’s customers', `DELETE FROM cart_checkout.customer_projection`],
  ['I18 every order has', '', { mails: [] }],
  [
    'I20 no key',
    `INSERT INTO payments_finance.parked_key (consumer, topic, key, reason) VALUES ('c', 't', 'k', 'why')`,
  ],
  ['I21 the uses', `UPDATE cart_checkout.promotion_code SET uses = 2`],
  ['I21 the uses', `UPDATE cart_checkout.code_customer SET uses = 0`],
  ['I21 the uses', `DELETE FROM cart_checkout.code_customer`],
  ['I21 a use of a code', LEAKED_USE],
  ['I21 every code', `UPDATE cart_checkout.sales_order SET discount_codes = '[{"code": "ANOTHER"}]'`],
];

const OF_SESSIONS = 'I20 no session';

describe('the invariants', () => {
  it('hold in a valid shop, and none is skipped', async () => {
    await shop.onValid(async (client) => {
      const findings = await checkInvariants(client, { facts: VALID_FACTS, atRest: true });
      expect(broken(findings)).toEqual([]);
      expect(findings.filter(({ verdict }) => verdict === 'holds')).toHaveLength(INVARIANTS.length);
    });
  });

  it('that need a missing fact are reported as not judged', async () => {
    await shop.onValid(async (client) => {
      const findings = await checkInvariants(client);
      const withFact = INVARIANTS.filter(({ fact }) => fact !== undefined).length;
      expect(findings.filter(({ verdict }) => verdict === 'not judged')).toHaveLength(withFact);
    });
  });

  const plants = PLANTS.map(([invariant, sql, facts = {}]) => [invariant, sql, facts] as const);
  it.each(plants)('[%s …] is found to be violated', async (invariant, sql, facts) => {
    expect((await shop.brokenAfter(sql, facts)).filter((found) => found.startsWith(invariant))).toHaveLength(
      1,
    );
  });

  it('[I5] a refund is not overdue while its returned gift card may yet turn out to be issued', async () => {
    const broken = await shop.brokenAfter(`${DUE_REFUND}; ${returnedCard(`now() + interval '1 minute'`)}`);
    expect(broken.filter((found) => found.startsWith('I5 no'))).toEqual([]);
  });

  it('[I5] a gift card is in a list while it is mailed later, and is none once its buyer has it', async () => {
    const ofGiftCards = async (sql: string) =>
      (await shop.brokenAfter(sql)).filter((found) => /^I5 (every|a) gift card that/.test(found));
    expect(await ofGiftCards(`${undelivered(1)}; ${MAILED_LATER}`)).toEqual([]);
    const seen = `UPDATE payments_finance.issued_gift_card SET delivered_at = now(), delivered_by = 'account'`;
    expect(await ofGiftCards(`${undelivered(1, false)}; ${seen}`)).toEqual([]);
  });

  it('[I5] a loan that we do not hold is judged by when it was signed, or our tender ended, and by no other change', async () => {
    const found = async (resolvedAt: string, paymentChanged: string, minutesAgo: number) => {
      const sql = `UPDATE payments_finance.tender SET method = 'v12', state = 'action', resolved_at = ${resolvedAt};
        UPDATE payments_finance.payment SET updated_at = ${paymentChanged}`;
      const loans = [signed('mt1', new Date(Date.now() - minutesAgo * 60_000).toISOString())];
      const broken = await shop.brokenAfter(sql, { loans });
      return broken.filter((sentence) => sentence.startsWith('I5 the lender has signed')).length;
    };
    const [hourAgo, daysAgo] = [`now() - interval '1 hour'`, `now() - interval '2 days'`];
    expect(await found('NULL', daysAgo, 14)).toBe(0);
    expect(await found('NULL', 'now()', 16)).toBe(1);
    expect(await found('now()', 'now()', 60)).toBe(0);
    expect(await found(hourAgo, 'now()', 120)).toBe(1);
  });

  it('[I5] a pay-later order that was looked at for days is judged by when it was decided about', async () => {
    const sql = `DELETE FROM payments_finance.settlement_request;
      UPDATE payments_finance.tender SET method = 'klarna', state = 'unknown';
      UPDATE payments_finance.payment SET updated_at = now() - interval '2 days'`;
    const found = async (minutesAgo: number) => {
      const changedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      const broken = await shop.brokenAfter(sql, { payLater: [{ ...decided, changedAt }] });
      return broken.filter((sentence) => sentence.startsWith('I5 the pay-later provider holds')).length;
    };
    const decided = {
      transactionId: 'mt1',
      kind: 'authorization',
      fraud: 'ACCEPTED',
      standing: 500,
      pence: 500,
    };
    expect([await found(14), await found(16)]).toEqual([0, 1]);
  });

  it('[I20] an idle transaction is found', async () => {
    await shop.onValid(async (idle) => {
      await idle.query('BEGIN');
      await idle.query('SELECT 1');
      const { sql } = INVARIANTS.find(({ says }) => `I20 ${says}`.startsWith(OF_SESSIONS))!;
      const at = sql.replaceAll('greatest($1, 5)', '$1'); // without the five seconds of grace
      await shop.onValid(async (client) => {
        const { rows } = await client.query(at, [0]);
        expect(rows).toHaveLength(1);
      });
    });
  });

  it('are each violated by one of these cases', () => {
    const planted = [...PLANTS.map(([invariant]) => invariant), OF_SESSIONS];
    const untested = INVARIANTS.map(({ id, says }) => `${id} ${says}`).filter(
      (sentence) => !planted.some((begin) => sentence.startsWith(begin)),
    );
    expect(untested).toEqual([]);
  });
});
