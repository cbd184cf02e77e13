import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { clearOrphanedRuns } from '../../src/run-folder.ts';

const holders: ChildProcess[] = [];
// A child process left running by a failed test would keep this process alive.
afterEach(() => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL');
});

async function startHolder(
  variables: Record<string, string> = {},
): Promise<{ holder: ChildProcess; adminUrl: string }> {
  const env = { ...process.env, NODE_OPTIONS: '', ...variables };
  const holder = spawn(process.execPath, [join(import.meta.dirname, 'hold-postgres.ts')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  holders.push(holder);
  const lines = createInterface({ input: holder.stdout as NodeJS.ReadableStream });
  const [adminUrl] = (await once(lines, 'line')) as [string];
  return { holder, adminUrl };
}

async function answers(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Processes with the run folder of `owner` on their command line: its supervisor, its server and the server's children. */
function processesOf(owner: number): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }];
      } catch {
        return [];
      }
    })
    .filter(({ command }) => command.includes(`/runs/${owner}-`));
}

async function untilNoneOf(owner: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; processesOf(owner).length > 0 && Date.now() < deadline;)
    await delay(10);
}

describe('a test process and its server', () => {
  it('the server ends with a process that exits normally', async () => {
    const { holder, adminUrl } = await startHolder();
    expect(await answers(adminUrl)).toBe(true);
    holder.stdin?.end();
    await once(holder, 'exit');
    await untilNoneOf(holder.pid as number);
    expect(processesOf(holder.pid as number)).toEqual([]);
    expect(await answers(adminUrl)).toBe(false);
  });

  it('the server ends with a process that is killed', async () => {
    const { holder, adminUrl } = await startHolder();
    expect(await answers(adminUrl)).toBe(true);
    expect(processesOf(holder.pid as number)).not.toEqual([]);
    holder.kill('SIGKILL');
    await untilNoneOf(holder.pid as number);
    expect(processesOf(holder.pid as number)).toEqual([]);
  });

  it('when the supervisor is killed as well, the next test process ends their servers', async () => {
    const { holder, adminUrl } = await startHolder();
    const supervisor = processesOf(holder.pid as number).find(({ command }) =>
      command.includes('supervisor.ts'),
    );
    process.kill(supervisor?.pid as number, 'SIGKILL');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await answers(adminUrl)).toBe(true);
    await clearOrphanedRuns();
    expect(processesOf(holder.pid as number)).toEqual([]);
    expect(await answers(adminUrl)).toBe(false);
  });

  it('the server is the embedded one where containers are wanted and Docker does not answer', async () => {
    const { holder, adminUrl } = await startHolder({
      TEST_SERVERS: 'containers',
      DOCKER_HOST: 'unix:///nowhere/docker.sock',
    });
    expect(await answers(adminUrl)).toBe(true);
    expect(processesOf(holder.pid as number).map(({ command }) => command)).toContainEqual(
      expect.stringContaining('/postgres\0-D'),
    );
    holder.stdin?.end();
    await once(holder, 'exit');
  });
});
