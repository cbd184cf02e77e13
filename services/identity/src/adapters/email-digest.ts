import { createHmac } from 'node:crypto';
import type { SigningKeySet } from '@loupe/subgraph-server/key-set';
import type { EmailDigest } from '../domain/customer/customer-state.ts';

/** What stands for an e-mail in events and counters: the same for the same address, and of no use without the key. */
export function emailDigests(keys: () => SigningKeySet<Buffer>) {
  return {
    /** Under the active key, for events. */
    published(email: string): EmailDigest {
      const { kid, key } = keys().active;
      return { digest: digestOf(email, key), keyId: kid };
    },
    /** Under every accepted key, for counters: whichever of them an instance knows, it finds what the others have counted. */
    counted: (email: string): string[] => [...keys().accepted.values()].map((key) => digestOf(email, key)),
  };
}

export type EmailDigests = ReturnType<typeof emailDigests>;

const digestOf = (email: string, key: Buffer): string =>
  createHmac('sha256', key).update(email.toLowerCase()).digest('hex');
