import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ONLY_THERE } from '../fixtures/pieces.ts';
import { setStock, stockOf, withDatabase } from '@loupe/scripted-shopper/database';
import { pay, readyToPay, variantOf } from '@loupe/scripted-shopper/order';
import { applyCode, promote } from './support/promotions.ts';
import type { PromotionOfTest } from './support/promotions.ts';
import { Shopper } from '@loupe/scripted-shopper/shopper';

const SKU = ONLY_THERE.single;
/** CODE_RACE_SHOPPERS=200 races them for 50 uses. */
const SHOPPERS = Number(process.env['CODE_RACE_SHOPPERS'] ?? 60);
const USES = SHOPPERS / 4;
const AT_ONCE = 20;

let race: PromotionOfTest;
beforeAll(async () => {
  race = await promote('RACE', { type: 'percentage', percent: 10 }, { uses: USES });
}, 60_000);
afterAll(() => race.end(), 60_000);

async function withCode(ids: Awaited<ReturnType<typeof variantOf>>) {
  const shopper = new Shopper();
  const { transientToken } = await readyToPay(shopper, ids);
  const expectedTotal = await applyCode(shopper, race.code);
  return { shopper, input: { transientToken, expectedTotal, idempotencyKey: randomUUID() } };
}

const usesOf = (code: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ uses: number; held: number; spent: number; live: number }>(
      `SELECT k.uses,
         count(*) FILTER (WHERE u.state = 'held')::int AS held,
         count(*) FILTER (WHERE u.state = 'spent')::int AS spent,
         count(*) FILTER (WHERE p.state NOT IN ('placed', 'released'))::int AS live
       FROM cart_checkout.promotion_code k
       LEFT JOIN cart_checkout.code_use u ON u.code = k.code
       LEFT JOIN cart_checkout.placement p ON p.id = u.placement_id
       WHERE k.code = $1 GROUP BY k.code`,
      [code],
    );
    return rows[0];
  });

describe('a code with few uses, through the gateway, on two instances of cart-checkout', () => {
  it(`[EU-18] [ER-02] ${SHOPPERS} shoppers and ${USES} uses: ${USES} orders, a typed answer for all others, nothing left held`, async () => {
    await setStock(SKU, SHOPPERS);
    const ids = await variantOf(new Shopper(), SKU);
    const buyers: Awaited<ReturnType<typeof withCode>>[] = [];
    while (buyers.length < SHOPPERS)
      buyers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => withCode(ids)))));

    const answers = await Promise.all(buyers.map(({ shopper, input }) => pay(shopper, input)));

    const counts = Object.groupBy(answers, ({ __typename }) => __typename);
    expect(Object.fromEntries(Object.entries(counts).map(([type, of]) => [type, of?.length]))).toEqual({
      OrderPlaced: USES,
      DiscountCodesError: SHOPPERS - USES,
    });
    expect(await usesOf(race.code)).toEqual({ uses: USES, held: 0, spent: USES, live: 0 });
    expect(await stockOf(SKU)).toEqual({ on_hand: SHOPPERS - USES, reserved: 0 });
  }, 300_000);
});
