import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from './klarna-sandbox.ts';
import { startKlarnaWorld, tokenOf } from './klarna-world.ts';
import type { KlarnaWorld } from './klarna-world.ts';
import { authorising, dieEverywhere, PENCE, renewing, settling, standingIn } from './vendor-crashes.ts';
import type { Crashing, CrashRun } from './vendor-crashes.ts';

let world: KlarnaWorld;
let crashing: Crashing;
beforeAll(async () => {
  world = await startKlarnaWorld();
  crashing = {
    world,
    account: 'klarna',
    held: () => world.held(PENCE),
    standing: async ({ reference }) => standingIn(await world.sandbox.movements(reference)),
  };
});
afterEach(async () => {
  await world.sandbox.runAhead(0);
  world.payments.runDatabaseAhead(0);
  expect(await world.differences()).toEqual([]);
});
afterAll(() => world.stop());

/** What was agreed to in the widget is used or given back, also where no order was made of it. */
const agreedBy =
  (person: Person): CrashRun =>
  async (point) => {
    let token = '';
    const run = authorising(
      crashing,
      async () => world.order(PENCE),
      async (outcome) => {
        token = tokenOf(outcome);
        if (token !== '') await world.sandbox.approve(token, person);
      },
    );
    const reached = await run(point);
    const agreed = token === '' ? undefined : (await world.sandbox.session(token))['authorization_token'];
    expect([point, agreed]).toEqual([point, undefined]);
    return reached;
  };

const RUNS: Record<string, readonly [run: () => CrashRun, calls: string[]]> = {
  'an order': [() => agreedBy('alma'), ['prepare', 'resume', 'authorise']],
  'a parcel': [() => settling(crashing, 'capture'), ['capture']],
  'the last parcel of a part of the order': [() => settling(crashing, 'capture', 6_000), ['capture']],
  'a return': [() => settling(crashing, 'refund'), ['refund']],
  'a cancellation': [() => settling(crashing, 'void'), ['reverse']],
  'an extension': [() => renewing(crashing, 27.1, 1), ['renew']],
};

describe('a process that dies', () => {
  it.each(Object.entries(RUNS))(
    '[F2][F3][I5][I6][I11][EU-22] before or after any commit, or call of Klarna: %s moves its money once',
    (_name, [run, calls]) => dieEverywhere(crashing, run(), calls),
    300_000,
  );
});
