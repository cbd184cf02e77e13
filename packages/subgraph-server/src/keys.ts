import { importJWK, type CryptoKey, type JWK } from 'jose';

/** Public keys by issuer: who may sign what is read from the token's issuer, never from its header. */
export type PublicKeys = Readonly<Record<string, JWK>>;

export type Clock = () => Date;

/** Importing costs more than verifying: each key is imported once. */
const imported = new WeakMap<JWK, Promise<CryptoKey | Uint8Array>>();

export function ed25519Key(jwk: JWK): Promise<CryptoKey | Uint8Array> {
  let key = imported.get(jwk);
  if (key === undefined) {
    key = importJWK(jwk, 'EdDSA');
    imported.set(jwk, key);
  }
  return key;
}
