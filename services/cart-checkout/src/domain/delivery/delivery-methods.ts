import { arrivalDates, holdsUntil } from '@loupe/calendar/arrivals';
import { deliveryArea } from '@loupe/calendar/delivery-areas';
import type { DeliveryArea } from '@loupe/calendar/delivery-areas';
import type { LeadTime } from '@loupe/calendar/lead-times';
import { chargeOf, COLLECTIONS, leadTimeOf, METHODS, methodOf } from '@loupe/calendar/shipping-methods';
import type { CollectionRow, CourierId, MethodRow } from '@loupe/calendar/shipping-methods';
import type { CollectionStore } from './collection.ts';
import { collectionDates, collectionLeadTime } from './collection-dates.ts';
import type { CollectionDays } from './collection-dates.ts';
import { descriptionOf } from './method-words.ts';

/** EN-07: the fields in which methods differ. Plain JSON. */
export interface DeliveryMethod {
  /** Also its type: EU-02. */
  readonly id: CourierId | CollectionRow['id'];
  readonly name: string;
  readonly description: string;
  /** Pence, for this cart. */
  readonly price: number;
  /** Working days from the order to the first possible delivery. */
  readonly leadTime: number;
  /** YYYY-MM-DD in London, earliest first. */
  readonly deliverOnDates: readonly string[];
  /** ISO 8601: an order placed before it is promised the first of these dates. Null without dates; absent in old snapshots. */
  readonly holdsUntil?: string | null;
  /** The days of pieces on the shelf, where another piece delays the delivery. Absent when nothing is delayed. */
  readonly undelayedDates?: readonly string[];
  /** Whether the shopper chooses one of the dates. Absent in old snapshots. */
  readonly isNominated?: boolean;
  /** Whether the first of its dates is promised. Absent: it is; else nobody is shown a day, and the warehouse sends it by then. */
  readonly isDayPromised?: false;
  /** How old the recipient must be. */
  readonly minimumAge?: number | null;
  /** Whether nothing is posted: gift cards are e-mailed when the order leaves us. Absent: it is. */
  readonly isByEmail?: true;
}

/** The id of the standard courier, offered for every cart and to every address. */
export const COURIER_METHOD = 'STD';

/** What prices and days depend on. */
export interface DeliveryTerms {
  /** Pence of goods after discounts, without gift cards. */
  readonly goods: number;
  readonly now: Date;
  readonly area: DeliveryArea;
  /** Working days in which the slowest piece is made, sized or engraved; 0 when all are on the shelf. */
  readonly preparation: number;
}

/**
 * The courier methods for a cart. Complimentary goods have free delivery too, so that a cart that costs nothing needs no payment
 * (ST-07).
 */
export function deliveryMethods(terms: DeliveryTerms): DeliveryMethod[] {
  return METHODS.flatMap((row) => {
    const method = courierMethod(row, terms);
    return method === null || method.deliverOnDates.length === 0 ? [] : [method];
  });
}

function courierMethod(row: MethodRow, { goods, ...terms }: DeliveryTerms): DeliveryMethod | null {
  const known = knownMethod(row, terms);
  return known && { ...known, price: chargeOf(row, terms.area, goods) };
}

type Timely = Omit<DeliveryTerms, 'goods'>;

/** A method as it is offered at any time from `from` until `until`, in milliseconds since the epoch. */
interface KnownMethod {
  readonly from: number;
  readonly until: number;
  readonly method: Omit<DeliveryMethod, 'price'>;
}

const DAY_MS = 86_400_000;

// Computed once until an order comes too late for one of the first days, or the date changes: a bag is priced at each request.
const knownMethods = new Map<string, KnownMethod>();

function knownMethod(row: MethodRow, terms: Timely): KnownMethod['method'] | null {
  const { area, preparation } = terms;
  const now = terms.now.getTime();
  const key = `${row.id} ${area.zone} ${area.nation} ${preparation}`;
  const known = knownMethods.get(key);
  if (known !== undefined && known.from <= now && now < known.until) return known.method;
  const lead = leadTimeOf(row, area, preparation);
  if (lead === null) return null;
  const method = methodAt(row, lead, terms);
  const unprepared = { ...lead, preparation: 0 };
  const until = Math.min(
    (Math.floor(now / DAY_MS) + 1) * DAY_MS,
    ...method.deliverOnDates.slice(0, 1).map((date) => holdsUntil(date, lead).getTime()),
    ...(method.undelayedDates ?? []).slice(0, 1).map((date) => holdsUntil(date, unprepared).getTime()),
  );
  knownMethods.set(key, { from: now, until, method });
  return method;
}

function methodAt(row: MethodRow, lead: LeadTime, { now, area, preparation }: Timely): KnownMethod['method'] {
  const dates = (of: LeadTime) => arrivalDates(now, of, row.daysOffered);
  return {
    id: row.id,
    name: row.zones[area.zone]?.name ?? row.name,
    description: descriptionOf(row, area),
    ...promised(dates(lead), lead),
    ...(row.zones[area.zone]?.isDayPromised === false
      ? ({ isDayPromised: false } as const)
      : preparation === 0
        ? {}
        : { undelayedDates: dates({ ...lead, preparation: 0 }) }),
    isNominated: row.isNominated,
    minimumAge: row.minimumAge,
  };
}

/** The one method of a bag that is e-mailed: free, on the days of the standard courier, whom the warehouse would give it to. */
export function emailMethod(now: Date): DeliveryMethod {
  const row = methodOf(COURIER_METHOD);
  const lead = leadTimeOf(row, deliveryArea(null), 0);
  if (lead === null) throw new RangeError(`${row.id} is not offered on the mainland.`);
  return {
    id: row.id,
    name: 'By e-mail',
    description: 'We e-mail number and PIN of each gift card. Nothing is posted.',
    price: 0,
    ...promised(arrivalDates(now, lead, 1), lead),
    isByEmail: true,
  };
}

/** Collection from a store or a post office. */
export function collectMethod(
  store: CollectionStore,
  days: CollectionDays,
  { goods, now, area, preparation }: DeliveryTerms,
): DeliveryMethod {
  const row = COLLECTIONS[store.kind === 'post-office' ? 'RLC' : 'DTS'];
  const price = chargeOf(row, area, goods);
  const lead = collectionLeadTime(days, preparation);
  return {
    id: row.id,
    name: row.name,
    description: `${price === 0 ? 'Free. ' : ''}Collect from ${store.name}.`,
    price,
    ...promised(collectionDates(now, days, row.daysOffered, preparation), lead),
    ...(preparation === 0 ? {} : { undelayedDates: collectionDates(now, days, row.daysOffered) }),
  };
}

function promised(dates: readonly string[], lead: LeadTime) {
  const [first] = dates;
  return {
    leadTime: lead.workingDays + (lead.preparation ?? 0),
    deliverOnDates: dates,
    holdsUntil: first === undefined ? null : holdsUntil(first, lead).toISOString(),
  };
}

/** Whether the order can be collected: a chosen store may have closed, or accept no parcels for months. */
export const offersCollection = (methods: readonly DeliveryMethod[]): boolean =>
  methods.some(({ id }) => id in COLLECTIONS);
