import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { PAYERS } from './paypal-sandbox.ts';
import { pageOf, startPayPalWorld } from './paypal-world.ts';
import type { PayPalWorld } from './paypal-world.ts';
import { authorising, comeBack, renewing, settling } from './vendor-crash-runs.ts';
import type { Asked } from './vendor-crash-runs.ts';
import { dieEverywhere, inDying, PENCE, recover, recovering, standingIn } from './vendor-crashes.ts';
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

const agreeBy =
  (payerId: string): NonNullable<Asked['agree']> =>
  async (outcome) => {
    const page = pageOf(outcome);
    if (page.startsWith(world.sandbox.url)) await world.sandbox.approve(page, payerId);
  };
const agree = agreeBy(PAYERS.pays);
const asked = async () => world.order(PENCE);

/** An order of what its shopper agrees to before it, from the bag. */
async function approved(process: UseCases): Promise<AuthoriseOrder> {
  const order = world.order(PENCE);
  const { cartId, amount } = order;
  const content = { lines: [], delivery: 0, shipTo: undefined };
  const returnUrl = 'https://shop.test/api/providerReturn';
  const approval = await process.openApproval('paypal', { cartId, amount, content, returnUrl });
  if (approval.kind !== 'opened') throw new Error('The provider gave nothing to agree to.');
  const { id, url } = approval;
  await world.sandbox.approve(url);
  expect(await process.readApproval('paypal', { id, cartId })).toMatchObject({ isApproved: true });
  return { ...order, plan: [{ ...order.plan[0]!, details: { method: 'paypal', token: id } }] };
}

/** The card is declined: the shopper goes back to the provider, and pays with another. */
async function payAgain(process: UseCases, order: AuthoriseOrder): Promise<void> {
  await agree(await comeBack(process, order));
  await comeBack(process, order);
}

/** The provider gives a hold up, and tells us until we have answered. */
const givingUp: CrashRun = async (deaths = {}) => {
  const order = await crashing.held();
  const [authorization] = await world.sandbox.movements(order.reference);
  await world.sandbox.takeBack(authorization?.id ?? '');
  const events = await world.sandbox.events(order.reference);
  const { headers, body } = events.find(({ type }) => type === 'PAYMENT.AUTHORIZATION.VOIDED')!;
  const hear = async (process: UseCases) => {
    await process.receiveNotice('paypal', { headers, body: Buffer.from(body) });
    await process.idle();
    await process.followNotices();
    await process.watchHolds();
    await process.idle();
  };
  const first = await inDying(crashing, deaths.first, hear);
  const second = await recovering(crashing, deaths, async (process, from) => {
    await hear(process);
    await recover(world, process, { from });
  });
  expect([deaths, await world.booked(order)]).toEqual([deaths, {}]);
  const [{ hold_state: state } = { hold_state: '' }] = await world.payments.rows<{ hold_state: string }>(
    'SELECT hold_state FROM payment WHERE placement_id = $1',
    [order.placementId],
  );
  expect([deaths, state]).toEqual([deaths, 'missing']);
  return { first, second };
};

const HOLDS = ['prepare', 'resume', 'authorise'];

const RUNS: Record<string, readonly [run: () => CrashRun, calls: string[]]> = {
  'an authorisation': [() => authorising(crashing, { asked, agree }), HOLDS],
  'an order of what was agreed to from the bag': [
    () => authorising(crashing, { asked: approved, agree }),
    [...HOLDS, 'approvals.open', 'approvals.read'],
  ],
  'an order whose first card is declined': [
    () => authorising(crashing, { asked, agree: agreeBy(PAYERS.declined), goOn: payAgain }),
    [...HOLDS, 'again'],
  ],
  'a hold that the provider gives up': [() => givingUp, ['readNotice']],
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
