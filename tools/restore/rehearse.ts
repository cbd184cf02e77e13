import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SERVICES } from '@loupe/contracts/services';
import { ROLES } from '../../tests/fixtures/pieces.ts';
import { setStock, withDatabase } from '../../tests/system/support/database.ts';
import { pay, readyToPay, variantOf } from '../../tests/system/support/order.ts';
import { Shopper } from '../../tests/system/support/shopper.ts';
import { concurrently } from '../bench/concurrently.ts';
import { waitUntilAtRest } from '../faults/fault-stack/wait-until-at-rest.ts';
import { inLines } from '../invariants/check.ts';
import { step } from '../stack/progress.ts';
import { runToEnd } from '../stack/run-to-end.ts';
import { ROOT } from '../stack/services.ts';
import type { Stack } from '../stack/stack.ts';
import { stackEnv, withTestStack } from '../testing/with-test-stack.ts';
import { archivedMoment } from './archived-moment.ts';
import { archiveFlags, prepareRestore, takeBaseBackup } from './base-backup.ts';
import { rewindConsumers } from './rewind-consumers.ts';

const SKU = ROLES.beaverbrooks.plenty;
const BEFORE_BACKUP = 10;
const DURING_BACKUP = 10;
const AFTER_BACKUP = 20;
const WIDTH = 4;
const AT_REST_WITHIN_MS = 240_000;

export interface Rehearsal {
  /** Orders that a shopper had an answer for before the moment. */
  readonly acknowledged: number;
  readonly lost: number;
  /** Of each step. */
  readonly seconds: Readonly<Record<string, number>>;
  /** Invariants that do not hold; empty when all do. */
  readonly broken: string;
}

interface Order {
  readonly cartId: string;
  readonly orderNumber: string;
}

/** Sells, backs up, sells on, loses the orders' schema by a mistake, and restores the database to the moment before. */
export async function rehearseRestore(): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-archive-'));
  chmodSync(folder, 0o777); // Postgres runs as a user of its own
  try {
    return await withTestStack(
      {
        withWeb: false,
        operations: 'open',
        logLevel: 'error',
        tracing: false,
        postgresFlags: archiveFlags(folder),
      },
      (stack) => rehearse(stack, folder),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rehearse(stack: Stack, archive: string): Promise<Rehearsal> {
  Object.assign(process.env, stackEnv(stack));
  const { settings, infrastructure } = stack;
  const dataDir = join(settings.dataFolder, 'postgres');
  const backup = join(settings.dataFolder, 'backup');
  const seconds: Record<string, number> = {};
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await step(name, work);
    seconds[name] = Number(((performance.now() - began) / 1000).toFixed(1));
    return result;
  };

  await setStock(SKU, 1_000);
  const orders = await buyMany(BEFORE_BACKUP);
  const [, during] = await timed('base backup while shoppers buy', () =>
    Promise.all([withDatabase((client) => takeBaseBackup(client, dataDir, backup)), buyMany(DURING_BACKUP)]),
  );
  orders.push(...during, ...(await buyMany(AFTER_BACKUP)));
  const moment = await timed('log archived', () => withDatabase(archivedMoment));
  await withDatabase((client) => client.query('DROP SCHEMA cart_checkout CASCADE'));

  const ours = [...stack.children.keys()].filter((name) => isOurs(name));
  await timed('processes stopped', () => Promise.all(ours.map((name) => stack.children.get(name)!.stop())));
  const { postgres } = infrastructure.servers;
  if (postgres === undefined)
    throw new Error('The rehearsal needs the embedded Postgres: unset DATABASE_URL.');
  await postgres.kill();
  await timed('database restored to the moment', async () => {
    await prepareRestore({ backup, archive, dataDir, moment });
    await postgres.restart();
    await untilWritable();
  });
  const lost = await missing(orders);
  await timed('consumers rewound', () => rewindConsumers(infrastructure.kafkaBrokers, new Date(moment)));
  await timed('processes started', async () => {
    for (const name of ours) await stack.startAgain(name);
  });
  await timed('projections rebuilt', () => rebuildProjections(stack));
  const rest = await timed('invariants and provider ledgers compared', () =>
    waitUntilAtRest({ stack }, [{ acknowledged: orders }], AT_REST_WITHIN_MS),
  );
  return { acknowledged: orders.length, lost: lost.length, seconds, broken: inLines(rest.findings) };
}

const isOurs = (name: string): boolean =>
  name.startsWith('gateway') ||
  SERVICES.some((service) => name === service || name.startsWith(`${service}-`));

async function buyMany(count: number): Promise<Order[]> {
  const orders: Order[] = [];
  const ids = await variantOf(new Shopper(), SKU);
  await concurrently(count, WIDTH, async () => {
    const shopper = new Shopper();
    const { cart, transientToken } = await readyToPay(shopper, ids);
    const expectedTotal = cart.totalPrice.value;
    const { orderNumber } = await pay(shopper, {
      transientToken,
      expectedTotal,
      idempotencyKey: randomUUID(),
    });
    if (orderNumber !== undefined) orders.push({ cartId: cart.id, orderNumber });
  });
  return orders;
}

async function untilWritable(): Promise<void> {
  for (;;) {
    const inRecovery = await withDatabase(async (client) => {
      const { rows } = await client.query<{ yes: boolean }>('SELECT pg_is_in_recovery() AS yes');
      return rows[0]!.yes;
    }).catch(() => true);
    if (!inRecovery) return;
    await delay(50);
  }
}

const missing = (orders: readonly Order[]): Promise<string[]> =>
  withDatabase(async (client) => {
    const numbers = orders.map(({ orderNumber }) => orderNumber);
    const { rows } = await client.query<{ number: string }>(
      `SELECT n AS number FROM unnest($1::text[]) n
       WHERE NOT EXISTS (SELECT FROM cart_checkout.sales_order o WHERE o.order_number = n)`,
      [numbers],
    );
    return rows.map(({ number }) => number);
  });

/** As an operator does it: what Kafka had of the time after the moment may be in no outbox. */
async function rebuildProjections({ settings }: Stack): Promise<void> {
  for (const service of ['cart-checkout', 'catalog-search'])
    await runToEnd(['tools/project.ts', 'rebuild', service], {
      ...{ name: `Rebuilding the projections of ${service}`, cwd: ROOT },
      env: { LOUPE_DATA: settings.dataFolder, LOUPE_PORT_BASE: String(settings.ports.web) },
      log: join(settings.dataFolder, `logs/rebuild-${service}.log`),
    });
}
