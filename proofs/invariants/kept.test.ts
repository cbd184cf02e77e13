import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openPlantedShop } from './planted-shop.ts';
import type { PlantedShop } from './planted-shop.ts';
import { IDS } from './valid-shop.ts';

let shop: PlantedShop;
beforeAll(async () => {
  shop = await openPlantedShop();
});
afterAll(() => shop.close());

const { ORDER, PAYMENT } = IDS;

/** A settlement of the valid shop’s payment that has moved the requested amount, or nothing. */
function settlement(kind: string, reference: string, amount: number, state: 'done' | 'refused' | 'intended') {
  const [settled, refusal] = [state === 'done' ? amount : 0, state === 'refused' ? `'declined'` : 'NULL'];
  const finishedAt = state === 'intended' ? 'NULL' : 'now()';
  return `INSERT INTO payments_finance.settlement
    (payment_id, kind, reference, order_id, currency, amount_minor, final, state, settled_minor, refusal, finished_at, next_attempt_at)
    VALUES ('${PAYMENT}', '${kind}', '${reference}', '${ORDER}', 'GBP', ${amount}, false, '${state}', ${settled}, ${refusal},
      ${finishedAt}, now() + interval '1 minute');`;
}

const totals = (captured: number, refunded: number) =>
  `UPDATE payments_finance.payment SET captured_minor = ${captured}, refunded_minor = ${refunded};`;
const cancelled = `INSERT INTO cart_checkout.cancellation (order_id, id, lines, amount, event_version, occurred_at, recorded_at)
  VALUES ('${ORDER}', 'C1', '[]', 5000, 3, now(), now() - interval '1 hour');`;
const making = `INSERT INTO cart_checkout.order_making (order_id, id, lines, amount, event_version, occurred_at, recorded_at)
  VALUES ('${ORDER}', 'M1', '[]', 5000, 3, now(), now() - interval '1 hour');`;
const unmade = `INSERT INTO cart_checkout.cancellation (order_id, id, lines, amount, begun, event_version, occurred_at, recorded_at)
  VALUES ('${ORDER}', 'C1', '[]', 5000, 5000, 4, now(), now() - interval '1 hour');`;
const returned = `INSERT INTO cart_checkout.order_return (order_id, id, lines, amount, event_version, occurred_at, recorded_at)
  VALUES ('${ORDER}', 'R1', '[]', 5000, 3, now(), now() - interval '1 hour');`;

/** The gift card that pays the order was captured whole with the first parcel, and the second piece is cancelled. */
const ON_GIFT_CARD = `UPDATE payments_finance.tender SET method = 'givex', captured_minor = 10000;`;
const GIVEN_BACK = `${ON_GIFT_CARD} ${cancelled} ${settlement('refund', 'operator:1', 1_000, 'done')}
  ${settlement('void', 'C1', 5_000, 'done')} ${settlement('refund', 'excess:C1', 5_000, 'done')}`;

