import { generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { KeySet } from '../src/key-set.ts';
import type { PrivateKeys } from '../src/keys.ts';

/** An Ed25519 key pair for one test, in the forms for signing and for verifying. */
export function keyPair(kid = 'first') {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    kid,
    publicKey,
    privateJwk: privateKey.export({ format: 'jwk' }),
    publicJwk: publicKey.export({ format: 'jwk' }),
    /** A key set that signs with it. */
    keys: (() => ({ accepted: new Map(), active: { kid, key: privateKey } })) as PrivateKeys,
  };
}

/** The keys that verify an issuer's tokens while each of these is accepted. */
export const accepting = (...pairs: { kid: string; publicKey: KeyObject }[]): KeySet<KeyObject> => ({
  accepted: new Map(pairs.map(({ kid, publicKey }) => [kid, publicKey])),
});
