import { randomUUID } from 'node:crypto';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { placementRepository } from '../../src/adapters/db/placement-repository.ts';
import { stockRepository } from '../../src/adapters/db/stock-repository.ts';
import { priceCart } from '../../src/domain/cart/priced-cart.ts';
import { orderNumber } from '../../src/domain/order/order-number.ts';
import type { Snapshot } from '../../src/domain/placement/placement.ts';
import { prepare, quantitiesBySku } from '../../src/domain/placement/prepare.ts';
import { readConfig } from '../../src/config.ts';
import { rushedCart } from './rushed-cart.ts';

/**
 * How many claims a second the repository answers when prepared carts rush one sku, sold or sold out. Prints one line of JSON:
 * `perSecond`, `held`, and `oversold`, the units held beyond the stock.
 */
const CARTS = 4_000;
const STOCK = 3_000;
const WARM_UP = 200;
const CONNECTIONS = 16;

const sku = `bench-${randomUUID()}`;
const pool = createPool({
  url: readConfig().DATABASE_URL,
  applicationName: 'bench-reserve',
  max: CONNECTIONS,
  kind: 'background',
});
const placements = placementRepository(poolTx(pool));
await stockRepository(poolTx(pool)).open(new Map([[sku, STOCK]]));
const { rows: carts } = await pool.query<{ id: string; number: bigint; owner: string }>(
  `INSERT INTO cart (site, owner) SELECT 'beaverbrooks', 'a:' || gen_random_uuid() FROM generate_series(1, $1)
   RETURNING id, number, owner`,
  [CARTS],
);

const cart = rushedCart(sku);
const snapshot = prepare(cart, priceCart(cart), priceCart(cart).total, 'card') as Snapshot;
const quantities = quantitiesBySku(snapshot.cart);

async function claim({ id, number, owner }: (typeof carts)[number]): Promise<string> {
  const { outcome } = await placements.claim({
    placementId: randomUUID(),
    shopper: { site: 'beaverbrooks', owner },
    cartId: id,
    cartVersion: 1,
    idempotencyKey: id,
    requestHash: 'bench',
    orderNumber: orderNumber('beaverbrooks', number),
    snapshot,
    quantities,
    state: 'authorising',
    dueInSeconds: 3_600,
  });
  return outcome;
}

async function rush(buyers: typeof carts): Promise<string[]> {
  const outcomes: string[] = [];
  const queue = buyers.values();
  const work = async () => {
    for (const buyer of queue) outcomes.push(await claim(buyer));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return outcomes;
}

const warmedUp = await rush(carts.slice(0, WARM_UP));
const began = performance.now();
const outcomes = await rush(carts.slice(WARM_UP));
const seconds = (performance.now() - began) / 1_000;

const held = [...warmedUp, ...outcomes].filter((outcome) => outcome === 'claimed').length;
const perSecond = Math.round(outcomes.length / seconds);
process.stdout.write(`${JSON.stringify({ perSecond, held, oversold: Math.max(0, held - STOCK) })}\n`);
await pool.end();
