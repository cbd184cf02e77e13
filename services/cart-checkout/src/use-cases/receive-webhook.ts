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
  /** Something stored wants to be acted on. */
  readonly webhookStored: () => void;
  readonly reportFault: (error: unknown, message: string) => void;
}

/** `unstorable`: signed, with text that Postgres would refuse or change. */
export type WebhookReceipt = 'stored' | 'known' | 'forged' | 'unreadable' | 'unstorable';

const FULFILMENT = 'fulfilment';

/** Fulfilment signed what we do not take, and will send it again and again (docs/runbooks/webhooks-failing.md). */
export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError';
}

/**
 * Stores a message of fulfilment and does nothing else about it, so that the sender is answered first. A message that they did
 * not sign is answered and not logged; one that they signed and we refuse is logged.
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
