import type { Site } from '@loupe/contracts/sites';
import type { Caller } from '../domain/caller.ts';
import { isLinkDead } from '../domain/reservation/link.ts';
import type { ReservationLink } from '../domain/reservation/link.ts';
import { readReservationNumber } from '../domain/reservation/new-number.ts';
import type { Reservation } from '../domain/reservation/reservation.ts';

/** Who looks; null is a browser that has not been here before. */
export interface Asker extends Pick<Caller, 'site'> {
  readonly owner: Caller['owner'] | null;
}

export interface ReservationLinks {
  make(link: ReservationLink): string;
  /** @returns null for a token that is not ours */
  read(token: string): ReservationLink | null;
}

export interface FoundReservations {
  find(id: string): Promise<Reservation | null>;
  findByNumber(number: string): Promise<Reservation | null>;
}

/** By the link of an e-mail, or by the number of one's own. */
export interface ReservationAsked {
  readonly reservationNumber?: string | null;
  readonly token?: string | null;
}

/** A reservation that the caller may see; null for any other, so that numbers of other people are as good as none. */
export async function findAsked(
  { reservationLinks, now }: { readonly reservationLinks: ReservationLinks; readonly now: () => Date },
  reservations: FoundReservations,
  { site, owner }: Asker,
  { reservationNumber, token }: ReservationAsked,
): Promise<Reservation | null> {
  if (token != null) return findLinked(reservationLinks.read(token), reservations, site, now());
  const number = readReservationNumber(reservationNumber ?? '');
  const found = number === null ? null : await reservations.findByNumber(number);
  return found !== null && found.site === site && found.owner === owner ? found : null;
}

async function findLinked(
  link: ReservationLink | null,
  reservations: FoundReservations,
  site: Site,
  now: Date,
): Promise<Reservation | null> {
  const found = link === null ? null : await reservations.find(link.id);
  if (found === null || found.site !== site || found.linkEpoch !== link?.epoch) return null;
  return isLinkDead(found, now) ? null : found;
}
