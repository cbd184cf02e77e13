import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@loupe/test-harness/until';
import { startSweepers } from '../../src/sweepers.ts';
import { startHouse } from './house.ts';
import type { House } from './house.ts';
import { paidOrder } from './settlement-house.ts';

const QUEUED = 100;

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

describe('after an outage', () => {
  it('[F47] a queue of settlements is worked off without a pause between its batches', async () => {
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
    const [payment] = await house.rows('SELECT voided_minor::int AS voided FROM payment');
    expect(payment).toEqual({ voided: QUEUED * 100 });
  });
});
