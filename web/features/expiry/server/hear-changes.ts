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
const LOOK_EVERY_MS = 100;

/**
 * Expires what this process keeps when a service publishes that it has changed. Each process hears every event, in a consumer
 * group of its own; while the brokers are away pages go on by their time-to-live, and afterwards everything expires once.
 */
export function hearChanges(): void {
  const { kafkaBrokers, port } = config();
  const queue = new ExpiryQueue(LIMITS);
  let isSilent = false;
  // What kafkajs says of each try is not for this log: one line tells of the loss.
  const logger = createLogger({ service: 'web', level: 'fatal' });
  startListener({
    kafka: createKafka({ brokers: kafkaBrokers, clientId: 'web', logger }),
    group: `web-${randomUUID()}`,
    topics: [TOPICS.display, TOPICS.store, TOPICS.content],
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

/** An event that cannot be read may be about anything. */
function tagsOf(event: Envelope): readonly string[] {
  try {
    return tagsOfEvent(event);
  } catch (error) {
    logWarning('An event cannot be read; everything kept expires.', { event: event.id, why: String(error) });
    return everyKind();
  }
}

/** One expiry at a time, in order; what fails is due again with the next. */
async function expireWhenDue(queue: ExpiryQueue, port: number): Promise<never> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS).unref());
    const tags = queue.take(Date.now());
    if (tags.length === 0) continue;
    await expireHere(port, tags).catch((error: unknown) => {
      logWarning('Kept pages could not be expired; tried again.', { tags: tags.length, why: String(error) });
      queue.add(tags);
    });
  }
}
