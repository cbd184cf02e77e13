import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { KeptFiles } from './kept-files.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'kept-'))));
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, Buffer.alloc(10));
  return path;
}

describe('kept files', () => {
  it('[CO-09] deletes the files that were used longest ago, beyond its bytes', async () => {
    const kept = new KeptFiles({ folder, mostBytes: 30 });
    const first = await write('first');
    await kept.add(first, 10);
    await kept.add(await write('second'), 10);
    await kept.add(await write('third'), 10);
    await kept.add(first, 10);
    await kept.add(await write('fourth'), 10);
    expect((await readdir(folder)).toSorted()).toEqual(['first', 'fourth', 'third']);
  });

  it('[CO-09] counts what an earlier process left', async () => {
    for (const [age, name] of ['new', 'old', 'older'].entries())
      await utimes(await write(name), 1_000_000 - age, 1_000_000 - age);
    await new KeptFiles({ folder, mostBytes: 20 }).count();
    expect((await readdir(folder)).toSorted()).toEqual(['new', 'old']);
    await expect(
      new KeptFiles({ folder: join(folder, 'none'), mostBytes: 1 }).count(),
    ).resolves.toBeUndefined();
  });

  it('[CO-09] counts what another process has written since, and no longer what it has deleted', async () => {
    const kept = new KeptFiles({ folder, mostBytes: 30 });
    for (const name of ['first', 'second', 'third']) await kept.add(await write(name), 10);
    await rm(join(folder, 'second'));
    await write('theirs');
    await kept.count();
    expect((await readdir(folder)).toSorted()).toEqual(['first', 'theirs', 'third']);
    await write('theirs too');
    await kept.count();
    expect((await readdir(folder)).toSorted()).toEqual(['theirs', 'theirs too', 'third']);
  });

  it('[CO-09] passes over a file that another process deletes at that moment', async () => {
    await symlink(join(folder, 'deleted'), join(folder, 'listed'));
    await write('first');
    const kept = new KeptFiles({ folder, mostBytes: 10 });
    await kept.count();
    await kept.add(await write('second'), 10);
    expect((await readdir(folder)).toSorted()).toEqual(['listed', 'second']);
  });

  it('[CO-09] leaves what another process is writing, and deletes what a crash has left half-written', async () => {
    const [writing, left] = [`key.avif.${randomUUID()}`, `key.avif.${randomUUID()}`];
    await write(writing);
    await utimes(await write(left), 1_000_000, 1_000_000);
    await new KeptFiles({ folder, mostBytes: 1 }).count();
    expect(await readdir(folder)).toEqual([writing]);
  });
});
