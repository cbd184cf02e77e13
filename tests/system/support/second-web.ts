import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { databaseUrl } from '../../../tools/stack/services.ts';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

const SERVER = fileURLToPath(new URL('../../../web/.next/standalone/web/server.js', import.meta.url));

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts another instance of the stack's storefronts on another port. @param change of its environment */
export async function startSecondWeb(
  change: Readonly<Record<string, string>> = {},
): Promise<{ port: number; stop(): Promise<void> }> {
  const { ports, dataFolder, kafkaBrokers, adminUrl, database } = stackUnderTest();
  const { hostname, port: postgresPort } = new URL(adminUrl);
  const postgres = { host: hostname, port: Number(postgresPort || 5432), database };
  const port = await freePort();
  const web = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: String(port),
      HOSTNAME: 'localhost',
      NODE_ENV: 'production',
      GATEWAY_URL: `http://127.0.0.1:${ports['gateway']}`,
      MEDIA_URL: `http://127.0.0.1:${ports['media']}`,
      KEYS_FILE: `${dataFolder}/keys/web/keys.json`,
      SITE_HOSTS: 'beaverbrooks.localhost=beaverbrooks,loupe.localhost=loupe',
      SITE_ORIGINS: 'beaverbrooks=http://beaverbrooks.localhost,loupe=http://loupe.localhost',
      RECAPTCHA_SCRIPT_URL: 'http://127.0.0.1/recaptcha/api.js',
      RECAPTCHA_SITE_KEY: 'none',
      CARD_ORIGINS: 'http://127.0.0.1',
      KLARNA_SCRIPT_URL: 'http://127.0.0.1/lib/v1/api.js',
      KAFKA_BROKERS: kafkaBrokers,
      DATABASE_URL: databaseUrl({ postgres }, 'web'),
      ...change,
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
