import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { keysFile } from './support/test-stack.ts';

const SERVER = fileURLToPath(new URL('../.next/standalone/web/server.js', import.meta.url));

/** A free port. A second one is used as an address at which nothing listens. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

type IsolatedShop = {
  port: number;
  /** Output so far. */
  log(): string;
  stop(): Promise<void>;
};

/** Starts the built shop without a reachable gateway, unless one is given. */
export async function startIsolatedShop({
  gateway,
  env = {},
}: { gateway?: string; env?: Readonly<Record<string, string>> } = {}): Promise<IsolatedShop> {
  const [port, closedPort] = [await freePort(), await freePort()];
  const shop = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      HOSTNAME: '0.0.0.0',
      GATEWAY_URL: gateway ?? `http://127.0.0.1:${closedPort}`,
      MEDIA_URL: `http://127.0.0.1:${closedPort}`,
      KEYS_FILE: keysFile(),
      SITE_HOSTS: 'beaverbrooks.localhost=beaverbrooks,loupe.localhost=loupe',
      SITE_ORIGINS: 'beaverbrooks=http://beaverbrooks.localhost,loupe=http://loupe.localhost',
      RECAPTCHA_SCRIPT_URL: `http://127.0.0.1:${closedPort}/recaptcha/api.js`,
      RECAPTCHA_SITE_KEY: 'none',
      CARD_ORIGINS: `http://127.0.0.1:${closedPort}`,
      KLARNA_SCRIPT_URL: `http://127.0.0.1:${closedPort}/lib/v1/api.js`,
      KAFKA_BROKERS: `127.0.0.1:${closedPort}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (text: Buffer) => (log += text.toString()));
  const stop = async () => {
    if (shop.exitCode !== null) return;
    shop.kill();
    await once(shop, 'exit');
  };
  await new Promise<void>((resolve, reject) => {
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it was ready: ${log}`)));
    shop.stdout.on('data', (line: Buffer) => {
      if (line.includes('Ready')) resolve();
    });
  });
  return { port, log: () => log, stop };
}
