import { sweepEach } from '@loupe/database/sweep-each';
import type { FulfilmentMessage } from '../domain/fulfilment/message.ts';
import { followFulfilment } from './follow-fulfilment.ts';
import type { Ending, FollowFulfilmentPorts } from './follow-fulfilment.ts';

interface Webhook {
  readonly provider: string;
  readonly messageId: string;
  readonly body: string;
}

export interface ProcessWebhooksPorts extends FollowFulfilmentPorts {
  readonly fulfilmentWebhook: { read(text: string): FulfilmentMessage | null };
  readonly webhooks: {
    lease(limit: number, leaseSeconds: number): Promise<Webhook[]>;
    close(webhook: Webhook, state: 'done' | 'failed', outcome: string): Promise<void>;
    postpone(webhook: Webhook, why: string): Promise<'due' | 'failed'>;
  };
  readonly reportFault: (error: unknown, message: string) => void;
  /** Writes a log line; `about` contains no personal data. */
  readonly log?: (about: object, message: string) => void;
}

/** Limit of one sweep. */
export const WEBHOOKS_AT_ONCE = 20;
/** Longer than a batch takes. If it expires anyway, the second process finds the message closed. */
const LEASE_SECONDS = 20;

/** A stored message could not be applied and needs an operator (docs/runbooks/webhooks-failing.md). */
class WebhookFailedError extends Error {
  override readonly name = 'WebhookFailedError';
}

/**
 * Applies a batch of stored messages, oldest first and one after the other, because several often concern the same order.
 * @returns how many were due
 */
export async function processWebhooks(ports: ProcessWebhooksPorts): Promise<number> {
  const due = await ports.webhooks.lease(WEBHOOKS_AT_ONCE, LEASE_SECONDS);
  await sweepEach(due, (webhook) => processOne(ports, webhook));
  return due.length;
}

async function processOne(ports: ProcessWebhooksPorts, webhook: Webhook): Promise<void> {
  const { provider, messageId } = webhook;
  const { state, outcome } = await act(ports, webhook).catch(async (error: unknown): Promise<Ending> => {
    ports.reportFault(error, 'A webhook could not be acted on.');
    const why = String(error);
    return { state: await ports.webhooks.postpone(webhook, why), outcome: why };
  });
  if (state !== 'failed') return;
  const failure = new WebhookFailedError(`${provider} ${messageId}: ${outcome}`);
  ports.reportFault(failure, 'A webhook has failed for good.');
}

async function act(ports: ProcessWebhooksPorts, webhook: Webhook): Promise<Ending> {
  const message = ports.fulfilmentWebhook.read(webhook.body);
  if (message !== null) {
    const ending = await followFulfilment(ports, webhook, message);
    const { orderNumber, type } = message;
    ports.log?.(
      { orderNumber, type, messageId: webhook.messageId, ...ending },
      'fulfilment message processed',
    );
    return ending;
  }
  const outcome = 'it cannot be read any more';
  await ports.webhooks.close(webhook, 'failed', outcome);
  return { state: 'failed', outcome };
}
