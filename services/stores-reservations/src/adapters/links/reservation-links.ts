import type { HmacKey, SigningKeySet } from '@loupe/subgraph-server/key-set';
import { signedTokens, uuidBytes, uuidOf } from '@loupe/subgraph-server/signed-token';
import type { ReservationLink } from '../../domain/reservation/link.ts';
import type { ReservationLinks } from '../../use-cases/linked-reservation.ts';

/** Reservation and epoch: 16 and 4 bytes. Nothing in it says who reserved, or what. */
const PAYLOAD_BYTES = 20;

/** Tokens of the links to a reservation: the same in all its e-mails, so that an old one leads to how it stands now. */
export function reservationLinks(keys: () => SigningKeySet<HmacKey>): ReservationLinks {
  const tokens = signedTokens({ purpose: 'reservation', bytes: PAYLOAD_BYTES, keys });
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
