import { generateKeyPairSync } from 'node:crypto';

/** An Ed25519 pair made for one test. */
export function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateJwk: privateKey.export({ format: 'jwk' }), publicJwk: publicKey.export({ format: 'jwk' }) };
}
