import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openCredentials } from './credential.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  file = join(folder, 'keys.json');
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

const write = (active: string, keys: Record<string, string>) =>
  writeFileSync(file, JSON.stringify({ web: { active, keys } }));

describe('the credential of web’s server', () => {
  it('is the active key of the file’s current content', () => {
    write('a', { a: 'the-former', b: 'the-next' });
    const credentials = openCredentials(file, () => {});
    expect(credentials().active).toBe('the-former');
    write('b', { a: 'the-former', b: 'the-next' });
    jest.advanceTimersByTime(1_000);
    expect(credentials()).toEqual({ active: 'the-next', all: ['the-former', 'the-next'] });
  });

  it('stays the same while the file is invalid, which is logged once without any key', () => {
    const reported: unknown[] = [];
    write('a', { a: 'the-former' });
    const credentials = openCredentials(file, (error) => reported.push(error));
    writeFileSync(file, '{"web": the-next');
    jest.advanceTimersByTime(3_000);
    expect(credentials().active).toBe('the-former');
    expect(reported.map(String)).toEqual([expect.stringContaining('KEYS_FILE')]);
    expect(String(reported[0])).not.toContain('the-next');
  });

  it('fails with one sentence when the file has no key', () => {
    write('b', { a: 'the-former' });
    expect(() => openCredentials(file, () => {})).toThrow(
      'web cannot use the keys of KEYS_FILE: it holds no active key of the set "web".',
    );
  });
});
