import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ONLY_THERE } from '../fixtures/pieces.ts';
import { setStock, stockOf, withDatabase } from './support/database.ts';
import { run } from './support/operator.ts';
import { pay, readyToPay, variantOf } from './support/order.ts';
import { Shopper } from './support/shopper.ts';
import { until } from './support/until.ts';

const SKU = ONLY_THERE.single;
/** CODE_RACE_SHOPPERS=200 races them for 50 uses. */
const SHOPPERS = Number(process.env['CODE_RACE_SHOPPERS'] ?? 60);
const USES = SHOPPERS / 4;
const AT_ONCE = 20;
const CODE = `RACE${Date.now()}`;
const KEY = CODE.toLowerCase();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'code-race-'));
  const file = join(folder, `${KEY}.json`);
  const promotion = {
    ...{ key: KEY, name: 'A race', description: 'For one test.', sites: ['beaverbrooks', 'loupe'] },
    ...{ from: '2026-01-01T00:00:00Z', rule: { type: 'percentage', percent: 10 } },
    codes: [{ code: CODE, uses: USES }],
  };
  await writeFile(file, JSON.stringify(promotion));
  expect(await run('promotions', 'put', file)).toMatchObject({ code: 0 });
  expect(await run('promotions', 'activate', KEY)).toMatchObject({ code: 0 });
}, 60_000);
afterAll(async () => {
  await run('promotions', 'end', KEY);
  await rm(folder, { recursive: true });
}, 60_000);

interface Coded {
  readonly totalPrice: { readonly value: number };
  readonly discountCodes: readonly { readonly state: string }[];
}

async function enterCode(shopper: Shopper): Promise<Coded> {
  const { addDiscountCode: cart } = await shopper.ask<{ addDiscountCode: Coded }>(
    `mutation AddDiscountCode($code: String!) { addDiscountCode(code: $code) {
       __typename ... on Cart { totalPrice { value } discountCodes { state } } ... on Failure { code message } } }`,
    { code: CODE },
  );
  return cart;
}

/** A bag with the code, once the instance that answers knows it. */
async function withCode(ids: Awaited<ReturnType<typeof variantOf>>) {
  const shopper = new Shopper();
  const { transientToken } = await readyToPay(shopper, ids);
  let expectedTotal = 0;
  await until('the code applies', async () => {
    const { totalPrice, discountCodes } = await enterCode(shopper);
    expectedTotal = totalPrice.value;
    return discountCodes[0]?.state === 'MatchesCart';
  });
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
    expect(await usesOf(CODE)).toEqual({ uses: USES, held: 0, spent: USES, live: 0 });
    expect(await stockOf(SKU)).toEqual({ on_hand: SHOPPERS - USES, reserved: 0 });
  }, 300_000);
});
