import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TOPICS } from '@loupe/contracts/topics';
import { until } from '@loupe/scripted-shopper/until';
import type { RunningChild } from '../../../tools/stack/child.ts';
import { TRAFFIC_MS } from '../fault-stack/traffic.ts';
import { OF_SERVICES } from './database.ts';
import type { Experiment, Stage } from './experiment.ts';
import { paid, parcels, send } from './orders-leaving.ts';

const PAYMENTS = ['payments-finance', 'payments-finance-2'];
const READ_ONLY_MS = 10_000;
/** Much longer than a process takes to start, even under load. */
const OUTAGE_MS = 25_000;
const REPLACED_WITHIN_MS = 30_000;

const childrenOf = ({ faultStack }: Stage, names: readonly string[]): RunningChild[] =>
  names.map((name) => faultStack.stack.children.get(name)!);

/** How often a consumer of these processes had to wait because Postgres was read-only. */
function waits({ faultStack }: Stage, names: readonly string[]): number {
  const logs = names.map((name) => join(faultStack.stack.settings.dataFolder, 'logs', `${name}.log`));
  const lines = logs.flatMap((log) => readFileSync(log, 'utf8').split('\n'));
  return lines.filter((line) => line.includes('message not handled') && line.includes('"25006"')).length;
}

/**
 * Makes Postgres read-only as a failover does: a client that connects gets a read-only session, which stays read-only afterwards.
 * @param begun called when the former sessions have ended
 * @param met whether a consumer had to wait; the server stays read-only until then
 */
async function readOnly(stage: Stage, begun: () => void, met: () => boolean): Promise<void> {
  await stage.faultStack.onDatabase(async (client) => {
    const { database } = stage.faultStack.stack.settings.postgres;
    await client.query(`ALTER DATABASE ${database} SET default_transaction_read_only = on`);
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OF_SERVICES}`);
    begun();
    try {
      await delay(READ_ONLY_MS);
      await until('consumers had to wait', async () => met(), TRAFFIC_MS);
    } finally {
      await client.query(`ALTER DATABASE ${database} RESET default_transaction_read_only`);
    }
  });
}

/** Whether a process reports that one of its parts has ended for good, or was replaced already. */
async function hasEnded(stage: Stage, child: RunningChild): Promise<boolean> {
  if (stage.faultStack.stack.children.get(child.name) !== child) return true;
  return fetch(child.spec.aliveUrl!).then(
    ({ status }) => status === 503,
    () => false,
  );
}

async function isReplaced(stage: Stage, child: RunningChild): Promise<boolean> {
  if (stage.faultStack.stack.children.get(child.name) === child) return false;
  return fetch(child.spec.readyUrl).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Whether the services have stored that their projections are complete. */
async function areProjectionsComplete({ faultStack }: Stage): Promise<boolean> {
  const rows = await faultStack.query(
    `SELECT topic FROM cart_checkout.caught_up_topic WHERE topic IN ('catalog.product.v1', 'stores.store.v1')
     UNION ALL SELECT topic FROM catalog_search.caught_up_topic`,
  );
  return rows.length === 3;
}

const all = async (checks: readonly Promise<boolean>[]): Promise<boolean> =>
  (await Promise.all(checks)).every(Boolean);

export const FAILOVER: readonly Experiment[] = [
  {
    name: 'F14.read-only',
    hypothesis:
      'Postgres is read-only for 10 s while parcels ship: consumers wait, no message is parked, no session stays read-only',
    alert: 'ErrorBudgetBurnsFast bag availability',
    async run(stage) {
      const numbers = await parcels(stage, 6);
      stage.shoppers();
      const suspended = childrenOf(stage, PAYMENTS);
      const signalAll = (signal: NodeJS.Signals) => suspended.forEach(({ pid }) => process.kill(pid, signal));
      const before = waits(stage, PAYMENTS);
      // Suspended while the parcels ship, so that the events are consumed only when the database is read-only.
      signalAll('SIGSTOP');
      await send(stage, numbers)
        .then(() =>
          readOnly(
            stage,
            () => signalAll('SIGCONT'),
            () => waits(stage, PAYMENTS) > before,
          ),
        )
        .finally(() => signalAll('SIGCONT'));
      await paid(stage, numbers);
      stage.prove('there are no dead letters', (await stage.faultStack.broker.deadLetters()) === 0);
      const parked = await stage.faultStack.query('SELECT FROM payments_finance.parked_key');
      stage.prove('no key is parked', parked.length === 0);
    },
  },
  {
    name: 'F6.restart',
    hypothesis:
      'instances that restart while the broker is away serve without it, and catch up when it is back',
    alert: 'OutboxStuck',
    async run(stage) {
      const { faultStack, prove } = stage;
      const load = stage.shoppers();
      await until('projections are complete', () => areProjectionsComplete(stage), 60_000);
      let isDown = true;
      const outage = faultStack.power.cut('kafka', OUTAGE_MS).finally(() => (isDown = false));
      try {
        const restart = (name: string) => faultStack.parts.restart(name, 'SIGKILL'); // until it is ready
        await Promise.all(['catalog-search', 'cart-checkout-2'].map(restart));
        await restart('cart-checkout'); // from here on only instances that started without a broker serve
        const before = load.record.acknowledged.length;
        await until(
          'orders are placed',
          async () => load.record.acknowledged.length > before || !isDown,
          OUTAGE_MS,
        );
        prove('they serve while the broker is away', isDown);
      } finally {
        await outage;
      }
    },
  },
  {
    name: 'F10.ended',
    hypothesis:
      'processes whose consumer has ended for good are replaced by their supervisor within 30 s, and consume',
    alert: 'ProcessDown',
    async run(stage) {
      const { broker, stack } = stage.faultStack;
      const group = 'payments-finance.settlement';
      const numbers = await parcels(stage, 2);
      const ended = childrenOf(stage, PAYMENTS);
      for (const { pid } of ended) process.kill(pid, 'SIGSTOP');
      try {
        await until('their session has expired', () => broker.isEmpty(group), 30_000);
        const other = await broker.occupy(group, TOPICS.order.name);
        for (const { pid } of ended) process.kill(pid, 'SIGCONT');
        await until(
          'their consumer has ended',
          () => all(ended.map((child) => hasEnded(stage, child))),
          30_000,
        ).finally(() => other.leave());
      } finally {
        for (const { name, pid } of ended)
          if (stack.children.get(name)?.pid === pid) process.kill(pid, 'SIGCONT');
      }
      await until(
        'they are replaced',
        () => all(ended.map((child) => isReplaced(stage, child))),
        REPLACED_WITHIN_MS,
      );
      await send(stage, numbers);
      await paid(stage, numbers);
    },
  },
];
