import { createHmac } from 'node:crypto';
import type { SigningKeySet, HmacKey } from '@loupe/subgraph-server/key-set';

const digestUnder = (number: string, key: HmacKey): string =>
  createHmac('sha256', key).update(number).digest('base64url');

/** The digest under the active key, for rows. */
export function numberDigest(number: string, { active }: SigningKeySet<HmacKey>) {
  return { kid: active.kid, digest: digestUnder(number, active.key) };
}

/** Under every accepted key, so that rows and counters of other instances are found while a key is rotated. */
export const numberDigests = (number: string, { accepted }: SigningKeySet<HmacKey>): string[] =>
  [...accepted.values()].map((key) => digestUnder(number, key));
