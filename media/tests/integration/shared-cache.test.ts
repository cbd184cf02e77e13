import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { readMasters } from '../../src/masters.ts';
import { RenditionCache } from '../../src/rendition-cache.ts';
import type { Rendition } from '../../src/rendition.ts';
import { Slots } from '../../src/slots.ts';

const MEDIA = join(import.meta.dirname, '../..');
const MASTER = 'watch-tarn';
const logger = createLogger({ service: 'media-test', level: 'fatal' });

let folder: string;
const processes: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-shared-'));
  await mkdir(join(folder, 'masters'));
  await copyFile(join(MEDIA, 'masters', `${MASTER}.webp`), join(folder, 'masters', `${MASTER}.webp`));
});
afterEach(async () => {
  for (const child of processes.splice(0)) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await rm(folder, { recursive: true });
});

/** @returns its address */
async function startMedia(): Promise<string> {
  const own = { MASTERS_DIR: join(folder, 'masters'), CACHE_DIR: join(folder, 'cache') };
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: MEDIA,
    env: { ...process.env, ...own, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  for await (const line of createInterface(child.stdout)) {
    const { port } = JSON.parse(line) as { port?: number };
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error('media did not start.');
}

const pictureAt = async (origin: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${origin}/i/${MASTER}?w=320&fmt=webp`)).arrayBuffer());

describe('a cache that several processes share', () => {
  it('[CO-09] serves a process that starts later what the first has encoded', async () => {
    expect((await pictureAt(await startMedia())).subarray(8, 12).toString()).toBe('WEBP');
    const [kept] = await readdir(join(folder, 'cache'));
    // What nobody would encode: an answer with it was read.
    await writeFile(join(folder, 'cache', kept!), 'of the first process');
    expect((await pictureAt(await startMedia())).toString()).toBe('of the first process');
  });

  it('[CO-09] never serves a picture that another process has written half', async () => {
    const masters = await readMasters(join(folder, 'masters'), logger);
    const region = { left: 0, top: 0, width: 1, height: 1 };
    const master = masters.get(MASTER)!;
    const rendition: Rendition = { master, region, width: 1, height: 1, format: 'webp', quality: 75 };
    const whole = Buffer.alloc(40_000_000, 'picture');
    const open = (encode: () => Promise<Buffer>) => {
      const slots = new Slots({ count: 1, waiting: 1 });
      return new RenditionCache({ folder, mostBytes: 1e9, slots, logger, encode });
    };
    const other = open(async () => whole);
    let isWriting = true;
    const written = other.get(rendition, () => true).finally(() => (isWriting = false));
    const lengths = new Set<number>();
    while (isWriting) {
      // Each time as a process that has encoded nothing yet, and does not: it has only what is there.
      const read = await open(() => Promise.reject(new Error('not there yet')))
        .get(rendition, () => true)
        .catch(() => null);
      if (read !== null) lengths.add(read.length);
    }
    await written;
    lengths.add((await open(() => Promise.reject(new Error('not there'))).get(rendition, () => true)).length);
    expect([...lengths]).toEqual([whole.length]);
  });
});
