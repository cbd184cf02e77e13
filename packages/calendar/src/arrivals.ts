import type { LeadTime } from './lead-times.ts';
import { deliveryDays, packingDays, type PackingDay } from './packing-days.ts';

/** How far ahead arrival days are looked for. */
const LOOK_AHEAD_MS = 90 * 86_400_000;

/**
 * The days on which an order made at `now` can arrive, YYYY-MM-DD in London, soonest first: delivery days from the lead time on.
 * @param accepts whether deliveries are accepted on that delivery day, YYYY-MM-DD
 * @returns `count` days, fewer where few are accepted within 90 days
 */
export function arrivalDates(
  now: Date,
  lead: LeadTime,
  count: number,
  accepts: (date: string) => boolean = () => true,
): string[] {
  const year = now.getUTCFullYear();
  const packing = packingDays(lead, year);
  const days = deliveryDays(lead, year);
  const packed = packing[firstWhere(packing, ({ cutOff }) => cutOff > now.getTime()) + preparationOf(lead)];
  const latest = new Date(now.getTime() + LOOK_AHEAD_MS).toISOString().slice(0, 10);
  const dates: string[] = [];
  if (packed === undefined) return dates;
  for (let index = arrivalIndex(packed, days, lead); dates.length < count; index++) {
    const date = days[index];
    if (date === undefined || date > latest) break;
    if (accepts(date)) dates.push(date);
  }
  return dates;
}

/**
 * The latest instant at which an order still arrives on a day: the cut-off of the last day on which its preparation can begin.
 * @param date of `arrivalDates`
 * @throws RangeError for a date that is no delivery day
 */
export function holdsUntil(date: string, lead: LeadTime): Date {
  const year = Number(date.slice(0, 4));
  const packing = packingDays(lead, year);
  const days = deliveryDays(lead, year);
  const arrival = firstFrom(days, date);
  if (days[arrival] !== date)
    throw new RangeError(`${date} is not a delivery day in ${lead.delivers?.nation ?? lead.nation}.`);
  const tooLate = firstWhere(packing, (day) => day.date > date || arrivalIndex(day, days, lead) > arrival);
  const begun = packing[tooLate - 1 - preparationOf(lead)];
  if (begun === undefined) throw new RangeError(`No order can arrive on ${date}.`);
  return new Date(begun.cutOff);
}

const preparationOf = ({ preparation = 0 }: LeadTime): number => preparation;

/** The index of the delivery day on which an order arrives that is packed on a day. */
function arrivalIndex({ date }: PackingDay, days: readonly string[], { workingDays }: LeadTime): number {
  const first = firstFrom(days, date);
  return days[first] === date ? first + workingDays - 1 : first + Math.max(0, workingDays - 2);
}

/** The index of the first date from `date` on. */
const firstFrom = (days: readonly string[], date: string): number => firstWhere(days, (day) => day >= date);

/**
 * The index of the first day that fulfils a condition, or the number of days. By halving, because a bag asks for many: the condition
 * must hold for all days after that one.
 */
function firstWhere<T>(days: readonly T[], condition: (day: T) => boolean): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (condition(days[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
