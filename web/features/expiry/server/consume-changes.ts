import { randomUUID } from 'node:crypto';
import { TOPICS } from '@loupe/contracts/topics';
import type { Envelope } from '@loupe/messaging/envelope';
import { createKafka } from '@loupe/messaging/kafka';
import { startListener } from '@loupe/messaging/listener';
import { createLogger } from '@loupe/telemetry/logger';
import { everyKind } from '#lib/cache-manifest.ts';
import { config } from '#lib/config.ts';
import { logWarning } from '#lib/log.ts';
import { ExpiryQueue } from '../expiry-queue.ts';
import { tagsOfEvent } from '../tags-of-event.ts';
import { expireHere } from './expire-here.ts';

const LIMITS = { most: 200, everyMs: 500, everyMsInFlood: 3_000, againAfterMs: 2_000 };
const CHECK_EVERY_MS = 100;

/**
 * Expires cached pages and lookups when a service publishes a change. Each process consumes every event, in its own
 * consumer group; while the brokers are down pages expire by their time-to-live, and afterwards everything expires
 * once.
 */
export function consumeChanges(): void {
  const { kafkaBrokers, port } = config();
  const queue = new ExpiryQueue(LIMITS);
  let isSilent = false;
  // Silences kafkajs, which logs every retry: one line of our own reports the outage.
  const logger = createLogger({ service: 'web', level: 'fatal' });
  startListener({
    kafka: createKafka({ brokers: kafkaBrokers, clientId: 'web', logger }),
    group: `web-${randomUUID()}`,
    topics: [TOPICS.display, TOPICS.store, TOPICS.content, TOPICS.configuration],
    onEvent: (event) => queue.add(tagsOf(event)),
    onGap: () => {
      if (isSilent) logWarning('Changes are heard again; everything kept expires once.');
      isSilent = false;
      queue.add(everyKind());
    },
    onSilence: () => {
      isSilent = true;
      logWarning(
        'Changes are not heard: the brokers do not answer. Pages are renewed by their time-to-live.',
      );
    },
  });
  void expireWhenDue(queue, port);
}

/** An event that cannot be parsed may be about anything. */
function tagsOf(event: Envelope): readonly string[] {
  try {
    return tagsOfEvent(event);
  } catch (error) {
    logWarning('An event cannot be read; everything kept expires.', { event: event.id, why: String(error) });
    return everyKind();
  }
}

/** One expiry at a time, in order; failed tags are queued again. */
async function expireWhenDue(queue: ExpiryQueue, port: number): Promise<never> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS).unref());
    const tags = queue.take(Date.now());
    if (tags.length === 0) continue;
    await expireHere(port, tags).catch((error: unknown) => {
      logWarning('Kept pages could not be expired; tried again.', { tags: tags.length, why: String(error) });
      queue.add(tags);
    });
  }
}
