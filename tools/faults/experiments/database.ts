import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { TRAFFIC_MS, until } from '../house/until.ts';
import type { Experiment, Stage } from './experiment.ts';

/** Sessions of our services, by pg_stat_activity. */
export const OF_SERVICES = `datname = current_database() AND application_name ~ '^(cart-checkout|payments-finance|catalog-search|identity|stores-reservations|content)'`;

/** Waits for rows in a state, so that Postgres goes while they are in it. */
async function cutPostgresWhile(stage: Stage, what: string, sql: string): Promise<void> {
  stage.shoppers();
  await delay(2_000);
  const some = async () => {
    const [row] = await stage.house.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`);
    return row!.n > 0;
  };
  await until(what, some, TRAFFIC_MS);
  await stage.house.power.cut('postgres');
  await delay(4_000);
}

/** How long rows are locked in the opposite order, and longer until there was a deadlock. */
const LOCKING_MS = 10_000;

export const DATABASE: readonly Experiment[] = [
  {
    name: 'F4.sent',
    hypothesis: 'Postgres killed while the provider is being asked: what it answers is found again',
    async run(stage) {
      await stage.house.provider.suffer({ next: 40, delayMs: 1_500 });
      await cutPostgresWhile(stage, 'a tender is sent', "payments_finance.tender WHERE state = 'sent'");
    },
  },
  {
    name: 'F4.authorising',
    hypothesis: 'Postgres killed while placements hold stock: each ends as an order or frees it',
    run: (stage) =>
      cutPostgresWhile(
        stage,
        'a placement authorises',
        "cart_checkout.placement WHERE state = 'authorising'",
      ),
  },
  {
    name: 'F4.outbox',
    hypothesis: 'Postgres killed with events on their way: none is lost',
    run: (stage) =>
      cutPostgresWhile(stage, 'an event waits', 'cart_checkout.outbox WHERE published_at IS NULL'),
  },
  {
    name: 'F5',
    hypothesis:
      'a backend killed by SIGKILL takes Postgres through crash recovery, and no acknowledged order with it',
    async run(stage) {
      stage.shoppers();
      for (let rounds = 0; rounds < 3; rounds++) {
        await delay(2_500);
        const [backend] = await stage.house.query<{ pid: number }>(
          `SELECT pid FROM pg_stat_activity WHERE ${OF_SERVICES} ORDER BY state_change DESC LIMIT 1`,
        );
        process.kill(backend!.pid, 'SIGKILL');
        await until('Postgres is back', () => serves(stage), TRAFFIC_MS);
      }
    },
  },
  {
    name: 'F14',
    hypothesis: 'every connection ended every 3 s: whoever was cut off asks again and learns the same',
    async run(stage) {
      stage.shoppers();
      let ended = 0;
      for (let rounds = 0; rounds < 4; rounds++) {
        await delay(3_000);
        const sql = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OF_SERVICES}`;
        ended += (await stage.house.query(sql)).length;
      }
      stage.prove('connections were ended', ended > 20);
    },
  },
  {
    name: 'F16',
    hypothesis:
      'rows locked in the opposite order, again and again: deadlocks and lock time-outs end in answers',
    async run(stage) {
      const deadlocks = async () => {
        const sql = 'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()';
        return (await stage.house.query<{ deadlocks: number }>(sql))[0]!.deadlocks;
      };
      const before = await deadlocks();
      stage.shoppers({ perSecond: 8 });
      const enough = new AbortController();
      const lockers = [1, 2, 3].map(() =>
        stage.house.onDatabase((client) => lockInReverse(stage, client, enough.signal)),
      );
      try {
        await delay(LOCKING_MS);
        await until('deadlocks happened', async () => (await deadlocks()) > before, TRAFFIC_MS);
      } finally {
        enough.abort();
        await Promise.all(lockers);
      }
    },
  },
  {
    name: 'F18',
    hypothesis:
      'a long transaction that holds a low outbox number: later events pass it, and it is published in the end',
    async run(stage) {
      stage.shoppers();
      await stage.house.onDatabase(async (client) => {
        await client.query('BEGIN');
        const { rows } = await client.query<{ seq: string }>(REPEATED_LEVEL);
        await delay(8_000);
        const passed = async () => {
          const later = await stage.house.query(
            'SELECT FROM cart_checkout.outbox WHERE seq > $1 AND published_at IS NOT NULL LIMIT 1',
            [rows[0]!.seq],
          );
          return later.length === 1;
        };
        await until('later events were published meanwhile', passed, TRAFFIC_MS);
        await client.query('COMMIT');
      });
    },
  },
];

/** The level of a sku once more, with its own id: a projection that knows the version lets it be. */
const REPEATED_LEVEL = `
  INSERT INTO cart_checkout.outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
  SELECT uuidv7(), aggregatetype, aggregateid, aggregate_version, type, payload, now()
  FROM cart_checkout.outbox WHERE aggregatetype = 'checkout.stock.v1' ORDER BY seq DESC LIMIT 1
  RETURNING seq`;

/** Takes stock rows from the last to the first, slowly, where the service goes from the first to the last. */
async function lockInReverse(
  { house, random }: Stage,
  client: pg.Client,
  enough: AbortSignal,
): Promise<void> {
  const skus = house.pieces.map(({ sku }) => sku).sort();
  while (!enough.aborted) {
    await client.query('BEGIN');
    try {
      for (const sku of [...skus].reverse()) {
        await client.query('SELECT FROM cart_checkout.stock_item WHERE sku = $1 FOR UPDATE', [sku]);
        await delay(20 + random.below(40));
      }
    } catch {
      // It was the deadlock's victim; the next round comes.
    }
    await client.query('ROLLBACK');
    await delay(random.below(200));
  }
}

const serves = (stage: Stage): Promise<boolean> =>
  stage.house.query('SELECT 1').then(
    () => true,
    () => false,
  );
