import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ASSERTION_LIFE_SECONDS } from '@loupe/subgraph-server/assertion';
import { LIFE_SECONDS } from '@loupe/subgraph-server/service-token';
import { ANONYMOUS_LIFE_SECONDS } from '../../gateway/src/session/anonymous-sessions.ts';
import { TOLERANCE_SECONDS } from '../../services/cart-checkout/src/adapters/fulfilment/signature.ts';
import { LINK_LIFE_DAYS } from '../../services/cart-checkout/src/domain/pay-again/link-life.ts';
import { APPOINTMENT_LINK_DAYS } from '../../services/stores-reservations/src/domain/appointment/link.ts';
import {
  LINK_DAYS_AFTER_END,
  LONGEST_RESERVATION_DAYS,
} from '../../services/stores-reservations/src/domain/reservation/link.ts';
import { SIGNED_FOR_SECONDS } from '../../web/lib/signed.ts';
import { HOLDERS, keysFileOf, type Holder } from './key-files.ts';
import { KEY_SETS, type KeySet, type KeySetName } from './key-sets.ts';
import { changeKeys, ensureKeys, readKeys } from './keys.ts';
import { VENDOR_KEY_SETS, type VendorSet } from '../vendors/declared-vendors.ts';
import { activateKey, addKey, KEPT_MS, removeKey } from './rotate-keys.ts';

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
  it('are created once and kept', async () => {
    const keys = await ensureKeys(folder, NOW);
    expect(Object.keys(keys).sort()).toEqual([...KEY_SETS].sort());
    expect([await ensureKeys(folder, later(DAY)), readKeys(folder)]).toEqual([keys, keys]);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700);
  });

  it('are given to processes that need them: only the owner has a private key', async () => {
    await ensureKeys(folder, NOW);
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

/** Adds so many keys at the same time, as that many commands. */
const ADD = (count: number) => `
  const { changeKeys } = await import(${JSON.stringify(new URL('keys.ts', import.meta.url).href)});
  const { addKey } = await import(${JSON.stringify(new URL('rotate-keys.ts', import.meta.url).href)});
  const add = () => changeKeys(process.argv[1], (keys) => addKey(keys, 'session', new Date()).keys);
  await Promise.all(Array.from({ length: ${count} }, add));`;

async function processAdding(count: number): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', ADD(count), folder], {
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
}

describe('keys that several commands change at the same time', () => {
  it('are all kept: of 58 additions by four processes none is lost, while others read', async () => {
    const { session } = await ensureKeys(folder, NOW);
    const adding = Promise.all([15, 15, 14, 14].map(processAdding));
    let isAdding = true;
    void adding.finally(() => (isAdding = false));
    while (isAdding) {
      expect(readKeys(folder).session.keys).toMatchObject(session.keys);
      await setImmediate();
    }
    await adding;
    expect(Object.keys(readKeys(folder).session.keys)).toHaveLength(59);
    expect(Object.keys(fileOf('gateway')['session']!.keys)).toHaveLength(59);
  });

  it('are not written by a command that reads them', async () => {
    await ensureKeys(folder, NOW);
    const written = () => statSync(join(folder, 'keys.json')).mtimeMs;
    const before = written();
    readKeys(folder);
    expect(written()).toBe(before);
    const text = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as Record<string, unknown>;
    delete text['loqate'];
    writeFileSync(join(folder, 'keys.json'), JSON.stringify(text));
    expect(() => readKeys(folder)).toThrow('has no key set loqate');
  });

  it('stay as they are when a change is refused, and can be changed again', async () => {
    const keys = await ensureKeys(folder, NOW);
    const refused = changeKeys(folder, (given) => activateKey(given, 'session', 'unknown', NOW));
    await expect(refused).rejects.toThrow('session has no key unknown');
    expect(await changeKeys(folder, (given) => given)).toEqual(keys);
  });
});

const presented = Object.keys(VENDOR_KEY_SETS);

/** Milliseconds for which something that a key of the set made is accepted, or stored under it. */
const LIVES: Readonly<Record<KeySetName, number>> = {
  gateway: 1_000 * ASSERTION_LIFE_SECONDS,
  'cart-checkout': 1_000 * LIFE_SECONDS,
  web: 1_000 * Math.max(...Object.values(SIGNED_FOR_SECONDS)),
  session: 1_000 * ANONYMOUS_LIFE_SECONDS,
  // The longest window of attempts; events and gift cards are written again under the next key (docs/runbooks/key-rotation.md).
  'email-digest': DAY,
  'gift-card-vault': 0,
  'gift-card-digest': DAY,
  'pay-again': LINK_LIFE_DAYS * DAY,
  'reservation-link': Math.max(LONGEST_RESERVATION_DAYS + LINK_DAYS_AFTER_END, APPOINTMENT_LINK_DAYS) * DAY,
  // Presented, or signed for one call.
  ...(Object.fromEntries(presented.map((set) => [set, 0])) as Record<VendorSet, number>),
  // The warehouse's messages.
  fulfilment: 1_000 * TOLERANCE_SECONDS,
};

describe('a rotation', () => {
  it.each(KEY_SETS.filter((set) => !set.endsWith('digest')))(
    '%s: the former key is accepted for as long as what it signed, and until all processes know the next',
    (set) => expect(KEPT_MS[set]).toBeGreaterThanOrEqual(LIVES[set] + 5 * MINUTE),
  );

  it.each(KEY_SETS)(
    '%s: a new key is accepted by all, then signs, then the former is removed',
    async (set) => {
      const former = await ensureKeys(folder, NOW);
      const concerned = holders.filter((holder) => set in HOLDERS[holder]);
      const seen = () =>
        concerned.map((holder) => {
          const { active, keys } = fileOf(holder)[set]!;
          return { active, kids: Object.keys(keys) };
        });
      const all = (active: string, ...kids: string[]) => concerned.map(() => ({ active, kids }));
      const first = former[set].active;

      const { keys: added, kid } = addKey(former, set, NOW);
      await changeKeys(folder, () => added);
      expect(seen()).toEqual(all(first, first, kid));
      await changeKeys(folder, (keys) => activateKey(keys, set, kid, NOW));
      expect(seen()).toEqual(all(kid, first, kid));
      await changeKeys(folder, (keys) => removeKey(keys, set, first, later(KEPT_MS[set])));
      expect(seen()).toEqual(all(kid, kid));
    },
  );

  it('removal is refused for the signing key, a key in use, and an unknown key', async () => {
    const keys = await ensureKeys(folder, NOW);
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

  it('can be added with the id and the key of a third party, but no id twice', async () => {
    const keys = await ensureKeys(folder, NOW);
    const given = { kid: 'of-the-vendor', key: 'c2VjcmV0' };
    const { keys: added } = addKey(keys, 'cybersource', NOW, given);
    expect(added.cybersource.keys).toMatchObject({ 'of-the-vendor': 'c2VjcmV0' });
    expect(() => addKey(added, 'cybersource', NOW, given)).toThrow('choose another id');
    expect(addKey(keys, 'web', NOW).kid).not.toBe(addKey(keys, 'web', NOW).kid);
  });
});
