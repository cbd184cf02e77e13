import { createHmac, timingSafeEqual } from 'node:crypto';
import { comparableEmail } from '@loupe/contact/email';
import type { KeySet, SigningKeySet, HmacKey } from '@loupe/subgraph-server/key-set';

/** The digest of an e-mail in events: HMAC-SHA256 of its comparable form in hex, and the id of the key it was made with. */
export interface EmailDigest {
  readonly digest: string;
  readonly keyId: string;
}

/** Digests under the active key, for events. */
export const emailDigester =
  (keys: () => SigningKeySet<HmacKey>) =>
  (email: string): EmailDigest => {
    const { kid, key } = keys().active;
    return { digest: digestOf(email, key).toString('hex'), keyId: kid };
  };

/**
 * Digests under every accepted key, for counters of attempts. While a key is rotated, each instance finds the counts of the others,
 * whichever keys it has, and no step of the rotation resets a count.
 */
export const emailDigests =
  (keys: () => KeySet<HmacKey>) =>
  (email: string): string[] =>
    [...keys().accepted.values()].map((key) => digestOf(email, key).toString('hex'));

/**
 * Compares e-mails with digests.
 * @returns for a digest a comparison by the key it names; null while that key is not accepted here
 */
export const emailComparison =
  (keys: () => KeySet<HmacKey>) =>
  ({ digest, keyId }: EmailDigest): ((email: string) => boolean) | null => {
    const key = keys().accepted.get(keyId);
    if (key === undefined) return null;
    const theirs = Buffer.from(digest, 'hex');
    return (email) => isEqual(theirs, digestOf(email, key));
  };

const digestOf = (email: string, key: HmacKey): Buffer =>
  createHmac('sha256', key).update(comparableEmail(email)).digest();

const isEqual = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
