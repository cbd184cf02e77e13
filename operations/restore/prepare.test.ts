import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TOPICS } from '@loupe/contracts/topics';
import { broken, checkInvariants, inLines } from '../../proofs/invariants/check.ts';
import { VALID_FACTS } from '../../proofs/invariants/valid-shop.ts';
import { openPlantedShop } from '../../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../../proofs/invariants/planted-shop.ts';
import { OUTWARD, STEP } from './outward.ts';
import { prepareDatabase } from './prepare.ts';

let shop: PlantedShop;
beforeAll(async () => {
  shop = await openPlantedShop();
});
afterAll(() => shop.close());

const RESTORED_TO = '2026-11-27T12:00:00Z';
const OPEN_BAG = `INSERT INTO cart_checkout.cart (site, owner) VALUES ('loupe', 'a:open') RETURNING number`;

it('moves every outward number on, keeps those of orders, pauses payments, and knows what of Kafka is lost', async () => {
  await shop.onValid(async (client) => {
    const one = async <Row>(sql: string): Promise<Row> => (await client.query<Row & object>(sql)).rows[0]!;
    const { number: before } = await one<{ number: string }>(OPEN_BAG);
    const ordered = await one<object>(`SELECT number FROM cart_checkout.cart WHERE state = 'ordered'`);
    const stock = await one<{ version: string }>('SELECT version FROM cart_checkout.stock_item');
    const paid = await one<{ v: string }>('SELECT event_version AS v FROM payments_finance.payment');
    const ends = [
      { owner: 'cart-checkout', topic: TOPICS.order.name, partition: 3, high: 42n },
      { owner: 'cart-checkout', topic: TOPICS.order.name, partition: 4, high: 0n },
    ] as const;
    const lines = await prepareDatabase(client, { restoredTo: RESTORED_TO, by: 'ada', ends });
    expect(lines).toContainEqual(expect.stringContaining('order numbers'));

    const bag = await one<{ number: string }>(`SELECT number FROM cart_checkout.cart WHERE owner = 'a:open'`);
    expect(BigInt(bag.number)).toBeGreaterThan(BigInt(before) + STEP);
    expect(await one(`SELECT number FROM cart_checkout.cart WHERE state = 'ordered'`)).toEqual(ordered);
    const next = await one<{ n: string }>(`SELECT nextval('cart_checkout.cart_number_seq') AS n`);
    expect(BigInt(next.n)).toBeGreaterThan(BigInt(before) + STEP);
    const moved = await one<{ version: string }>('SELECT version FROM cart_checkout.stock_item');
    expect(BigInt(moved.version)).toBe(BigInt(stock.version) + STEP);
    const told = await one<{ v: string }>('SELECT event_version AS v FROM payments_finance.payment');
    expect(BigInt(told.v)).toBe(BigInt(paid.v) + STEP);
    expect((await client.query('SELECT * FROM cart_checkout.published_offset')).rows).toEqual([
      { topic: TOPICS.order.name, partition: 3, last_offset: '41' },
    ]);
    expect(await one('SELECT restored_to FROM identity.lost_window')).toEqual({
      restored_to: new Date(RESTORED_TO),
    });
    expect(await one('SELECT paused_by, resumed_at FROM payments_finance.payment_restore')).toEqual({
      paused_by: 'ada',
      resumed_at: null,
    });
    const findings = await checkInvariants(client, { facts: VALID_FACTS });
    expect(inLines(broken(findings).filter(({ invariant }) => invariant.id === 'I14'))).toBe('');
    // Once more, as after a step that failed: one pause, numbers further on.
    await prepareDatabase(client, { restoredTo: '2026-11-27T11:00:00Z', by: 'ada', ends });
    expect((await client.query('SELECT restored_to FROM payments_finance.payment_restore')).rows).toEqual([
      { restored_to: new Date('2026-11-27T11:00:00Z') },
    ]);
  });
});

it('changes nothing while a service is connected', async () => {
  await shop.onValid(async (client) => {
    const { rows } = await client.query<{ last: string }>(
      'SELECT last_value AS last FROM cart_checkout.cart_number_seq',
    );
    await shop.onValid(async (service) => {
      await service.query('SET SESSION AUTHORIZATION cart_checkout');
      // The name in pg_stat_activity is that of the login, so the guard is asked with this connection's.
      const { rows: seen } = await client.query<{ usename: string }>(
        'SELECT usename FROM pg_stat_activity WHERE pid = $1',
        [(service as unknown as { processID: number }).processID],
      );
      const refused = prepareDatabase(client, {
        restoredTo: RESTORED_TO,
        by: 'ada',
        ends: [],
        logins: [seen[0]!.usename],
      });
      await expect(refused).rejects.toThrow(/Stop what is connected first/);
    });
    const after = await client.query('SELECT last_value AS last FROM cart_checkout.cart_number_seq');
    expect(after.rows).toEqual(rows);
  });
});

it('names every compacted topic: its readers compare versions', () => {
  const said = OUTWARD.map(({ says }) => says).join('\n');
  const compacted = Object.values(TOPICS).filter(({ cleanup }) => cleanup === 'compact');
  expect(compacted.map(({ name }) => name).filter((name) => !said.includes(name))).toEqual([]);
});
