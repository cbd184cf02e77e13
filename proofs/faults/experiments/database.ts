import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { until } from '@loupe/scripted-shopper/until';
import { TRAFFIC_MS } from '../fault-stack/traffic.ts';
import type { Experiment, Stage } from './experiment.ts';

/** Condition on pg_stat_activity for the sessions of our services. */
export const OF_SERVICES = `datname = current_database() AND application_name ~ '^(cart-checkout|payments-finance|catalog-search|identity|stores-reservations|content)'`;

/** Waits until such rows exist, then kills Postgres. */
async function cutPostgresWhile(stage: Stage, what: string, sql: string): Promise<void> {
  stage.shoppers();
  await delay(2_000);
  const some = async () => {
    const [row] = await stage.faultStack.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`);
    return row!.n > 0;
  };
  await until(what, some, TRAFFIC_MS);
  await stage.faultStack.power.cut('postgres');
  await delay(4_000);
}

/** How long rows are locked in the opposite order; it continues until a deadlock has occurred. */
const LOCKING_MS = 10_000;

export const DATABASE: readonly Experiment[] = [
  {
    name: 'F4.sent',
    hypothesis: 'Postgres is killed during a call to the provider: the answer is found later',
    async run(stage) {
      await stage.faultStack.provider.inject({ next: 40, delayMs: 1_500 });
      await cutPostgresWhile(stage, 'a tender is sent', "payments_finance.tender WHERE state = 'sent'");
    },
  },
  {
    name: 'F4.authorising',
    hypothesis: 'Postgres is killed while placements hold stock: each becomes an order or releases it',
    alert: 'ErrorBudgetBurnsFast place-order availability',
    run: (stage) =>
      cutPostgresWhile(
        stage,
        'a placement authorises',
        "cart_checkout.placement WHERE state = 'authorising'",
      ),
  },
  {
    name: 'F4.outbox',
    hypothesis: 'Postgres is killed with unpublished events: none is lost',
    alert: 'ErrorBudgetBurnsFast bag availability',
    run: (stage) =>
      cutPostgresWhile(stage, 'an event waits', 'cart_checkout.outbox WHERE published_at IS NULL'),
  },
  {
    name: 'F5',
    hypothesis: 'a backend killed by SIGKILL causes crash recovery, and no acknowledged order is lost',
    alert: 'ErrorBudgetBurnsFast bag availability',
    async run(stage) {
      stage.shoppers();
      for (let rounds = 0; rounds < 3; rounds++) {
        await delay(2_500);
        const [backend] = await stage.faultStack.query<{ pid: number }>(
          `SELECT pid FROM pg_stat_activity WHERE ${OF_SERVICES} ORDER BY state_change DESC LIMIT 1`,
        );
        process.kill(backend!.pid, 'SIGKILL');
        await until('Postgres is back', () => serves(stage), TRAFFIC_MS);
      }
    },
  },
  {
    name: 'F14',
    hypothesis: 'all connections are ended every 3 s: repeated requests get the same answer',
    async run(stage) {
      stage.shoppers();
      let ended = 0;
      for (let rounds = 0; rounds < 4; rounds++) {
        await delay(3_000);
        const sql = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OF_SERVICES}`;
        ended += (await stage.faultStack.query(sql)).length;
      }
      stage.prove('connections were ended', ended > 20);
    },
  },
  {
    name: 'F16',
    hypothesis:
      'rows are locked in the opposite order: requests are answered despite deadlocks and lock time-outs',
    async run(stage) {
      const deadlocks = async () => {
        const sql = 'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()';
        return (await stage.faultStack.query<{ deadlocks: number }>(sql))[0]!.deadlocks;
      };
      const before = await deadlocks();
      stage.shoppers({ perSecond: 8 });
      const enough = new AbortController();
      const lockers = [1, 2, 3].map(() =>
        stage.faultStack.onDatabase((client) => lockInReverse(stage, client, enough.signal)),
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
      'a long transaction with a low outbox number: later events are published before it, and it is published as well',
    async run(stage) {
      stage.shoppers();
      await stage.faultStack.onDatabase(async (client) => {
        await client.query('BEGIN');
        const { rows } = await client.query<{ seq: string }>(REPEATED_LEVEL);
        await delay(8_000);
        const passed = async () => {
          const later = await stage.faultStack.query(
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

/** Repeats the last stock level event under a new id: projections ignore it, because they know the version. */
const REPEATED_LEVEL = `
  INSERT INTO cart_checkout.outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
  SELECT uuidv7(), aggregatetype, aggregateid, aggregate_version, type, payload, now()
  FROM cart_checkout.outbox WHERE aggregatetype = 'checkout.stock.v1' ORDER BY seq DESC LIMIT 1
  RETURNING seq`;

/** Locks stock rows from the last to the first, slowly; the service locks them from the first to the last. */
async function lockInReverse(
  { faultStack, random }: Stage,
  client: pg.Client,
  enough: AbortSignal,
): Promise<void> {
  const skus = faultStack.pieces.map(({ sku }) => sku).sort();
  while (!enough.aborted) {
    await client.query('BEGIN');
    try {
      for (const sku of [...skus].reverse()) {
        await client.query('SELECT FROM cart_checkout.stock_item WHERE sku = $1 FOR UPDATE', [sku]);
        await delay(20 + random.below(40));
      }
    } catch {
      // Postgres cancelled this transaction because of the deadlock; the next round follows.
    }
    await client.query('ROLLBACK');
    await delay(random.below(200));
  }
}

const serves = (stage: Stage): Promise<boolean> =>
  stage.faultStack.query('SELECT 1').then(
    () => true,
    () => false,
  );
