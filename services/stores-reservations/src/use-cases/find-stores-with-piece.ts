import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { Site } from '@loupe/contracts/sites';
import { milesOf } from '../domain/place/geo-point.ts';
import { nearestFirst } from '../domain/store/nearest.ts';
import type { StoreWithPiece } from '../domain/store-stock/store-with-piece.ts';
import { measureFrom, requireLimit, type Places, type Whereabouts } from './measure-from.ts';

export interface FindStoresWithPiecePorts {
  readonly stores: { withPiece(site: Site, sku: string, countedAfter: Date): Promise<StoreWithPiece[]> };
  readonly places: Places;
  /** What was counted longer ago is not promised. */
  readonly countedWithinHours: number;
}

export interface PieceAsked extends Whereabouts {
  readonly sku: string;
  readonly limit: number;
  readonly now: Date;
}

export interface NearStore extends StoreWithPiece {
  /** Miles. */
  readonly distance: number;
}

const MOST = 20;
const HOUR_MS = 3_600_000;

/**
 * QY-10: the stores that have a piece or another size of it, nearest first.
 * @throws InvalidFieldError, PlaceNotFoundError
 */
export async function findStoresWithPiece(
  { stores, places, countedWithinHours }: FindStoresWithPiecePorts,
  site: Site,
  asked: PieceAsked,
): Promise<NearStore[]> {
  const limit = requireLimit(asked.limit, MOST);
  const origin = measureFrom(asked, places);
  if (origin === null) throw new InvalidFieldError('place', 'Enter a town or a postcode.');
  const countedAfter = new Date(asked.now.getTime() - countedWithinHours * HOUR_MS);
  const found = await stores.withPiece(site, asked.sku, countedAfter);
  const stock = new Map(found.map((has) => [has.store.id, has]));
  return nearestFirst(
    found.map(({ store }) => store),
    origin.point,
  )
    .slice(0, limit)
    .map(({ store, metres }) => ({ ...stock.get(store.id)!, distance: milesOf(metres) }));
}
