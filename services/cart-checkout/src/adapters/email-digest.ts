import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeySet } from '@loupe/subgraph-server/key-set';
import type { EmailDigest } from '../domain/customer/customer-state.ts';

/** Compares e-mails with the digests that events carry in their place: HMAC-SHA256 of the lower-case e-mail, in hex. */
export function emailDigests(keys: () => KeySet<Buffer>) {
  return {
    /**
     * @returns whether an e-mail is the one of the digest, by the key it names, or by any where a release before named none; null
     * while that key is not accepted here
     */
    comparisonWith({ emailDigest, emailDigestKey }: EmailDigest): ((email: string) => boolean) | null {
      const { accepted } = keys();
      const key = accepted.get(emailDigestKey);
      if (emailDigestKey !== '' && key === undefined) return null;
      const candidates = key === undefined ? [...accepted.values()] : [key];
      const theirs = Buffer.from(emailDigest, 'hex');
      return (email) => candidates.some((candidate) => isEqual(theirs, digestOf(email, candidate)));
    },
  };
}

const digestOf = (email: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(email.trim().toLowerCase()).digest();

const isEqual = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
