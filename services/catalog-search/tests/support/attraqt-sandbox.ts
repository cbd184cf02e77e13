import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { claimPort } from '@loupe/test-harness/ports';

const SANDBOX = new URL('../../../../sandbox/', import.meta.url);
export const TOKENS = { beaverbrooks: 'beaverbrooks-token', loupe: 'loupe-token' };

export interface AttraqtSandbox {
  readonly url: string;
  /** Whether it answers 503 to everything. */
  takeDown(down: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** The search provider of the sandbox in its own process, which has nothing to search yet. */
export async function startAttraqtSandbox(): Promise<AttraqtSandbox> {
  const port = await claimPort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['attraqt/main.ts'], {
    cwd: SANDBOX,
    env: {
      ...{ PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'attraqt-')), TRACKER_KEY: 'key' },
      SEARCH_TOKENS: Object.values(TOKENS).join(','),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    const gone = once(child, 'exit');
    if (child.kill('SIGKILL')) await gone;
  };
  for (let tries = 0; !(await isUp(url)); tries++) {
    if (tries === 600) {
      await stop();
      throw new Error('The sandbox attraqt does not start.');
    }
    await delay(100);
  }
  const takeDown = async (down: boolean) => {
    await fetch(`${url}/control`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ down }),
    });
  };
  return { url, takeDown, stop };
}

const isUp = async (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
