import { randomUUID } from 'node:crypto';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { placementRepository } from '../../src/adapters/db/placement-repository.ts';
import { stockBucketRepository } from '../../src/adapters/db/stock-bucket-repository.ts';
import { stockRepository } from '../../src/adapters/db/stock-repository.ts';
import { priceCart } from '../../src/domain/pricing/price-cart.ts';
import { orderNumber } from '../../src/domain/order/order-number.ts';
import { prepare, quantitiesBySku } from '../../src/domain/placement/prepare.ts';
import type { Prepared } from '../../src/domain/placement/prepare.ts';
import { readConfig } from '../../src/config.ts';
import { rushedCart } from './rushed-cart.ts';

/**
 * How many claims a second the repository answers when prepared carts rush one sku, sold or sold out, the same with its stock in
 * buckets, and when units that are claimed are released again while others wait for them. Prints one line of JSON: `perSecond`,
 * `inBuckets`, `held`, `oversold`, the units held beyond the stock, and of the last part `releasing.perSecond` (answered claims),
 * `released` and `failed`.
 */
const CARTS = 4_000;
const STOCK = 3_000;
const WARM_UP = 200;
const CONNECTIONS = 16;
const BUCKETS = 16;
const RELEASING = { carts: 60, rounds: 30, units: 5 };

const sku = `bench-${randomUUID()}`;
const pool = createPool({
  url: readConfig().DATABASE_URL,
  applicationName: 'bench-reserve',
  max: CONNECTIONS,
  kind: 'background',
  planOnce: true, // as the service's own pool of requests
});
const placements = placementRepository(poolTx(pool));
const split = `bench-${randomUUID()}`;
const scarce = `bench-${randomUUID()}`;
await stockRepository(poolTx(pool)).open(
  new Map([
    [sku, STOCK],
    [split, STOCK],
    [scarce, RELEASING.units],
  ]),
);
await stockBucketRepository(poolTx(pool)).split(split, BUCKETS);
const { rows: carts } = await pool.query<{ id: string; number: bigint; owner: string }>(
  `INSERT INTO cart (site, owner) SELECT 'beaverbrooks', 'a:' || gen_random_uuid() FROM generate_series(1, $1)
   RETURNING id, number, owner`,
  [2 * CARTS + RELEASING.carts],
);

function preparedFor(wanted: string): Prepared {
  const cart = rushedCart(wanted);
  return prepare(cart, priceCart(cart), {
    expectedTotal: priceCart(cart).total,
    method: 'credit-card',
  }) as Prepared;
}
const prepared = Object.fromEntries([sku, split, scarce].map((wanted) => [wanted, preparedFor(wanted)]));

function claim({ id, number, owner }: (typeof carts)[number], wanted = sku, version = 1) {
  const { snapshot, plan } = prepared[wanted] as Prepared;
  return placements.claim({
    placementId: randomUUID(),
    shopper: { site: 'beaverbrooks', owner },
    cartId: id,
    cartVersion: version,
    idempotencyKey: `${id}:${version}`,
    requestHash: 'bench',
    orderNumber: orderNumber('beaverbrooks', number),
    snapshot,
    plan,
    quantities: quantitiesBySku(snapshot.cart),
    state: 'authorising',
    dueInSeconds: 3_600,
  });
}

async function rush(buyers: typeof carts, wanted = sku): Promise<string[]> {
  const outcomes: string[] = [];
  const queue = buyers.values();
  const work = async () => {
    for (const buyer of queue) outcomes.push((await claim(buyer, wanted)).outcome);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return outcomes;
}

/** Each cart claims the scarce sku repeatedly, and releases it at once. */
async function releaseRepeatedly(buyers: typeof carts) {
  const counts = { answered: 0, released: 0, failed: 0 };
  const lane = async (buyer: (typeof carts)[number]) => {
    for (let round = 0, version = 1; round < RELEASING.rounds; round++) {
      try {
        const claimed = await claim(buyer, scarce, version);
        counts.answered++;
        if (claimed.outcome !== 'claimed') continue;
        const fenced = await placements.beginCancel(
          claimed.placement,
          { type: 'PaymentUnavailableError' },
          3_600,
        );
        if (fenced === null || !(await placements.release(fenced))) throw new Error('Not released.');
        version++;
        counts.released++;
      } catch {
        counts.failed++;
      }
    }
  };
  const start = performance.now();
  await Promise.all(buyers.map(lane));
  const { answered, released, failed } = counts;
  return { perSecond: Math.round(answered / ((performance.now() - start) / 1_000)), released, failed };
}

async function rushFor(wanted: string, buyers: typeof carts) {
  const warmedUp = await rush(buyers.slice(0, WARM_UP), wanted);
  const began = performance.now();
  const outcomes = await rush(buyers.slice(WARM_UP), wanted);
  const perSecond = Math.round(outcomes.length / ((performance.now() - began) / 1_000));
  const held = [...warmedUp, ...outcomes].filter((outcome) => outcome === 'claimed').length;
  return { perSecond, held, oversold: Math.max(0, held - STOCK) };
}

const { perSecond, held, oversold: oversoldInOne } = await rushFor(sku, carts.slice(0, CARTS));
const inBuckets = await rushFor(split, carts.slice(CARTS, 2 * CARTS));
const releasing = await releaseRepeatedly(carts.slice(2 * CARTS));
const { rows: over } = await pool.query('SELECT FROM stock_item WHERE sku = $1 AND reserved <> 0', [scarce]);
const oversold = oversoldInOne + inBuckets.oversold + over.length;
process.stdout.write(`${JSON.stringify({ perSecond, inBuckets, held, oversold, releasing })}\n`);
await pool.end();
