import { daysAfter, daysBetween, weekdayOf } from '@loupe/calendar/days';
import { londonDate, londonInstant } from '@loupe/calendar/london';
import { spanOn } from '../opening/opening-times.ts';
import type { Claim, Diary, DiaryPerson, DiaryService, WorkSpan } from './diary.ts';

/** A time at which a service can begin. */
export interface Offer {
  readonly startsAt: Date;
  /** Ids of the people who are free, those first who are taken least on that day. */
  readonly people: readonly string[];
  /** Ids of the rooms that are free; none for a service without a room. */
  readonly rooms: readonly string[];
}

export interface DayOffers {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** In order, at least one. */
  readonly times: readonly Offer[];
}

const MINUTE_MS = 60_000;

/**
 * The times at which a service of a store can begin, from a day on. The list that a visitor chooses from and the check of what was chosen
 * are both this, so that they cannot differ.
 * @param claims all that end after the beginning of the first day, minus a day
 * @param from YYYY-MM-DD
 * @returns days that have a time, in order
 */
export function offers(
  diary: Diary,
  claims: readonly Claim[],
  now: Date,
  { from, days }: { readonly from: string; readonly days: number },
): DayOffers[] {
  const found: DayOffers[] = [];
  const taken = claimsOf(claims);
  const today = londonDate(now);
  for (let ahead = 0; ahead < days; ahead++) {
    const date = daysAfter(from, ahead);
    const isWithin = date >= today && daysBetween(today, date) <= diary.service.horizonDays;
    const times = isWithin ? offersOn(diary, taken, now, date) : [];
    if (times.length > 0) found.push({ date, times });
  }
  return found;
}

type Taken = ReadonlyMap<string, readonly Claim[]>;

function offersOn(diary: Diary, taken: Taken, now: Date, date: string): Offer[] {
  const { service } = diary;
  const open = spanOn(diary.times, date);
  if (open === null) return [];
  const midnight = wallMidnight(date);
  const ofDay = (id: string) => onDay(taken.get(id) ?? [], midnight);
  const people = diary.people
    .map((person) => ({
      id: person.id,
      spans: spansOn(person, date).map(minutesOf),
      claims: ofDay(person.id),
    }))
    .filter(({ spans }) => spans.length > 0)
    .toSorted((one, other) => one.claims.length - other.claims.length || (one.id < other.id ? -1 : 1));
  const rooms = service.needsRoom ? diary.rooms.map((id) => ({ id, claims: ofDay(id) })) : [];
  const earliest = now.getTime() + service.leadMinutes * MINUTE_MS;
  return startsWithin(minutesOf({ starts: open.opens, ends: open.closes }), service).flatMap((start) => {
    const at = midnight + start * MINUTE_MS;
    if (at < earliest) return [];
    const block = blockOf(service, at);
    const isFree = ({ claims }: { readonly claims: readonly Claim[] }) =>
      !claims.some((claim) => overlaps(claim, block));
    const free = people.filter((person) => isOn(person.spans, start, service) && isFree(person));
    const freeRooms = rooms.filter(isFree);
    if (free.length === 0 || (service.needsRoom && freeRooms.length === 0)) return [];
    return [
      { startsAt: new Date(at), people: free.map(({ id }) => id), rooms: freeRooms.map(({ id }) => id) },
    ];
  });
}

/** What an appointment takes of a person's and a room's time, in epoch milliseconds. @param at its beginning */
export const blockOf = (
  { minutes, beforeMinutes, afterMinutes }: DiaryService,
  at: number,
): { readonly startsAt: number; readonly endsAt: number } => ({
  startsAt: at - beforeMinutes * MINUTE_MS,
  endsAt: at + (minutes + afterMinutes) * MINUTE_MS,
});

const overlaps = (one: Pick<Claim, 'startsAt' | 'endsAt'>, other: Pick<Claim, 'startsAt' | 'endsAt'>) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

function claimsOf(claims: readonly Claim[]): Taken {
  const taken = new Map<string, Claim[]>();
  for (const claim of claims) {
    const own = taken.get(claim.resourceId);
    if (own === undefined) taken.set(claim.resourceId, [claim]);
    else own.push(claim);
  }
  return taken;
}

const HALF_DAY_MINUTES = 720;
/** Whatever a claim can block of a day begins within two days around it. */
const AROUND_MS = 26 * 3_600_000;

const onDay = (claims: readonly Claim[], midnight: number): readonly Claim[] =>
  claims.filter(({ startsAt, endsAt }) => startsAt < midnight + AROUND_MS && endsAt > midnight - AROUND_MS);

/**
 * The instant to which the minutes of a wall clock are added: noon less twelve hours. The clocks change at 1am, so that after 2am wall clock
 * and instant differ by the same on all of a day. One conversion a day, because Temporal's polyfill is slow.
 */
const wallMidnight = (date: string): number =>
  londonInstant(date, '12:00').getTime() - HALF_DAY_MINUTES * MINUTE_MS;

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** When somebody works on a day. */
export const spansOn = (
  { week, days }: Pick<DiaryPerson, 'week' | 'days'>,
  date: string,
): readonly WorkSpan[] => {
  const day = days[date];
  if (day === undefined) return week[weekdayOf(date)] ?? [];
  return day === null ? [] : [day];
};

/** Minutes of the wall clock. */
interface MinuteSpan {
  readonly starts: number;
  readonly ends: number;
}

const minutesOf = ({ starts, ends }: WorkSpan): MinuteSpan => ({
  starts: minuteOf(starts),
  ends: minuteOf(ends),
});

/** The time after it that is kept free may be after the store has closed. */
function startsWithin({ starts, ends }: MinuteSpan, { minutes, stepMinutes }: DiaryService): number[] {
  const found: number[] = [];
  for (let start = starts; start + minutes <= ends; start += stepMinutes) found.push(start);
  return found;
}

const isOn = (spans: readonly MinuteSpan[], start: number, { minutes }: DiaryService): boolean =>
  spans.some(({ starts, ends }) => starts <= start && start + minutes <= ends);
