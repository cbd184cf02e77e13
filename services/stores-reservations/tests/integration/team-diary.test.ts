import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addRoom, appointmentsOf, ELEVEN, openDiary, PEOPLE, ROOM, TEN } from './support/appointments.ts';
import { newVisitor, SATURDAY_NOON } from './support/reservations.ts';
import { startStores, type TestStores } from './support/stores.ts';
import { teamOf } from './support/team.ts';

let service: TestStores;
let shop: ReturnType<typeof appointmentsOf>;
let team: ReturnType<typeof teamOf>;
beforeAll(async () => {
  service = await startStores();
  shop = appointmentsOf(service);
  team = teamOf(service);
});
beforeEach(async () => {
  await service.setClock(SATURDAY_NOON);
  await openDiary(service);
  await service.pool.query(`DELETE FROM opening_exception WHERE set_by IS NOT NULL`);
  service.mails.length = 0;
});
afterAll(() => service.stop());

const OTHER_ROOM = '0199c0de-0000-7000-a000-0000000000ff';
const DAY = '2026-11-23';
const NINE = `${DAY}T09:00:00.000Z`;
const NOON = `${DAY}T12:00:00.000Z`;
const FIVE = `${DAY}T17:00:00.000Z`;
const rows = async (sql: string) => (await service.pool.query<Record<string, unknown>>(sql)).rows;
const acts = () => rows('SELECT version, act, actor FROM appointment_act ORDER BY version');
const mailsTo = (visitor: { readonly email: string }) =>
  service.mails.filter(({ to }) => to === visitor.email);

async function booked(at = TEN) {
  const visitor = newVisitor();
  const { appointment } = await shop.book(visitor, at);
  await service.sweep();
  service.mails.length = 0;
  return { visitor, number: appointment!.appointmentNumber };
}

