import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import type pg from 'pg';
import { sweepReservations } from '../../src/use-cases/sweep-reservations.ts';
import { placeReservation } from '../../src/use-cases/place-reservation.ts';
import { cancelReservation, confirmReservation } from '../../src/use-cases/move-reservation.ts';
import { serveReservation } from '../../src/use-cases/serve-reservation.ts';
import { endedAfterEach as afterEach } from './support/ending.ts';
import type { Transaction } from './support/ending.ts';
import { countPieces, publishProduct } from './support/pieces.ts';
import { newVisitor, PRODUCT, reservationsOf, SKU } from './support/reservations.ts';
import { startStores, type TestStores } from './support/stores.ts';

let service: TestStores;
let killed: pg.Pool;
beforeAll(async () => {
  service = await startStores();
  killed = createPool({ url: service.database.url, applicationName: 'killed', max: 1, kind: 'background' });
});
beforeEach(async () => {
  await service.setClock('2026-11-21T12:00:00.000Z');
  await service.pool.query(
    'TRUNCATE reservation_act, reservation, store_stock_movement, store_stock, piece, product, later_work, rate_limit, outbox CASCADE',
  );
  await publishProduct(service, { id: PRODUCT, key: '0100001', skus: { [SKU]: 100 }, version: 1n });
  await countPieces(service, 'bb-leeds', SKU, 1);
});
afterAll(async () => {
  await killed.end();
  await service.stop();
});

/** Everything that a change of a reservation writes. */
const written = async () => {
  const all = `SELECT (SELECT jsonb_agg(r ORDER BY id) FROM reservation r) AS reservations,
    (SELECT jsonb_agg(a ORDER BY version) FROM reservation_act a) AS acts,
    (SELECT jsonb_agg(o.seq) FROM outbox o) AS events, (SELECT jsonb_agg(id) FROM later_work) AS mails`;
  return (await service.pool.query<Record<string, unknown>>(all)).rows[0];
};

const CALLER = { site: 'beaverbrooks', session: 's', network: 'n', ipAddress: '' } as const;
const GUEST = { ...CALLER, owner: 'a:1' };
const CONTACT = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '07700900123' };

const UNCOUNTED = { type: 'Counted', windows: [], hits: new Map<string, number>() } as const;

const endedAfterEach = (change: (transaction: Transaction) => Promise<unknown>) =>
  afterEach(killed, written, change);

const shop = () => reservationsOf(service);
const token = async () => {
  await service.sweep();
  return service.mails.at(-1)!.token;
};

describe('a process that ends after any statement of a change leaves nothing of it, and the next one makes it whole', () => {
  it('[MU-16] placing', async () => {
    const input = { storeKey: 'bb-leeds', sku: SKU, contact: CONTACT };
    // Attempts are counted before, in a transaction of their own.
    const limits = { ...service.ports.limits, count: async () => UNCOUNTED };
    const place = (transaction: Transaction) =>
      placeReservation({ ...service.ports, limits, transaction }, GUEST, input);
    expect(await endedAfterEach(place)).toBeGreaterThan(8);
    expect(await written()).toMatchObject({
      reservations: [{ state: 'NEW' }],
      acts: [{ act: 'place' }],
      events: [expect.any(Number)],
      mails: [expect.stringMatching(/:confirm$/)],
    });
  });

  it('[EU-10] confirming and giving up', async () => {
    await shop().place(newVisitor());
    const link = await token();
    const ports = (transaction: Transaction) => ({ ...service.ports, transaction });
    expect(await endedAfterEach((t) => confirmReservation(ports(t), GUEST, link))).toBeGreaterThan(6);
    expect(await endedAfterEach((t) => cancelReservation(ports(t), GUEST, { token: link }))).toBeGreaterThan(
      5,
    );
    const { rows } = await service.pool.query('SELECT act FROM reservation_act ORDER BY version');
    expect(rows.map(({ act }) => act)).toEqual(['place', 'confirm', 'cancel']);
  });

  it('[EU-10] what the store does', async () => {
    const { number } = await shop().placed();
    const services = [
      { kind: 'accept' },
      { kind: 'extend' },
      { kind: 'hand-over', receipt: 'T', code: null },
      { kind: 'undo' },
    ] as const;
    for (const one of services) {
      const serve = (transaction: Transaction) =>
        serveReservation({ ...service.ports, transaction }, number, one, 'Grace');
      expect(await endedAfterEach(serve)).toBeGreaterThan(4);
    }
    const { rows } = await service.pool.query('SELECT act FROM reservation_act ORDER BY version');
    expect(rows.map(({ act }) => act)).toEqual(['place', 'accept', 'extend', 'hand-over', 'undo']);
  });

  it('[EU-10] what the store does with a piece that is not as it should be', async () => {
    await publishProduct(service, {
      id: PRODUCT,
      key: '0100001',
      skus: { [SKU]: 100, '0100001-M': 102 },
      version: 2n,
    });
    await countPieces(service, 'bb-leeds', '0100001-M', 1);
    const { number } = await shop().placed();
    const serve = (one: Parameters<typeof serveReservation>[2], transaction: Transaction) =>
      serveReservation({ ...service.ports, transaction }, number, one, 'Grace');
    const acts = [
      { kind: 'accept' },
      { kind: 'swap', sku: '0100001-M' },
      { kind: 'release', reason: 'NOT_WANTED' },
      { kind: 'undo' },
      { kind: 'release', reason: 'STORE' },
    ] as const;
    for (const one of acts) {
      const done = async (t: Transaction) => expect((await serve(one, t)).outcome).toBe('served');
      expect(await endedAfterEach(done)).toBeGreaterThan(4);
    }
    const declined = (await shop().placed({ sku: '0100001-M' })).number;
    const decline = (transaction: Transaction) =>
      serveReservation(
        { ...service.ports, transaction },
        declined,
        { kind: 'decline', reason: 'DAMAGED' },
        'Grace',
      );
    expect(await endedAfterEach(decline)).toBeGreaterThan(4);
    const { rows } = await service.pool.query(
      'SELECT state, reason, occupies FROM reservation ORDER BY placed_at, id',
    );
    expect(rows).toEqual([
      { state: 'CANCELLED', reason: 'STORE', occupies: false },
      { state: 'DECLINED', reason: 'DAMAGED', occupies: true },
    ]);
  });

  it('[EU-10] ending', async () => {
    await shop().place(newVisitor());
    await service.setClock('2026-11-21T12:15:00.000Z');
    const faults: unknown[] = [];
    const sweep = async (transaction: Transaction) => {
      const before = faults.length;
      await service.pool.query('UPDATE reservation SET due_at = expires_at');
      const ports = {
        ...service.ports,
        transaction,
        reportFault: (error: unknown) => void faults.push(error),
      };
      await sweepReservations(ports);
      // The lease is another transaction, and committed.
      await service.pool.query('UPDATE reservation SET due_at = expires_at');
      if (faults.length > before) throw faults.at(-1);
    };
    await service.pool.query('UPDATE reservation SET due_at = expires_at');
    expect(await endedAfterEach(sweep)).toBeGreaterThan(3);
    const { rows } = await service.pool.query('SELECT state, reason FROM reservation');
    expect(rows).toEqual([{ state: 'CANCELLED', reason: 'UNVERIFIED' }]);
  });
});
