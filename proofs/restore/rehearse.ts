import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SERVICES } from '@loupe/contracts/services';
import { setStock, withDatabase } from '@loupe/scripted-shopper/database';
import { warehouse } from '@loupe/scripted-shopper/warehouse';
import { waitUntilAtRest } from '../faults/fault-stack/wait-until-at-rest.ts';
import { inLines } from '../invariants/check.ts';
import { step } from '../../tools/stack/progress.ts';
import { runToEnd } from '@loupe/local-servers/run-to-end';
import { ROOT } from '../../tools/stack/services.ts';
import type { Stack } from '../../tools/stack/stack.ts';
import { stackEnv, withTestStack } from '../../tools/testing/with-test-stack.ts';
import { afternoon, buyMany, morning, payFor, refundByHand, SKU } from './a-day.ts';
import type { LostAfternoon, Order } from './a-day.ts';
import { archivedMoment } from './archived-moment.ts';
import { archiveFlags, prepareRestore, takeBaseBackup } from './base-backup.ts';
import { parcelsMissing, repeated, whatOthersKnow } from './ledgers.ts';
import { arrive, askForCopy, eraseBoth, hasAsked, notFoundBefore, whereFound } from './erased-people.ts';
import { closeGiftCard, closeLost, command, decideLost, importAndResume } from './runbook.ts';

const BEFORE_BACKUP = 6;
const DURING_BACKUP = 6;
const AFTER_RESTORE = 6;
const AT_REST_WITHIN_MS = 240_000;

export interface Rehearsal {
  /** Orders that a shopper had an answer for before the moment. */
  readonly acknowledged: number;
  readonly lost: number;
  /** Of each step. */
  readonly seconds: Readonly<Record<string, number>>;
  /** Numbers and messages that were repeated, given out twice or left out; empty when none were. */
  readonly wrong: readonly string[];
  /** Invariants that do not hold; empty when all do. */
  readonly broken: string;
}

/**
 * Restores a shop to the middle of a day: part shipments, a part return, a cancellation, a sold gift card, an operator's refund and new
 * orders come after the moment, two people are erased, and one asks for a copy. Then follows the runbook, by its commands, and compares with what the providers and the warehouse know.
 */
export async function rehearseRestore(): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-archive-'));
  chmodSync(folder, 0o777); // Postgres runs as a user of its own
  try {
    return await withTestStack(
      {
        withWeb: false,
        operations: 'open',
        logLevel: 'info',
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
  const dataDir = join(stack.settings.dataFolder, 'postgres');
  const backup = join(stack.settings.dataFolder, 'backup');
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
  const day = await timed('the morning', morning);
  const people = await arrive();
  orders.push(...during, ...day.parts, day.giftCard, day.cancelled, day.returned, people.guest.order);
  await timed('at rest', () => atRest(stack, orders));
  const moment = await timed('log archived', () => withDatabase(archivedMoment));
  const lostDay = await timed('the afternoon, which is lost', () => afternoon(day));
  await askForCopy(people);
  await timed('at rest', () => atRest(stack, [...orders, ...lostDay.open, lostDay.shipped]));
  await refundByHand(day);
  const before = await whatOthersKnow();
  await eraseBoth(people);
  const wrong = (await whereFound(people)).map((place) => `found after the erasure: ${place}`);

  await timed('database restored to the moment', () => restore(stack, { archive, backup, dataDir, moment }));
  const lost = await missing(orders);
  wrong.push(...(await timed('a service refuses to start', () => refusesToStart(stack))));
  wrong.push(...(await notFoundBefore(people)));
  if (await hasAsked(people)) wrong.push('the request is not of the lost time');
  const prepared = await timed('numbers moved on, payments paused, consumers rewound', () =>
    command('restore', 'prepare', '--to', moment, '--by', 'rehearsal'),
  );
  if (!(await hasAsked(people))) wrong.push('the copy of the lost time is not asked for again');
  if (!prepared.includes('order numbers')) wrong.push(`prepare says: ${prepared}`);
  wrong.push(
    ...(await whereFound(people)).map((place) => `found after the restore and its preparation: ${place}`),
  );
  await timed('processes started', () => startAll(stack));
  const since = new Date(new Date(moment).getTime() - 60_000).toISOString();
  await command('restore', 'resend', '--since', since);
  await timed('reports imported, payments resumed', () => importAndResume(1));
  await timed('lost orders decided', () => decideLost(lostDay));
  await timed('projections rebuilt', () => rebuildProjections(stack));
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  wrong.push(...repeated(before, await whatOthersKnow(), [...numbers, lostDay.shipped.orderNumber]));

  const later = await timed('shoppers buy again', async () => [
    ...(await buyMany(AFTER_RESTORE)),
    await payFor(day.bag),
  ]);
  wrong.push(
    ...later
      .filter(({ orderNumber }) => before.orderNumbers.has(orderNumber))
      .map(({ orderNumber }) => `order number ${orderNumber} was given out twice`),
  );
  await warehouse(day.parts[0]!.orderNumber, 'ship');
  const rest = await timed('invariants and provider ledgers compared', () => atRest(stack, orders));
  wrong.push(...(await parcelsMissing(await whatOthersKnow(), numbers)));
  await closeGiftCard(day.giftCard.orderNumber);
  await finish(lostDay, wrong);
  wrong.push(...(await whereFound(people)).map((place) => `found at the end: ${place}`));
  return { acknowledged: orders.length, lost: lost.length, seconds, wrong, broken: rest };
}

/** @returns the invariants that do not hold, in words */
const atRest = async (stack: Stack, acknowledged: readonly Order[]): Promise<string> =>
  inLines((await waitUntilAtRest({ stack }, [{ acknowledged }], AT_REST_WITHIN_MS)).findings);

interface Files {
  readonly archive: string;
  readonly backup: string;
  readonly dataDir: string;
  readonly moment: string;
}

async function restore({ children, infrastructure }: Stack, files: Files): Promise<void> {
  await Promise.all([...children.keys()].filter(isOurs).map((name) => children.get(name)!.stop()));
  const { postgres } = infrastructure.servers;
  if (postgres === undefined)
    throw new Error('The rehearsal needs the embedded Postgres: unset DATABASE_URL.');
  await postgres.kill();
  await prepareRestore(files);
  await postgres.restart();
  await untilWritable();
}

/** Without the next step: its sequences are behind what it has published. */
async function refusesToStart(stack: Stack): Promise<string[]> {
  const started = await stack.startAgain('cart-checkout').then(
    () => true,
    () => false,
  );
  return started ? ['cart-checkout has started behind what it had published'] : [];
}

async function startAll(stack: Stack): Promise<void> {
  for (const name of [...stack.children.keys()].filter(isOurs)) await stack.startAgain(name);
}

async function finish(lostDay: LostAfternoon, wrong: string[]): Promise<void> {
  await closeLost(lostDay);
  await command('payments', 'stuck').catch((error: Error) => wrong.push(error.message));
}

const isOurs = (name: string): boolean =>
  name.startsWith('gateway') ||
  SERVICES.some((service) => name === service || name.startsWith(`${service}-`));

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
    await runToEnd(['operations/project.ts', 'rebuild', service], {
      name: `Rebuilding the projections of ${service}`,
      cwd: ROOT,
      env: { LOUPE_DATA: settings.dataFolder, LOUPE_PORT_BASE: String(settings.ports.web) },
      log: join(settings.dataFolder, `logs/rebuild-${service}.log`),
    });
}
