const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** `2026-11-24` is Tuesday 24 November. */
export const dayInWords = (date: string): string =>
  DAY.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

/** `2026-11-24` is Tuesday. */
export const weekdayInWords = (date: string): string => dayInWords(date).replace(/ .*/, '');
