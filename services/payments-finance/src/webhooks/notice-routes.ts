import type { RawAnswer, RawRoute } from '@loupe/subgraph-server/raw-route';
import type { PaymentMethod } from '../domain/payment/payment.ts';
import type { ProviderMessage } from '../domain/notice/notice-reading.ts';
import type { NoticeReceipt } from '../use-cases/receive-notice.ts';

/** In bytes; the same limit as in the gateway. */
const BODY_LIMIT = 256_000;

const refusal = (status: number, code: string, why: string): RawAnswer => ({
  status,
  body: { code, status: why },
});

/** A copy of a known message is answered like a new one, so that the sender stops sending it. */
const ANSWERS: Readonly<Record<NoticeReceipt, RawAnswer>> = {
  stored: { status: 200, body: { status: 'stored' } },
  known: { status: 200, body: { status: 'known' } },
  forged: refusal(401, 'UNAUTHENTICATED', 'not signed by the provider, or not as it came'),
  unreadable: refusal(400, 'BAD_REQUEST', 'no event of the provider'),
  unavailable: refusal(503, 'SERVICE_UNAVAILABLE', 'it could not be verified now'),
};

/** POST /webhooks/{method}, forwarded by the gateway: of each provider that tells of its own accord. */
export const noticeRoutes = (
  methods: readonly PaymentMethod[],
  receive: (method: PaymentMethod, message: ProviderMessage) => Promise<NoticeReceipt>,
): Readonly<Record<string, RawRoute>> =>
  Object.fromEntries(
    methods.map((method) => [
      `/webhooks/${method}`,
      {
        bodyLimit: BODY_LIMIT,
        answer: async ({ headers, body }) => ANSWERS[await receive(method, { headers, body })],
      } satisfies RawRoute,
    ]),
  );
