import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDataFolder, forgetChildren, rememberChild } from './orphans.ts';

let folder: string;
let child: ChildProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-orphans-'));
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout!, 'data');
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const pids = () =>
  JSON.parse(readFileSync(join(folder, 'pids.json'), 'utf8')) as { name: string; startTime: string }[];

describe('children that outlived their supervisor', () => {
  it('are ended at the next start', async () => {
    rememberChild(folder, 'gateway', child.pid!);
    const exit = once(child, 'exit');
    expect(await claimDataFolder(folder)).toEqual(['gateway']);
    expect(await exit).toEqual([null, 'SIGTERM']);
  });

  it('whose pid now belongs to another process are left alone', async () => {
    rememberChild(folder, 'gateway', child.pid!);
    writeFileSync(
      join(folder, 'pids.json'),
      JSON.stringify(pids().map((entry) => ({ ...entry, startTime: '1' }))),
    );
    expect(await claimDataFolder(folder)).toEqual([]);
    expect(child.exitCode).toBeNull();
  });

  it('are not orphans while the supervisor lives: a second start is refused', async () => {
    await claimDataFolder(folder);
    rememberChild(folder, 'gateway', child.pid!);
    await expect(claimDataFolder(folder)).rejects.toThrow(
      /already runs from .* set LOUPE_DATA and LOUPE_PORT_BASE/,
    );
    forgetChildren(folder);
    expect(child.exitCode).toBeNull();
  });
});
