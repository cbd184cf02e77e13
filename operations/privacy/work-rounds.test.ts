import { afterAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../../tools/stack/services.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const [nobody, port] = [await freePort(), await freePort()];
const job = spawn(
  process.execPath,
  ['operations/privacy.ts', 'work', '--every', '1', '--port', String(port)],
  {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: `postgresql://postgres@127.0.0.1:${nobody}/postgres` },
  },
);
afterAll(() => {
  job.kill();
});

describe('the job of requests about data', () => {
  it('lives on while Postgres is down: it tries again, says why, and is alive', async () => {
    let said = '';
    job.stderr.on('data', (text: Buffer) => (said += text.toString()));
    for (const end = Date.now() + 20_000; said.split('ECONNREFUSED').length < 3; await delay(100))
      if (Date.now() > end || job.exitCode !== null) throw new Error(`It ended or was silent: ${said}`);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});
