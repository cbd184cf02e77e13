import type { Site } from '@loupe/contracts/sites';
import { collectionOf, collectionWords, isDelayed } from '../domain/collection/collection-day.ts';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { milesOf } from '../domain/place/geo-point.ts';
import { nearestFirst } from '../domain/store/nearest.ts';
import type { Store } from '../domain/store/store.ts';
import { measureFrom, requireLimit, type Places, type Whereabouts } from './measure-from.ts';

export type CollectionType = 'DTS' | 'RLC';

/** EN-16. */
export interface CollectionPoint {
  readonly store: Store;
  /** EU-02: a store, or a post office. */
  readonly type: CollectionType;
  /** Miles. */
  readonly distance: number;
  readonly collectionTime: string;
  readonly collectionDate: string;
  readonly applyDelayedDelivery: boolean;
}

export interface CollectingStores {
  /** The stores and post offices of a site that accept parcels. */
  collecting(site: Site): Promise<Store[]>;
}

export interface CollectionAsked extends Whereabouts {
  readonly limit: number;
  readonly types: readonly CollectionType[];
  /** Working days in which a piece of the order is made, sized or engraved. */
  readonly preparationDays: number;
  /** When the order would be placed. */
  readonly now: Date;
}

export interface FindCollectionPointsPorts {
  readonly stores: CollectingStores;
  readonly places: Places;
}

const MOST = 20;
const LONGEST_PREPARATION = 365;

const typeOf = ({ kind }: Store): CollectionType => (kind === 'post-office' ? 'RLC' : 'DTS');

/**
 * The stores and post offices where an order placed now can be collected, nearest first (QY-13).
 * @throws InvalidFieldError, PlaceNotFoundError
 */
export async function findCollectionPoints(
  { stores, places }: FindCollectionPointsPorts,
  site: Site,
  asked: CollectionAsked,
): Promise<CollectionPoint[]> {
  const limit = requireLimit(asked.limit, MOST);
  const preparation = requirePreparation(asked.preparationDays);
  const origin = measureFrom(asked, places);
  if (origin === null) throw new InvalidFieldError('place', 'Enter a town or a postcode.');
  const collecting = (await stores.collecting(site)).filter((store) => asked.types.includes(typeOf(store)));
  return nearestFirst(collecting, origin.point)
    .flatMap(({ store, metres }): CollectionPoint[] => {
      const collection = collectionOf(store, asked.now, preparation);
      // A store that is closed for a refit accepts no parcels and is left out.
      if (collection === null) return [];
      return [
        {
          store,
          type: typeOf(store),
          distance: milesOf(metres),
          collectionTime: collectionWords(collection),
          collectionDate: collection.date,
          applyDelayedDelivery: isDelayed(store.collectionDays),
        },
      ];
    })
    .slice(0, limit);
}

function requirePreparation(days: number): number {
  if (days >= 0 && days <= LONGEST_PREPARATION) return days;
  const message = `Preparation takes a whole number of days from 0 to ${LONGEST_PREPARATION}.`;
  throw new InvalidFieldError('preparationDays', message);
}
