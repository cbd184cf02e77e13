import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pageOf, startPayPalWorld } from './paypal-world.ts';
import type { PayPalWorld } from './paypal-world.ts';
import { authorising, dieEverywhere, PENCE, renewing, settling, standingIn } from './vendor-crashes.ts';
import type { Crashing, CrashRun } from './vendor-crashes.ts';

let world: PayPalWorld;
let crashing: Crashing;
beforeAll(async () => {
  world = await startPayPalWorld();
  crashing = {
    world,
    account: 'paypal',
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

const agree: Parameters<typeof authorising>[2] = async (outcome) => {
  const page = pageOf(outcome);
  if (page.startsWith(world.sandbox.url)) await world.sandbox.approve(page);
};

/** An order of what its shopper has agreed to before, from the bag. */
async function approved() {
  const order = world.order(PENCE);
  const { cartId, amount } = order;
  const content = { lines: [], delivery: 0, shipTo: undefined };
  const returnUrl = 'https://shop.test/api/providerReturn';
  const approval = await world.application.openApproval('paypal', { cartId, amount, content, returnUrl });
  if (approval.kind !== 'opened') throw new Error('The provider gave nothing to agree to.');
  await world.sandbox.approve(approval.url);
  return {
    ...order,
    plan: [{ ...order.plan[0]!, details: { method: 'paypal', token: approval.id } }],
  } as const;
}

const RUNS: Record<string, readonly [run: () => CrashRun, calls: string[]]> = {
  'an authorisation': [
    () => authorising(crashing, async () => world.order(PENCE), agree),
    ['prepare', 'resume', 'authorise'],
  ],
  'an order of what was agreed to from the bag': [
    () => authorising(crashing, approved, agree),
    ['prepare', 'resume', 'authorise'],
  ],
  'a parcel': [() => settling(crashing, 'capture'), ['capture']],
  'the last parcel of a part of the order': [() => settling(crashing, 'capture', 6_000), ['capture']],
  'a return': [() => settling(crashing, 'refund'), ['refund']],
  'a cancellation': [() => settling(crashing, 'void'), ['reverse']],
  'a renewal': [() => renewing(crashing, 3.01, 2), ['renew']],
};

describe('a process that dies', () => {
  it.each(Object.entries(RUNS))(
    '[F2][F3][I5][I6][I11][EU-22] before or after any commit, or call of PayPal: %s moves its money once',
    (_name, [run, calls]) => dieEverywhere(crashing, run(), calls),
    300_000,
  );
});
