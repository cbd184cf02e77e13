const DAY_MS = 86_400_000;
const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];

/**
 * The bank holidays of England and Wales as the standing rules give them; days proclaimed for one year only are not known.
 * https://www.gov.uk/bank-holidays
 * @param day midnight UTC of the calendar day
 */
export function isBankHoliday(day: Date): boolean {
  return bankHolidays(day.getUTCFullYear()).has(day.getTime());
}

const byYear = new Map<number, ReadonlySet<number>>();

function bankHolidays(year: number): ReadonlySet<number> {
  const known = byYear.get(year);
  if (known !== undefined) return known;
  const easter = easterSunday(year);
  const days = new Set([
    nextWeekday(Date.UTC(year, 0, 1)),
    easter - 2 * DAY_MS,
    easter + DAY_MS,
    mondayFrom(Date.UTC(year, 4, 1)),
    mondayFrom(Date.UTC(year, 4, 25)),
    mondayFrom(Date.UTC(year, 7, 25)),
    ...christmas(year),
  ]);
  byYear.set(year, days);
  return days;
}

/** Christmas Day and Boxing Day; one that falls on a weekend is made up for on the next working day that is neither. */
function christmas(year: number): number[] {
  const first = nextWeekday(Date.UTC(year, 11, 25));
  const second = nextWeekday(Date.UTC(year, 11, 26));
  return [first, second <= first ? nextWeekday(first + DAY_MS) : second];
}

function nextWeekday(time: number): number {
  const weekday = new Date(time).getUTCDay();
  return time + (weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0) * DAY_MS;
}

function mondayFrom(time: number): number {
  return time + ((MONDAY - new Date(time).getUTCDay() + 7) % 7) * DAY_MS;
}

/** The Gregorian Easter by the method of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}
