import { afterAll, beforeAll } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const MERCHANT = {
  id: 'loupe_test',
  keyId: 'key-1',
  sharedSecret: Buffer.from('a shared secret of tests').toString('base64'),
};

export interface SandboxProcess {
  readonly url: string;
  readonly bankHost: string;
  readonly dataDir: string;
  /** Its standard output and error. */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The real process, listening when this resolves. */
export async function startSandbox(dataDir: string): Promise<SandboxProcess> {
  const port = await freePort();
  const keysFile = join(dataDir, 'keys.json');
  await writeFile(
    keysFile,
    JSON.stringify({
      cybersource: { active: MERCHANT.keyId, keys: { [MERCHANT.keyId]: MERCHANT.sharedSecret } },
    }),
  );
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://cybersource.localhost:${port}`,
      BANK_URL: `http://bank.localhost:${port}`,
      DATA_DIR: dataDir,
      MERCHANT_ID: MERCHANT.id,
      KEYS_FILE: keysFile,
    },
  });
  let written = '';
  child.stderr.on('data', (chunk) => (written += String(chunk)));
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}: ${written}`)));
    child.stdout.on('data', (chunk) => {
      written += String(chunk);
      if (written.includes('listening')) resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    bankHost: `bank.localhost:${port}`,
    dataDir,
    output: () => written,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'cybersource-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A sandbox that runs during the tests of the file. */
export function useSandbox(): SandboxProcess {
  const sandbox = {} as SandboxProcess;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    Object.assign(sandbox, await startSandbox(folder.path));
  });
  afterAll(async () => {
    await sandbox.kill('SIGTERM');
    await folder.remove();
  });
  return sandbox;
}
