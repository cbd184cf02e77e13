import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { stackUnderTest } from './stack.ts';

const SERVER = fileURLToPath(new URL('../../../web/.next/standalone/web/server.js', import.meta.url));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts another instance of the stack's storefronts on another port. */
export async function startSecondWeb(): Promise<{ port: number; stop(): Promise<void> }> {
  const { ports, dataFolder, kafkaBrokers } = stackUnderTest();
  const port = await freePort();
  const web = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      ...{ PORT: String(port), HOSTNAME: 'localhost', NODE_ENV: 'production' },
      GATEWAY_URL: `http://127.0.0.1:${ports['gateway']}`,
      MEDIA_URL: `http://127.0.0.1:${ports['media']}`,
      KEYS_FILE: `${dataFolder}/keys/web/keys.json`,
      SITE_HOSTS: 'beaverbrooks.localhost=beaverbrooks,loupe.localhost=loupe',
      SITE_ORIGINS: 'beaverbrooks=http://beaverbrooks.localhost,loupe=http://loupe.localhost',
      RECAPTCHA_SCRIPT_URL: 'http://127.0.0.1/recaptcha/api.js',
      RECAPTCHA_SITE_KEY: 'none',
      CARD_ORIGINS: 'http://127.0.0.1',
      KAFKA_BROKERS: kafkaBrokers,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    web.once('exit', (code) => reject(new Error(`The second web ended with ${code} before it was ready`)));
    web.stdout.on('data', (line: Buffer) => {
      if (line.includes('Ready')) resolve();
    });
  });
  return {
    port,
    async stop() {
      if (web.exitCode !== null) return;
      web.kill();
      await once(web, 'exit');
    },
  };
}