/** Of two pieces at £50 the first was shipped and charged; the second is still to ship. */
const MONEY_KEPT: readonly (readonly [what: string, sql: string, holds: boolean])[] = [
  ['a parcel that was not charged', totals(0, 0), false],
  ['a parcel whose capture is under way', `${totals(0, 0)} ${capturing('intended')}`, true],
  ['a parcel whose capture was refused, which is reported', `${totals(0, 0)} ${capturing('refused')}`, true],
  [
    'a capture by hand for a piece that is still to ship',
    `${totals(10_000, 0)} ${settlement('capture', 'operator:1', 5_000, 'done')}`,
    true,
  ],
  [
    'a capture for a piece in the making',
    `${making} ${totals(10_000, 0)} ${settlement('capture', 'making:M1', 5_000, 'done')}`,
    true,
  ],
  ['a piece in the making that was not captured', making, false],
  [
    'a piece in the making that was cancelled and not refunded',
    `${making} ${unmade} ${totals(10_000, 0)} ${settlement('capture', 'making:M1', 5_000, 'done')}`,
    false,
  ],
  [
    'a piece in the making that was cancelled and refunded',
    `${making} ${unmade} ${totals(10_000, 5_000)} ${settlement('refund', 'unmade:C1', 5_000, 'done')}`,
    true,
  ],
  ['a capture without a parcel and not by hand', totals(6_000, 0), false],
  ['a refund by hand', `${totals(5_000, 500)} ${settlement('refund', 'operator:1', 500, 'done')}`, true],
  [
    'a refund by hand of which nothing was refunded',
    `${settlement('refund', 'operator:1', 500, 'done')}`,
    false,
  ],
  [
    'a return that was refunded after a refund by hand',
    `${returned} ${totals(5_000, 5_000)} ${settlement('refund', 'operator:1', 500, 'done')} ${settlement('refund', 'R1', 5_000, 'done')}`,
    true,
  ],
  ['a gift card captured whole with its first parcel', `${ON_GIFT_CARD} ${totals(10_000, 0)}`, true],
  [
    'a refund by hand, and the rest of the gift card after the cancellation',
    `${GIVEN_BACK} ${totals(10_000, 6_000)}`,
    true,
  ],
  [
    'a refund by hand that is missing in the rest of the gift card after the cancellation',
    `${GIVEN_BACK} ${totals(10_000, 5_000)}`,
    false,
  ],
  ['a refund without a return and not by hand', totals(5_000, 500), false],
  ['a return that was not refunded', returned, false],
  [
    'a return that was refunded',
    `${returned} ${totals(5_000, 5_000)} ${settlement('refund', 'R1', 5_000, 'done')}`,
    true,
  ],
  [
    'a return whose refund is under way',
    `${returned} ${settlement('refund', 'R1', 5_000, 'intended')}`,
    true,
  ],
  [
    'a cancellation after a capture by hand, whose void is under way',
    `${cancelled} ${totals(10_000, 0)} ${settlement('capture', 'operator:1', 5_000, 'done')}
     ${settlement('void', 'C1', 5_000, 'intended')}`,
    true,
  ],
  [
    'a cancellation after a capture by hand, whose refund is under way',
    `${cancelled} ${totals(10_000, 0)} ${settlement('capture', 'operator:1', 5_000, 'done')}
     ${settlement('void', 'C1', 5_000, 'done')} ${settlement('refund', 'excess:C1', 5_000, 'intended')}`,
    true,
  ],
  [
    'a cancellation after a capture by hand, refunded',
    `${cancelled} ${totals(10_000, 5_000)} ${settlement('capture', 'operator:1', 5_000, 'done')}
     ${settlement('void', 'C1', 5_000, 'done')} ${settlement('refund', 'excess:C1', 5_000, 'done')}`,
    true,
  ],
  [
    'a cancellation after a capture by hand, not refunded',
    `${cancelled} ${totals(10_000, 0)} ${settlement('capture', 'operator:1', 5_000, 'done')}
     ${settlement('void', 'C1', 5_000, 'done')}`,
    false,
  ],
];

function capturing(state: 'refused' | 'intended'): string {
  return `DELETE FROM payments_finance.settlement; ${settlement('capture', 'S1', 5_000, state)}`;
}

/** The authorisation was voided by hand. */
const VOIDED = `
  UPDATE payments_finance.payment SET state = 'cancelled', tombstoned_at = now();
  UPDATE payments_finance.tender SET state = 'reversed';
  ${settlement('void', 'operator:1', 5_000, 'done')}`;

describe('money and goods', () => {
  it.each(MONEY_KEPT)('[I6] check the money kept: %s', async (_what, sql, holds) => {
    const found = (await shop.brokenAfter(sql)).filter((sentence) =>
      sentence.startsWith('I6 the money kept'),
    );
    expect(found).toHaveLength(holds ? 0 : 1);
  });

  it.each([
    ['while a piece is still to ship', VOIDED, 1],
    [
      'when all pieces are shipped or cancelled',
      `${VOIDED} UPDATE cart_checkout.order_line SET shipped = 2`,
      0,
    ],
  ])('[I11] check an authorisation that was voided by hand %s', async (_when, sql, found) => {
    const sentences = await shop.brokenAfter(sql);
    expect(sentences.filter((sentence) => sentence.startsWith('I11 every order has'))).toHaveLength(found);
  });
});
