import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface ServiceKey {
  readonly privateJwk: string;
  readonly publicJwk: object;
}

/** The secrets of one laptop stack; a deployment brings its own by the same environment variables. */
export interface StackKeys {
  readonly gateway: ServiceKey;
  readonly 'cart-checkout': ServiceKey;
  readonly webCredential: string;
  readonly anonymousSessionSecret: string;
  readonly cybersourceSecret: string;
  readonly fulfilmentSecret: string;
  /** Of identity and cart-checkout: turns an e-mail into what events may carry. */
  readonly emailDigestKey: string;
  readonly recaptchaSecret: string;
  readonly loqateKey: string;
}

function ed25519(kid: string): ServiceKey {
  const pair = generateKeyPairSync('ed25519');
  const publicJwk = { ...pair.publicKey.export({ format: 'jwk' }), kid, alg: 'EdDSA' };
  return {
    privateJwk: JSON.stringify({ ...pair.privateKey.export({ format: 'jwk' }), kid, alg: 'EdDSA' }),
    publicJwk,
  };
}

/** Keys live as long as the data folder, so that sessions survive a restart. */
export function stackKeys(dataFolder: string): StackKeys {
  const file = join(dataFolder, 'keys.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<StackKeys>) : {};
  const keys: StackKeys = { ...freshKeys(), ...known }; // a folder of an older version lacks what came later
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

const freshKeys = (): StackKeys => ({
  gateway: ed25519('gateway'),
  'cart-checkout': ed25519('cart-checkout'),
  webCredential: randomBytes(32).toString('base64url'),
  anonymousSessionSecret: randomBytes(32).toString('base64url'),
  cybersourceSecret: randomBytes(32).toString('base64'),
  fulfilmentSecret: randomBytes(32).toString('base64'),
  emailDigestKey: randomBytes(32).toString('base64url'),
  recaptchaSecret: randomBytes(30).toString('base64url'),
  loqateKey: randomBytes(15).toString('base64url'),
});
