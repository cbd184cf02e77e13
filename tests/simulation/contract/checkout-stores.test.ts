import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { firstTime } from '@loupe/messaging/inbox';
import { createPool } from '@loupe/database/pool';
import { testDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import { productRepository } from '../../../services/cart-checkout/src/adapters/db/product-repository.ts';
import { promotionRepository } from '../../../services/cart-checkout/src/adapters/db/promotion-repository.ts';
import { stockRepository } from '../../../services/cart-checkout/src/adapters/db/stock-repository.ts';
import { createPorts } from '../../../services/cart-checkout/src/ports.ts';
import { MemoryDatabase } from '../stores/memory-database.ts';
import { memoryCartStore } from '../stores/checkout/cart-store.ts';
import { memoryFollowedOrderStore } from '../stores/checkout/followed-order-store.ts';
import { memoryPlacementStore } from '../stores/checkout/placement-store.ts';
import { memoryStockStore } from '../stores/checkout/stock-store.ts';
import { CheckoutTables } from '../stores/checkout/tables.ts';
import { memoryWebhookStore } from '../stores/checkout/webhook-store.ts';
import type { RunStatement } from '../stores/run-statement.ts';
import { CHECKOUT_CASES } from './checkout-cases.ts';
import type { CheckoutStores } from './checkout-scene.ts';
import { normalised } from './differences.ts';
import { STOCK, productOf } from './products.ts';
import { DRAFTS, PROMOTIONS } from './promotions.ts';

const MIGRATIONS = new URL('../../../services/cart-checkout/prisma/migrations', import.meta.url).pathname;

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await testDatabase({ service: 'cart-checkout', migrationsDir: MIGRATIONS });
  pool = createPool({ url: database.url, applicationName: 'contract', kind: 'background' });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('cart-checkout’s in-memory stores have the same results as those in Postgres:', () => {
  it.each(Object.keys(CHECKOUT_CASES))('%s', async (name) => {
    const play = CHECKOUT_CASES[name as keyof typeof CHECKOUT_CASES];
    const real = await inPostgres();
    const inMemory = await memoryOf(real);
    const expected = normalised(await play(real));
    expect(normalised(await play(inMemory))).toEqual(expected);
  });
});

async function inPostgres(): Promise<CheckoutStores> {
  await pool.query(
    'TRUNCATE cart, product_projection, promotion, stock_item, outbox, inbox, webhook RESTART IDENTITY CASCADE',
  );
  for (const sku of Object.keys(STOCK)) await productRepository(poolTx(pool)).save(productOf(sku));
  await stockRepository(poolTx(pool)).open(new Map(Object.entries(STOCK)));
  for (const draft of DRAFTS) {
    await promotionRepository(poolTx(pool)).put(draft);
    await promotionRepository(poolTx(pool)).putCodes(draft);
  }
  const ports = createPorts({
    pool,
    promotions: () => PROMOTIONS,
    payments: {},
    robots: { isHuman: () => Promise.resolve(false) },
    reportFault: () => {},
    storefrontUrls: {},
    dueInSeconds: 30,
    payAgainKeys: () => ({ accepted: new Map(), active: { kid: '', key: Buffer.alloc(32) } }),
    challengeDueInSeconds: 600,
    shoppingListLimit: 250,
    digestKeys: () => ({ accepted: new Map() }),
  });
  const stockOf = async (sku: string) => {
    const sql = 'SELECT on_hand AS "onHand", reserved FROM stock_item WHERE sku = $1';
    return (await pool.query<{ onHand: number; reserved: number }>(sql, [sku])).rows[0];
  };
  const events = async () => {
    const sql = 'SELECT type, aggregate_version AS version FROM outbox ORDER BY seq';
    return (await pool.query<{ type: string; version: bigint }>(sql)).rows;
  };
  return {
    ...ports,
    stockOf,
    events,
    newId: () => randomUUID() as string,
    firstTime: (tx: Tx, id: string) => firstTime(tx, 'consumer', id),
  } as unknown as CheckoutStores;
}

/** With the same variants as in Postgres. */
async function memoryOf(real: CheckoutStores): Promise<CheckoutStores> {
  const tables = new CheckoutTables();
  for (const [sku, onHand] of Object.entries(STOCK)) {
    const offer = await real.carts.findOffer({ site: 'beaverbrooks', owner: 'a:nobody' }, sku);
    if (offer === null) throw new Error(`${sku} is not offered.`);
    tables.variants.committed.set(sku, offer.variant);
    tables.stock.committed.set(sku, { sku, onHand, reserved: 0, version: 1n });
  }
  for (const { promotion, codes } of DRAFTS) {
    for (const { code, uses: maxUses, usesPerCustomer: maxUsesPerCustomer } of codes) {
      const row = { code, promotion: promotion.key, maxUses, maxUsesPerCustomer, uses: 0 };
      tables.codes.committed.set(code, row);
    }
  }
  const promotions = () => PROMOTIONS;
  const newId = () => randomUUID() as string;
  const memory = new MemoryDatabase({ clock: () => new Date(), newId });
  const run: RunStatement = (_point, statement) => memory.execute(statement);
  const runOf = (tx: unknown) => tx as RunStatement;
  return {
    carts: memoryCartStore(tables, run, promotions),
    placements: memoryPlacementStore(tables, run, promotions),
    placementsIn: (tx) => memoryPlacementStore(tables, runOf(tx)),
    webhooks: memoryWebhookStore(tables, run),
    webhooksIn: (tx) => memoryWebhookStore(tables, runOf(tx)),
    followedOrdersIn: (tx) => memoryFollowedOrderStore(tables, runOf(tx)),
    stockIn: (tx) => memoryStockStore(tables, runOf(tx)),
    firstTime: (tx, id) =>
      runOf(tx)('inbox.firstTime', (view) => tables.messaging.firstTime(view, 'consumer', id)),
    transaction: async (work) => {
      const transaction = memory.begin();
      const runIn: RunStatement = (_point, statement) => transaction.execute(statement);
      try {
        const result = await work(runIn);
        transaction.commit();
        return result;
      } catch (error) {
        transaction.rollback();
        throw error;
      }
    },
    stockOf: async (sku) => {
      const { onHand = 0, reserved = 0 } = tables.stock.committed.get(sku) ?? {};
      return { onHand, reserved };
    },
    events: async () =>
      [...tables.messaging.outbox.committed.values()]
        .sort((left, right) => Number(left.seq - right.seq))
        .map(({ type, aggregate_version: version }) => ({ type, version })),
    newId,
  };
}
