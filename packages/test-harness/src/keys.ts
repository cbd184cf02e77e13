import { generateKeyPairSync } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';

export interface KeyPair {
  readonly privateJwk: JsonWebKey;
  readonly publicJwk: JsonWebKey;
}

/** Those who sign: the gateway its assertions and RPCs, cart-checkout its RPCs. */
export type Issuer = 'gateway' | 'cart-checkout';

let keys: Readonly<Record<Issuer, KeyPair>> | undefined;

/** Ed25519 key pairs made for this test process; the same ones at every call. */
export function testKeys(): Readonly<Record<Issuer, KeyPair>> {
  keys ??= { gateway: makePair(), 'cart-checkout': makePair() };
  return keys;
}

function makePair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateJwk: { ...privateKey.export({ format: 'jwk' }), alg: 'EdDSA' },
    publicJwk: { ...publicKey.export({ format: 'jwk' }), alg: 'EdDSA' },
  };
}
