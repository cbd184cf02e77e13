import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HmacKey, SigningKeySet } from '@loupe/subgraph-server/key-set';
import { LINK_LIFE_DAYS } from '../../domain/pay-again/link-life.ts';
import type { PayAgainLink } from '../../domain/pay-again/pay-again.ts';

/** Order, episode and end: 16, 8 and 6 bytes. Nothing in it says who ordered. */
const PAYLOAD_BYTES = 30;
const TOKEN = /^[\w-]{83}$/;
const DAY_SECONDS = 86_400;

export type PayAgainLinks = ReturnType<typeof payAgainLinks>;

/** Tokens of the links by which an order is paid again. The active key signs, and every key of the set is accepted. */
export function payAgainLinks({
  keys,
  now,
}: {
  readonly keys: () => SigningKeySet<HmacKey>;
  readonly now: () => Date;
}) {
  const seconds = () => Math.floor(now().getTime() / 1_000);
  return {
    make({ orderId, episode }: PayAgainLink): string {
      const payload = Buffer.alloc(PAYLOAD_BYTES);
      payload.write(orderId.replaceAll('-', ''), 'hex');
      payload.writeBigUInt64BE(episode, 16);
      payload.writeUIntBE(seconds() + LINK_LIFE_DAYS * DAY_SECONDS, 24, 6);
      return Buffer.concat([payload, mac(payload, keys().active.key)]).toString('base64url');
    },

    /** @returns null for a token that is not ours */
    read(token: string): (PayAgainLink & { readonly isExpired: boolean }) | null {
      if (!TOKEN.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const [payload, given] = [bytes.subarray(0, PAYLOAD_BYTES), bytes.subarray(PAYLOAD_BYTES)];
      const isOurs = [...keys().accepted.values()].some((key) => {
        const right = mac(payload, key);
        return right.length === given.length && timingSafeEqual(right, given);
      });
      if (!isOurs) return null;
      return {
        orderId: payload.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
        episode: payload.readBigUInt64BE(16),
        isExpired: payload.readUIntBE(24, 6) <= seconds(),
      };
    },
  };
}

const mac = (payload: Buffer, key: HmacKey): Buffer =>
  createHmac('sha256', key).update('pay again').update(payload).digest();
