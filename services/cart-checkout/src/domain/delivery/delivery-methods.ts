import { arrivalDates, holdsUntil } from '@loupe/calendar/arrivals';
import { COURIER, type LeadTime } from '@loupe/calendar/lead-times';
import type { CollectionStore } from './collection.ts';
import { collectionDates, collectionLeadTime } from './collection-dates.ts';
import type { CollectionDays } from './collection-dates.ts';

/** EN-07: the fields in which methods differ. Plain JSON. */
export interface DeliveryMethod {
  /** Also its type: EU-02. */
  readonly id: 'STD' | 'DTS';
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
}

const FREE_FROM = 50_00;
const CHARGE = 4_95;
const DAYS_OFFERED = 5;

/**
 * The courier methods for a cart. Complimentary goods have free delivery too, so that a cart that costs nothing needs no payment
 * (ST-07).
 * @param goods pence of goods after discounts
 */
export function deliveryMethods(goods: number, now: Date): DeliveryMethod[] {
  return [
    {
      id: 'STD',
      name: 'Standard delivery',
      description: 'By courier, signed for. Free from £50.',
      price: goods === 0 || goods >= FREE_FROM ? 0 : CHARGE,
      ...promised(arrivalDates(now, COURIER, DAYS_OFFERED), COURIER),
    },
  ];
}

/** Collection from a store is free for every cart. */
export function collectMethod(store: CollectionStore, days: CollectionDays, now: Date): DeliveryMethod {
  return {
    id: 'DTS',
    name: 'Click and collect',
    description: `Free. Collect from ${store.name}.`,
    price: 0,
    ...promised(collectionDates(now, days, DAYS_OFFERED), collectionLeadTime(days)),
  };
}

function promised(dates: readonly string[], lead: LeadTime) {
  const [first] = dates;
  return {
    leadTime: lead.workingDays,
    deliverOnDates: dates,
    holdsUntil: first === undefined ? null : holdsUntil(first, lead).toISOString(),
  };
}

/** Whether the order can be collected: a chosen store may have closed, or accept no parcels for months. */
export const offersCollection = (methods: readonly DeliveryMethod[]): boolean =>
  methods.some(({ id }) => id === 'DTS');
