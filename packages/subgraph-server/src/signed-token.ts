import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HmacKey, SigningKeySet } from './key-set.ts';

const MAC_BYTES = 32;

export interface SignedTokens {
  /** @param payload of the fixed length */
  make(payload: Buffer): string;
  /** @returns null for a token that is not ours, of another purpose or of another length */
  read(token: string): Buffer | null;
}

/**
 * Texts for links: a payload of fixed length and its HMAC-SHA256, in base64url. The active key signs, and every key of the set is accepted.
 * @param purpose a token of one purpose is none of another
 */
export function signedTokens({
  purpose,
  bytes,
  keys,
}: {
  readonly purpose: string;
  readonly bytes: number;
  readonly keys: () => SigningKeySet<HmacKey>;
}): SignedTokens {
  const form = new RegExp(`^[\\w-]{${Math.ceil(((bytes + MAC_BYTES) * 4) / 3)}}$`);
  const mac = (payload: Buffer, key: HmacKey): Buffer =>
    createHmac('sha256', key).update(purpose).update(payload).digest();
  return {
    make: (payload) => Buffer.concat([payload, mac(payload, keys().active.key)]).toString('base64url'),

    read(token) {
      if (!form.test(token)) return null;
      const given = Buffer.from(token, 'base64url');
      const payload = given.subarray(0, bytes);
      const isOurs = [...keys().accepted.values()].some((key) => {
        const right = mac(payload, key);
        const theirs = given.subarray(bytes);
        return right.length === theirs.length && timingSafeEqual(right, theirs);
      });
      return isOurs ? payload : null;
    },
  };
}

/** The 16 bytes of a UUID. */
export const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

export const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
