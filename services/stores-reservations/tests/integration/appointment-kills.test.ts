import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import { createPool } from '@loupe/database/pool';
import type pg from 'pg';
import { bookAppointment, holdAppointment } from '../../src/use-cases/book-appointment.ts';
import { cancelAppointment, moveAppointment } from '../../src/use-cases/change-appointment.ts';
import { serveAppointment } from '../../src/use-cases/serve-appointment.ts';
import { ELEVEN, openDiary, SERVICE, TEN } from './support/appointments.ts';
import { endedAfterEach, type Transaction } from './support/ending.ts';
import { SATURDAY_NOON } from './support/reservations.ts';
import { startStores, type TestStores } from './support/stores.ts';
import { teamOf } from './support/team.ts';

let service: TestStores;
let killed: pg.Pool;
beforeAll(async () => {
  service = await startStores();
  killed = createPool({ url: service.database.url, applicationName: 'killed', max: 1, kind: 'background' });
});
beforeEach(async () => {
  await service.setClock(SATURDAY_NOON);
  await openDiary(service);
  await service.pool.query('TRUNCATE outbox');
});
afterAll(async () => {
  await killed.end();
  await service.stop();
});

/** Everything that a change of a diary writes. */
const written = async () => {
  const all = `SELECT (SELECT jsonb_agg(a ORDER BY id) FROM appointment a) AS appointments,
    (SELECT jsonb_agg(a ORDER BY version) FROM appointment_act a) AS acts,
    (SELECT jsonb_agg(c ORDER BY resource_id, starts_at) FROM diary_claim c) AS claims,
    (SELECT jsonb_agg(b.id) FROM diary_block b) AS blocks, (SELECT jsonb_agg(d.id) FROM diary_act d) AS done,
    (SELECT jsonb_agg(o.seq) FROM outbox o) AS events, (SELECT jsonb_agg(id) FROM later_work) AS mails`;
  return (await service.pool.query<Record<string, unknown>>(all)).rows[0];
};
const ended = (change: (transaction: Transaction) => Promise<unknown>) =>
  endedAfterEach(killed, written, change);

const GUEST = { site: 'beaverbrooks', session: 's', network: 'n', ipAddress: '', owner: 'a:1' } as const;
const CONTACT = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '07700900123' };
const UNCOUNTED = { type: 'Counted', windows: [], hits: new Map<string, number>() } as const;
const ports = (transaction: Transaction) => {
  // Attempts are counted before, in a transaction of their own.
  const limits = { ...service.ports.limits, count: async () => UNCOUNTED };
  return { ...service.ports, limits, transaction };
};
const wanted = { storeKey: 'bb-leeds', serviceKey: SERVICE, contact: CONTACT };

describe('a process that ends after any statement of a change of a diary leaves nothing of it, and the next one makes it whole', () => {
  it('[RT-14] a time that is kept, which leaves the one that was kept before', async () => {
    const hold = (startsAt: string) => (t: Transaction) =>
      holdAppointment(ports(t), GUEST, { storeKey: 'bb-leeds', serviceKey: SERVICE, startsAt });
    expect(await ended(hold(TEN))).toBeGreaterThan(5);
    expect(await ended(hold(ELEVEN))).toBeGreaterThan(5);
    const { rows } = await service.pool.query('SELECT DISTINCT starts_at FROM diary_claim');
    expect(rows).toEqual([{ starts_at: new Date(ELEVEN) }]);
  });

  it('[RT-14] booking, moving and giving up', async () => {
    const book = (t: Transaction) => bookAppointment(ports(t), GUEST, { ...wanted, startsAt: TEN });
    expect(await ended(book)).toBeGreaterThan(10);
    const { rows } = await service.pool.query<{ number: string }>('SELECT number FROM appointment');
    const asked = { appointmentNumber: rows[0]!.number };
    expect(
      await ended((t) => moveAppointment(ports(t), GUEST, { ...asked, startsAt: ELEVEN })),
    ).toBeGreaterThan(8);
    expect(await ended((t) => cancelAppointment(ports(t), GUEST, asked))).toBeGreaterThan(6);
    const acts = await service.pool.query('SELECT act FROM appointment_act ORDER BY version');
    expect(acts.rows.map(({ act }) => act)).toEqual(['book', 'move', 'cancel']);
    expect(await written()).toMatchObject({ claims: null });
  });

  it('[RT-14] what a team does', async () => {
    const made = await teamOf(service).book(TEN);
    if (made.outcome !== 'booked') throw new Error(made.outcome);
    const { number } = made.appointment;
    const message = 'Why';
    const acts = [
      { kind: 'reassign' },
      { kind: 'move', startsAt: new Date(ELEVEN), message },
      { kind: 'cancel', message },
    ] as const;
    for (const act of acts)
      expect(await ended((t) => serveAppointment(ports(t), number, act, 'Grace'))).toBeGreaterThan(5);
    const block = (t: Transaction) =>
      teamOf({ ports: { ...service.ports, transaction: t } }).block('all', TEN, ELEVEN);
    expect(await ended(block)).toBeGreaterThan(6);
  });

  it('[RT-14] each change of an appointment is one event, which says nothing of who comes', async () => {
    const made = await teamOf(service).book(TEN, 'private@example.com');
    if (made.outcome !== 'booked') throw new Error(made.outcome);
    await teamOf(service).serve(made.appointment.number, { kind: 'cancel', message: 'A secret' });
    const { rows } = await service.pool.query<{ version: string; type: string; payload: Buffer }>(
      `SELECT aggregate_version AS version, type, payload FROM outbox WHERE aggregatetype = 'stores.appointment.v1' ORDER BY seq`,
    );
    expect(rows.map(({ version, type }) => [Number(version), type])).toEqual([
      [1, 'appointment-changed'],
      [2, 'appointment-changed'],
    ]);
    for (const { payload } of rows) {
      expect(fromBinary(EnvelopeSchema, payload).aggregateId).toBe(made.appointment.id);
      expect(payload.toString('latin1')).not.toMatch(/private|Ada|Byron|07700|secret|Grace/);
    }
  });
});
