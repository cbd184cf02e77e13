import type { Tx } from '@loupe/database/tx';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { MOST_LIVE } from '../domain/reservation/limits.ts';
import { moved } from '../domain/reservation/moves.ts';
import type { Reservation } from '../domain/reservation/reservation.ts';
import type { Store } from '../domain/store/store.ts';
import { findAsked } from './linked-reservation.ts';
import type { FoundReservations, ReservationAsked, ReservationLinks } from './linked-reservation.ts';
import type { LiveCounts } from './ports/reservations.ts';
import { orBusy } from './or-busy.ts';
import { storeMove } from './store-move.ts';
import type { StoreMovePorts } from './store-move.ts';

export interface MoveReservationPorts extends StoreMovePorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly reservationsIn: (tx: Tx) => ReturnType<StoreMovePorts['reservationsIn']> &
    FoundReservations & {
      lockPerson(who: string): Promise<void>;
      now(): Promise<Date>;
      liveCounts(about: Reservation): Promise<LiveCounts>;
      liveOfEmail(about: Reservation): Promise<boolean>;
    };
  readonly storesIn: (tx: Tx) => { ofReservation(reservation: Reservation): Promise<Store> };
  readonly reservationLinks: ReservationLinks;
  readonly now: () => Date;
}

export type ReservationShown = { readonly type: 'Reservation'; readonly reservation: Reservation };
type Refusals = 'ReservationNotFoundError' | 'ReservationClosedError' | 'TooManyAttemptsError';

const NOT_FOUND = { type: 'ReservationNotFoundError' } as const;
const CLOSED = { type: 'ReservationClosedError' } as const;

/** The visitor confirms the e-mail, and the store is asked. Again: the same answer, and nothing is done. */
export const confirmReservation = (
  ports: MoveReservationPorts,
  caller: Caller,
  token: string,
): Promise<ReservationShown | FailureOf<Refusals | 'ReservationLimitError'>> =>
  orBusy(() =>
    ports.transaction(async (tx) => {
      const reservations = ports.reservationsIn(tx);
      const from = await findAsked(ports, reservations, caller, { token });
      if (from === null) return NOT_FOUND;
      if (from.verifiedAt !== null) return from.closedAt === null ? shown(from) : CLOSED;
      await reservations.lockPerson(`${from.site}:${from.email}`);
      const isFull = (await reservations.liveCounts(from)).ofEmail >= MOST_LIVE;
      if (isFull || (await reservations.liveOfEmail(from))) return { type: 'ReservationLimitError' };
      return storeBy(ports, tx, { from, move: { kind: 'confirm' } });
    }),
  );

/** The visitor gives the piece up. Again: the same answer, and nothing is done. */
export const cancelReservation = (
  ports: MoveReservationPorts,
  caller: Caller,
  asked: ReservationAsked,
): Promise<ReservationShown | FailureOf<Refusals>> =>
  orBusy(() =>
    ports.transaction(async (tx) => {
      const from = await findAsked(ports, ports.reservationsIn(tx), caller, asked);
      if (from === null) return NOT_FOUND;
      if (from.reason === 'CUSTOMER') return shown(from);
      return storeBy(ports, tx, { from, move: { kind: 'cancel' } });
    }),
  );

async function storeBy(
  ports: MoveReservationPorts,
  tx: Tx,
  { from, move }: { from: Reservation; move: { readonly kind: 'confirm' | 'cancel' } },
): Promise<ReservationShown | typeof CLOSED> {
  const at = await ports.reservationsIn(tx).now();
  const times = await ports.storesIn(tx).ofReservation(from);
  const to = moved(from, move, { times, now: at });
  if (typeof to === 'string') return CLOSED;
  // Somebody else was faster: what they did is shown by the next answer.
  const isStored = await storeMove(ports, tx, { from, to, act: move.kind, actor: 'customer', at });
  return isStored ? shown(to) : CLOSED;
}

const shown = (reservation: Reservation): ReservationShown => ({ type: 'Reservation', reservation });
