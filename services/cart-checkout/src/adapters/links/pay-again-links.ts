import type { HmacKey, SigningKeySet } from '@loupe/subgraph-server/key-set';
import { signedTokens, uuidBytes, uuidOf } from '@loupe/subgraph-server/signed-token';
import { LINK_LIFE_DAYS } from '../../domain/pay-again/link-life.ts';
import type { PayAgainLink } from '../../domain/pay-again/pay-again.ts';

/** Order, episode and end: 16, 8 and 6 bytes. Nothing in it says who ordered. */
const PAYLOAD_BYTES = 30;
const DAY_SECONDS = 86_400;

/** Tokens of the links by which an order is paid again. */
export function payAgainLinks({
  keys,
  now,
}: {
  readonly keys: () => SigningKeySet<HmacKey>;
  readonly now: () => Date;
}) {
  const tokens = signedTokens({ purpose: 'pay again', bytes: PAYLOAD_BYTES, keys });
  const seconds = () => Math.floor(now().getTime() / 1_000);
  return {
    make({ orderId, episode }: PayAgainLink): string {
      const payload = Buffer.alloc(PAYLOAD_BYTES);
      uuidBytes(orderId).copy(payload);
      payload.writeBigUInt64BE(episode, 16);
      payload.writeUIntBE(seconds() + LINK_LIFE_DAYS * DAY_SECONDS, 24, 6);
      return tokens.make(payload);
    },

    /** @returns null for a token that is not ours */
    read(token: string): (PayAgainLink & { readonly isExpired: boolean }) | null {
      const payload = tokens.read(token);
      return (
        payload && {
          orderId: uuidOf(payload),
          episode: payload.readBigUInt64BE(16),
          isExpired: payload.readUIntBE(24, 6) <= seconds(),
        }
      );
    },
  };
}
