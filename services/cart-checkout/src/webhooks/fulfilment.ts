import type { RawAnswer, RawRequest, RawRoute } from '@loupe/subgraph-server/raw-route';
import type { WebhookReceipt } from '../use-cases/receive-webhook.ts';

/** In bytes; the same limit as in the gateway. */
const BODY_LIMIT = 256_000;

const refusal = (status: number, code: string, why: string): RawAnswer => ({
  status,
  body: { code, status: why },
});

/** A copy of a known message is answered like a new one, so that the sender stops sending it. */
const ANSWERS: Readonly<Record<WebhookReceipt, RawAnswer>> = {
  stored: { status: 200, body: { status: 'stored' } },
  known: { status: 200, body: { status: 'known' } },
  forged: refusal(401, 'UNAUTHENTICATED', 'not signed by fulfilment, not now, or not as it came'),
  unreadable: refusal(400, 'BAD_REQUEST', 'no message of fulfilment'),
  unstorable: refusal(
    400,
    'BAD_USER_INPUT',
    'not UTF-8, or with U+0000 or half a surrogate pair in its text',
  ),
};

/** POST /webhooks/fulfilment, forwarded by the gateway. */
export function fulfilmentRoute(receive: (delivery: RawRequest) => Promise<WebhookReceipt>): RawRoute {
  return { bodyLimit: BODY_LIMIT, answer: async (request) => ANSWERS[await receive(request)] };
}
