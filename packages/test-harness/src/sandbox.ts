import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { COMPILE_CACHE } from './compile-cache.ts';
import { claimPort } from './ports.ts';

const SANDBOX = new URL('../../../sandbox/', import.meta.url);

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** One third party of the sandbox, in its own process. @param name its folder */
export async function startSandbox(name: string, env: Record<string, string>) {
  const port = await claimPort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [`${name}/main.ts`], {
    cwd: SANDBOX,
    env: { ...COMPILE_CACHE, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    const gone = once(child, 'exit');
    if (child.kill('SIGKILL')) await gone;
  };
  for (let tries = 0; !(await isUp(url)); tries++) {
    if (tries === 600) {
      await stop();
      throw new Error(`The sandbox ${name} does not start.`);
    }
    await delay(100);
  }
  const put = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { url, put, stop };
}

const isUp = async (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
