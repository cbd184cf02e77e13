import { describe, expect, it } from '@jest/globals';
import { londonTime } from '@loupe/calendar/london';
import type { Claim, Diary, DiaryService } from './diary.ts';
import { nearestTimes } from './nearest-times.ts';
import { blockOf, offers } from './offers.ts';

const SERVICE: DiaryService = {
  key: 'engagement-rings',
  kind: 'CONSULTATION',
  name: 'Engagement ring consultation',
  description: '',
  minutes: 60,
  beforeMinutes: 0,
  afterMinutes: 15,
  stepMinutes: 30,
  leadMinutes: 120,
  horizonDays: 60,
  needsRoom: true,
  isVideo: false,
};
const always = Array.from({ length: 7 }, () => [{ starts: '06:00', ends: '23:00' }]);
const person = (id: string) => ({ id, name: id, week: always, days: {} });
const day = { opens: '09:00', closes: '17:30' };
const DIARY: Diary = {
  times: { week: [day, day, day, day, day, day, { opens: '11:00', closes: '17:00' }], exceptions: [] },
  service: SERVICE,
  people: [person('ada'), person('grace')],
  rooms: ['room'],
};
/** Monday 23 November 2026, 8am. */
const NOW = new Date('2026-11-23T08:00:00Z');
const MONDAY = { from: '2026-11-23', days: 1 };
const claim = (resourceId: string, from: string, until: string): Claim => ({
  resourceId,
  startsAt: Date.parse(from),
  endsAt: Date.parse(until),
});
const wall = (days: ReturnType<typeof offers>) =>
  days.flatMap(({ times }) => times.map(({ startsAt }) => londonTime(startsAt).time));
const timesOf = (diary: Diary, claims: Claim[] = [], now = NOW, range = MONDAY) =>
  wall(offers(diary, claims, now, range));

describe('the times of a service', () => {
  it('[RT-14] are on a grid from the opening time, after the lead time and ending before the store closes', () => {
    expect(timesOf(DIARY).slice(0, 2)).toEqual(['10:00', '10:30']);
    expect(timesOf(DIARY).at(-1)).toBe('16:30');
    expect(timesOf(DIARY, [], new Date('2026-11-23T08:00:01Z'))[0]).toBe('10:30');
  });

  it('[RT-14] are not on days that are shut, past or beyond the horizon, and are the exception’s on a day with other hours', () => {
    const shut = { date: '2026-11-24', reason: 'Stocktaking', span: null };
    const short = { date: '2026-11-25', reason: 'Party', span: { opens: '09:00', closes: '11:00' } };
    const diary = { ...DIARY, times: { ...DIARY.times, exceptions: [shut, short] } };
    const days = offers(diary, [], NOW, { from: '2026-11-21', days: 5 });
    expect(days.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-25']);
    expect(wall(days.slice(1))).toEqual(['09:00', '09:30', '10:00']);
    expect(offers(DIARY, [], NOW, { from: '2027-01-22', days: 9 }).map(({ date }) => date)).toEqual([
      '2027-01-22',
    ]);
  });

  it('[RT-14] need a person and a room: a claim of either blocks every time that overlaps it', () => {
    const inRoom = claim('room', '2026-11-23T12:30:00Z', '2026-11-23T13:00:00Z');
    // 60 minutes and 15 after them.
    expect(timesOf(DIARY, [inRoom]).filter((time) => time > '10:30' && time < '14:00')).toEqual([
      ...['11:00', '13:00', '13:30'],
    ]);
    const ofAda = claim('ada', '2026-11-23T12:00:00Z', '2026-11-23T14:00:00Z');
    expect(timesOf(DIARY, [ofAda])).toContain('12:30');
    expect(timesOf({ ...DIARY, people: [person('ada')] }, [ofAda])).not.toContain('12:30');
  });

  it('[RT-14] leave both neighbours their buffers, before the window too', () => {
    const service = { ...SERVICE, beforeMinutes: 15, leadMinutes: 0 };
    const diary = { ...DIARY, service, people: [person('ada')] };
    const { startsAt, endsAt } = blockOf(service, Date.parse('2026-11-23T09:00:00Z'));
    const times = timesOf(diary, [{ resourceId: 'ada', startsAt, endsAt }]);
    expect(times[0]).toBe('10:30');
  });

  it('[RT-14] are within a person’s hours, and none on a day off', () => {
    const week = always.map(() => [{ starts: '13:00', ends: '15:00' }]);
    const ada = { ...person('ada'), week, days: { '2026-11-24': null } };
    const diary = { ...DIARY, people: [ada] };
    expect(timesOf(diary)).toEqual(['13:00', '13:30', '14:00']);
    expect(timesOf(diary, [], NOW, { from: '2026-11-24', days: 1 })).toEqual([]);
    const longer = { ...ada, days: { '2026-11-23': { starts: '09:00', ends: '11:00' } } };
    expect(timesOf({ ...DIARY, people: [longer] })).toEqual(['10:00']);
  });

  it('[RT-14] name those first who are taken least', () => {
    const busy = claim('ada', '2026-11-23T16:00:00Z', '2026-11-23T17:00:00Z');
    expect(offers(DIARY, [busy], NOW, MONDAY)[0]!.times[0]!.people).toEqual(['grace', 'ada']);
    expect(offers(DIARY, [], NOW, MONDAY)[0]!.times[0]!.people).toEqual(['ada', 'grace']);
  });

  it.each(['2027-03-28', '2027-10-31', '2028-03-26'])(
    '[RT-14] are at the same wall clock on %s, when the clocks change, as a week before and after, and last as long',
    (sunday) => {
      const now = new Date(Date.parse(`${sunday}T00:00:00Z`) - 20 * 86_400_000);
      const at = (days: number) =>
        new Date(Date.parse(`${sunday}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
      const [before, changed, after] = [at(-7), at(0), at(7)].map((from) =>
        offers(DIARY, [], now, { from, days: 1 }),
      );
      expect(wall(changed!)).toEqual(wall(before!));
      expect(wall(changed!)).toEqual(wall(after!));
      expect(wall(changed!)[0]).toBe('11:00');
      expect(wall(changed!).at(-1)).toBe('16:00');
      const [first] = changed![0]!.times;
      const { startsAt, endsAt } = blockOf(SERVICE, first!.startsAt.getTime());
      expect(endsAt - startsAt).toBe(75 * 60_000);
    },
  );

  it('[RT-14] keep the lead time across a change of the clocks', () => {
    // Midnight before the clocks go forward at 1am: two hours later it is 3am.
    const diary = { ...DIARY, service: { ...SERVICE, leadMinutes: 11 * 60 } };
    const sunday = { from: '2027-03-28', days: 1 };
    expect(timesOf(diary, [], new Date('2027-03-28T00:00:00Z'), sunday)[0]).toBe('12:00');
  });

  it('[RT-14] nearest to one that is gone are three, in order', () => {
    const wanted = new Date('2026-11-23T12:00:00Z');
    const taken = claim('room', '2026-11-23T12:00:00Z', '2026-11-23T12:30:00Z');
    const nearest = nearestTimes(offers(DIARY, [taken], NOW, { from: '2026-11-23', days: 9 }), wanted);
    expect(nearest.map(({ startsAt }) => londonTime(startsAt).time)).toEqual(['10:30', '12:30', '13:00']);
  });
});
