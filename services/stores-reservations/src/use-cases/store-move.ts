import type { Tx } from '@loupe/database/tx';
import type { ReservationMail } from '../domain/reservation/later-kinds.ts';
import { mailsOf } from '../domain/reservation/mails-of.ts';
import type { MoveKind } from '../domain/reservation/moves.ts';
import type { Reservation } from '../domain/reservation/reservation.ts';
import type { Act } from './ports/reservations.ts';

export interface StoreMovePorts {
  readonly reservationsIn: (tx: Tx) => {
    move(from: Reservation, to: Reservation): Promise<boolean>;
    record(reservation: Reservation, act: Act): Promise<void>;
  };
  readonly reservationMailsIn: (tx: Tx) => {
    owe(mail: ReservationMail, reservation: Pick<Reservation, 'id' | 'version'>): Promise<void>;
  };
  readonly publishReservation: (tx: Tx, reservation: Reservation, act: Act) => Promise<void>;
}

export interface Moved {
  readonly from: Reservation;
  readonly to: Reservation;
  readonly act: MoveKind;
  /** `customer`, `clock`, or the name of a member of staff. */
  readonly actor: string;
  readonly at: Date;
}

/** Stores a move with who made it, its event and its e-mails. @returns false when somebody else has moved it, and nothing is stored */
export async function storeMove(
  ports: StoreMovePorts,
  tx: Tx,
  { from, to, act, actor, at }: Moved,
): Promise<boolean> {
  if (!(await ports.reservationsIn(tx).move(from, to))) return false;
  await tell(ports, tx, { from, to, act: { act, actor, at }, mails: mailsOf(act, from, to) });
  return true;
}

/** The same for a reservation that was just inserted. */
export async function storePlaced(
  ports: StoreMovePorts,
  tx: Tx,
  to: Reservation,
  actor: string,
): Promise<void> {
  const act = { act: 'place', actor, at: to.placedAt };
  await tell(ports, tx, { from: null, to, act, mails: mailsOf('place', null, to) });
}

async function tell(
  ports: StoreMovePorts,
  tx: Tx,
  {
    to,
    act,
    mails,
  }: { from: Reservation | null; to: Reservation; act: Act; mails: readonly ReservationMail[] },
): Promise<void> {
  await ports.reservationsIn(tx).record(to, act);
  await ports.publishReservation(tx, to, act);
  for (const mail of mails) await ports.reservationMailsIn(tx).owe(mail, to);
}
