// Written out: the first Intl.DateTimeFormat of a page keeps a phone's main thread for a tenth of a second and more.
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2026-11-24` is Tuesday 24 November. */
export function dayInWords(date: string): string {
  const day = new Date(date);
  return `${WEEKDAYS[day.getUTCDay()]} ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
}

/** `2026-11-24` is Tuesday. */
export const weekdayInWords = (date: string): string => dayInWords(date).replace(/ .*/, '');
