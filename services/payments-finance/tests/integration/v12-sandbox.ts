import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { keysFile, oneKey } from '@loupe/test-harness/keys';
import { claimPort } from '@loupe/test-harness/ports';

const MAIN = join(import.meta.dirname, '../../../../sandbox/v12/main.ts');

/** As in the KEYS_FILE of both sides. */
export const V12_SET = oneKey('a-key-of-the-lender');
export const RETAILER = { id: '4711', guid: '6b0c7f6e-0f0e-4e1e-9a39-2f0d4c1b7a10' };

export interface V12Sandbox {
  readonly url: string;
  /** Changes how the lender behaves, and its products. */
  control(order: object): Promise<void>;
  stop(): Promise<void>;
}

export async function startV12(): Promise<V12Sandbox> {
  const port = await claimPort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...COMPILE_CACHE,
      PORT: String(port),
      RETAILER_ID: RETAILER.id,
      RETAILER_GUID: RETAILER.guid,
      KEYS_FILE: keysFile({ v12: V12_SET }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    url,
    async control(order) {
      const body = JSON.stringify(order);
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/control`, { method: 'PUT', headers, body });
      if (!response.ok) throw new Error(await response.text());
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
