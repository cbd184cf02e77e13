/** Courier delivery as the shop promises it before a bag exists; the checkout names the binding dates. */
export const FREE_DELIVERY_FROM = 50_00;
export const COURIER_PRICE = 4_95;
export const COURIER_WORKING_DAYS = 3;

const DAY_MS = 86_400_000;

const londonParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Midnight UTC of the calendar day it is in London, so that days can be counted without clocks changing. */
function londonDay(now: Date): Date {
  const parts = Object.fromEntries(londonParts.formatToParts(now).map(({ type, value }) => [type, value]));
  return new Date(Date.UTC(Number(parts['year']), Number(parts['month']) - 1, Number(parts['day'])));
}

/** The day a courier comes, as midnight UTC: `workingDays` after today in London, weekends not counted. */
export function arrivalDay(now: Date, workingDays: number): Date {
  let day = londonDay(now);
  for (let left = workingDays; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
}

/** "Tuesday 24 November". */
export function formatDay(day: Date): string {
  return longDay.format(day).replace(',', '');
}

/** "4 h 12 min", "12 min"; the last minute counts as one. */
export function formatCountdown(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}\u00a0min` : `${hours}\u00a0h ${minutes % 60}\u00a0min`;
}
