import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const PROCESS = join(import.meta.dirname, 'heap-of-key-file.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a heap snapshot of a process that holds keys does not show them', () => {
  const secret = randomBytes(32).toString('base64');
  const [file, snapshot] = [join(folder, 'keys.json'), join(folder, 'heap.heapsnapshot')];
  writeFileSync(
    file,
    JSON.stringify({ provider: { active: 'the-active-key', keys: { 'the-active-key': secret } } }),
  );
  execFileSync(process.execPath, [PROCESS, file, snapshot]);
  const heap = readFileSync(snapshot, 'latin1');
  expect(heap.includes('the-active-key')).toBe(true);
  expect(heap.includes(secret.slice(0, 40))).toBe(false);
});
