import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrivateKeys, PublicKeys } from '@loupe/subgraph-server/keys';
import { runFolder } from './run-folder.ts';

/** Those who sign: the gateway its assertions and RPCs, cart-checkout its RPCs. */
export type Issuer = 'gateway' | 'cart-checkout';

interface TestKey {
  /** What the issuer signs with. */
  readonly keys: PrivateKeys;
  /** The set as it stands in the issuer's KEYS_FILE, and in that of a service that checks its tokens. */
  readonly privateSet: object;
  readonly publicSet: object;
}

const KID = 'test';
let known: Readonly<Record<Issuer, TestKey>> | undefined;
let files = 0;

/** Ed25519 keys made for this test process; the same ones at every call. */
export function testKeys(): Readonly<Record<Issuer, TestKey>> {
  known ??= { gateway: makeKey(), 'cart-checkout': makeKey() };
  return known;
}

/** What subgraphs check both issuers' tokens with. */
export const testPublicKeys: PublicKeys = () => {
  const { gateway, 'cart-checkout': checkout } = testKeys();
  return { gateway: gateway.keys(), 'cart-checkout': checkout.keys() };
};

/** A set as it stands in a KEYS_FILE, with one key. */
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
