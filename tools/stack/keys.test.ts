import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOLDERS, keysFileOf, type Holder } from './key-files.ts';
import { KEY_SETS, type KeySet } from './key-sets.ts';
import { saveKeys, stackKeys } from './keys.ts';
import { activateKey, addKey, removeKey } from './rotate-keys.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'keys-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (holder: Holder) =>
  JSON.parse(readFileSync(keysFileOf(folder, holder), 'utf8')) as Record<string, KeySet>;
const holders = Object.keys(HOLDERS) as Holder[];

describe('the keys of a data folder', () => {
  it('are created once and kept', () => {
    const keys = stackKeys(folder, NOW);
    expect(Object.keys(keys).sort()).toEqual([...KEY_SETS].sort());
    expect(stackKeys(folder, later(DAY))).toEqual(keys);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700);
  });

  it('of the previous version are kept, so that cookies and digests stay valid', () => {
    const jwk = { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: 'gateway' };
    const former = {
      gateway: { privateJwk: JSON.stringify(jwk), publicJwk: {} },
      anonymousSessionSecret: 'as text-_',
      fulfilmentSecret: 'aW4gYmFzZTY0',
      webCredential: 'as-it-is',
    };
    writeFileSync(join(folder, 'keys.json'), JSON.stringify(former));
    const { gateway, session, fulfilment, web, 'cart-checkout': checkout } = stackKeys(folder, NOW);
    expect(gateway.keys).toEqual({ first: jwk });
    expect(Buffer.from(String(session.keys['first']), 'base64').toString()).toBe('as text-_');
    expect([fulfilment.keys, web.keys]).toEqual([{ first: 'aW4gYmFzZTY0' }, { first: 'as-it-is' }]);
    expect(Object.keys(checkout.keys)).toHaveLength(1); // missing in the old file, so created
  });

  it('are given to processes that need them: only the owner has a private key', () => {
    stackKeys(folder, NOW);
    for (const holder of holders) {
      const sets = fileOf(holder);
      expect(Object.keys(sets)).toEqual(Object.keys(HOLDERS[holder]));
      for (const name of ['gateway', 'cart-checkout'] as const) {
        const isPrivate = JSON.stringify(sets[name] ?? '').includes('"d":');
        expect([holder, name, isPrivate]).toEqual([holder, name, holder === name]);
      }
    }
  });
});

describe('a rotation', () => {
  it.each(KEY_SETS)('%s: a new key is accepted by all, then signs, then the former is removed', (set) => {
    const former = stackKeys(folder, NOW);
    const concerned = holders.filter((holder) => set in HOLDERS[holder]);
    const seen = () =>
      concerned.map((holder) => {
        const { active, keys } = fileOf(holder)[set]!;
        return { active, kids: Object.keys(keys) };
      });
    const all = (active: string, ...kids: string[]) => concerned.map(() => ({ active, kids }));
    const first = former[set].active;

    const { keys: added, kid } = addKey(former, set, NOW);
    saveKeys(folder, added);
    expect(seen()).toEqual(all(first, first, kid));
    const active = saveKeys(folder, activateKey(added, set, kid, NOW));
    expect(seen()).toEqual(all(kid, first, kid));
    saveKeys(folder, removeKey(active, set, first, later(31 * DAY)));
    expect(seen()).toEqual(all(kid, kid));
  });

  it('removal is refused for the signing key, a key in use, and an unknown key', () => {
    const keys = stackKeys(folder, NOW);
    const first = keys.session.active;
    expect(() => removeKey(keys, 'session', first, later(31 * DAY))).toThrow('activate another first');
    expect(() => activateKey(keys, 'session', 'unknown', NOW)).toThrow('session has no key unknown');
    const { keys: added, kid } = addKey(keys, 'session', NOW);
    const active = activateKey(added, 'session', kid, NOW);
    expect(() => removeKey(active, 'session', first, later(31 * DAY - 1))).toThrow(
      /valid until 2026-12-22T12/,
    );
    expect(removeKey(active, 'session', first, NOW, { atOnce: true }).session.keys).not.toHaveProperty(first);
  });

  it('can be added with the id and the key of a third party, but no id twice', () => {
    const keys = stackKeys(folder, NOW);
    const given = { kid: 'of-the-vendor', key: 'c2VjcmV0' };
    const { keys: added } = addKey(keys, 'cybersource', NOW, given);
    expect(added.cybersource.keys).toMatchObject({ 'of-the-vendor': 'c2VjcmV0' });
    expect(() => addKey(added, 'cybersource', NOW, given)).toThrow('choose another id');
    expect(addKey(keys, 'web', NOW).kid).not.toBe(addKey(keys, 'web', NOW).kid);
  });
});
