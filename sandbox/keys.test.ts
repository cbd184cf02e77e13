import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { activeOf, kidsOf, openKeys } from './keys.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  file = join(folder, 'keys.json');
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const write = (active: string, keys: Record<string, string>) =>
  writeFileSync(file, JSON.stringify({ fulfilment: { active, keys } }));

describe('the keys of a sandbox', () => {
  it('are read again when they change, and stay as they were when the change is unusable', () => {
    const error = jest.spyOn(console, 'error').mockReturnValue();
    write('a', { a: 'the first key' });
    const keys = openKeys(file, 'fulfilment');
    write('b', { a: 'the first key', b: 'the second key' });
    jest.advanceTimersByTime(1_000);
    expect([activeOf(keys()), kidsOf(keys())]).toEqual([
      'the second key',
      { active: 'b', accepted: ['a', 'b'] },
    ]);
    writeFileSync(file, '{"fulfilment": the second key');
    jest.advanceTimersByTime(1_000);
    expect(activeOf(keys())).toBe('the second key');
    expect(error.mock.calls.flat().join()).not.toContain('the second key');
  });

  it('a missing set is reported in a message that shows no key', () => {
    write('c', { a: 'the first key' });
    expect(() => openKeys(file, 'fulfilment')).toThrow('KEYS_FILE holds no usable set "fulfilment".');
    expect(() => openKeys(file, 'loqate')).toThrow('KEYS_FILE holds no usable set "loqate".');
  });
});
