import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { historyInWords } from '../../src/operator/say.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { later, resultOf } from './challenges.ts';
import { appliedWithDeposit } from './financed-order.ts';
import { heldAtProvider } from './test-payments.ts';
import { expectThreeLedgers } from './three-ledgers.ts';
import { formOf, lenderOf, startV12World } from './v12-world.ts';
import { waitingEventsOf } from './waiting-events.ts';
import type { V12World } from './v12-world.ts';

const HOUR_MS = 3_600_000;
let world: V12World;
beforeAll(async () => void (world = await startV12World()));
afterEach(async () => {
  await world.sandbox.clearFaults();
  await world.sandbox.control({ mode: 'up' });
  world.payments.runDatabaseAhead(0);
});
afterAll(() => world.stop());

const deposits = ({ reference }: AuthoriseOrder) => heldAtProvider(world.payments.sandbox, reference);

const applied = (lastName?: string): Promise<AuthoriseOrder> => appliedWithDeposit(world, lastName);

const viewOf = async ({ placementId }: AuthoriseOrder) => world.application.find(placementId);
const stateOf = async (order: AuthoriseOrder) => {
  const { state, waitsFor, applicationStatus, nextAction } = (await viewOf(order)) ?? {};
  const stands = [state, waitsFor ?? '-', applicationStatus ?? '-'];
  if (nextAction === undefined) return stands.join(' ');
  return [...stands, nextAction.kind, `${Math.ceil(nextAction.validSeconds / 3_600)} h`].join(' ');
};

const told = (order: AuthoriseOrder) => waitingEventsOf(world, order);

/** Hours later, with nobody at a page and no message from the lender. */
async function hoursLater(hours: number): Promise<void> {
  world.payments.runDatabaseAhead(hours * HOUR_MS);
  await world.application.lookAtWaits();
  await world.application.resolveStale();
  await world.application.reverseDue();
}

describe('an application', () => {
  it('[EU-22][EU-23] waits for its submission, the decision and the signature, each with its own limit', async () => {
    const order = await world.submitted();
    expect(await stateOf(order)).toBe('action submission ACKNOWLEDGED redirect 1 h');
    await world.sandbox.customer(order.reference, 'apply', 'Refer');
    expect(resultOf(await world.resume(order))).toEqual(['action', undefined]);
    expect(await stateOf(order)).toBe('action decision REFERRED wait 72 h');
    await world.sandbox.decide(order.reference, 'yes');
    expect(formOf(await world.resume(order))).toMatch(`${world.sandbox.url}/apply/`);
    expect(await stateOf(order)).toBe('action signature ACCEPTED redirect 72 h');
    await world.resume(order);
    await world.sandbox.customer(order.reference, 'sign');
    expect(await world.resume(order)).toMatchObject({
      view: { state: 'authorised', applicationStatus: 'AWAITING_FULFILMENT' },
    });
    expect(await told(order)).toEqual([
      ...['SUBMISSION ACKNOWLEDGED', 'DECISION REFERRED', 'SIGNATURE ACCEPTED'],
      'UNSPECIFIED AWAITING_FULFILMENT',
    ]);
  });

  it('[EU-23] that is referred and accepted the next day goes on with nobody at a page, and no message', async () => {
    const order = await applied('Refer');
    await hoursLater(0.1);
    expect(await stateOf(order)).toBe('action decision REFERRED wait 72 h');
    await world.sandbox.decide(order.reference, 'yes');
    await hoursLater(24);
    expect(await stateOf(order)).toBe('action signature ACCEPTED redirect 72 h');
    expect(await world.booked(order)).toEqual({
      'memorandum.authorisations': -35_000,
      'memorandum.cybersource.authorised': 35_000,
    });
    await world.sandbox.customer(order.reference, 'sign');
    await hoursLater(24.2);
    expect(await stateOf(order)).toBe('authorised - AWAITING_FULFILMENT');
    expect(await deposits(order)).toEqual(['350.00']);
    await expectThreeLedgers(world, order);
  });

  it('[EU-17] that is referred and then declined gives the deposit back', async () => {
    const order = await applied('Refer');
    await hoursLater(0.1);
    await world.sandbox.decide(order.reference, 'no');
    await hoursLater(20);
    expect(await stateOf(order)).toBe('declined - DECLINED');
    expect(await deposits(order)).toEqual([]);
    expect(await world.booked(order)).toEqual({});
    expect((await told(order)).at(-1)).toBe('UNSPECIFIED DECLINED');
    await expectThreeLedgers(world, order);
  });

  it('[F45] [EU-17] that is accepted and never signed ends after 72 hours, and is cancelled at the lender', async () => {
    const order = await applied();
    await hoursLater(0.1);
    await hoursLater(71);
    expect(await stateOf(order)).toBe('action signature ACCEPTED redirect 2 h');
    await hoursLater(72.2);
    expect(await stateOf(order)).toBe('declined - ACCEPTED');
    expect(await world.provided(order)).toEqual(['cancelled 200000']);
    expect(await deposits(order)).toEqual([]);
    expect((await told(order)).at(-1)).toBe('UNSPECIFIED ACCEPTED');
    await expectThreeLedgers(world, order);
  });

  it('[EU-17] waits for seven days at most, whatever it waits for', async () => {
    const order = await applied('Refer');
    await world.payments.rows(
      `UPDATE tender_wait SET began_at = began_at - interval '6 days' FROM tender, payment
       WHERE tender.id = tender_id AND payment.id = payment_id AND placement_id = $1`,
      [order.placementId],
    );
    await world.resume(order);
    expect(await stateOf(order)).toBe('action decision REFERRED wait 24 h');
  });

  it('[EU-17] that is submitted too late is cancelled at the lender', async () => {
    const order = await world.submitted();
    await hoursLater(0.6);
    expect(resultOf(await world.resume(order))).toEqual(['declined', 'challenge-expired']);
    expect(await world.provided(order)).toEqual(['cancelled 235000']);
  });

  it('[EU-23] has the status ERROR where the lender refuses it', async () => {
    await world.sandbox.fault({ call: 'submit', http: 502 });
    const order = world.order();
    expect(await world.application.authorise(order)).toMatchObject({
      view: { state: 'declined', applicationStatus: 'ERROR' },
    });
    expect(await stateOf(order)).toBe('declined - ERROR');
  });

  it('[EU-22] that is cancelled waits for nothing any more', async () => {
    const order = await world.submitted();
    await world.application.cancel({ placementId: order.placementId, reason: 'test' });
    await world.application.idle();
    expect(await stateOf(order)).toBe('cancelled - ACKNOWLEDGED');
    expect((await told(order)).at(-1)).toBe('UNSPECIFIED ACKNOWLEDGED');
  });
});

