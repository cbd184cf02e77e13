import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runLater } from '@loupe/database/run-later';
import { videoRoomHandlers } from '../../src/use-cases/open-video-room.ts';
import { appointmentsOf, ELEVEN, openDiary, SERVICE, TEN } from './support/appointments.ts';
import { newVisitor, SATURDAY_NOON } from './support/reservations.ts';
import { startStores, type TestStores } from './support/stores.ts';

let service: TestStores;
let without: TestStores;
let shop: ReturnType<typeof appointmentsOf>;
beforeAll(async () => {
  service = await startStores();
  without = await startStores({ offersVideo: false });
  shop = appointmentsOf(service);
});
beforeEach(async () => {
  for (const each of [service, without]) {
    await each.setClock(SATURDAY_NOON);
    await openDiary(each, true);
    each.mails.length = 0;
  }
});
afterAll(async () => {
  await service.stop();
  await without.stop();
});

async function booked() {
  const visitor = newVisitor();
  const { appointment } = await shop.book(visitor, TEN);
  return { visitor, appointmentNumber: appointment!.appointmentNumber };
}

/** Runs what is due for video rooms while the vendor is away. @returns what became of each try */
async function withoutVendor() {
  const away = {
    ...service.ports,
    videoRooms: {
      open: async () => {
        throw new Error('away');
      },
      close: async () => {
        throw new Error('away');
      },
    },
  };
  const outcomes: string[] = [];
  await service.pool.query('UPDATE later_work SET next_attempt_at = clock()');
  await runLater({
    later: service.ports.later,
    handlers: { ...videoRoomHandlers(away) } as never,
    report: ({ outcome }) => void outcomes.push(outcome),
  });
  return outcomes;
}

describe('an appointment by video', () => {
  it('[RT-14] gets its link after the booking: by one e-mail, on the page and in later e-mails, not in the calendar entry', async () => {
    const { visitor, appointmentNumber } = await booked();
    expect(await shop.find(visitor, { appointmentNumber })).toMatchObject({ isVideo: true, videoUrl: null });
    await service.sweep();
    const { videoUrl } = (await shop.find(visitor, { appointmentNumber }))!;
    expect(videoUrl).toMatch(/^https:\/\/video\.example\/rooms\//);
    const own = () => service.mails.filter(({ to }) => to === visitor.email);
    expect(
      own()
        .map(({ mail }) => mail)
        .toSorted(),
    ).toEqual(['booked', 'video']);
    expect(own().find(({ mail }) => mail === 'video')!.text).toContain(videoUrl);
    await shop.move(visitor, { appointmentNumber, startsAt: ELEVEN });
    await service.sweep();
    expect(own().find(({ mail }) => mail === 'moved')!.text).toContain(videoUrl);
    for (const { content } of own()) expect(content ?? '').not.toContain('video.example');
  });

  it('[RT-14] is booked while the vendor is away, and gets its link when it is back', async () => {
    const { visitor, appointmentNumber } = await booked();
    expect(await withoutVendor()).toEqual(['waits']);
    await service.setClock('2026-11-21T13:00:00.000Z');
    await service.pool.query('UPDATE later_work SET next_attempt_at = clock()');
    await service.sweep();
    expect((await shop.find(visitor, { appointmentNumber }))!.videoUrl).not.toBeNull();
  });

  it('[RT-14] that ends before the vendor is back gets no room any more, which is logged once', async () => {
    const { visitor, appointmentNumber } = await booked();
    await service.setClock('2026-11-23T10:59:59.000Z');
    expect(await withoutVendor()).toEqual(['waits']);
    await service.setClock('2026-11-23T12:00:00.000Z');
    expect(await withoutVendor()).toEqual(['given up']);
    expect(await withoutVendor()).toEqual([]);
    expect((await shop.find(visitor, { appointmentNumber }))!.videoUrl).toBeNull();
  });

  it('[RT-14] that is cancelled before its link is made gets none, and nobody is written to about it', async () => {
    const { visitor, appointmentNumber } = await booked();
    await shop.cancel(visitor, { appointmentNumber });
    await service.sweep();
    expect(service.mails.map(({ mail }) => mail)).not.toContain('video');
    expect((await shop.find(visitor, { appointmentNumber }))!.videoUrl).toBeNull();
  });

  it('[RT-14] that is cancelled has its room closed, also when the vendor is away at that moment or is just making it', async () => {
    const { videoRooms } = service.ports;
    const closed: string[] = [];
    const close = videoRooms.close;
    videoRooms.close = async (id) => void closed.push(id);
    try {
      const { visitor, appointmentNumber } = await booked();
      await service.sweep();
      expect(closed).toEqual([]);
      await shop.cancel(visitor, { appointmentNumber });
      expect(await withoutVendor()).toEqual(['waits']);
      await service.pool.query('UPDATE later_work SET next_attempt_at = clock()');
      await service.sweep();
      const { rows } = await service.pool.query<{ id: string }>('SELECT id FROM appointment');
      expect(closed).toEqual([rows[0]!.id]);
      const other = await booked();
      const open = videoRooms.open;
      videoRooms.open = async (id) => {
        await shop.cancel(other.visitor, { appointmentNumber: other.appointmentNumber });
        return open(id);
      };
      await service.sweep();
      videoRooms.open = open;
      expect(new Set(closed).size).toBe(2);
      expect(service.mails.filter(({ mail }) => mail === 'video')).toHaveLength(1);
    } finally {
      videoRooms.close = close;
    }
  });

  it('[RT-14] that is cancelled owes the closing as a kind of its own, which needs no row of it', async () => {
    const { videoRooms } = service.ports;
    const close = videoRooms.close;
    const closed: string[] = [];
    const { visitor, appointmentNumber } = await booked();
    await service.sweep();
    await shop.cancel(visitor, { appointmentNumber });
    const { rows } = await service.pool.query<{ id: string }>('SELECT id FROM appointment');
    const work = await service.pool.query(`SELECT kind, payload FROM later_work WHERE kind LIKE 'video%'`);
    expect(work.rows).toEqual([{ kind: 'video-room-close', payload: { roomId: rows[0]!.id } }]);
    await service.pool.query('TRUNCATE appointment_act, appointment CASCADE');
    await service.pool.query(`DELETE FROM later_work WHERE kind NOT LIKE 'video%'`);
    videoRooms.close = async (id) => void closed.push(id);
    await service.sweep().finally(() => (videoRooms.close = close));
    expect(closed).toEqual([rows[0]!.id]);
  });

  it('[RT-14] is not offered without a vendor: neither listed nor booked', async () => {
    const other = appointmentsOf(without);
    const query = '{ bookableServices(kind: CONSULTATION) { key stores { key } } }';
    const listed = async (of: TestStores) =>
      (await of.ask<{ bookableServices: { key: string }[] }>(query)).data.bookableServices.map(
        ({ key }) => key,
      );
    expect(await listed(without)).toEqual([]);
    expect(await listed(service)).toEqual([SERVICE]);
    expect(await other.times(newVisitor(), '2026-11-23')).toEqual([]);
    expect((await other.book(newVisitor(), TEN)).__typename).toBe('AppointmentTimeTakenError');
  });
});
