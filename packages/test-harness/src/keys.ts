import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrivateKeys, PublicKeys } from '@loupe/subgraph-server/keys';
import { runFolder } from './run-folder.ts';

/** The issuers: the gateway signs assertions and RPCs, cart-checkout RPCs. */
export type Issuer = 'gateway' | 'cart-checkout';

interface TestKey {
  /** The keys that the issuer signs with. */
  readonly keys: PrivateKeys;
  /** The set as written in the issuer's KEYS_FILE, and in that of a service that verifies its tokens. */
  readonly privateSet: object;
  readonly publicSet: object;
}

const KID = 'test';
let known: Readonly<Record<Issuer, TestKey>> | undefined;
let files = 0;

/** Ed25519 keys generated once per test process. */
export function testKeys(): Readonly<Record<Issuer, TestKey>> {
  known ??= { gateway: makeKey(), 'cart-checkout': makeKey() };
  return known;
}

/** The keys with which subgraphs verify tokens of both issuers. */
export const testPublicKeys: PublicKeys = () => {
  const { gateway, 'cart-checkout': checkout } = testKeys();
  return { gateway: gateway.keys(), 'cart-checkout': checkout.keys() };
};

/** A set with one key, as written in a KEYS_FILE. */
export const oneKey = (key: unknown) => ({ active: KID, keys: { [KID]: key } });

/** @returns the path of a KEYS_FILE with these sets, for a process that a test starts */
export function keysFile(sets: Readonly<Record<string, object>>): string {
  const file = join(runFolder('keys', process.pid), `${files++}.json`);
  writeFileSync(file, JSON.stringify(sets), { mode: 0o600 });
  return file;
}

function makeKey(): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const set = { accepted: new Map([[KID, publicKey]]), active: { kid: KID, key: privateKey } };
  return {
    keys: () => set,
    privateSet: oneKey(privateKey.export({ format: 'jwk' })),
    publicSet: oneKey(publicKey.export({ format: 'jwk' })),
  };
}
