import { setTimeout as delay } from 'node:timers/promises';
import { TRAFFIC_MS, until } from '../house/until.ts';
import { SCENARIOS } from '../load/scenarios.ts';
import type { Experiment, Stage } from './experiment.ts';

const TELLING_OF_CHECKOUT = [
  ...[
    'after:placements.claim',
    'after:payments.authorise',
    'before:placements.finalise',
    'after:placements.finalise',
  ],
  ...['after:placements.beginCancel', 'before:placements.release'],
];
const TELLING_OF_PAYMENTS = [
  ...['before:payments.markSent', 'after:payments.markSent', 'after:cards.authorise', 'after:payments.apply'],
  ...['after:payments.tombstone', 'after:cards.reverse'],
];

/** Longer than the session of a consumer group: its partitions have gone to another member by then. */
const PAST_SESSION_MS = 14_000;
/** The rarest of them is a card whose answer is lost. */
const POINT_WITHIN_MS = 60_000;

/** Instances die at a point, one after the other, while shoppers buy. */
async function dieUnderLoad(
  stage: Stage,
  deaths: readonly (readonly [name: string, point: string])[],
): Promise<void> {
  stage.shoppers();
  const missed: string[] = [];
  for (const [name, point] of deaths)
    await stage.house.parts.dieAtEach(name, [point], POINT_WITHIN_MS, (why) => missed.push(why));
  if (missed.length > 0) throw new Error(missed.join('\n'));
}

export const PROCESS: readonly Experiment[] = [
  {
    name: 'F2.telling',
    hypothesis: 'SIGKILL of both money services on either side of what commits an order or moves money',
    async run({ house, shoppers }) {
      shoppers();
      const missed: string[] = [];
      const lane = (name: string, points: readonly string[]) =>
        house.parts.dieAtEach(name, points, POINT_WITHIN_MS, (why) => missed.push(why));
      await Promise.all([
        lane('cart-checkout-2', TELLING_OF_CHECKOUT),
        lane('payments-finance-2', TELLING_OF_PAYMENTS),
      ]);
      if (missed.length > 0) throw new Error(missed.join('\n'));
    },
  },
  {
    name: 'F1',
    hypothesis: 'instances killed at random moments, one every other second, cost nobody an order or money',
    async run(stage) {
      const { random, house } = stage;
      const names = ['cart-checkout', 'cart-checkout-2', 'payments-finance', 'payments-finance-2'];
      stage.shoppers();
      for (let kills = 0; kills < 6; kills++) {
        await delay(500 + random.below(1_500));
        await house.parts.restart(random.pick(names), 'SIGKILL');
      }
    },
  },
  {
    name: 'F3',
    hypothesis:
      'a process that dies between the provider’s approval and the commit leaves an order or a reversal',
    run: (stage) =>
      dieUnderLoad(stage, [
        ['payments-finance', 'after:cards.authorise'],
        ['payments-finance-2', 'before:payments.apply'],
        ['cart-checkout', 'after:payments.authorise'],
        ['cart-checkout-2', 'before:placements.finalise'],
        ['cart-checkout', 'after:placements.finalise'],
      ]),
  },
  {
    name: 'F3.reversal',
    hypothesis: 'a process that dies while it gives money back: another gives it back within a minute, once',
    async run({ house, shoppers }) {
      // Held, but not as much as was asked for: each of them is to be given back.
      await house.provider.suffer({ next: 12, authorizedAmount: '0.01' });
      shoppers({ scenarios: SCENARIOS.filter(({ card }) => card === 'approved') });
      const points = ['before:cards.reverse', 'after:cards.reverse'];
      const missed: string[] = [];
      await house.parts.dieAtEach('payments-finance', points, POINT_WITHIN_MS, (why) => missed.push(why));
      if (missed.length > 0) throw new Error(missed.join('\n'));
    },
  },
  {
    name: 'F10',
    hypothesis: 'a consumer that slept past its session and wakes as a zombie applies nothing twice',
    async run(stage) {
      const { stack } = stage.house;
      const sleeper = stack.children.get('cart-checkout-2')!;
      stage.shoppers({ perSecond: 3 });
      await delay(2_000);
      process.kill(sleeper.pid, 'SIGSTOP');
      await delay(PAST_SESSION_MS);
      process.kill(sleeper.pid, 'SIGCONT');
      await delay(3_000);
      stage.prove(
        'the sleeper lives on as the same process',
        stack.children.get('cart-checkout-2') === sleeper,
      );
    },
  },
  {
    name: 'F9',
    hypothesis:
      'two relays that take over from each other all the time and two sweepers lose and double nothing',
    async run(stage) {
      stage.shoppers();
      for (let rounds = 0; rounds < 8; rounds++) {
        await delay(1_500);
        const endLeaders = async () => {
          const ended = await stage.house.query(
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
