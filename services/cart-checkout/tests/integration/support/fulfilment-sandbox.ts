import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { keysFile, oneKey } from '@loupe/test-harness/keys';
import { claimPort } from '@loupe/test-harness/ports';

const SANDBOX = new URL('../../../../../sandbox/', import.meta.url);

export type FulfilmentSandbox = Awaited<ReturnType<typeof startFulfilmentSandbox>>;

/** The warehouse of the sandbox, in its own process. @param webhookUrl receives its messages */
export async function startFulfilmentSandbox(webhookUrl: string, secret: Buffer) {
  const dataDir = mkdtempSync(join(tmpdir(), 'loupe-test-fulfilment-'));
  const port = await claimPort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['fulfilment/main.ts'], {
    cwd: SANDBOX,
    env: {
      ...COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: dataDir,
      WEBHOOK_URL: webhookUrl,
      KEYS_FILE: keysFile({ fulfilment: oneKey(secret.toString('base64')) }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    const gone = once(child, 'exit');
    if (child.kill('SIGKILL')) await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let tries = 0; !(await isUp(url)); tries++) {
    if (tries === 100) {
      await stop();
      throw new Error('The fulfilment sandbox does not start.');
    }
    await delay(100);
  }
  return { url, stop };
}

const isUp = async (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
