import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import type { TenderProvider } from '../../src/use-cases/ports/tender-provider.ts';
import { poolTx } from '@loupe/database/tx';
import { stuckRepository } from '../../src/adapters/db/stuck-repository.ts';
import { appliedWithDeposit } from './financed-order.ts';
import { expectThreeLedgers } from './three-ledgers.ts';
import { RETAILER } from './v12-sandbox.ts';
import { lenderOf, startV12World } from './v12-world.ts';
import type { V12World } from './v12-world.ts';

const RETURN = { minorUnits: 50_000, currency: 'GBP' };

let world: V12World;
beforeAll(async () => void (world = await startV12World()));
afterEach(async () => {
  await world.sandbox.clearFaults();
  world.payments.runDatabaseAhead(0);
});
afterAll(() => world.stop());

/** £350 by card and a loan of £2,000, which the lender is asked to pay. */
async function shipped(): Promise<AuthoriseOrder> {
  const order = await appliedWithDeposit(world);
  await world.sandbox.customer(order.reference, 'sign');
  await world.resume(order);
  await world.settle(order, [['capture', 235_000, 'final']]);
  await world.onDay(0.1);
  return order;
}

interface Process {
  readonly application: UseCases;
  stop(): Promise<void>;
}

/** Another process, whose refunds go through this. */
function processWith(refund: (real: TenderProvider['refund']) => TenderProvider['refund']): Process {
  const lender = lenderOf(world.sandbox, world.payments.edges);
  const application = world.applicationWith({
    providers: { v12: { ...lender, refund: refund((...asked) => lender.refund(...asked)) } },
  });
  return {
    application,
    async stop() {
      await application.drained();
      await lender.close();
    },
  };
}

/** The event of a return, as a consumer of that process gets it. */
const returned = ({ application }: Process, { placementId }: AuthoriseOrder, reference: string) =>
  application.recordSettlement(
    { placementId, orderId: placementId, kind: 'refund', reference, amount: RETURN, final: false },
    randomUUID(),
  );

const settlementsOf = ({ placementId }: AuthoriseOrder) =>
  world.payments.rows<{ state: string; settled: number }>(
    `SELECT settlement.state, settled_minor::int AS settled FROM settlement JOIN payment ON payment.id = payment_id
     WHERE placement_id = $1 AND kind = 'refund'`,
    [placementId],
  );

/** Both are booked, and made at the lender, once each. */
async function expectBoth(order: AuthoriseOrder): Promise<void> {
  for (const day of [1, 1.5, 2, 2.5]) await world.onDay(day);
  const done = { state: 'done', settled: RETURN.minorUnits };
  expect(await settlementsOf(order)).toEqual([done, done]);
  const [loan] = await world.sandbox.applications(order.reference);
  expect(loan).toMatchObject({ status: 'paymentRequested', refunded: 100_000 });
  await expectThreeLedgers(world, order);
  expect(await world.differences()).toEqual([]);
}

type Through = (real: TenderProvider['refund']) => TenderProvider['refund'];

const LOST = { kind: 'no-answer' } as const;
const LOSSES: Record<string, Through> = {
  'before it arrives': () => async () => LOST,
  'with its answer': (real) => (asked, timeoutMs) => real(asked, timeoutMs).then(() => LOST),
};

/** The first refund of a process goes through this. */
const first =
  (through: Through): Through =>
  (real) => {
    const ways = [through(real)];
    return (asked, timeoutMs) => (ways.pop() ?? real)(asked, timeoutMs);
  };

describe('two equal returns of one loan at once', () => {
  it.each(Object.keys(LOSSES))(
    '[MU-15] [F38] are made as two where one is lost %s while the other has no answer yet',
    async (loss) => {
      const order = await shipped();
      const [made, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const slow = processWith((real) => async (asked, timeoutMs) => {
        const answer = await real(asked, timeoutMs);
        made.resolve();
        await answers.promise;
        return answer;
      });
      const losing = processWith(first(LOSSES[loss]!));
      await returned(slow, order, randomUUID());
      await made.promise;
      await returned(losing, order, randomUUID());
      await losing.application.idle();
      answers.resolve();
      await Promise.all([slow.stop(), losing.stop()]);
      await expectBoth(order);
    },
  );

  it.each(Object.keys(LOSSES).flatMap((one) => Object.keys(LOSSES).map((other) => [one, other] as const)))(
    '[MU-15] [F38] are made as two where one is lost %s and the other %s',
    async (one, other) => {
      const order = await shipped();
      const processes = [one, other].map((loss) => processWith(first(LOSSES[loss]!)));
      await Promise.all(processes.map((process) => returned(process, order, randomUUID())));
      await Promise.all(processes.map((process) => process.application.idle()));
      await Promise.all(processes.map((process) => process.stop()));
      await expectBoth(order);
    },
  );
});

async function givenInThePortal({ reference }: AuthoriseOrder, pounds: string): Promise<void> {
  const [loan] = await world.sandbox.applications(reference);
  await world.sandbox.post('/latest/retailerapi/UpdateApplication', {
    ApplicationId: loan?.id,
    Update: 'PartialRefund',
    RefundAmount: pounds,
    Retailer: {
      AuthenticationKey: 'a-key-of-the-lender',
      RetailerGuid: RETAILER.guid,
      RetailerId: RETAILER.id,
    },
  });
}

describe('a return of a loan whose refund is lost while another sum is given back in the portal', () => {
  it('[MU-15] [F38] is a case for a person as soon as the refund can no longer arrive, and ends when they give the rest', async () => {
    const order = await shipped();
    const losing = processWith(first(LOSSES['before it arrives']!));
    await returned(losing, order, randomUUID());
    await losing.application.idle();
    await losing.stop();
    await givenInThePortal(order, '20.00');
    await world.onDay(0.2);
    const { backgroundPool, clock } = world.payments.edges;
    const stuck = stuckRepository(poolTx(backgroundPool), clock);
    const given = (await stuck.givenUpSettlements()).filter(
      ({ placementId }) => placementId === order.placementId,
    );
    expect(given).toMatchObject([{ settlementKind: 'refund', amount: RETURN }]);

    const other = processWith((real) => real);
    await returned(other, order, randomUUID());
    await other.application.idle();
    await other.stop();
    // A person gives back what is missing of the first return, and says so.
    await givenInThePortal(order, '480.00');
    await stuck.retry(given[0]?.settlementId ?? '');
    await expectBoth(order);
    expect(await stuck.givenUpSettlements()).toEqual([]);
  });
});
