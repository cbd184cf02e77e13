import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import type { Person } from './klarna-sandbox.ts';
import { startKlarnaWorld, tokenOf } from './klarna-world.ts';
import type { KlarnaWorld } from './klarna-world.ts';
import { authorising, comeBack, renewing, settling } from './vendor-crash-runs.ts';
import type { Asked } from './vendor-crash-runs.ts';
import { dieEverywhere, PENCE, standingIn } from './vendor-crashes.ts';
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

async function leave(process: UseCases, token: string): Promise<void> {
  const { session_id, authorization_token } = await world.sandbox.session(token);
  await hear(process, { session_id, authorization_token });
}

/** What was agreed to in the widget is used or given back, also where no order was made of it. */
const agreedBy =
  (person: Person, goOn?: Asked['goOn']): CrashRun =>
  async (deaths) => {
    let token = '';
    const run = authorising(crashing, {
      asked: async () => world.order(PENCE),
      async agree(outcome) {
        token = tokenOf(outcome);
        if (token !== '') await world.sandbox.approve(token, person);
      },
      // By default the shopper has left: the provider tells us that they have agreed.
      goOn: goOn ?? ((process) => leave(process, token)),
    });
    const reached = await run(deaths);
    const agreed = token === '' ? undefined : (await world.sandbox.session(token))['authorization_token'];
    expect([deaths, agreed]).toEqual([deaths, undefined]);
    return reached;
  };

/** What the provider tells, and what follows from it. */
async function hear(process: UseCases, message: object): Promise<void> {
  await process.receiveNotice('klarna', { headers: {}, body: Buffer.from(JSON.stringify(message)) });
  await process.idle();
  await process.followNotices();
  await process.idle();
}

/** The provider takes the order, looks at it, and tells us what it has decided. */
async function decidedLater(process: UseCases, order: AuthoriseOrder): Promise<void> {
  await comeBack(process, order);
  const [{ orderId } = { orderId: '' }] = await world.sandbox.movements(order.reference);
  await world.sandbox.decide(orderId, 'ACCEPTED');
  await hear(process, { order_id: orderId, event_type: 'FRAUD_RISK_ACCEPTED' });
}

const HOLDS = ['prepare', 'resume', 'authorise'];

const RUNS: Record<string, readonly [run: () => CrashRun, calls: string[]]> = {
  'an order': [() => agreedBy('alma', comeBack), HOLDS],
  'an order of a shopper who has left': [() => agreedBy('alma'), [...HOLDS, 'readNotice']],
  'an order that is decided later': [() => agreedBy('petra', decidedLater), [...HOLDS, 'readNotice']],
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
