import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const USER = { id: '8421', password: 'a password of tests' };

export interface SandboxProcess {
  readonly primary: string;
  readonly secondary: string;
  readonly dataDir: string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

async function freePorts(): Promise<[number, number]> {
  const servers = [0, 1].map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports as [number, number];
}

/** The real process, listening on both ports when this resolves. */
export async function startSandbox(dataDir: string): Promise<SandboxProcess> {
  const [port, secondaryPort] = await freePorts();
  const keysFile = join(dataDir, 'keys.json');
  await writeFile(keysFile, JSON.stringify({ givex: { active: 'k', keys: { k: USER.password } } }));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PORT: String(port),
      SECONDARY_PORT: String(secondaryPort),
      DATA_DIR: dataDir,
      USER_ID: USER.id,
      KEYS_FILE: keysFile,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the sandbox ended with ${code}`))),
  ]);
  return {
    primary: `http://127.0.0.1:${port}`,
    secondary: `http://127.0.0.1:${secondaryPort}`,
    dataDir,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'givex-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A sandbox that runs during the tests of the file; each test begins with an empty ledger. */
export function useSandbox(): SandboxProcess {
  const sandbox = {} as SandboxProcess;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    Object.assign(sandbox, await startSandbox(folder.path));
  });
  beforeEach(() => control(sandbox, '/control/reset', {}));
  afterAll(async () => {
    await sandbox.kill('SIGTERM');
    await folder.remove();
  });
  return sandbox;
}

export async function control<T = unknown>(
  { primary }: SandboxProcess,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(primary + path, {
    ...(body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}
