/** A sentence after another one; nothing where it is not known. @param until ISO 8601, UTC */
export const keptUntil = (until: string | null): string =>
  until === null ? '' : ` We keep your order aside until ${londonMoment(until)}, UK time.`;

const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** "Monday 30 November, 2.15pm": the hour in London. @param iso ISO 8601, UTC */
export function londonMoment(iso: string): string {
  const said = moments.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]);
  const {
    weekday,
    day,
    month,
    hour,
    minute,
    dayPeriod = '',
  } = Object.fromEntries(said) as Record<string, string>;
  return `${weekday} ${day} ${month}, ${hour}${minute === '00' ? '' : `.${minute}`}${dayPeriod.toLowerCase()}`;
}
