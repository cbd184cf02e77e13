import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { countPieces, publishProduct } from './support/pieces.ts';
import { newVisitor, PRODUCT, reservationsOf, SKU } from './support/reservations.ts';
import { startStores, type Instance, type TestStores } from './support/stores.ts';

let service: TestStores;
let second: Instance;
let shops: readonly ReturnType<typeof reservationsOf>[];
beforeAll(async () => {
  service = await startStores({ sourceFactor: 100_000 });
  second = await service.openInstance();
  shops = [reservationsOf(service), reservationsOf({ ...service, ask: second.ask })];
});
beforeEach(async () => {
  await service.pool.query(
    'TRUNCATE reservation_act, reservation, store_stock_movement, store_stock, piece, product, later_work, rate_limit, outbox CASCADE',
  );
  const skus = { [SKU]: 100, '0100001-M': 102 };
  await publishProduct(service, { id: PRODUCT, key: '0100001', skus, version: 1n });
});
afterAll(async () => {
  await second.stop();
  await service.stop();
});

const rows = async (sql: string) => (await service.pool.query<Record<string, unknown>>(sql)).rows;
/** By turns on two instances. */
const rush = <T>(
  n: number,
  what: (shop: (typeof shops)[number], index: number) => Promise<T>,
): Promise<T[]> => Promise.all(Array.from({ length: n }, (_, index) => what(shops[index % 2]!, index)));

describe('on two instances', () => {
  it('[MU-16] of 200 shoppers for 3 pieces exactly three get one, and everybody is told why not', async () => {
    await countPieces(service, 'bb-leeds', SKU, 3);
    const answers = await rush(200, (shop, index) => shop.place(newVisitor({ isCustomer: index % 3 === 0 })));
    const types = Map.groupBy(answers, ({ __typename }) => __typename);
    expect([...types.keys()].toSorted()).toEqual(['PieceNotInStoreError', 'ReservationPlaced']);
    expect(types.get('ReservationPlaced')).toHaveLength(3);
    expect(await rows('SELECT unit_no FROM reservation WHERE occupies ORDER BY 1')).toEqual([
      ...[{ unit_no: 1 }, { unit_no: 2 }, { unit_no: 3 }],
    ]);
    expect(await rows('SELECT count(*)::int AS n FROM later_work')).toEqual([
      { n: (await rows('SELECT FROM reservation WHERE verified_at IS NOT NULL')).length + 3 },
    ]);
  });

  it('[MU-16] a last piece that ends and is wanted at the same moment has one holder', async () => {
    await countPieces(service, 'bb-leeds', SKU, 1);
    await shops[0]!.place(newVisitor());
    await service.setClock(new Date(service.clock().getTime() + 15 * 60_000).toISOString());
    const [answers] = await Promise.all([
      rush(20, (shop) => shop.place(newVisitor())),
      ...Array.from({ length: 4 }, () => service.sweep()),
    ]);
    expect(answers.filter(({ __typename }) => __typename === 'ReservationPlaced')).toHaveLength(1);
    expect(await rows(`SELECT state, reason FROM reservation ORDER BY placed_at`)).toEqual([
      { state: 'CANCELLED', reason: 'UNVERIFIED' },
      { state: 'NEW', reason: null },
    ]);
  });

  it('[EU-10] the store that accepts and the visitor who gives up at the same moment: one of them is told', async () => {
    await countPieces(service, 'bb-leeds', SKU, 10);
    for (let turn = 0; turn < 10; turn++) {
      const { visitor, number } = await shops[0]!.placed();
      const [served, cancelled] = await Promise.all([
        shops[0]!.serve(number, { kind: 'accept' }),
        shops[1]!.cancel(visitor, { reservationNumber: number }),
      ]);
      const acts = await rows(
        `SELECT act FROM reservation_act a JOIN reservation r ON r.id = a.reservation_id WHERE number = '${number}' ORDER BY a.version`,
      );
      const done = [served.outcome === 'served', cancelled.__typename === 'ReservationKept'].filter(Boolean);
      expect(acts.length - 1).toBe(done.length);
      expect(done.length).toBeGreaterThan(0);
    }
  });

  it('[EU-10] two who accept, and two who hand over, do it once', async () => {
    await countPieces(service, 'bb-leeds', SKU, 1);
    const { number } = await shops[0]!.placed();
    for (const service_ of [{ kind: 'accept' }, { kind: 'hand-over', receipt: 'T', code: null }] as const) {
      const outcomes = await rush(4, (shop) => shop.serve(number, service_));
      expect(outcomes.filter(({ outcome }) => outcome === 'served')).toHaveLength(1);
    }
    expect(await rows('SELECT act FROM reservation_act ORDER BY version')).toHaveLength(3);
  });

  it('[EU-10] a reminder and an end are told once by all instances', async () => {
    await countPieces(service, 'bb-leeds', SKU, 5);
    const placed = await Promise.all(Array.from({ length: 5 }, () => shops[0]!.placed()));
    const { reserveEndDate } = (await shops[0]!.find(placed[0]!.visitor, {
      reservationNumber: placed[0]!.number,
    }))!;
    await service.setClock(reserveEndDate!);
    await Promise.all(Array.from({ length: 4 }, () => service.sweep()));
    expect(await rows(`SELECT act, count(*)::int AS n FROM reservation_act GROUP BY 1 ORDER BY 1`)).toEqual([
      { act: 'lapse', n: 5 },
      { act: 'place', n: 5 },
    ]);
    expect(service.mails.filter(({ mail }) => mail === 'no-answer')).toHaveLength(5);
  });

  it('[MU-16] a person who asks for four products at once gets three', async () => {
    const keys = ['0300001', '0300002', '0300003', '0300004'];
    for (const [index, key] of keys.entries()) {
      const id = `0199c0de-0000-7000-8000-00000000020${index}`;
      await publishProduct(service, { id, key, skus: { [key]: 0 }, version: 1n });
      await countPieces(service, 'bb-leeds', key, 1);
    }
    const customer = newVisitor({ isCustomer: true });
    const answers = await rush(4, (shop, index) => shop.place(customer, { sku: keys[index] }));
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      ...['ReservationLimitError', 'ReservationPlaced', 'ReservationPlaced', 'ReservationPlaced'],
    ]);
  });
});
