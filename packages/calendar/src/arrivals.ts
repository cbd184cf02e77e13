import type { LeadTime } from './lead-times.ts';
import { londonInstant } from './london.ts';
import { workingDays } from './working-days.ts';

/** How far ahead arrival days are looked for. */
const LOOK_AHEAD_MS = 90 * 86_400_000;

/**
 * The days on which an order made at `now` can arrive, YYYY-MM-DD in London, soonest first: working days from the lead time on.
 * @param accepts whether deliveries are accepted on that working day, YYYY-MM-DD
 * @returns `count` days, fewer where few are accepted within 90 days
 */
export function arrivalDates(
  now: Date,
  lead: LeadTime,
  count: number,
  accepts: (date: string) => boolean = () => true,
): string[] {
  const days = packingDays(lead, now.getUTCFullYear());
  const packed = days.findIndex(({ cutOff }) => cutOff > now.getTime());
  const dates: string[] = [];
  for (let index = packed + lead.workingDays - 1; dates.length < count; index++) {
    const day = days[index];
    if (day === undefined || day.cutOff > now.getTime() + LOOK_AHEAD_MS) break;
    if (accepts(day.date)) dates.push(day.date);
  }
  return dates;
}

/**
 * The latest instant at which an order still arrives on a day: the cut-off of the last day on which it can be packed.
 * @param date of `arrivalDates`
 * @throws RangeError for a date that is no working day
 */
export function holdsUntil(date: string, lead: LeadTime): Date {
  const days = packingDays(lead, Number(date.slice(0, 4)));
  const packed = days[days.findIndex((day) => day.date === date) - lead.workingDays + 1];
  if (packed === undefined) throw new RangeError(`${date} is not a working day in ${lead.nation}.`);
  return new Date(packed.cutOff);
}

interface PackingDay {
  readonly date: string;
  /** Milliseconds since the epoch: orders made before this are packed on this day. */
  readonly cutOff: number;
}

const known = new Map<string, readonly PackingDay[]>();

/** The working days of a year, the year before and the year after. Computed once, since a bag is priced at each change. */
function packingDays({ nation, cutOff }: LeadTime, year: number): readonly PackingDay[] {
  const key = `${nation} ${cutOff} ${year}`;
  const made = known.get(key);
  if (made !== undefined) return made;
  const days = [year - 1, year, year + 1]
    .flatMap((each) => workingDays(nation, each))
    .map((date) => ({ date, cutOff: londonInstant(date, cutOff).getTime() }));
  known.set(key, days);
  return days;
}
