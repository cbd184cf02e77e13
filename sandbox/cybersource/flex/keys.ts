import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK, CryptoKey } from 'jose';
import { exportJWK, importJWK } from 'jose';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

const generate = promisify(generateKeyPair);

async function newKeyPair(): Promise<Omit<SigningKey, 'kid'>> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: 2048 });
  const imported = await importJWK(privateKey.export({ format: 'jwk' }) as JWK, 'RS256');
  return { privateKey: imported as CryptoKey, publicJwk: await exportJWK(publicKey) };
}

export async function newSigningKey(prefix: string): Promise<SigningKey> {
  return { kid: `${prefix}${randomBytes(12).toString('hex')}`, ...(await newKeyPair()) };
}

const FRESH = 4;
const USED = 48;
const REFILL_MS = 1_000;

/**
 * Session keys generated in advance. Each session gets its own key id, and its own key pair while there are any: 2048 bits
 * cost about 40 ms of a core, so under a load test the last pairs are reused.
 */
export async function startKeyStock(): Promise<{ take(): SigningKey; stop(): void }> {
  const fresh: Omit<SigningKey, 'kid'>[] = [await newKeyPair()];
  const used: Omit<SigningKey, 'kid'>[] = [];
  let turn = 0;
  const timer = setInterval(() => {
    if (fresh.length < FRESH) void newKeyPair().then((pair) => fresh.push(pair));
  }, REFILL_MS);
  timer.unref();

  return {
    take() {
      const pair = fresh.shift();
      if (pair !== undefined) used.push(pair);
      if (used.length > USED) used.shift();
      const chosen = pair ?? used[turn++ % used.length];
      if (chosen === undefined) throw new Error('the key stock starts with one pair');
      return { kid: `08${randomBytes(14).toString('hex')}`, ...chosen };
    },
    stop: () => clearInterval(timer),
  };
}
