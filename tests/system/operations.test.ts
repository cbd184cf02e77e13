import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { toOutboxRow } from '@loupe/messaging/envelope';
import { ROLES } from '../fixtures/pieces.ts';
import { withDatabase } from '@loupe/scripted-shopper/database';
import { run } from './support/operator.ts';
import { until } from '@loupe/scripted-shopper/until';

const POISON = 'poison-of-a-test';

/** A valid envelope of order-placed with an invalid payload. */
function poison() {
  const event = { topic: 'checkout.order.v1', type: 'order-placed', aggregateId: POISON, site: 'loupe' };
  const payload = Buffer.from([0xff, 0xff, 0xff]);
  const row = toOutboxRow({ ...event, aggregateVersion: 1n, payload }, { id: randomUUID(), now: new Date() });
  const { id, aggregatetype, aggregateid, aggregate_version, type, occurred_at } = row;
  return { id, aggregatetype, aggregateid, aggregate_version, type, payload: row.payload, occurred_at };
}

const ENQUEUE = `
  INSERT INTO cart_checkout.outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/** Commands start processes, and a rebuild includes the whole catalogue. */
const TIMEOUT_MS = 240_000;

const parked = (): Promise<string[]> =>
  withDatabase(async (client) => {
    const sql = 'SELECT consumer FROM cart_checkout.parked_key WHERE key = $1 ORDER BY consumer';
    return (await client.query<{ consumer: string }>(sql, [POISON])).rows.map(({ consumer }) => consumer);
  });

describe('operator commands', () => {
  afterAll(() =>
    withDatabase(async (client) => {
      for (const schema of ['cart_checkout', 'payments_finance'])
        await client.query(`DELETE FROM ${schema}.parked_key WHERE key = $1`, [POISON]);
    }),
  );

  it(
    '[F34] dead letters are listed, and sent again only to their consumer',
    async () => {
      const none = await run('deadletters', 'list', '--topic', 'checkout.order.v1');
      expect(none).toEqual({ code: 0, text: expect.stringContaining('No dead letters.') });
      await withDatabase((client) => client.query(ENQUEUE, Object.values(poison())));
      const group = 'cart-checkout.order-confirmation';
      await until('the consumers gave it up', async () => (await parked()).includes(group), 120_000);

      const listed = await run('deadletters', 'list', '--group', group);
      expect(listed.code).toBe(1);
      expect(listed.text).toMatch(new RegExp(`${group}  checkout.order.v1 #\\d+  key ${POISON}  `));
      const replayed = await run('deadletters', 'replay', '--group', group);
      expect(replayed).toEqual({
        code: 0,
        text: expect.stringContaining(`1 of checkout.order.v1 sent again to ${group}.`),
      });
    },
    TIMEOUT_MS,
  );

  it(
    '[F35] a projection is rebuilt from its owner’s state',
    async () => {
      const namesOf = () =>
        withDatabase(async (client) => {
          const sql = `
            SELECT (SELECT name FROM cart_checkout.product_projection WHERE key = '${ROLES.beaverbrooks.plenty}') AS piece,
              (SELECT array_agg(name ORDER BY key) FROM cart_checkout.store_projection) AS stores`;
          return (await client.query<{ piece: string; stores: string[] }>(sql)).rows[0];
        });
      const right = await namesOf();
      await withDatabase(async (client) => {
        await client.query("UPDATE cart_checkout.product_projection SET name = 'wrong' WHERE key = $1", [
          ROLES.beaverbrooks.plenty,
        ]);
        await client.query("UPDATE cart_checkout.store_projection SET name = 'wrong'");
      });
      const rebuilt = await run('project', 'rebuild', 'cart-checkout');
      expect(rebuilt).toEqual({
        code: 0,
        text: expect.stringContaining('has the current state of its owners'),
      });
      expect(rebuilt.text).toContain('identity has published its state again');
      expect(await namesOf()).toEqual(right);
      expect(await run('project', 'rebuild', 'catalog-search')).toMatchObject({ code: 0 });
    },
    TIMEOUT_MS,
  );

  it('a command with wrong arguments prints the possible ones', async () => {
    expect(await run('project', 'rebuild', 'identity')).toMatchObject({ code: 2 });
    expect(await run('deadletters', 'bury')).toMatchObject({ code: 2 });
    expect(await run('../proofs/check-invariants', '--help')).toMatchObject({ code: 0 });
  });
});