describe('a yes after the end', () => {
  it('[EU-22] is cancelled at the lender, and a row, the log and one event say so', async () => {
    const order = await applied();
    await hoursLater(0.1);
    world.payments.runDatabaseAhead(73 * HOUR_MS);
    await world.application.resolveStale();
    // Between our end and its cancellation there.
    await world.sandbox.customer(order.reference, 'sign');
    await world.application.reverseDue();
    expect(await world.provided(order)).toEqual(['cancelled 200000']);
    const rows = await world.payments.rows<{ application_status: string }>(
      `SELECT application_status FROM tender_wait JOIN tender ON tender.id = tender_id
       WHERE reference = $1 AND agreed_late_at IS NOT NULL`,
      [order.reference],
    );
    expect(rows).toEqual([{ application_status: 'CANCELLED' }]);
    const shown = await world.application.showPayment(order.reference);
    expect(historyInWords(shown!)).toMatch(
      /v12 .*declined.*\n    application CANCELLED, waits for nothing since .*, agreed to after its end, .*, and undone at the provider, /,
    );
    expect(world.payments.logs()).toMatch('agreed to after the payment had ended');
    await world.application.reverseDue();
    expect((await told(order)).filter((event) => event.endsWith('late'))).toEqual([
      'UNSPECIFIED CANCELLED late',
    ]);
    expect(await deposits(order)).toEqual([]);
    await expectThreeLedgers(world, order);
  });
});

