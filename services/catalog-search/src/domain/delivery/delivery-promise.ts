/** Courier delivery as the checkout offers it: pence, and working days between an order and the first visit. */
const FREE_FROM = 50_00;
const CHARGE = 4_95;
const LEAD_TIME = 3;

export interface DeliveryPromise {
  /** Seconds in which an order still gets the earliest day. */
  readonly countdownSeconds: number;
  readonly leadTime: number;
  /** Pence. */
  readonly deliveryPrice: number;
  readonly free: boolean;
}

/**
 * How a piece of this price is delivered when it is ordered at `now`. The earliest day moves when the next working day
 * begins in London: an order on Saturday arrives no later than one on Friday. Bank holidays are left to the checkout, which
 * names the day; here they only make the countdown shorter than it need be.
 */
export function deliveryPromise(price: number, now: Date): DeliveryPromise {
  const free = price >= FREE_FROM;
  return {
    countdownSeconds: Math.floor((nextWorkingDayBegins(now).getTime() - now.getTime()) / 1000),
    leadTime: LEAD_TIME,
    deliveryPrice: free ? 0 : CHARGE,
    free,
  };
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const LONDON_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
const LONDON_HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: 'numeric',
  hourCycle: 'h23',
});

function nextWorkingDayBegins(now: Date): Date {
  let day = Date.parse(`${LONDON_DAY.format(now)}T00:00:00Z`);
  do day += DAY_MS;
  while (isWeekend(new Date(day)));
  return londonMidnight(day);
}

/** @param day midnight UTC of the calendar day */
function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}

/** London is at UTC or an hour ahead of it, so that its midnight is UTC's or the hour before. */
function londonMidnight(day: number): Date {
  const hourAtUtcMidnight = Number(LONDON_HOUR.format(day));
  return new Date(day - hourAtUtcMidnight * HOUR_MS);
}
