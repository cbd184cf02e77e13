import { setTimeout as delay } from 'node:timers/promises';
import type { Consumer as KafkaConsumer, KafkaMessage } from 'kafkajs';
import type { Topic } from '@loupe/contracts/topics';
import { decodeEnvelope } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { GapDetector } from './gap-detector.ts';
import type { GapReports } from './gap-detector.ts';
import { createGroupMember } from './group-member.ts';
import type { KafkaClient } from './kafka.ts';

export interface ListenerOptions extends GapReports {
  readonly kafka: KafkaClient;
  /** Unique to this process, so that it gets every message; the brokers delete it when it ends. */
  readonly group: string;
  readonly topics: readonly Topic[];
  /** Must not throw: nothing is delivered again. A message that is not an envelope is skipped. */
  readonly onEvent: (envelope: Envelope) => void;
}

export interface Listener {
  /** Resolves when the consumer has left the group. */
  stop(): Promise<void>;
}

const CHECK_MS = 1_000;
const RECONNECT_MS = 1_000;

/**
 * Passes events published from now on to every process that listens, for the expiry of caches. It commits no offsets and retries
 * nothing; `onGap` is called when events may have been missed. A projection or an effect needs `startConsumer`.
 */
export function startListener(options: ListenerOptions): Listener {
  const stopping = new AbortController();
  const gaps = new GapDetector(options, Date.now());
  const timer = setInterval(() => gaps.checked(Date.now()), CHECK_MS).unref();
  const done = listen(options, gaps, stopping.signal);
  return {
    stop() {
      stopping.abort();
      clearInterval(timer);
      return done;
    },
  };
}

/** kafkajs restarts a consumer after most failures; one that has stopped permanently is replaced here. */
async function listen(options: ListenerOptions, gaps: GapDetector, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const consumer = createGroupMember(options.kafka, options.group);
    const ended = endOf(consumer, signal);
    consumer.on(consumer.events.GROUP_JOIN, () => gaps.joined());
    consumer.on(consumer.events.FETCH, () => gaps.fetched(Date.now()));
    try {
      await run(consumer, options);
      await ended;
    } catch {
      // The brokers are unavailable, which `gaps` reports.
    }
    await consumer.disconnect().catch(() => {});
    await delay(RECONNECT_MS, undefined, { signal }).catch(() => {}); // rejects only when stopped
  }
}

async function run(consumer: KafkaConsumer, { topics, onEvent }: ListenerOptions): Promise<void> {
  await consumer.connect();
  await consumer.subscribe({ topics: topics.map(({ name }) => name), fromBeginning: false });
  await consumer.run({
    autoCommit: false,
    eachBatch: async ({ batch }) => {
      for (const message of batch.messages) {
        const envelope = envelopeOf(message);
        if (envelope !== null) onEvent(envelope);
      }
    },
  });
}

/** Resolves when the consumer has stopped permanently, or the signal aborts. */
function endOf(consumer: KafkaConsumer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    consumer.on(consumer.events.CRASH, ({ payload: { restart } }) => {
      if (!restart) resolve();
    });
  });
}

/** @returns null for a tombstone, and for an invalid message, which consumers put into the dead-letter topic */
function envelopeOf({ value }: KafkaMessage): Envelope | null {
  if (value === null) return null;
  try {
    return decodeEnvelope(value);
  } catch {
    return null;
  }
}
