import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@loupe/test-harness/until';
import { claimDataFolder, rememberChild, type Claim } from './orphans.ts';

let folder: string;
let child: ChildProcess;
let claim: Claim | undefined;
const take = async () => {
  claim = await claimDataFolder(folder);
  return claim.orphans;
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-orphans-'));
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout!, 'data');
});
afterEach(() => {
  claim?.release();
  claim = undefined;
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const pids = () =>
  JSON.parse(readFileSync(join(folder, 'pids.json'), 'utf8')) as { name: string; startTime: string }[];

describe('children that outlived their supervisor', () => {
  it('are ended at the next start', async () => {
    rememberChild(folder, 'gateway', child.pid!);
    const exit = once(child, 'exit');
    expect(await take()).toEqual(['gateway']);
    expect(await exit).toEqual([null, 'SIGTERM']);
  });

  it('whose pid now belongs to another process are not ended', async () => {
    rememberChild(folder, 'gateway', child.pid!);
    writeFileSync(
      join(folder, 'pids.json'),
      JSON.stringify(pids().map((entry) => ({ ...entry, startTime: '1' }))),
    );
    expect(await take()).toEqual([]);
    expect(child.exitCode).toBeNull();
  });

  it('are not orphans while the supervisor runs: a second start is refused', async () => {
    await take();
    rememberChild(folder, 'gateway', child.pid!);
    await expect(claimDataFolder(folder)).rejects.toThrow(
      /already runs from .* set LOUPE_DATA and LOUPE_PORT_BASE/,
    );
    expect(child.exitCode).toBeNull();
  });

  it('are orphans also when the supervisor is a zombie', async () => {
    const hangs = `setInterval(() => {}, 1000)`;
    const starts = `console.log(require('node:child_process').spawn(process.execPath, ['-e', '${hangs}']).pid)`;
    const parent = spawn(process.execPath, ['-e', starts], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const zombie = Number(await once(parent.stdout, 'data'));
      parent.kill('SIGSTOP');
      process.kill(zombie, 'SIGKILL');
      await until('it has ended', async () => readFileSync(`/proc/${zombie}/stat`, 'utf8').includes(') Z '));
      const startTime = readFileSync(`/proc/${zombie}/stat`, 'utf8').split(' ').at(21)!;
      writeFileSync(
        join(folder, 'pids.json'),
        JSON.stringify([{ pid: zombie, startTime, name: 'supervisor' }]),
      );
      expect(await take()).toEqual([]);
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('cannot have two supervisors: of two that claim a folder at once, one gets it, also through a symlink', async () => {
    symlinkSync(folder, `${folder}-link`);
    try {
      const claims = await Promise.allSettled([folder, `${folder}-link`, folder].map(claimDataFolder));
      const taken = claims.filter(({ status }) => status === 'fulfilled');
      expect(taken).toHaveLength(1);
      (taken[0] as PromiseFulfilledResult<Claim>).value.release();
      expect(await take()).toEqual([]);
    } finally {
      rmSync(`${folder}-link`);
    }
  });
});
