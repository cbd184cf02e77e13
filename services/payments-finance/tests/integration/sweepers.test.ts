import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import { until } from '@loupe/test-harness/until';
import { startSweepers } from '../../src/sweepers.ts';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';
import { paidOrder } from './paid-order.ts';

const QUEUED = 100;

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());

describe('one row that cannot be changed', () => {
  it('does not stop the tenders after it from being resolved', async () => {
    const { application } = payments;
    const orders = [await payments.order(CARDS.approves), await payments.order(CARDS.approves)];
    const dying = payments.applicationWith({
      killPoints: {
        announce: () => {},
        reached(point) {
          if (point === 'before:payments.markSent') throw new Error('died');
        },
      },
    });
    for (const order of orders) await dying.authorise(order).catch(() => {});
    const condition = `OLD.reference = '${orders[0]!.reference}'`;
    const allow = await refuseRows(payments.rows, { table: 'tender', event: 'UPDATE', condition });
    payments.runDatabaseAhead(21_000);
    await expect(application.resolveStale()).rejects.toThrow('refused by the test');
    expect(await payments.states(orders[0]!.placementId)).toMatchObject({ tender: 'intended' });
    expect(await payments.states(orders[1]!.placementId)).toMatchObject({ tender: 'declined' });
    await allow();
    await application.resolveStale();
    expect(await payments.states(orders[0]!.placementId)).toMatchObject({ tender: 'declined' });
    payments.runDatabaseAhead(0);
  });

  it('does not stop sessions of another kind from being deleted', async () => {
    await payments.prepared(CARDS.approves);
    const allow = await refuseRows(payments.rows, { table: 'capture_context', event: 'DELETE' });
    payments.runAhead(30 * 24 * 3_600_000);
    await expect(payments.application.pruneOldRows()).rejects.toThrow();
    expect((await payments.rowCounts())['payer_authentication']).toBe(0);
    await allow();
    payments.runAhead(0);
  });
});

/** The sweeps that handle rows. */
const SWEEPS = [
  ...([
    'resolveStale',
    'reverseDue',
    'settleDue',
    'watchHolds',
    'takeOverHolds',
    'forgetStoredCards',
  ] as const),
  ...([
    'issueGiftCards',
    'followNotices',
    'lookAtWaits',
    'lookAtRequestedLoans',
    'pruneOldRows',
    'reseal',
  ] as const),
];

describe('requests that use every connection', () => {
  it.each(SWEEPS)('do not stop %s, which has connections of its own', async (name) => {
    const { requestPool } = payments.edges;
    const taken = jest.fn();
    requestPool.on('acquire', taken);
    await payments.application[name]();
    requestPool.off('acquire', taken);
    expect(taken).not.toHaveBeenCalled();
  });
});

describe('after an outage', () => {
  it('[F47] a backlog of settlements is processed without a pause between its batches', async () => {
    const { placementId } = await paidOrder(payments);
    await payments.rows(
      `INSERT INTO settlement (payment_id, kind, reference, order_id, currency, amount_minor, final)
       SELECT payment.id, 'void', 'cancelled ' || number, '', 'GBP', 100, false
       FROM payment, generate_series(1, ${QUEUED}) AS number WHERE placement_id = $1`,
      [placementId],
    );
    const stopping = new AbortController();
    const { application, edges } = payments;
    const swept = startSweepers({
      config: { TENDER_SWEEP_SECONDS: 3_600 },
      useCases: application,
      logger: edges.logger,
      signal: stopping.signal,
    });
    await until('all are done', async () => {
      const done = await payments.rows("SELECT id FROM settlement WHERE state = 'done'");
      return done.length === QUEUED;
    });
    stopping.abort();
    await swept.done;
    const [payment] = await payments.rows(
      'SELECT voided_minor::int AS voided FROM payment WHERE placement_id = $1',
      [placementId],
    );
    expect(payment).toEqual({ voided: QUEUED * 100 });
  });
});
