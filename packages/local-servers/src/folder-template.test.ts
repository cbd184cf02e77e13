import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { copyTemplate } from './folder-template.ts';

let root: string;
let source: string;
let made: number;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'loupe-template-'));
  source = join(root, 'source');
  writeFileSync(source, 'one');
  made = 0;
});
afterEach(() => rmSync(root, { recursive: true }));

async function make(folder: string): Promise<void> {
  made++;
  mkdirSync(join(folder, 'below'));
  writeFileSync(join(folder, 'below/file'), `made ${made}`, { mode: 0o600 });
}
const copyTo = (name: string) =>
  copyTemplate({ path: join(root, 'templates/x-1'), sources: [source], make }, join(root, name));
const fileOf = (name: string) => join(root, name, 'below/file');

it('fills a folder once, and copies it from then on with its modes', async () => {
  await copyTo('a');
  await copyTo('b');
  expect(made).toBe(1);
  writeFileSync(fileOf('a'), 'changed');
  await copyTo('c');
  for (const name of ['b', 'c']) expect(readFileSync(fileOf(name), 'utf8')).toBe('made 1');
  expect(statSync(fileOf('c')).mode & 0o777).toBe(0o600);
  expect(statSync(join(root, 'c')).mode & 0o777).toBe(0o700);
});

it('fills another when what says how has changed', async () => {
  await copyTo('a');
  writeFileSync(source, 'two');
  await copyTo('b');
  expect(readFileSync(fileOf('b'), 'utf8')).toBe('made 2');
});

it('leaves no template after a failure', async () => {
  const fails = {
    path: join(root, 'templates/x-1'),
    sources: [source],
    make: () => Promise.reject(new Error('no disk')),
  };
  await expect(copyTemplate(fails, join(root, 'a'))).rejects.toThrow('no disk');
  await copyTo('a');
  expect(readFileSync(fileOf('a'), 'utf8')).toBe('made 1');
  expect(readdirSync(join(root, 'templates'))).toHaveLength(1);
});
