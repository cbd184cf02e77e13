import type { Tx } from '@loupe/database/tx';
import { moved } from '../domain/reservation/moves.ts';
import type { Move, Refused } from '../domain/reservation/moves.ts';
import type { DeclineReason, ReleaseReason, Reservation } from '../domain/reservation/reservation.ts';
import type { Store } from '../domain/store/store.ts';
import { endOver } from './end-over.ts';
import { storeMove } from './store-move.ts';
import type { StoreMovePorts } from './store-move.ts';

/** What a member of a store's team does. */
export type Service =
  | { readonly kind: 'accept' }
  | { readonly kind: 'decline'; readonly reason: DeclineReason }
  | { readonly kind: 'extend' }
  /** Another size of the piece, or another unit of it. */
  | { readonly kind: 'swap'; readonly sku: string }
  /** The code that the visitor has, or null where they showed a document with their name. */
  | { readonly kind: 'hand-over'; readonly receipt: string; readonly code: string | null }
  | { readonly kind: 'release'; readonly reason: ReleaseReason }
  | { readonly kind: 'undo' };

export interface ServeReservationPorts extends StoreMovePorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly reservationsIn: (tx: Tx) => ReturnType<StoreMovePorts['reservationsIn']> & {
    now(): Promise<Date>;
    findByNumber(number: string): Promise<Reservation | null>;
    lockPiece(storeId: string, sku: string): Promise<Date | null>;
    overOfPiece(storeId: string, sku: string): Promise<Reservation[]>;
    freeUnit(storeId: string, sku: string, countedWithinHours: number): Promise<number | null>;
    isSizeOf(sku: string, productId: string): Promise<boolean>;
  };
  readonly storesIn: (tx: Tx) => { ofReservation(reservation: Reservation): Promise<Store> };
  readonly countedWithinHours: number;
  readonly newCollectionCode: () => string;
}

export type Served =
  | { readonly outcome: 'served'; readonly from: Reservation; readonly to: Reservation }
  | { readonly outcome: 'unknown' }
  | {
      readonly outcome: 'refused';
      readonly why: Refused | 'wrong-code' | 'none-free' | 'other-product' | 'moved-meanwhile';
      readonly reservation: Reservation;
    };

/** Does what a member of staff entered, with their name in the record. @param by their name */
export function serveReservation(
  ports: ServeReservationPorts,
  number: string,
  service: Service,
  by: string,
): Promise<Served> {
  return ports.transaction(async (tx): Promise<Served> => {
    const reservations = ports.reservationsIn(tx);
    const from = await reservations.findByNumber(number);
    if (from === null) return { outcome: 'unknown' };
    const refused = (why: Extract<Served, { outcome: 'refused' }>['why']): Served => ({
      outcome: 'refused',
      why,
      reservation: from,
    });
    if (service.kind === 'hand-over' && service.code !== null && service.code !== from.collectionCode)
      return refused('wrong-code');
    const move = await moveFor(ports, tx, from, service);
    if (typeof move === 'string') return refused(move);
    const at = await reservations.now();
    const times = await ports.storesIn(tx).ofReservation(from);
    const to = moved(from, move, { times, now: at });
    if (typeof to === 'string') return refused(to);
    const isStored = await storeMove(ports, tx, { from, to, act: move.kind, actor: by, at });
    return isStored ? { outcome: 'served', from, to } : refused('moved-meanwhile');
  });
}

async function moveFor(
  ports: ServeReservationPorts,
  tx: Tx,
  from: Reservation,
  service: Service,
): Promise<Move | 'none-free' | 'other-product'> {
  if (service.kind === 'accept') return { kind: 'accept', collectionCode: ports.newCollectionCode() };
  if (service.kind === 'swap') {
    const { sku } = service;
    if (!(await ports.reservationsIn(tx).isSizeOf(sku, from.productId))) return 'other-product';
    const unitNo = await freeUnit(ports, tx, from.storeId, sku);
    return unitNo === null ? 'none-free' : { kind: 'swap', sku, unitNo };
  }
  if (service.kind !== 'undo') return service;
  // What was collected stays taken until the next count; what was given up may be another visitor's now.
  const unitNo = from.occupies ? from.unitNo : await freeUnit(ports, tx, from.storeId, from.sku);
  return unitNo === null ? 'none-free' : { kind: 'undo', unitNo };
}

async function freeUnit(
  ports: ServeReservationPorts,
  tx: Tx,
  storeId: string,
  sku: string,
): Promise<number | null> {
  const reservations = ports.reservationsIn(tx);
  const now = await reservations.lockPiece(storeId, sku);
  if (now === null) return null;
  for (const over of await reservations.overOfPiece(storeId, sku)) await endOver(ports, tx, over, now);
  return reservations.freeUnit(storeId, sku, ports.countedWithinHours);
}
