import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const CLIENT = { id: 'client-of-tests', secret: 'a secret of tests' };
export const WEBHOOK_ID = 'webhook-of-tests';

export interface SandboxProcess {
  readonly url: string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** The real process, listening when this resolves. */
export async function startSandbox(dataDir: string, webhookUrl?: string): Promise<SandboxProcess> {
  const port = await freePort();
  const keysFile = join(dataDir, 'keys.json');
  await writeFile(keysFile, JSON.stringify({ paypal: { active: 'k', keys: { k: CLIENT.secret } } }));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      CLIENT_ID: CLIENT.id,
      KEYS_FILE: keysFile,
      WEBHOOK_ID,
      ...(webhookUrl === undefined ? {} : { WEBHOOK_URL: webhookUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the sandbox ended with ${code}`))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'paypal-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A sandbox that runs during the tests of the file; each test begins with an empty ledger. */
export function useSandbox(webhookUrl?: () => string): SandboxProcess {
  const sandbox = {} as SandboxProcess;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    Object.assign(sandbox, await startSandbox(folder.path, webhookUrl?.()));
  });
  beforeEach(() => control(sandbox, '/control/reset', {}));
  afterAll(async () => {
    await sandbox.kill('SIGTERM');
    await folder.remove();
  });
  return sandbox;
}

export async function control<T = unknown>({ url }: SandboxProcess, path: string, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    ...(body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}
