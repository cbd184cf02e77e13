import { arrivalDates, holdsUntil } from '@loupe/calendar/arrivals';
import { deliveryArea } from '@loupe/calendar/delivery-areas';
import {
  chargeOf,
  leadTimeOf,
  METHODS,
  type CourierId,
  type MethodRow,
} from '@loupe/calendar/shipping-methods';

/** EN-15: what one delivery method promises of a piece ordered on its own, to an address on the mainland of England. */
export interface DeliveryPromise {
  /** EU-02. */
  readonly type: CourierId;
  readonly name: string;
  /** The first day of delivery in London, YYYY-MM-DD. */
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

/** What the promise depends on. */
export interface PromisedPiece {
  /** Pence. */
  readonly price: number;
  /** Working days in which it is made or sized; 0 when it is on the shelf. */
  readonly preparation: number;
}

/** As the bag does while it has no address. */
const AREA = deliveryArea(null);

/** How a piece is delivered when it is ordered at `now`, by each method that is offered for it. */
export function deliveryPromises(piece: PromisedPiece, now: Date): DeliveryPromise[] {
  return METHODS.flatMap((row) => promiseOf(row, piece, now) ?? []);
}

function promiseOf(row: MethodRow, { price, preparation }: PromisedPiece, now: Date): DeliveryPromise | null {
  const lead = leadTimeOf(row, AREA, preparation);
  const [deliverOn] = lead === null ? [] : arrivalDates(now, lead, 1);
  if (lead === null || deliverOn === undefined) return null;
  const end = holdsUntil(deliverOn, lead);
  const deliveryPrice = chargeOf(row, AREA, price);
  return {
    type: row.id,
    name: row.name,
    deliverOn,
    holdsUntil: end.toISOString(),
    answeredAt: now.toISOString(),
    countdownSeconds: Math.floor((end.getTime() - now.getTime()) / 1000),
    leadTime: lead.workingDays + preparation,
    deliveryPrice,
    free: deliveryPrice === 0,
  };
}
