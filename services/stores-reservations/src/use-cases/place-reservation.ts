import type { Robots } from '@loupe/bot-check/robots';
import type { Site } from '@loupe/contracts/sites';
import type { Tx } from '@loupe/database/tx';
import { windowAt } from '@loupe/money/price-windows';
import { isGuest } from '../domain/caller.ts';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { PieceToReserve } from '../domain/piece/piece-to-reserve.ts';
import { parseContact } from '../domain/reservation/contact.ts';
import type { ContactInput } from '../domain/reservation/contact.ts';
import { CONFIRM_MINUTES, minutesAfter } from '../domain/reservation/deadlines.ts';
import { MOST_LIVE, MOST_WASTED } from '../domain/reservation/limits.ts';
import { requestTimes } from '../domain/reservation/moves.ts';
import type { Reservation, ReservationContact } from '../domain/reservation/reservation.ts';
import type { Store } from '../domain/store/store.ts';
import { endOver } from './end-over.ts';
import type { LiveCounts } from './ports/reservations.ts';
import { storePlaced } from './store-move.ts';
import type { StoreMovePorts } from './store-move.ts';
import { countPlacing } from './count-placing.ts';
import type { LimitPorts } from './count-placing.ts';
import { isHuman } from './is-human.ts';

/** The action that pages ask a token of the bot check for. */
export const RESERVE_ACTION = 'reserve';

export interface PlaceReservationPorts extends LimitPorts, StoreMovePorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly stores: { byKey(site: Site, key: string): Promise<Store | null> };
  readonly reservations: {
    piece(site: Site, sku: string, intended: string): Promise<PieceToReserve | null>;
    freeUnit(storeId: string, sku: string, countedWithinHours: number): Promise<number | null>;
    liveOfProduct(site: Site, productId: string, owner: string): Promise<Reservation | null>;
  };
  readonly reservationsIn: (tx: Tx) => ReturnType<StoreMovePorts['reservationsIn']> & {
    lockPerson(who: string): Promise<void>;
    lockPiece(storeId: string, sku: string): Promise<Date | null>;
    overOfPiece(storeId: string, sku: string): Promise<Reservation[]>;
    liveOfProduct(site: Site, productId: string, owner: string): Promise<Reservation | null>;
    liveCounts(about: Pick<Reservation, 'site' | 'owner' | 'email' | 'storeId' | 'sku'>): Promise<LiveCounts>;
    freeUnit(storeId: string, sku: string, countedWithinHours: number): Promise<number | null>;
    insert(reservation: Reservation): Promise<boolean>;
  };
  readonly robots: Robots;
  readonly isRobotChecked: boolean;
  readonly countedWithinHours: number;
  readonly newId: () => string;
  readonly newReservationNumber: () => string;
}

export interface PlaceReservationInput {
  readonly storeKey: string;
  readonly sku: string;
  /** The size that is wanted, where the store has another one only. */
  readonly intendedSku?: string | null;
  readonly contact: ContactInput;
  readonly reCaptchaToken?: string | null;
}

export type ReservationPlaced = { readonly type: 'ReservationPlaced'; readonly reservation: Reservation };
type Refusals = 'PieceNotInStoreError' | 'ReservationLimitError' | 'ReCaptchaError' | 'TooManyAttemptsError';

const NOT_THERE = { type: 'PieceNotInStoreError' } as const;
const LIMIT = { type: 'ReservationLimitError' } as const;

/**
 * MU-16: keeps a piece of a store for a visitor. A customer's request goes to the store; a guest's waits for the button of the e-mail.
 * @throws InvalidFieldError
 */
export async function placeReservation(
  ports: PlaceReservationPorts,
  caller: Caller,
  { reCaptchaToken, ...input }: PlaceReservationInput,
): Promise<ReservationPlaced | FailureOf<Refusals>> {
  const contact = parseContact(input.contact);
  return countPlacing(ports, caller, contact.email, async () => {
    if (ports.isRobotChecked && !(await isHuman(ports, RESERVE_ACTION, caller, reCaptchaToken)))
      return { type: 'ReCaptchaError' };
    const { storeKey, sku } = input;
    const [store, piece] = await Promise.all([
      ports.stores.byKey(caller.site, storeKey),
      ports.reservations.piece(caller.site, sku, input.intendedSku ?? sku),
    ]);
    if (store === null || piece === null) return NOT_THERE;
    const wanted = { caller, contact, store, piece };
    // Those who are too late need not stand in the queue of those who are not.
    if (!(await isPossible(ports, wanted))) return NOT_THERE;
    return ports.transaction((tx) => place(ports, tx, wanted));
  });
}

