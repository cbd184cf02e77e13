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
  /** Tells the log of what was done; numbers and names of things only. */
  readonly log?: (about: object, message: string) => void;
}

/** How many one sweep takes. */
export const WEBHOOKS_AT_ONCE = 20;
/** Longer than a batch takes; a process that comes too late finds the message closed. */
const LEASE_SECONDS = 20;

/** A message that was stored will never be acted on: somebody has to look (docs/runbooks/webhooks-failing.md). */
export class WebhookFailedError extends Error {
  override readonly name = 'WebhookFailedError';
}

/**
 * Acts on a batch of stored messages, oldest first, one after the other: each tells of one order, and often of the same.
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
    ports.log?.({ orderNumber, type, messageId: webhook.messageId, ...ending }, 'news of an order');
    return ending;
  }
  const outcome = 'it cannot be read any more';
  await ports.webhooks.close(webhook, 'failed', outcome);
  return { state: 'failed', outcome };
}
