import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createProbe, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { keysFile, testStack } from './support/test-stack.ts';

const SERVER = fileURLToPath(new URL('../.next/standalone/web/server.js', import.meta.url));
const gatewayUrl = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:3001';

type Configuration = { composableInstance?: boolean; wishlistPageSize?: number };

/**
 * Proxies the stack's gateway and overrides the shop's configuration in its answers: both shops share one stack, and
 * a test needs one of them configured differently.
 */
async function startGateway(configuration: Configuration) {
  const asked: string[] = [];
  const gateway = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    void (async () => {
      const body = await bodyOf(request);
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        HOP.has(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
      );
      const answer = await fetch(`${gatewayUrl}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers,
        ...(body.length > 0 ? { body } : {}),
      });
      const text = await answer.text();
      for (const cookie of answer.headers.getSetCookie()) response.appendHeader('set-cookie', cookie);
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      response.end(text.includes('"siteConfiguration":{') ? configured(text, configuration) : text);
    })().catch(() => response.writeHead(502).end());
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  return { gateway, asked };
}

const HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding']);

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function configured(text: string, configuration: Configuration): string {
  const answer = JSON.parse(text) as { data: { siteConfiguration: object } };
  Object.assign(answer.data.siteConfiguration, configuration);
  return JSON.stringify(answer);
}

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts both shops on a separate port, configured differently from the stack's. `asked` is what they have asked of the gateway. */
export async function startConfiguredShop(
  configuration: Configuration,
): Promise<{ port: number; asked: readonly string[]; stop(): Promise<void> }> {
  const { ports, kafkaBrokers } = testStack();
  const ofCards = ['cybersource', 'bank'].map((host) => `http://${host}.localhost:${ports['cybersource']}`);
  const { gateway, asked } = await startGateway(configuration);
  const port = await freePort();
  const shop = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: String(port),
      HOSTNAME: 'localhost',
      GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
      MEDIA_URL: process.env['MEDIA_URL'] ?? gatewayUrl,
      KEYS_FILE: keysFile(),
      SITE_HOSTS: 'beaverbrooks.localhost=beaverbrooks,loupe.localhost=loupe',
      SITE_ORIGINS: 'beaverbrooks=http://beaverbrooks.localhost,loupe=http://loupe.localhost',
      RECAPTCHA_SCRIPT_URL: 'http://127.0.0.1/recaptcha/api.js',
      RECAPTCHA_SITE_KEY: 'none',
      CARD_ORIGINS: ofCards.join(','),
      KLARNA_SCRIPT_URL: 'http://127.0.0.1/lib/v1/api.js',
      KAFKA_BROKERS: kafkaBrokers,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it was ready`)));
    shop.stdout.on('data', (line: Buffer) => {
      if (line.includes('Ready')) resolve();
    });
  });
  return {
    port,
    asked,
    async stop() {
      gateway.close();
      gateway.closeAllConnections();
      if (shop.exitCode !== null) return;
      shop.kill();
      await once(shop, 'exit');
    },
  };
}
