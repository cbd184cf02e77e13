import { daysAfter } from '@loupe/calendar/days';
import { londonInstant, londonTime } from '@loupe/calendar/london';

/** How long before an appointment its visitor is reminded. */
const HOURS_BEFORE = [48, 3] as const;
/** Nobody is written to earlier or later, by the clock of the store. */
const EARLIEST = '08:00';
const LATEST = '20:00';
const HOUR_MS = 3_600_000;

/** The next reminder of an appointment; null when all have passed, also when it was booked too late for them. */
export function nextReminder(startsAt: Date, now: Date): Date | null {
  const times = HOURS_BEFORE.map((hours) => withinDay(new Date(startsAt.getTime() - hours * HOUR_MS)));
  return times.find((time) => time > now) ?? null;
}

/** The moment, or the latest one before it that is within the hours: a reminder that comes later than promised is too late. */
function withinDay(moment: Date): Date {
  const { date, time } = londonTime(moment);
  if (time < EARLIEST) return londonInstant(daysAfter(date, -1), LATEST);
  return time > LATEST ? londonInstant(date, LATEST) : moment;
}
