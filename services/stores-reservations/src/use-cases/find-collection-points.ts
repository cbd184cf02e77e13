import { collectionOf, collectionWords, isDelayed } from '../domain/collection/collection-day.ts';
import { InvalidInputError } from '../domain/invalid-input-error.ts';
import { milesOf } from '../domain/place/geo-point.ts';
import type { Site } from '../domain/site.ts';
import { nearestFirst } from '../domain/store/nearest.ts';
import type { Store } from '../domain/store/store.ts';
import type { Stores } from './find-stores.ts';
import { measureFrom, requireLimit, type Places, type Whereabouts } from './measure-from.ts';

/** EN-16, of a store; post offices (RLC) are not offered yet. */
export interface CollectionPoint {
  readonly store: Store;
  readonly type: 'DTS';
  /** Miles. */
  readonly distance: number;
  readonly collectionTime: string;
  readonly collectionDate: string;
  readonly applyDelayedDelivery: boolean;
}

const MOST = 20;

/**
 * The stores where an order placed now can be collected, nearest first (QY-13).
 * @throws InvalidInputError, PlaceNotFoundError
 */
export async function findCollectionPoints(
  site: Site,
  asked: Whereabouts & { readonly limit: number },
  { stores, places, now }: { stores: Pick<Stores, 'ofSite'>; places: Places; now: Date },
): Promise<CollectionPoint[]> {
  const limit = requireLimit(asked.limit, MOST);
  const origin = measureFrom(asked, places);
  if (origin === null) throw new InvalidInputError('place', 'Enter a town or a postcode.');
  const collecting = (await stores.ofSite(site)).filter(({ collects }) => collects);
  return nearestFirst(collecting, origin.point)
    .flatMap(({ store, metres }): CollectionPoint[] => {
      const collection = collectionOf(store, now);
      // A store that is closed for a refit accepts no parcels and is left out.
      if (collection === null) return [];
      return [
        {
          store,
          type: 'DTS',
          distance: milesOf(metres),
          collectionTime: collectionWords(collection),
          collectionDate: collection.date,
          applyDelayedDelivery: isDelayed(store.collectionDays),
        },
      ];
    })
    .slice(0, limit);
}
