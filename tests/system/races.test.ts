import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ONLY_THERE } from '../fixtures/pieces.ts';
import { providerLedger } from '@loupe/scripted-shopper/card';
import { setStock, stockOf, withDatabase } from '@loupe/scripted-shopper/database';
import { pay, readyToPay, variantOf, type PlacementAnswer } from '@loupe/scripted-shopper/order';
import { raceDecliners } from '@loupe/scripted-shopper/release-race';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { until } from '@loupe/scripted-shopper/until';

const SKU = ONLY_THERE.single;
const BUYERS = 50;

const countOf = (answers: readonly PlacementAnswer[], type: string) =>
  answers.filter((answer) => answer.__typename === type).length;

const ordersOf = (cartId: string) =>
  withDatabase(async (client) => {
    const sql = 'SELECT order_number FROM cart_checkout.sales_order WHERE cart_id = $1';
    return (await client.query<{ order_number: string }>(sql, [cartId])).rows.map((row) => row.order_number);
  });

describe('concurrent buyers, through the gateway, on two instances of cart-checkout and payments-finance', () => {
  let ids: Awaited<ReturnType<typeof variantOf>>;
  beforeAll(async () => {
    ids = await variantOf(new Shopper(), SKU);
  });

  it('[MU-13][ER-05] 50 buyers and a stock of 1: one order, 49 typed answers, nothing left held', async () => {
    await setStock(SKU, BUYERS);
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const shopper = new Shopper();
        return { shopper, ...(await readyToPay(shopper, ids)) };
      }),
    );
    await setStock(SKU, 1);

    const answers = await Promise.all(
      buyers.map(({ shopper, cart, transientToken }) =>
        pay(shopper, { transientToken, expectedTotal: cart.totalPrice.value, idempotencyKey: randomUUID() }),
      ),
    );

    expect({
      sold: countOf(answers, 'OrderPlaced'),
      soldOut: countOf(answers, 'InsufficientStockError'),
    }).toEqual({
      sold: 1,
      soldOut: BUYERS - 1,
    });
    expect(await stockOf(SKU)).toEqual({ on_hand: 0, reserved: 0 });
  });

  it('[MU-13][ER-05] 60 declined cards and 40 buyers on 5 units, five times: typed answers, and every unit is sold', async () => {
    const rounds = await raceDecliners(ids, { rounds: 5, decliners: 60, buyers: 40, units: 5 });
    expect(rounds.map(({ sold }) => sold)).toEqual([5, 5, 5, 5, 5]);
    const others = (who: 'decliners' | 'buyers', expected: readonly string[]) =>
      rounds.flatMap((round) => Object.keys(round[who])).filter((answer) => !expected.includes(answer));
    expect(others('decliners', ['PaymentDeclinedError', 'InsufficientStockError'])).toEqual([]);
    expect(others('buyers', ['OrderPlaced', 'InsufficientStockError', 'CheckoutInProgress'])).toEqual([]);
    expect(rounds.some(({ decliners }) => (decliners['PaymentDeclinedError'] ?? 0) > 0)).toBe(true);
    expect(await stockOf(SKU)).toEqual({ on_hand: 0, reserved: 0 });
  }, 300_000);

  for (const [name, keyOf] of [
    ['one key', () => 'the same key'],
    ['twenty keys', () => randomUUID()],
  ] as const) {
    it(`[MU-13] the same bag placed 20 times concurrently with ${name}: one order, one authorisation`, async () => {
      await setStock(SKU, 5);
      const shopper = new Shopper();
      const { cart, transientToken } = await readyToPay(shopper, ids);
      const key = `${keyOf()} ${cart.id}`;

      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          pay(shopper, {
            transientToken,
            expectedTotal: cart.totalPrice.value,
            idempotencyKey: name === 'one key' ? key : randomUUID(),
          }),
        ),
      );

      await until('the order exists', async () => (await ordersOf(cart.id)).length > 0);
      const [orderNumber, ...others] = await ordersOf(cart.id);
      expect(others).toEqual([]);
      const allowed = answers.filter(
        (answer) => answer.__typename === 'CheckoutInProgress' || answer.orderNumber === orderNumber,
      );
      expect(answers.filter((answer) => !allowed.includes(answer))).toEqual([]);
      const { payments } = await providerLedger();
      expect(payments.filter(({ reference }) => reference === orderNumber)).toHaveLength(1);
      expect(await stockOf(SKU)).toEqual({ on_hand: 4, reserved: 0 });
    });
  }
});