describe('a lender', () => {
  const messageOf = async (order: AuthoriseOrder) => {
    const reference = order.placementId.replaceAll('-', '');
    return (await world.sandbox.told()).filter((body) => body.includes(reference)).at(-1) ?? '';
  };

  it('[F40] [F42] [F43] [F44] [EU-23] whose messages are lost, double, wrong or late changes nothing that it does not say when asked', async () => {
    const order = await applied('Refer');
    const message = await messageOf(order);
    expect(await world.tell([message, message, message.replace('"Status":2', '"Status":5')])).toEqual([
      ...['stored', 'known', 'known'],
    ]);
    expect(await stateOf(order)).toMatch('action decision REFERRED');
    const notices = await world.payments.rows<{ outcome: string }>(
      `SELECT outcome FROM provider_notice WHERE notice ->> 'reference' = $1`,
      [order.reference],
    );
    expect(notices).toEqual([{ outcome: 'the payment waits for the decision' }]);
    await world.sandbox.decide(order.reference, 'yes');
    await world.sandbox.customer(order.reference, 'sign');
    expect(await world.tell([message])).toEqual(['stored']);
    expect(await stateOf(order)).toBe('authorised - AWAITING_FULFILMENT');
  });

  it.each(['down', 'rubbish'])(
    '[F47] [EU-22] that is %s for hours delays a payment, and does not end it',
    async (mode) => {
      const order = await applied('Refer');
      await hoursLater(0.1);
      await world.sandbox.control({ mode });
      await world.sandbox.decide(order.reference, 'yes');
      await hoursLater(3);
      expect(await stateOf(order)).toBe('action decision REFERRED wait 70 h');
      await world.sandbox.control({ mode: 'up' });
      await hoursLater(6);
      expect(await stateOf(order)).toMatch('action signature ACCEPTED');
    },
  );

  it('[EU-22] whose answer about a signed loan is lost is asked again', async () => {
    const order = await applied();
    await world.resume(order);
    await world.sandbox.customer(order.reference, 'sign');
    const lender = lenderOf(world.sandbox, world.payments.edges);
    const losing = world.applicationWith({
      providers: {
        v12: {
          ...lender,
          async authorise(asked, timeoutMs) {
            await world.sandbox.control({ mode: 'rubbish' });
            return lender.authorise(asked, timeoutMs);
          },
        },
      },
    });
    expect(resultOf(await losing.resume({ ...order, deadline: later() }))).toEqual(['action', undefined]);
    expect(await stateOf(order)).toBe('action decision AWAITING_FULFILMENT wait 72 h');
    await world.sandbox.control({ mode: 'up' });
    await hoursLater(0.1);
    expect(await stateOf(order)).toBe('authorised - AWAITING_FULFILMENT');
    await expectThreeLedgers(world, order);
    await Promise.all([losing.drained(), lender.close()]);
  });

  it('[EU-23] is asked by two processes and the shopper’s page at once, and each change is told once', async () => {
    const order = await applied('Refer');
    const rival = world.applicationWith({});
    world.payments.runDatabaseAhead(HOUR_MS / 10);
    const ask = () => [
      ...[world.application, rival].map((process) => process.lookAtWaits()),
      ...[world.application, rival].map((process) => process.resume({ ...order, deadline: later() })),
    ];
    await Promise.all(ask());
    await world.sandbox.decide(order.reference, 'yes');
    await world.sandbox.customer(order.reference, 'sign');
    world.payments.runDatabaseAhead(HOUR_MS);
    await Promise.all(ask());
    await rival.drained();
    expect(await stateOf(order)).toBe('authorised - AWAITING_FULFILMENT');
    expect(await told(order)).toEqual([
      ...['SUBMISSION ACKNOWLEDGED', 'DECISION REFERRED', 'UNSPECIFIED AWAITING_FULFILMENT'],
    ]);
  });
});

describe('the hold of a deposit', () => {
  it('[MU-15] that comes to its end while a lender decides is judged when the loan is signed', async () => {
    const order = await applied('Refer');
    await hoursLater(0.1);
    // The hold is looked at a day before its end, and cannot be renewed without a stored card.
    await world.payments.rows(
      `UPDATE tender SET hold_due_at = now(), held_until = now() + interval '30 hours'
       WHERE reference = $1 AND method = 'credit-card'`,
      [order.reference],
    );
    await world.application.watchHolds();
    await world.sandbox.decide(order.reference, 'yes');
    await world.sandbox.customer(order.reference, 'sign');
    await hoursLater(20);
    expect((await viewOf(order))?.state).toBe('authorised');
    world.payments.runDatabaseAhead(31 * HOUR_MS);
    await world.application.watchHolds();
    world.payments.runDatabaseAhead(32 * HOUR_MS);
    await world.application.watchHolds();
    expect(await viewOf(order)).toMatchObject({ holdState: 'missing', missingMinorUnits: 35_000 });
  });
});
