/** What a clock on the wall of a shop in London shows. */
export interface LondonTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm. */
  readonly time: string;
}

const DAY_MS = 86_400_000;
// Swedish writes dates as ISO 8601 does.
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

export function londonTime(moment: Date): LondonTime {
  const [date = '', time = ''] = CLOCK.format(moment).split(' ');
  return { date, time };
}

/** The calendar day so many days later. Days are counted on the calendar: one of summer time’s ends is as long as any. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Monday, 6 Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
