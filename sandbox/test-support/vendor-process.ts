import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface VendorProcess {
  readonly url: string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

interface Given {
  /** Its folder here, and the name of its key set. */
  readonly name: string;
  readonly secret: string;
  readonly env: Readonly<Record<string, string>>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** The real process of a vendor, listening when this resolves. */
export async function startVendor(
  dataDir: string,
  { name, secret, env }: Given,
  more: Readonly<Record<string, string>> = {},
): Promise<VendorProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const keysFile = join(dataDir, 'keys.json');
  await writeFile(keysFile, JSON.stringify({ [name]: { active: 'k', keys: { k: secret } } }));
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', name, 'main.ts')], {
    env: { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, KEYS_FILE: keysFile, ...env, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the sandbox ended with ${code}`))),
  ]);
  return {
    url,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'vendor-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A vendor that runs during the tests of the file; each test begins with an empty ledger. @param more its variables, read when it starts */
export function useVendor(given: Given, more?: () => Readonly<Record<string, string>>): VendorProcess {
  const sandbox = {} as VendorProcess;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    Object.assign(sandbox, await startVendor(folder.path, given, more?.()));
  });
  beforeEach(() => control(sandbox, '/control/reset', {}));
  afterAll(async () => {
    await sandbox.kill('SIGTERM');
    await folder.remove();
  });
  return sandbox;
}

export async function control<T = unknown>({ url }: VendorProcess, path: string, body?: object): Promise<T> {
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
