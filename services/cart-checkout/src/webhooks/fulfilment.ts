import type { RawAnswer, RawRequest, RawRoute } from '@loupe/subgraph-server/raw-route';
import type { WebhookReceipt } from '../use-cases/receive-webhook.ts';

/** Bytes; what the gateway lets through. */
const BODY_LIMIT = 256_000;

/** A message that is known is as well received as a new one: the sender is to stop sending it. */
const ANSWERS: Readonly<Record<WebhookReceipt, RawAnswer>> = {
  stored: { status: 200, body: { status: 'stored' } },
  known: { status: 200, body: { status: 'known' } },
  forged: { status: 401, body: { status: 'not signed by fulfilment, not now, or not as it came' } },
  unreadable: { status: 400, body: { status: 'no message of fulfilment' } },
};

/** POST /webhooks/fulfilment, as the gateway passes it on. */
export function fulfilmentRoute(receive: (delivery: RawRequest) => Promise<WebhookReceipt>): RawRoute {
  return { bodyLimit: BODY_LIMIT, answer: async (request) => ANSWERS[await receive(request)] };
}
