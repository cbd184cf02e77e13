import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

export const SECRET: Buffer = randomBytes(32);

/** A message as received by the shop. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

export interface Shop {
  readonly url: string;
  /** The messages about an order, in order of arrival. */
  about(orderNumber: string): Received[];
  /** The messages about an order, once there are so many. */
  until(orderNumber: string, count: number): Promise<Received[]>;
  /** The statuses of the answers to the next messages about an order, before 200. */
  answer(orderNumber: string, ...statuses: number[]): void;
  close(): void;
}

/** The receiver of the messages: a web server that stores them. */
async function openShop(): Promise<Shop> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const statuses = new Map<string, number[]>();
  const about = (orderNumber: string) => received.filter(({ body }) => body.orderNumber === orderNumber);
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString('utf8');
    const body = JSON.parse(text) as Received['body'];
    received.push({ headers: request.headers, text, body });
    response.writeHead(statuses.get(String(body.orderNumber))?.shift() ?? 200).end();
    waiting.forEach((look) => look());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/fulfilment`,
    about,
    until: (orderNumber, count) =>
      new Promise((resolve) => {
        const look = () => {
          if (about(orderNumber).length < count) return;
          waiting.delete(look);
          resolve(about(orderNumber));
        };
        waiting.add(look);
        look();
      }),
    answer: (orderNumber, ...next) => void statuses.set(orderNumber, next),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The signature of the standard, computed independently of the code under test. */
export function signatureOf(id: string, timestamp: string, body: string, secret = SECRET): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

export const isSigned = ({ headers, text }: Received, secret = SECRET): boolean =>
  headers['webhook-signature'] ===
  signatureOf(String(headers['webhook-id']), String(headers['webhook-timestamp']), text, secret);

export interface WarehouseProcess {
  readonly url: string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** The shared key of warehouse and shop. */
export async function writeKeys(
  dataDir: string,
  active: string,
  keys: Record<string, Buffer>,
): Promise<void> {
  const texts = Object.entries(keys).map(([kid, key]) => [kid, key.toString('base64')]);
  const fulfilment = { active, keys: Object.fromEntries(texts) };
  const next = join(dataDir, 'keys.next');
  await writeFile(next, JSON.stringify({ fulfilment }));
  await rename(next, join(dataDir, 'keys.json'));
}

/** The real process on a port of its choosing, listening when this resolves. */
export async function startWarehouse(
  dataDir: string,
  webhookUrl: string,
  shipAfterSeconds = 0,
): Promise<WarehouseProcess> {
  const port = await freePort();
  await writeKeys(dataDir, 'a', { a: SECRET });
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      KEYS_FILE: join(dataDir, 'keys.json'),
      WEBHOOK_URL: webhookUrl,
      SHIP_AFTER_SECONDS: String(shipAfterSeconds),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}`,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'fulfilment-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

let orders = 0;

/** A new order for each test, so that tests can share a process. */
const newSheet = () => ({
  orderNumber: `BB${String(++orders).padStart(9, '0')}`,
  site: 'beaverbrooks',
  placedAt: '2026-11-21T08:00:00.000Z',
  deliverBy: '2026-11-24',
  deliveryMethod: 'standard',
  address: {
    lastName: 'Baker',
    streetName: 'High Street',
    city: 'Leeds',
    postalCode: 'LS1 1AA',
    country: 'GB',
  },
  lines: [
    { sku: 'ring', quantity: 1, name: 'A ring' },
    { sku: 'hoops', quantity: 2, name: 'Hoops' },
  ],
});

/** PUT /orders/{orderNumber} as the shop sends it; `change` alters the call after it was signed. */
export function handOver(
  url: string,
  sheet: object & { orderNumber: string },
  change: { body?: string; headers?: Record<string, string>; path?: string } = {},
): Promise<Response> {
  const body = JSON.stringify(sheet);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const id = `${sheet.orderNumber}.placed`;
  return fetch(`${url}/orders/${change.path ?? sheet.orderNumber}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatureOf(id, timestamp, body),
      ...change.headers,
    },
    body: change.body ?? body,
  });
}

export const control = (url: string, path: string, body: object = {}): Promise<Response> =>
  fetch(`${url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The objects that the tests of a file share, and a new order for each test. */
export interface Yard {
  folder: Awaited<ReturnType<typeof temporaryFolder>>;
  shop: Shop;
  warehouse: WarehouseProcess;
  sheet: ReturnType<typeof newSheet>;
}

/** A warehouse and the shop that receives its messages, running during the tests of the file. */
export function useWarehouse(): Yard {
  const used = {} as Yard;
  beforeAll(async () => {
    used.folder = await temporaryFolder();
    used.shop = await openShop();
    used.warehouse = await startWarehouse(used.folder.path, used.shop.url);
  });
  beforeEach(() => {
    used.sheet = newSheet();
  });
  afterAll(async () => {
    await used.warehouse.kill('SIGTERM');
    used.shop.close();
    await used.folder.remove();
  });
  return used;
}
