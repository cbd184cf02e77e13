import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { keysFile } from '@loupe/test-harness/keys';
import { claimPort } from '@loupe/test-harness/ports';

const SANDBOXES = join(import.meta.dirname, '../../../../sandbox');

/** What every vendor's sandbox offers to tests. */
export interface VendorProcess {
  readonly url: string;
  post(path: string, body: object): Promise<unknown>;
  fault(order: object): Promise<void>;
  clearFaults(): Promise<void>;
  /** Moves the vendor's clock ahead of the real one. */
  runAhead(days: number): Promise<void>;
  stop(): Promise<void>;
}

/** The real process of a vendor's sandbox. @param keys as in the KEYS_FILE of both sides */
export async function startVendor(
  name: string,
  keys: Parameters<typeof keysFile>[0],
  env: Readonly<Record<string, string>>,
): Promise<VendorProcess> {
  const port = await claimPort();
  const dataDir = await mkdtemp(join(tmpdir(), `${name}-`));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(SANDBOXES, name, 'main.ts')], {
    env: {
      ...COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      KEYS_FILE: keysFile(keys),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };

  return {
    url,
    post,
    fault: async (order) => void (await post('/control/faults', { next: 1, ...order })),
    async clearFaults() {
      await fetch(`${url}/control/faults`, { method: 'DELETE' });
    },
    runAhead: async (days) => void (await post('/control/clock', { days })),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
