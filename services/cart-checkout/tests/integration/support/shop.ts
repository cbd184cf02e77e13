import { randomUUID } from 'node:crypto';
import { laterWork } from '@loupe/database/later-work';
import { createPool } from '@loupe/database/pool';
import { runLater } from '@loupe/database/run-later';
import type { LaterFailure, LaterHandlers } from '@loupe/database/run-later';
import { poolTx } from '@loupe/database/tx';
import { testDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import { owedMessages } from '../../../src/adapters/db/owed-messages.ts';
import { promotionRepository } from '../../../src/adapters/db/promotion-repository.ts';
import { productRepository } from '../../../src/adapters/db/product-repository.ts';
import { stockRepository } from '../../../src/adapters/db/stock-repository.ts';
import type { LaterKinds } from '../../../src/domain/later-kinds.ts';
import type { PaymentMethod } from '../../../src/domain/payment-methods/payment-method.ts';
import { METHODS } from '../../../src/domain/payment-methods/registry.ts';
import type { Promotion } from '../../../src/domain/promotions/promotion.ts';
import type { PromotionDraft } from '../../../src/domain/promotions/promotion-draft.ts';
import type { Shopper } from '../../../src/domain/shopper.ts';
import { bindUseCases } from '../../../src/bind-use-cases.ts';
import { createPorts } from '../../../src/ports.ts';
import { storeMessage } from '../../../src/use-cases/store-message.ts';
import type { StoredMessage } from '../../../src/use-cases/store-message.ts';
import { placingBy } from './placing-by.ts';
import { product } from './products.ts';
import { ScriptedPayments } from './scripted-payments.ts';
import { ScriptedRobots } from './scripted-robots.ts';

const MIGRATIONS = new URL('../../../prisma/migrations', import.meta.url).pathname;
const DUE_SECONDS = 30;
export const SHOPPING_LIST_LIMIT = 250;
const CHALLENGE_DUE_SECONDS = 600;
/** A further origin of the site. */
export const PLAIN_ORIGIN = 'https://plain.test';
const STOREFRONT_URLS = { beaverbrooks: 'https://beaverbrooks.test', loupe: 'https://loupe.test' };

interface InstanceOptions {
  readonly sourceFactor?: number;
  /** The ways to pay that it offers. */
  readonly methods?: readonly PaymentMethod[];
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
export type Instance = ReturnType<Shop['instance']>;

/** Its own database, with any number of instances of the service's use cases. */
export async function openShop() {
  const database = await testDatabase({ service: 'cart-checkout', migrationsDir: MIGRATIONS });
  const pool = createPool({ url: database.url, applicationName: 'test', kind: 'background' });
  const pools: pg.Pool[] = [pool];
  const payments = new ScriptedPayments();
  const robots = new ScriptedRobots();
  const faults: unknown[] = [];
  const laterFailures: LaterFailure[] = [];
  const woken: string[] = [];
  let promotions: readonly Promotion[] = [];
  const payAgainKeys = testSigningKeys();
  const digestKeys = new Map([['test', Buffer.alloc(32, 'd')]]);

  /** The use cases and ports of one process, with its own pool of connections. */
  function instance({ sourceFactor = 1_000, methods = METHODS }: InstanceOptions = {}) {
    // With the time-outs of background work: on a busy machine fifty callers wait longer for six connections than a request may.
    const limits = { kind: 'background', planOnce: true } as const;
    const own = createPool({ url: database.url, applicationName: 'cart-checkout', ...limits });
    pools.push(own);
    const reportFault = (error: unknown) => void faults.push(error);
    const ports = createPorts({
      pool: own,
      payments,
      robots,
      reportFault,
      laterStored: (kind) => void woken.push(kind),
      storefrontUrls: STOREFRONT_URLS,
      storefrontOrigins: [PLAIN_ORIGIN],
      sourceFactor,
      methods,
      promotions: () => promotions,
      shoppingListLimit: SHOPPING_LIST_LIMIT,
      digestKeys: () => ({ accepted: digestKeys }),
      payAgainKeys: () => payAgainKeys,
      dueInSeconds: DUE_SECONDS,
      challengeDueInSeconds: CHALLENGE_DUE_SECONDS,
    });
    const useCases = bindUseCases(ports);
    return { ports, ...useCases, ...placingBy(useCases) };
  }

  return {
    database,
    pool,
    payments,
    robots,
    faults,
    laterFailures,
    /** The kinds of work whose queues instances have woken, since the last `restock`. */
    woken,
    /** The digest keys that all instances accept; a test may change them. */
    digestKeys,
    /** The keys of links to pay an order again; a test may change them. */
    payAgainKeys,
    instance,

    /** Stores active promotions with their codes and shows them to every instance. */
    async promote(...drafts: readonly PromotionDraft[]): Promise<void> {
      const repository = promotionRepository(poolTx(pool));
      for (const draft of drafts) {
        await repository.put(draft);
        await repository.putCodes(draft);
        await repository.setState(draft.promotion.key, 'active');
      }
      promotions = (await repository.list()).map(({ promotion }) => promotion);
    },

    /** Stores a message as the consumer of that group does. */
    storing: (group: string) => (eventId: string, message: StoredMessage) =>
      storeMessage(
        {
          owed: owedMessages(poolTx(pool), `cart-checkout.${group}`),
          laterStored: (kind) => void woken.push(kind),
        },
        eventId,
        message,
      ),

    /** Runs a batch of deferred work. */
    runLater: (handlers: LaterHandlers<LaterKinds>, later = laterWork<LaterKinds>(poolTx(pool))) =>
      runLater({ later, handlers, report: (failure) => laterFailures.push(failure) }),

    /** Deletes everything and stocks these pieces, all of them pendants for sale. */
    async restock(stock: Readonly<Record<string, number>>): Promise<void> {
      await database.empty();
      // A process needs the limits that the migration stores.
      await pool.query(
        `INSERT INTO site_limits (site, version, wishlist_mini_limit, cart_mini_limit)
         VALUES ('beaverbrooks', 0, 5, 5), ('loupe', 0, 5, 5)`,
      );
      await this.moveClock('0 seconds');
      promotions = [];
      payments.reset();
      robots.reset();
      faults.length = laterFailures.length = woken.length = 0;
      for (const sku of Object.keys(stock)) await productRepository(poolTx(pool)).save(product(sku));
      await stockRepository(poolTx(pool)).open(new Map(Object.entries(stock)));
    },

    async query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
      return (await pool.query<Row>(sql, [...values])).rows;
    },

    /** Rows of every table. */
    async rowCounts(): Promise<Record<string, number>> {
      const { rows } = await pool.query<{ tablename: string }>(
        `SELECT tablename FROM pg_tables WHERE schemaname = 'cart_checkout' ORDER BY 1`,
      );
      const counts: Record<string, number> = {};
      for (const { tablename } of rows) {
        const counted = await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${tablename}`);
        counts[tablename] = counted.rows[0]?.n ?? 0;
      }
      return counts;
    },

    async stockOf(sku: string): Promise<{ onHand: number; reserved: number } | undefined> {
      const sql = 'SELECT on_hand AS "onHand", reserved FROM stock_item WHERE sku = $1';
      return (await pool.query<{ onHand: number; reserved: number }>(sql, [sku])).rows[0];
    },

    /** Moves the clock for deadlines and prices; it continues from there. */
    async moveClock(interval: string): Promise<void> {
      await pool.query(
        `CREATE OR REPLACE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now() + interval ''${interval}'''`,
      );
    },

    async close(): Promise<void> {
      await Promise.all(pools.map((open) => open.end()));
      await database.drop();
    },
  };
}

/** A set of one key. */
function testSigningKeys() {
  const key = Buffer.alloc(32, 'l');
  return { accepted: new Map([['test', key]]), active: { kid: 'test', key } };
}

export function guest(site = 'beaverbrooks'): Shopper {
  return { site, owner: `a:${randomUUID()}` };
}
