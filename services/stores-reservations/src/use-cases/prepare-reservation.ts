import type { Site } from '@loupe/contracts/sites';
import { windowAt } from '@loupe/money/price-windows';
import type { PieceToReserve } from '../domain/piece/piece-to-reserve.ts';
import { afterOpenMinutes } from '../domain/reservation/deadlines.ts';
import { requestTimes } from '../domain/reservation/moves.ts';
import type { Store } from '../domain/store/store.ts';

export interface PrepareReservationPorts {
  readonly stores: { byKey(site: Site, key: string): Promise<Store | null> };
  readonly reservations: {
    piece(site: Site, sku: string, intended: string): Promise<PieceToReserve | null>;
    freeUnit(storeId: string, sku: string, countedWithinHours: number): Promise<number | null>;
  };
  readonly countedWithinHours: number;
}

export interface PrepareReservationInput {
  readonly storeKey: string;
  readonly sku: string;
  readonly intendedSku?: string | null;
}

/** A piece that can be reserved now. */
export interface PreparedReservation {
  readonly store: Store;
  readonly piece: PieceToReserve;
  /** Pence. */
  readonly price: number;
  /** When the store has answered, if it keeps to its hours. */
  readonly answersBy: Date;
}

/** QY-10: the piece, store and price of a request before it is placed; null when the store has no free one. Nothing is held. */
export async function prepareReservation(
  { stores, reservations, countedWithinHours }: PrepareReservationPorts,
  site: Site,
  { storeKey, sku, intendedSku }: PrepareReservationInput,
  now: Date,
): Promise<PreparedReservation | null> {
  const [store, piece] = await Promise.all([
    stores.byKey(site, storeKey),
    reservations.piece(site, sku, intendedSku ?? sku),
  ]);
  if (store === null || piece === null) return null;
  const free = await reservations.freeUnit(store.id, sku, countedWithinHours);
  const price = windowAt(piece.prices, site, now)?.minorUnits;
  const answersBy = requestTimes(store, now) && afterOpenMinutes(store, now);
  if (free === null || price === undefined || answersBy === null) return null;
  return { store, piece, price, answersBy };
}
