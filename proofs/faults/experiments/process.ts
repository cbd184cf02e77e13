import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@loupe/scripted-shopper/until';
import type { Kills } from '../fault-stack/supervision.ts';
import { TRAFFIC_MS } from '../fault-stack/traffic.ts';
import { SCENARIOS } from '../load/scenarios.ts';
import type { Random } from '../random.ts';
import type { Experiment, Stage } from './experiment.ts';

/** Where something has happened that the process has not stored, or that nobody has been told. */
const CHECKOUT_POINTS = [
  ...['after:placements.claim', 'after:payments.authorise', 'after:placements.finalise'],
  'after:placements.beginCancel',
];
const PAYMENTS_POINTS = ['after:payments.markSent', 'after:payments.apply'];
/** After the calls of a provider that move money. */
const callPointsOf = (port: 'cards' | 'givex'): string[] =>
  ['authorise', 'reverse', 'capture', 'refund'].map((call) => `after:${port}.${call}`);

const TELLING: readonly Kills[] = [
  ['cart-checkout-2', CHECKOUT_POINTS],
  ['payments-finance', [...PAYMENTS_POINTS, ...callPointsOf('cards')]],
  ['payments-finance-2', callPointsOf('givex')],
];

/** From the provider's approval to the order. */
const AROUND_THE_COMMIT = [
  ['payments-finance', 'after:cards.authorise'],
  ['payments-finance-2', 'before:payments.apply'],
  ['cart-checkout', 'after:payments.authorise'],
  ['cart-checkout-2', 'before:placements.finalise'],
  ['cart-checkout', 'after:placements.finalise'],
] as const;

/** One of each pair of neighbours. */
const halfOf = (points: readonly string[], random: Random): string[] =>
  Array.from({ length: points.length / 2 }, (_none, pair) => points[2 * pair + random.below(2)]!);

/** Longer than a consumer group's session time-out: by then another member has the partitions. */
const PAST_SESSION_MS = 14_000;

async function killUnderLoad({ faultStack, shoppers }: Stage, kills: readonly Kills[]): Promise<void> {
  shoppers();
  await faultStack.parts.killAtEach(kills);
}

export const PROCESS: readonly Experiment[] = [
  {
    name: 'F2.telling',
    hypothesis:
      'SIGKILL of both money services after the methods that commit an order, and after each call to the providers of cards and gift cards that moves money',
    alert: 'ErrorBudgetBurnsFast place-order availability',
    run: (stage) => killUnderLoad(stage, TELLING),
  },
  {
    name: 'F2.sample',
    hypothesis: 'as F2.telling, at half of its points: another half for another seed',
    run: (stage) =>
      killUnderLoad(
        stage,
        TELLING.map(([instance, points]) => [instance, halfOf(points, stage.random)]),
      ),
  },
  {
    name: 'F1',
    hypothesis: 'instances killed at random moments, about one every second, lose no order and no money',
    alert: 'ErrorBudgetBurnsFast place-order availability',
    async run(stage) {
      const { random, faultStack } = stage;
      const names = ['cart-checkout', 'cart-checkout-2', 'payments-finance', 'payments-finance-2'];
      stage.shoppers();
      for (let kills = 0; kills < 6; kills++) {
        await delay(500 + random.below(1_500));
        await faultStack.parts.restart(random.pick(names), 'SIGKILL');
      }
    },
  },
  {
    name: 'F3',
    hypothesis:
      'a process that is killed between the provider’s approval and the commit: an order or a reversal follows',
    alert: 'ErrorBudgetBurnsFast place-order availability',
    async run({ faultStack, shoppers }) {
      shoppers();
      // One after the other, so that the other instance of the service goes on.
      for (const [instance, point] of AROUND_THE_COMMIT)
        await faultStack.parts.killAtEach([[instance, [point]]]);
    },
  },
  {
    name: 'F3.reversal',
    hypothesis: 'a process that is killed during a reversal: another instance reverses within a minute, once',
    async run({ faultStack, shoppers }) {
      // The provider holds less than was requested, so each authorisation must be reversed.
      await faultStack.provider.inject({ next: 12, authorizedAmount: '0.01' });
      shoppers({ scenarios: SCENARIOS.filter(({ card }) => card === 'approved') });
      await faultStack.parts.killAtEach([
        ['payments-finance', ['before:cards.reverse', 'after:cards.reverse']],
      ]);
    },
  },
  {
    name: 'F10',
    hypothesis:
      'a consumer that is suspended beyond its session time-out applies nothing twice when it continues',
    alert: 'ProcessDown',
    async run(stage) {
      const { stack } = stage.faultStack;
      const suspended = stack.children.get('cart-checkout-2')!;
      stage.shoppers({ perSecond: 3 });
      await delay(2_000);
      process.kill(suspended.pid, 'SIGSTOP');
      await delay(PAST_SESSION_MS);
      process.kill(suspended.pid, 'SIGCONT');
      await delay(3_000);
      stage.prove(
        'the suspended process continues and was not replaced',
        stack.children.get('cart-checkout-2') === suspended,
      );
    },
  },
  {
    name: 'F9',
    hypothesis:
      'two relays that often take over from each other, and two sweepers, lose and duplicate nothing',
    async run(stage) {
      stage.shoppers();
      for (let rounds = 0; rounds < 8; rounds++) {
        await delay(1_500);
        const endLeaders = async () => {
          const ended = await stage.faultStack.query(
            `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
             WHERE locktype = 'advisory' AND application_name LIKE '%-relay'`,
          );
          return ended.length > 0;
        };
        await until('a relay holds the lock and loses it', endLeaders, TRAFFIC_MS);
      }
    },
  },
];
