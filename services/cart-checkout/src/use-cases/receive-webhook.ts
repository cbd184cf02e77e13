import type { FulfilmentMessage } from '../domain/fulfilment/message.ts';

export interface ReceiveWebhookPorts<Delivery> {
  readonly fulfilmentWebhook: {
    verifiedId(delivery: Delivery): string | null;
    textOf(body: Buffer): string | null;
    read(text: string): FulfilmentMessage | null;
  };
  readonly webhooks: {
    store(webhook: { provider: string; messageId: string; body: string }): Promise<boolean>;
  };
  /** Wakes the processing of stored messages. */
  readonly webhookStored: () => void;
  readonly reportFault: (error: unknown, message: string) => void;
}

/** `unstorable`: signed, with text that Postgres would reject or change. */
export type WebhookReceipt = 'stored' | 'known' | 'forged' | 'unreadable' | 'unstorable';

const FULFILMENT = 'fulfilment';

/** A signed message of fulfilment was rejected; fulfilment will keep resending it (docs/runbooks/webhooks-failing.md). */
class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError';
}

/**
 * Only stores a message of fulfilment, so that the sender gets its answer quickly. An unsigned message is answered and not logged;
 * a signed message that we reject is logged.
 */
export async function receiveWebhook<Delivery extends { readonly body: Buffer }>(
  ports: ReceiveWebhookPorts<Delivery>,
  delivery: Delivery,
): Promise<WebhookReceipt> {
  const { fulfilmentWebhook, webhooks, webhookStored } = ports;
  const messageId = fulfilmentWebhook.verifiedId(delivery);
  if (messageId === null) return 'forged';
  const refuse = (receipt: 'unreadable' | 'unstorable') => {
    const refusal = new WebhookRefusedError(`${FULFILMENT} ${messageId}: ${receipt}`);
    ports.reportFault(refusal, 'A signed webhook was refused.');
    return receipt;
  };
  const body = fulfilmentWebhook.textOf(delivery.body);
  if (body === null) return refuse('unstorable');
  if (fulfilmentWebhook.read(body) === null) return refuse('unreadable');
  const isNew = await webhooks.store({ provider: FULFILMENT, messageId, body });
  if (isNew) webhookStored();
  return isNew ? 'stored' : 'known';
}
