import { arrivalDates, holdsUntil } from '@loupe/calendar/arrivals';
import { COURIER } from '@loupe/calendar/lead-times';

/** Pence, as the checkout charges. */
const FREE_FROM = 50_00;
const CHARGE = 4_95;

/** EN-15: what is promised of a piece ordered on its own. */
export interface DeliveryPromise {
  /** The day of delivery in London, YYYY-MM-DD. */
  readonly deliverOn: string;
  /** Instants, ISO 8601: an order made before `holdsUntil` is delivered on that day; `answeredAt` is the clock it was judged by. */
  readonly holdsUntil: string;
  readonly answeredAt: string;
  /** Whole seconds between the two. */
  readonly countdownSeconds: number;
  /** Working days from the order to the day. */
  readonly leadTime: number;
  /** Pence. */
  readonly deliveryPrice: number;
  readonly free: boolean;
}

/** How a piece of this price is delivered when it is ordered at `now`; null where no day can be named. @param price pence */
export function deliveryPromise(price: number, now: Date): DeliveryPromise | null {
  const [deliverOn] = arrivalDates(now, COURIER, 1);
  if (deliverOn === undefined) return null;
  const end = holdsUntil(deliverOn, COURIER);
  const free = price >= FREE_FROM;
  return {
    deliverOn,
    holdsUntil: end.toISOString(),
    answeredAt: now.toISOString(),
    countdownSeconds: Math.floor((end.getTime() - now.getTime()) / 1000),
    leadTime: COURIER.workingDays,
    deliveryPrice: free ? 0 : CHARGE,
    free,
  };
}