describe('an appointment in the hands of its store', () => {
  it('[RT-14] is booked for somebody who rings up within the lead time, on the grid and never over another', async () => {
    await service.setClock(`${DAY}T09:20:00.000Z`);
    const made = await team.book(`${DAY}T09:30:00.000Z`, 'ring@example.com');
    expect(made).toMatchObject({ outcome: 'booked', appointment: { state: 'BOOKED' } });
    const again = await team.book(`${DAY}T09:30:00.000Z`);
    expect(again).toMatchObject({
      outcome: 'taken',
      nearest: [new Date(`${DAY}T11:00:00.000Z`), expect.any(Date), expect.any(Date)],
    });
    expect((await team.book(`${DAY}T09:00:00.000Z`)).outcome).toBe('taken');
    await service.sweep();
    const [mail] = mailsTo({ email: 'ring@example.com' });
    expect(mail).toMatchObject({ mail: 'booked', method: 'REQUEST' });
    expect(await shop.find(newVisitor(), { token: mail!.token })).toMatchObject({ status: 'BOOKED' });
    expect(await acts()).toEqual([{ version: 1, act: 'book', actor: 'Grace' }]);
  });

  it('[RT-14] is refused with a field that cannot be used, and nothing is written', async () => {
    expect(() => team.book(TEN, 'no e-mail')).toThrow(/e-mail|email/i);
    expect(await rows('SELECT 1 FROM appointment')).toEqual([]);
  });

  it('[RT-14] is moved with its visitor told why, under the same calendar entry, also in the last two hours', async () => {
    const { visitor, number } = await booked();
    await service.setClock(`${DAY}T09:30:00.000Z`);
    const message = 'The adviser is ill.';
    const served = await team.serve(number, { kind: 'move', startsAt: new Date(ELEVEN), message });
    expect(served).toMatchObject({ outcome: 'served', to: { version: 2, sequence: 1 } });
    await service.sweep();
    const [mail, ...more] = mailsTo(visitor);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ mail: 'moved', method: 'REQUEST' });
    expect(mail!.text).toContain('The adviser is ill.');
    expect(mail!.text).toContain('11.30am on Monday 23 November, UK time');
    expect(await acts()).toEqual([
      { version: 1, act: 'book', actor: expect.any(String) },
      { version: 2, act: 'rearrange', actor: 'Grace' },
    ]);
  });

  it('[RT-14] to a time that is taken stays as it is, with other times', async () => {
    const { number } = await booked();
    await booked(ELEVEN);
    const served = await team.serve(number, { kind: 'move', startsAt: new Date(ELEVEN), message: 'Why' });
    expect(served).toMatchObject({
      outcome: 'refused',
      why: 'nobody-free',
      nearest: [expect.any(Date), expect.any(Date), expect.any(Date)],
    });
    expect(await rows('SELECT version FROM appointment WHERE version > 1')).toEqual([]);
  });

  it('[RT-14] is cancelled with its visitor told why, once, and its time is free', async () => {
    const { visitor, number } = await booked();
    const message = 'The store has no water.';
    expect((await team.serve(number, { kind: 'cancel', message })).outcome).toBe('served');
    expect(await team.serve(number, { kind: 'cancel', message })).toMatchObject({
      outcome: 'refused',
      why: 'closed',
    });
    await service.sweep();
    const [mail, ...more] = mailsTo(visitor);
    expect([mail!.mail, mail!.method, more.length]).toEqual(['cancelled', 'CANCEL', 0]);
    expect(mail!.text).toContain('The store has no water.');
    expect(await shop.times(newVisitor(), DAY)).toContain(TEN);
  });

  it('[RT-14] is done by somebody else at the same time, and its visitor is not written to', async () => {
    const { visitor, number } = await booked();
    const before = await rows('SELECT resource_id FROM diary_claim ORDER BY 1');
    expect((await team.serve(number, { kind: 'reassign' })).outcome).toBe('served');
    expect(await rows('SELECT resource_id FROM diary_claim ORDER BY 1')).not.toEqual(before);
    await service.sweep();
    expect(mailsTo(visitor)).toEqual([]);
    expect(await rows('SELECT version, sequence FROM appointment')).toEqual([{ version: 2, sequence: 0 }]);
  });

  it('[RT-14] is done in another room when its own is blocked and nobody else is free', async () => {
    const { visitor, number } = await booked();
    await team.block('Adviser 1', NINE, FIVE);
    await team.block('Room', NINE, FIVE, true);
    const claimed = () =>
      rows('SELECT resource_id AS id FROM diary_claim WHERE appointment_id IS NOT NULL ORDER BY 1');
    expect(await team.serve(number, { kind: 'reassign' })).toMatchObject({ why: 'nobody-free' });
    expect(await claimed()).toEqual([{ id: PEOPLE[0] }, { id: ROOM }]);
    await addRoom(service, OTHER_ROOM);
    expect((await team.serve(number, { kind: 'reassign' })).outcome).toBe('served');
    expect(await claimed()).toEqual([{ id: PEOPLE[0] }, { id: OTHER_ROOM }]);
    await service.sweep();
    expect(mailsTo(visitor)).toEqual([]);
    expect(await team.serve(number, { kind: 'reassign' })).toMatchObject({ why: 'nobody-free' });
  });

  it('[RT-14] is a no-show from 15 minutes after its beginning only, and came from its beginning', async () => {
    const { number } = await booked();
    await service.setClock('2026-11-23T10:14:00.000Z');
    expect(await team.serve(number, { kind: 'no-show' })).toMatchObject({ why: 'too-early' });
    await service.setClock('2026-11-23T10:15:00.000Z');
    expect((await team.serve(number, { kind: 'no-show' })).outcome).toBe('served');
    expect(await team.serve(number, { kind: 'attend' })).toMatchObject({ why: 'closed' });
    expect((await team.serve('A-22222222', { kind: 'attend' })).outcome).toBe('unknown');
  });
});

