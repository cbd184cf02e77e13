import { fulfilmentWebhook } from '../../../src/adapters/fulfilment/fulfilment-webhook.ts';
import { signMessage } from '../../../src/adapters/fulfilment/signature.ts';
import type { SigningKeySet } from '@loupe/subgraph-server/key-set';
import { drained } from '@loupe/test-harness/drained';
import { testPublicKeys } from '@loupe/test-harness/keys';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { createLogger } from '@loupe/telemetry/logger';
import { createServer } from '../../../src/server.ts';
import { followFulfilment } from '../../../src/use-cases/follow-fulfilment.ts';
import type { Ending } from '../../../src/use-cases/follow-fulfilment.ts';
import { processWebhooks, WEBHOOKS_AT_ONCE } from '../../../src/use-cases/process-webhooks.ts';
import { receiveWebhook } from '../../../src/use-cases/receive-webhook.ts';
import { pay, readyToPay } from './buyer.ts';
import type { Instance, Shop } from './shop.ts';

export const SECRET = Buffer.alloc(32, 'f');
export const fulfilmentKeys = (secret = SECRET): (() => SigningKeySet<Buffer>) => {
  const set = { accepted: new Map([['test', secret]]), active: { kid: 'test', key: secret } };
  return () => set;
};
const now = () => new Date();

export type Warehouse = Awaited<ReturnType<typeof openWarehouse>>;

/** Fulfilment, which sends messages about orders, and one instance of the service that receives them over HTTP. */
export async function openWarehouse(instance: Instance) {
  const log: object[] = [];
  const ports = {
    ...instance.ports,
    fulfilmentWebhook: fulfilmentWebhook({ keys: fulfilmentKeys(), now }),
    log: (about: object, message: string) => void log.push({ ...about, message }),
  };
  const server = createServer({
    port: 0,
    publicKeys: testPublicKeys,
    useCases: instance,
    receiveWebhook: (delivery) => receiveWebhook({ ...ports, webhookStored: () => {} }, delivery),
    limitsOf: () => ({ cartMiniLimit: 5, wishlistMiniLimit: 4 }),
    roundelsOf: () => [],
    steps: { add: () => {} },
    alive: () => true,
    ready: async () => ({}),
    now,
    logger: createLogger({ service: 'cart-checkout', level: 'silent' }),
  });
  const url = `http://127.0.0.1:${(await server.start()).port}/webhooks/fulfilment`;
  let sent = 0;

  return {
    url,
    /** The service's log lines. */
    log,
    stop: () => server.stop(),
    /** Runs one sweep of the instance. */
    process: () => drained(() => processWebhooks(ports), WEBHOOKS_AT_ONCE),

    /** Leases only the oldest message, to process it when the test says so. */
    async takeOne(): Promise<() => Promise<Ending>> {
      const [webhook] = await ports.webhooks.lease(1, 60);
      const message = webhook && ports.fulfilmentWebhook.read(webhook.body);
      if (!webhook || !message) throw new Error('Nothing is due.');
      return () => followFulfilment(ports, webhook, message);
    },

    /** @returns the status of the answer */
    async post(body: string, headers: Record<string, string>): Promise<number> {
      return (await this.answerTo(body, headers)).status;
    },

    async answerTo(body: string | Buffer<ArrayBuffer>, headers: Record<string, string>) {
      const response = await fetch(url, { method: 'POST', body, headers });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },

    /** Sends bytes that fulfilment signed. */
    answerToSigned(body: string | Buffer<ArrayBuffer>, id: string) {
      return this.answerTo(body, { ...signMessage({ id, body }, SECRET, now()) });
    },

    /** Sends a signed message about an order. @param id of the message; a new one by default */
    async notify(
      type: string,
      orderNumber: string,
      more: object = {},
      id = `message-${++sent}`,
    ): Promise<number> {
      const body = JSON.stringify({
        type,
        orderNumber,
        sequence: sent,
        occurredAt: now().toISOString(),
        ...more,
      });
      return this.post(body, { ...signMessage({ id, body }, SECRET, now()) });
    },
  };
}

/** An order of pieces at 265 pounds each, with free delivery. @returns its number and id */
export async function placed(shop: Shop, instance: Instance, skus: readonly string[]) {
  const answer = await pay(instance, await readyToPay(instance, skus));
  if (answer.type !== 'OrderPlaced') throw new Error(`No order was placed: ${answer.type}`);
  const { orderNumber } = answer;
  const [row] = await shop.query<{ id: string; placement: string }>(
    'SELECT id, placement_id AS placement FROM sales_order WHERE order_number = $1',
    [orderNumber],
  );
  return { orderNumber, id: row!.id, placementId: row!.placement };
}

export interface PublishedEvent {
  type: string;
  version: number;
  envelope: ReturnType<typeof decodeEnvelope>;
}

/** The published events of an order, in order. */
export async function eventsOf(shop: Shop, orderId: string): Promise<PublishedEvent[]> {
  const rows = await shop.query<{ type: string; version: number; payload: Buffer }>(
    `SELECT type, aggregate_version::int AS version, payload FROM outbox WHERE aggregateid = $1 ORDER BY seq`,
    [orderId],
  );
  return rows.map(({ type, version, payload }) => ({ type, version, envelope: decodeEnvelope(payload) }));
}
