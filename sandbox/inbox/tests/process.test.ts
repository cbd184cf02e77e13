import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../main.ts');

let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loupe-inbox-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function start(env: Record<string, string>) {
  child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return child;
}

it('ends on SIGTERM, with connections open', async () => {
  const inbox = start({ PORT: '0', SMTP_PORT: '0', DATA_DIR: folder });
  const [line] = (await once(inbox.stdout!, 'data')) as [Buffer];
  expect(line.toString()).toContain('listening');
  inbox.kill('SIGTERM');
  expect(await once(inbox, 'exit')).toEqual([0, null]);
});

it('names every missing setting at once', async () => {
  const inbox = start({ PORT: '0' });
  let said = '';
  inbox.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(inbox, 'close');
  expect(code).not.toBe(0);
  expect(said).toContain('SMTP_PORT');
  expect(said).toContain('DATA_DIR');
});
