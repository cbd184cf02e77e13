import { generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { KeySet } from '../src/key-set.ts';
import type { PrivateKeys } from '../src/keys.ts';

/** An Ed25519 pair made for one test, as one who signs and one who checks have it. */
export function keyPair(kid = 'first') {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    kid,
    publicKey,
    privateJwk: privateKey.export({ format: 'jwk' }),
    publicJwk: publicKey.export({ format: 'jwk' }),
    /** Signs with it. */
    keys: (() => ({ accepted: new Map(), active: { kid, key: privateKey } })) as PrivateKeys,
  };
}

/** What an issuer's tokens are checked with while each of these is accepted. */
export const accepting = (...pairs: { kid: string; publicKey: KeyObject }[]): KeySet<KeyObject> => ({
  accepted: new Map(pairs.map(({ kid, publicKey }) => [kid, publicKey])),
});
