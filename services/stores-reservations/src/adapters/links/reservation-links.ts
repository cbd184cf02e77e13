import type { HmacKey, SigningKeySet } from '@loupe/subgraph-server/key-set';
import { signedTokens, uuidBytes, uuidOf } from '@loupe/subgraph-server/signed-token';
import type { ReservationLink } from '../../domain/reservation/link.ts';
import type { ReservationLinks } from '../../use-cases/linked-reservation.ts';

/** Id and epoch: 16 and 4 bytes. Nothing in it says who reserved or booked, or what. */
const PAYLOAD_BYTES = 20;

type Keys = () => SigningKeySet<HmacKey>;

/** Tokens of the links to a reservation: the same in all its e-mails, so that an old one leads to how it stands now. */
export const reservationLinks = (keys: Keys): ReservationLinks => linksFor('reservation', keys);

/** The same of an appointment; a link to one opens no other. */
export const appointmentLinks = (keys: Keys): ReservationLinks => linksFor('appointment', keys);

/** The same of a request for another shop's price. */
export const promiseLinks = (keys: Keys): ReservationLinks => linksFor('price-promise', keys);

function linksFor(purpose: string, keys: Keys): ReservationLinks {
  const tokens = signedTokens({ purpose, bytes: PAYLOAD_BYTES, keys });
  return {
    make({ id, epoch }: ReservationLink): string {
      const payload = Buffer.alloc(PAYLOAD_BYTES);
      uuidBytes(id).copy(payload);
      payload.writeUInt32BE(epoch, 16);
      return tokens.make(payload);
    },

    read(token) {
      const payload = tokens.read(token);
      return payload && { id: uuidOf(payload), epoch: payload.readUInt32BE(16) };
    },
  };
}
