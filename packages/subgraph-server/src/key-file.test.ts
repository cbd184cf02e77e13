import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { z } from 'zod';
import { ConfigurationError } from './environment.ts';
import { openKeySets, readKeySets } from './key-file.ts';
import { hmacKey, signingKeySet, type HmacKey } from './key-set.ts';

const shape = z.object({ session: signingKeySet(hmacKey) });
const secret = (): string => randomBytes(32).toString('base64url').replaceAll(/[-_]/g, 'a') + '=';
const [former, next] = [secret(), secret()];

let folder: string;
let file: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  file = join(folder, 'keys.json');
  lines = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Replaces the file atomically, like an operator or Kubernetes. */
function swap(text: string): void {
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
}
const digestUnder = (key: HmacKey) => createHmac('sha256', key).digest('hex');
const setOf = (active: string, keys: object) => JSON.stringify({ session: { active, keys } });
const open = () => {
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ service: 'test', level: 'info', destination });
  return openKeySets({ service: 'gateway', file, shape, logger });
};
const aSecondLater = () => jest.advanceTimersByTime(1_000);

describe('a file of keys', () => {
  it('is read again when it changes, so that a new key is accepted before it signs', () => {
    swap(setOf('a', { a: former }));
    const sets = open();
    swap(setOf('a', { a: former, b: next }));
    aSecondLater();
    expect(sets().session.active.kid).toBe('a');
    expect(digestUnder(sets().session.accepted.get('b')!)).toBe(digestUnder(Buffer.from(next, 'base64')));
    expect(lines).toEqual([expect.stringContaining('"accepted":["a","b"]')]);
  });

  it('is read again when Kubernetes replaces the secret by a symbolic link', () => {
    writeFileSync(join(folder, 'one'), setOf('a', { a: former }));
    writeFileSync(join(folder, 'two'), setOf('b', { a: former, b: next }));
    symlinkSync('one', file);
    const sets = open();
    symlinkSync('two', `${file}.next`);
    renameSync(`${file}.next`, file);
    aSecondLater();
    expect(sets().session.active.kid).toBe('b');
  });

  it('that becomes unusable is reported once, and the previous keys stay in use', () => {
    swap(setOf('a', { a: former }));
    const sets = open();
    swap(setOf('b', { a: former }));
    aSecondLater();
    aSecondLater();
    expect(sets().session.active.kid).toBe('a');
    expect(lines).toEqual([expect.stringContaining('session.active: names no key of the set')]);
    rmSync(file);
    aSecondLater();
    aSecondLater();
    expect(sets().session.active.kid).toBe('a');
    expect(lines).toEqual([expect.anything(), expect.stringContaining('ENOENT')]);
    swap(setOf('b', { b: next }));
    aSecondLater();
    expect([...sets().session.accepted.keys()]).toEqual(['b']);
  });

  it.each([
    ['text that is no JSON', `{"session": ${former}`, 'is not JSON'],
    ['a key cut short', setOf('a', { a: former.slice(0, 20) }), 'session.keys.a: '],
    ['a key that is no text', setOf('a', { a: [former] }), 'session.keys.a: '],
    ['a key in the place of its id', setOf('a', { [former]: former }), 'session.keys.?: is no key id'],
    ['a key in the place of the active id', setOf(former, { a: former }), 'session.active: is no key id'],
    ['nothing', '', 'is not JSON'],
  ])('with %s is rejected with a message that shows no key', (_case, text, says) => {
    swap(text);
    const read = () => readKeySets({ service: 'gateway', file, shape });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow('gateway cannot use the keys of KEYS_FILE: ');
    expect(read).toThrow(says);
    expect(read).not.toThrow(former.slice(0, 10));
  });

  it('that does not exist is rejected with one message', () => {
    const read = () => readKeySets({ service: 'gateway', file, shape });
    expect(read).toThrow('gateway cannot use the keys of KEYS_FILE: it cannot be read (ENOENT).');
  });
});
