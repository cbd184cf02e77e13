import type { FulfilmentMessage } from '../domain/fulfilment/message.ts';

export interface ReceiveWebhookPorts<Delivery> {
  readonly fulfilmentWebhook: {
    verifiedId(delivery: Delivery): string | null;
    read(text: string): FulfilmentMessage | null;
  };
  readonly webhooks: {
    store(webhook: { provider: string; messageId: string; body: string }): Promise<boolean>;
  };
  /** Something stored wants to be acted on. */
  readonly webhookStored: () => void;
}

export type WebhookReceipt = 'stored' | 'known' | 'forged' | 'unreadable';

export const FULFILMENT = 'fulfilment';

/**
 * Stores a message of fulfilment's and nothing else: whoever sent it gets an answer before anything is done about it. What is
 * not signed by them leaves no trace.
 */
export async function receiveWebhook<Delivery extends { readonly body: Buffer }>(
  { fulfilmentWebhook, webhooks, webhookStored }: ReceiveWebhookPorts<Delivery>,
  delivery: Delivery,
): Promise<WebhookReceipt> {
  const messageId = fulfilmentWebhook.verifiedId(delivery);
  if (messageId === null) return 'forged';
  const body = delivery.body.toString('utf8');
  if (fulfilmentWebhook.read(body) === null) return 'unreadable';
  const isNew = await webhooks.store({ provider: FULFILMENT, messageId, body });
  if (isNew) webhookStored();
  return isNew ? 'stored' : 'known';
}
