import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../.next/standalone/web/server.js', import.meta.url));

/** A port nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The built shop, started where no gateway answers. */
export async function startLonelyShop(): Promise<{ port: number; stop(): Promise<void> }> {
  const [port, nobody] = [await freePort(), await freePort()];
  const shop = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: String(port),
      HOSTNAME: '0.0.0.0',
      GATEWAY_URL: `http://127.0.0.1:${nobody}`,
      MEDIA_URL: `http://127.0.0.1:${nobody}`,
      WEB_CREDENTIAL: 'none',
      SITE_HOSTS: 'beaverbrooks.localhost=beaverbrooks,loupe.localhost=loupe',
      RECAPTCHA_SCRIPT_URL: `http://127.0.0.1:${nobody}/recaptcha/api.js`,
      RECAPTCHA_SITE_KEY: 'none',
      CARD_ORIGINS: `http://127.0.0.1:${nobody}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (shop.exitCode !== null) return;
    shop.kill();
    await once(shop, 'exit');
  };
  await new Promise<void>((resolve, reject) => {
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it was ready`)));
    shop.stdout.on('data', (line: Buffer) => {
      if (line.includes('Ready')) resolve();
    });
  });
  return { port, stop };
}
