import type { DeliveryArea, Zone } from './delivery-areas.ts';
import { COURIER, CUT_OFF, type LeadTime } from './lead-times.ts';

/** EU-02: standard, next day, nominated day. */
export type CourierId = 'STD' | 'NDD' | 'NOD';

/** What differs in a zone. */
export interface ZoneTerms {
  /** Working days longer than to the mainland. */
  readonly extraDays: number;
  readonly name?: string;
  /** Pence. */
  readonly price?: number;
  readonly freeFrom?: number | null;
  /** Whether a day is promised. Absent: it is; else the days are those by which the parcel is expected to have left us. */
  readonly isDayPromised?: false;
}

/** A delivery method; a table, so that a change of price, cut-off or area is a change of data. */
export interface MethodRow {
  readonly id: CourierId;
  readonly name: string;
  /** Pence, and the pence of goods from which it is free; null where it never is. */
  readonly price: number;
  readonly freeFrom: number | null;
  readonly cutOff: string;
  readonly cutOffOn?: LeadTime['cutOffOn'];
  readonly workingDays: number;
  readonly saturdays: boolean;
  /** How many days are offered to the shopper. */
  readonly daysOffered: number;
  /** Whether the shopper chooses the day. */
  readonly isNominated: boolean;
  /** Whether it is offered for a piece that is made, sized or engraved first. */
  readonly waitsForPreparation: boolean;
  /** What the recipient gives the courier, and how old they must be. */
  readonly handOver: 'signature' | 'photo-id';
  readonly minimumAge: number | null;
  /** A zone that is missing is not served. */
  readonly zones: Readonly<Partial<Record<Zone, ZoneTerms>>>;
}

const SAME: ZoneTerms = { extraDays: 0 };

/** The couriers, in the order in which pages list them. */
export const METHODS: readonly MethodRow[] = [
  {
    id: 'STD',
    name: 'Standard delivery',
    price: 4_95,
    freeFrom: 50_00,
    cutOff: CUT_OFF,
    workingDays: COURIER.workingDays,
    saturdays: false,
    daysOffered: 5,
    isNominated: false,
    waitsForPreparation: true,
    handOver: 'signature',
    minimumAge: null,
    zones: {
      mainland: SAME,
      highlands: { extraDays: 1 },
      islands: { extraDays: 2 },
      'northern-ireland': { extraDays: 1 },
      'isle-of-man': { extraDays: 2 },
      'channel-islands': {
        extraDays: 3,
        name: 'Courier to the Channel Islands',
        price: 14_95,
        freeFrom: null,
      },
      ireland: { extraDays: 3, name: 'Courier to Ireland', price: 14_95, freeFrom: null },
      bfpo: { extraDays: 0, name: 'Standard delivery to BFPO', isDayPromised: false },
    },
  },
  {
    id: 'NDD',
    name: 'Next day delivery',
    price: 7_95,
    freeFrom: null,
    cutOff: '17:00',
    cutOffOn: { 4: '15:00' },
    workingDays: 2,
    saturdays: false,
    daysOffered: 1,
    isNominated: false,
    waitsForPreparation: false,
    handOver: 'signature',
    minimumAge: 18,
    zones: { mainland: SAME },
  },
  {
    id: 'NOD',
    name: 'Nominated day delivery',
    price: 9_95,
    freeFrom: null,
    cutOff: '17:00',
    cutOffOn: { 4: '15:00' },
    workingDays: 3,
    saturdays: true,
    daysOffered: 24,
    isNominated: true,
    waitsForPreparation: true,
    handOver: 'signature',
    minimumAge: 18,
    zones: { mainland: SAME, 'northern-ireland': { extraDays: 1 }, highlands: { extraDays: 1 } },
  },
];

/** Collection; each store and post office has its own lead time and days. */
export interface CollectionRow extends Pick<
  MethodRow,
  'name' | 'price' | 'freeFrom' | 'daysOffered' | 'handOver' | 'minimumAge'
> {
  readonly id: 'DTS' | 'RLC';
}

export const COLLECTIONS: Readonly<Record<CollectionRow['id'], CollectionRow>> = {
  DTS: {
    id: 'DTS',
    name: 'Click and collect',
    price: 0,
    freeFrom: 0,
    daysOffered: 5,
    handOver: 'photo-id',
    minimumAge: null,
  },
  RLC: {
    id: 'RLC',
    name: 'Collect from a post office',
    price: 2_95,
    freeFrom: 50_00,
    daysOffered: 5,
    handOver: 'photo-id',
    minimumAge: null,
  },
};

export const methodOf = (id: CourierId): MethodRow => {
  const row = METHODS.find((each) => each.id === id);
  if (row === undefined) throw new RangeError(`${id} has no row.`);
  return row;
};

/** The lead time of a method to an area; null where it is not offered. @param preparation working days before packing */
export function leadTimeOf(row: MethodRow, area: DeliveryArea, preparation: number): LeadTime | null {
  const terms = row.zones[area.zone];
  if (terms === undefined || (preparation > 0 && !row.waitsForPreparation)) return null;
  return {
    nation: COURIER.nation,
    cutOff: row.cutOff,
    ...(row.cutOffOn === undefined ? {} : { cutOffOn: row.cutOffOn }),
    workingDays: row.workingDays + terms.extraDays,
    preparation,
    delivers: { nation: area.nation, saturdays: row.saturdays },
  };
}

/** Pence of a method in an area. Goods that cost nothing are delivered free, too. @param goods pence after discounts */
export function chargeOf(
  row: Pick<MethodRow, 'price' | 'freeFrom'> & Partial<Pick<MethodRow, 'zones'>>,
  area: DeliveryArea,
  goods: number,
): number {
  const { price = row.price, freeFrom = row.freeFrom } = row.zones?.[area.zone] ?? SAME;
  return goods === 0 || (freeFrom !== null && goods >= freeFrom) ? 0 : price;
}