interface Wanted {
  readonly caller: Caller;
  readonly contact: ReservationContact;
  readonly store: Store;
  readonly piece: PieceToReserve;
}

/** Waits for those who want the same piece, then takes one that is free; otherwise says why not. */
async function place(
  ports: PlaceReservationPorts,
  tx: Tx,
  wanted: Wanted,
): Promise<ReservationPlaced | FailureOf<'PieceNotInStoreError' | 'ReservationLimitError'>> {
  const { caller, contact, store, piece } = wanted;
  const { site, owner } = caller;
  const reservations = ports.reservationsIn(tx);
  await reservations.lockPerson(owner);
  const now = await reservations.lockPiece(store.id, piece.sku);
  if (now === null) return NOT_THERE;
  // A hold ends by itself: whatever has not been worked on yet is ended here.
  for (const over of await reservations.overOfPiece(store.id, piece.sku)) await endOver(ports, tx, over, now);
  const own = await reservations.liveOfProduct(site, piece.productId, owner);
  if (own !== null) return ofOwn(own, wanted);
  const about = { site, owner, email: contact.email, storeId: store.id, sku: piece.sku };
  if (isFull(await reservations.liveCounts(about), caller)) return LIMIT;
  const made = reservationOf(wanted, now, { id: ports.newId(), number: ports.newReservationNumber() });
  const unitNo = await reservations.freeUnit(store.id, piece.sku, ports.countedWithinHours);
  if (made === null || unitNo === null) return NOT_THERE;
  const reservation = { ...made, unitNo };
  // The piece is locked, so that what is refused is a second one of this product for a mailbox that is known.
  if (!(await reservations.insert(reservation))) return LIMIT;
  await storePlaced(ports, tx, reservation, isGuest(caller) ? 'guest' : 'customer');
  return { type: 'ReservationPlaced', reservation };
}

async function isPossible(
  { reservations, countedWithinHours }: PlaceReservationPorts,
  { caller, store, piece }: Wanted,
): Promise<boolean> {
  if ((await reservations.freeUnit(store.id, piece.sku, countedWithinHours)) !== null) return true;
  return (await reservations.liveOfProduct(caller.site, piece.productId, caller.owner)) !== null;
}

/** A form that was sent twice, or another store for a piece that is kept already. */
function ofOwn(own: Reservation, { store, piece }: Wanted): ReservationPlaced | typeof LIMIT {
  const isSame = own.storeId === store.id && own.sku === piece.sku;
  return isSame ? { type: 'ReservationPlaced', reservation: own } : LIMIT;
}

/** What others reserved with the same e-mail is counted when its owner confirms this one, so that nobody learns of it. */
function isFull({ ofOwner, ofEmail, wasted }: LiveCounts, caller: Caller): boolean {
  if (ofOwner >= MOST_LIVE) return true;
  return isGuest(caller) ? wasted >= MOST_WASTED : ofEmail >= MOST_LIVE;
}

/** @returns null for a piece without a price, and for a store that does not open */
function reservationOf(
  { caller, contact, store, piece }: Wanted,
  now: Date,
  made: Pick<Reservation, 'id' | 'number'>,
): Omit<Reservation, 'unitNo'> | null {
  const price = windowAt(piece.prices, caller.site, now)?.minorUnits;
  const asked = requestTimes(store, now);
  if (price === undefined || asked === null) return null;
  const confirmBy = minutesAfter(now, CONFIRM_MINUTES);
  const times = isGuest(caller) ? { verifiedAt: null, expiresAt: confirmBy, dueAt: confirmBy } : asked;
  const { sku, intendedSku, productId, productKey, productName } = piece;
  return {
    ...made,
    ...contact,
    ...times,
    site: caller.site,
    owner: caller.owner,
    storeId: store.id,
    sku,
    intendedSku,
    productId,
    productKey,
    productName,
    price,
    state: 'NEW',
    reason: null,
    version: 1,
    occupies: true,
    placedAt: now,
    linkEpoch: 0,
    eventOffset: 0n,
    acceptedAt: null,
    extendedAt: null,
    closedAt: null,
    remindedAt: null,
    collectionCode: null,
    receipt: null,
  };
}
