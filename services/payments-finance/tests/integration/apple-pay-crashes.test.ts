import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApplePayWorld } from './apple-pay-world.ts';
import type { ApplePayWorld } from './apple-pay-world.ts';
import { authorising, settling } from './vendor-crash-runs.ts';
import { dieEverywhere, PENCE } from './vendor-crashes.ts';
import type { Crashing, CrashRun } from './vendor-crashes.ts';

let world: ApplePayWorld;
let crashing: Crashing;
const penceOf = (pounds: string): number => Math.round(Number(pounds) * 100);
beforeAll(async () => {
  world = await startApplePayWorld();
  crashing = {
    world,
    account: 'applepay',
    held: () => world.held(PENCE),
    certainAfter: [25, 26, 27].map((hours) => hours * 3_600),
    async standing({ reference }) {
      const payments = await world.sandbox.payments(reference);
      const sum = (of: 'held' | 'captured' | 'refunded') =>
        payments.reduce((total, payment) => total + penceOf(payment[of]), 0);
      return { held: sum('held'), taken: sum('captured'), givenBack: sum('refunded') };
    },
  };
});
afterEach(async () => {
  world.payments.runDatabaseAhead(0);
  expect(await world.differences()).toEqual([]);
});
afterAll(() => world.stop());

const RUNS: Record<string, readonly [run: () => CrashRun, calls: string[]]> = {
  'an authorisation': [
    () => authorising(crashing, { asked: () => world.asked(PENCE) }),
    ['prepare', 'authorise'],
  ],
  'a parcel': [() => settling(crashing, 'capture'), ['capture']],
  'the last parcel of a part of the order': [() => settling(crashing, 'capture', 6_000), ['capture']],
  'a return': [() => settling(crashing, 'refund'), ['refund']],
  'a cancellation': [() => settling(crashing, 'void'), ['reverse']],
};

describe('a process that dies', () => {
  it.each(Object.entries(RUNS))(
    '[F2][F3][I5][I6][I11][EU-22] before or after any commit, or call by Apple Pay: %s moves its money once',
    (_name, [run, calls]) => dieEverywhere(crashing, run(), calls),
    300_000,
  );
});