describe('what a team changes in its diary', () => {
  it('[RT-14] lists what is booked in a block, changes nothing, and with a yes keeps the booking and takes no more', async () => {
    const { number } = await booked();
    const first = await team.block('all', NINE, FIVE);
    expect(first).toMatchObject({
      outcome: 'affects',
      affected: [{ why: 'blocked', appointment: { number } }],
    });
    expect(await rows('SELECT 1 FROM diary_block')).toEqual([]);
    const made = await team.block('all', NINE, FIVE, true);
    expect(made).toMatchObject({ outcome: 'changed', affected: [{ appointment: { number } }] });
    expect(await shop.times(newVisitor(), DAY)).toEqual([]);
    expect(await rows('SELECT state FROM appointment')).toEqual([{ state: 'BOOKED' }]);
    expect(await rows('SELECT act, actor FROM diary_act')).toEqual([{ act: 'block', actor: 'Grace' }]);
    // The time of a booking that leaves a block is not free again.
    await team.serve(number, { kind: 'cancel', message: 'Training' });
    expect(await shop.times(newVisitor(), DAY)).toEqual([]);
    expect((await shop.book(newVisitor(), TEN)).__typename).toBe('AppointmentTimeTakenError');
  });

  it('[RT-14] a block that is ended frees its time, but for what another block has of it', async () => {
    const one = await team.block('all', NINE, FIVE);
    await team.block('all', NINE, NOON);
    if (one.outcome !== 'changed') throw new Error(one.outcome);
    for (const block of one.blocks)
      expect((await team.change({ kind: 'unblock', block })).outcome).toBe('changed');
    const free = await shop.times(newVisitor(), DAY);
    expect(free[0]).toBe(NOON);
    expect(await team.change({ kind: 'unblock', block: 9_999 })).toEqual({
      outcome: 'unknown',
      what: 'block',
    });
  });

  it('[RT-14] a hold in a block ends, and costs its visitor the time only', async () => {
    const visitor = newVisitor();
    await shop.hold(visitor, TEN);
    expect((await team.block('all', NINE, FIVE)).outcome).toBe('changed');
    expect((await shop.book(visitor, TEN)).__typename).toBe('AppointmentTimeTakenError');
  });

  it('[RT-14] hours of a day that cut an appointment list it first; then the store is shut for visitors, published, and stays so after a seed', async () => {
    const { number } = await booked();
    const shut = { kind: 'hours', date: DAY, span: null, reason: 'Stocktaking' } as const;
    expect(await team.change(shut)).toMatchObject({
      outcome: 'affects',
      affected: [{ why: 'shut', appointment: { number } }],
    });
    expect((await shop.times(newVisitor(), DAY)).length).toBeGreaterThan(0);
    await service.pool.query('TRUNCATE outbox');
    expect((await team.change(shut, true)).outcome).toBe('changed');
    expect(await shop.times(newVisitor(), DAY)).toEqual([]);
    expect(await rows('SELECT aggregatetype FROM outbox')).toEqual([{ aggregatetype: 'stores.store.v1' }]);
    await service.save(service.drafts, { republish: true });
    expect(await shop.times(newVisitor(), DAY)).toEqual([]);
  });

  it('[RT-14] hours of a person list what they cannot do any more, and are of that person only', async () => {
    await booked();
    const off = (who: string) => ({ kind: 'pattern', who, hours: { weekday: 0, spans: [] } }) as const;
    expect(await team.change(off('Adviser 0'))).toMatchObject({
      outcome: 'affects',
      affected: [{ why: 'not-in' }],
    });
    expect((await team.change(off('Adviser 1'))).outcome).toBe('changed');
    expect(await team.change(off('Nobody'))).toEqual({ outcome: 'unknown', what: 'person' });
    const day = {
      kind: 'pattern',
      who: 'Adviser 0',
      hours: { date: DAY, span: { starts: '10:00', ends: '11:00' } },
    } as const;
    expect((await team.change(day)).outcome).toBe('changed');
    expect(await shop.times(newVisitor(), DAY)).toEqual([]);
    expect((await team.change({ ...day, hours: { date: DAY, span: 'usual' } })).outcome).toBe('changed');
    expect((await shop.times(newVisitor(), DAY)).length).toBeGreaterThan(0);
  });
});
