import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { appointmentsOf, ELEVEN, openDiary, TEN } from './support/appointments.ts';
import { pricePromisesOf } from './support/price-promises.ts';
import { newVisitor, reservationsOf, storesOnSaturday } from './support/reservations.ts';
import type { Instance } from './support/stores.ts';

const { service, shop, count } = storesOnSaturday();
/** An instance whose statements may take a tenth of a second, which is less than they may wait for a lock. */
let hurried: Instance;
beforeAll(async () => {
  hurried = await service().openInstance();
  hurried.requests.on('connect', (client) => void client.query('SET statement_timeout = 100'));
});
beforeEach(() => openDiary(service()));
afterAll(() => hurried.stop());

/** Everything that visitors write. */
const WRITTEN = `SELECT (SELECT jsonb_agg(r ORDER BY id) FROM reservation r) AS reservations, (SELECT jsonb_agg(a ORDER BY id) FROM appointment a) AS appointments,
  (SELECT jsonb_agg(c ORDER BY c) FROM diary_claim c) AS claims, (SELECT count(*) FROM price_promise) AS promises,
  (SELECT count(*) FROM later_work) AS work, (SELECT count(*) FROM outbox) AS events`;
const written = async () => (await service().pool.query(WRITTEN)).rows;

/** Runs work while nobody can write what visitors write. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const client = await service().pool.connect();
  await client.query(
    'BEGIN; LOCK TABLE reservation, appointment, diary_claim, price_promise IN EXCLUSIVE MODE',
  );
  return work().finally(async () => {
    await client.query('ROLLBACK');
    client.release();
  });
}

describe('a statement that takes too long', () => {
  it('[MU-16] [RT-14] [RT-15] asks the visitor to try again, whatever they wanted to write, and nothing is written', async () => {
    const appointments = appointmentsOf(hurried);
    const reservations = reservationsOf({ ...service(), ask: hurried.ask });
    const promises = pricePromisesOf({ ...service(), ask: hurried.ask });
    for (const sku of ['0100001-L', '0100002']) await count('bb-leeds', sku, 2);
    const guest = newVisitor();
    await shop().place(guest, { sku: '0100002' });
    await service().sweep();
    const { token } = service().mails.find(({ mail }) => mail === 'confirm')!;
    const { visitor, number } = await shop().placed();
    const { appointment } = await appointmentsOf(service()).book(visitor, TEN);
    const booked = { appointmentNumber: appointment!.appointmentNumber };
    const before = await written();
    const writes = [
      async () => (await reservations.place(newVisitor())).__typename,
      async () => (await reservations.confirm(guest, token)).__typename,
      async () => (await reservations.cancel(visitor, { reservationNumber: number })).__typename,
      async () => (await appointments.hold(newVisitor(), ELEVEN)).__typename,
      async () => (await appointments.book(newVisitor(), ELEVEN)).__typename,
      async () => (await appointments.move(visitor, { ...booked, startsAt: ELEVEN })).__typename,
      async () => appointments.cancel(visitor, booked),
      async () => (await promises.ask(newVisitor())).__typename,
    ];
    const told: unknown[] = [];
    await whileLocked(async () => {
      for (const write of writes) told.push(await write().catch((error: unknown) => error));
    });
    expect(told).toEqual(writes.map(() => 'TooManyAttemptsError'));
    expect(await written()).toEqual(before);
  });
});
