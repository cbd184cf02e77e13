import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import { until } from '@loupe/test-harness/until';
import { startSweepers } from '../../src/sweepers.ts';
import { CARDS, startHouse } from './house.ts';
import type { House } from './house.ts';
import { paidOrder } from './settlement-house.ts';

const QUEUED = 100;

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

describe('one row that cannot be changed', () => {
  it('does not stop the tenders after it from being resolved', async () => {
    const { application } = house;
    const orders = [await house.order(CARDS.approves), await house.order(CARDS.approves)];
    const dying = house.applicationWith({
      killPoints: {
        announce: () => {},
        reached(point) {
          if (point === 'before:payments.markSent') throw new Error('died');
        },
      },
    });
    for (const order of orders) await dying.authorise(order).catch(() => {});
    const condition = `OLD.reference = '${orders[0]!.reference}'`;
    const allow = await refuseRows(house.rows, { table: 'tender', event: 'UPDATE', condition });
    house.runDatabaseAhead(21_000);
    await expect(application.resolveStale()).rejects.toThrow('refused by the test');
    expect(await house.states(orders[0]!.placementId)).toMatchObject({ tender: 'intended' });
    expect(await house.states(orders[1]!.placementId)).toMatchObject({ tender: 'declined' });
    await allow();
    await application.resolveStale();
    expect(await house.states(orders[0]!.placementId)).toMatchObject({ tender: 'declined' });
    house.runDatabaseAhead(0);
  });

  it('does not stop sessions of another kind from being deleted', async () => {
    await house.prepared(CARDS.approves);
    const allow = await refuseRows(house.rows, { table: 'capture_context', event: 'DELETE' });
    house.runAhead(30 * 24 * 3_600_000);
    await expect(house.application.purgeCardSessions()).rejects.toThrow();
    expect((await house.rowCounts())['payer_authentication']).toBe(0);
    await allow();
    house.runAhead(0);
  });
});

describe('after an outage', () => {
  it('[F47] a backlog of settlements is processed without a pause between its batches', async () => {
    const { placementId } = await paidOrder(house);
    await house.rows(
      `INSERT INTO settlement (payment_id, kind, reference, order_id, currency, amount_minor, final)
       SELECT payment.id, 'void', 'cancelled ' || number, '', 'GBP', 100, false
       FROM payment, generate_series(1, ${QUEUED}) AS number WHERE placement_id = $1`,
      [placementId],
    );
    const stopping = new AbortController();
    const { application, edges } = house;
    const swept = startSweepers({
      ...{ application, sweepSeconds: 3_600, logger: edges.logger, signal: stopping.signal },
    });
    await until('all are done', async () => {
      const done = await house.rows("SELECT id FROM settlement WHERE state = 'done'");
      return done.length === QUEUED;
    });
    stopping.abort();
    await swept;
    const [payment] = await house.rows(
      'SELECT voided_minor::int AS voided FROM payment WHERE placement_id = $1',
      [placementId],
    );
    expect(payment).toEqual({ voided: QUEUED * 100 });
  });
});
