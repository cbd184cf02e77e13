import { setTimeout as delay } from 'node:timers/promises';
import type { Consumer as KafkaConsumer, KafkaMessage } from 'kafkajs';
import type { Topic } from '@loupe/contracts/topics';
import { decodeEnvelope } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { Hearing } from './hearing.ts';
import type { HearingReports } from './hearing.ts';
import type { KafkaClient } from './kafka.ts';

export interface ListenerOptions extends HearingReports {
  readonly kafka: KafkaClient;
  /** Of this process alone, so that it is given every message; nothing of it stays at the brokers when it ends. */
  readonly group: string;
  readonly topics: readonly Topic[];
  /** Must not throw: nothing is delivered twice. A message that is no envelope is left out. */
  readonly hear: (envelope: Envelope) => void;
}

export interface Listener {
  /** Resolves when the group is left. */
  stop(): Promise<void>;
}

const CHECK_MS = 1_000;
const RECONNECT_MS = 1_000;

/**
 * Hears what is published from now on, in every process that listens: for caches that forget by it. It stores nothing, keeps no
 * offset and tries nothing again; `onGap` says when something may have been missed. A projection or an effect needs
 * `startConsumer`.
 */
export function startListener(options: ListenerOptions): Listener {
  const stopping = new AbortController();
  const hearing = new Hearing(options, Date.now());
  const timer = setInterval(() => hearing.checked(Date.now()), CHECK_MS).unref();
  const done = listen(options, hearing, stopping.signal);
  return {
    stop() {
      stopping.abort();
      clearInterval(timer);
      return done;
    },
  };
}

/** kafkajs restarts a consumer after most failures; one that has ended for good is replaced here. */
async function listen(options: ListenerOptions, hearing: Hearing, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const consumer = createMember(options);
    const ended = endOf(consumer, signal);
    consumer.on(consumer.events.GROUP_JOIN, () => hearing.joined());
    consumer.on(consumer.events.FETCH, () => hearing.fetched(Date.now()));
    try {
      await run(consumer, options);
      await ended;
    } catch {
      // The brokers are away: `hearing` says so.
    }
    await consumer.disconnect().catch(() => {});
    await delay(RECONNECT_MS, undefined, { signal }).catch(() => {}); // rejects only when stopped
  }
}

const createMember = ({ kafka, group }: ListenerOptions): KafkaConsumer =>
  kafka.consumer({
    groupId: group,
    allowAutoTopicCreation: false,
    maxWaitTimeInMs: 250,
    sessionTimeout: 10_000,
    heartbeatInterval: 2_000,
  });

async function run(consumer: KafkaConsumer, { topics, hear }: ListenerOptions): Promise<void> {
  await consumer.connect();
  await consumer.subscribe({ topics: topics.map(({ name }) => name), fromBeginning: false });
  await consumer.run({
    autoCommit: false,
    eachBatch: async ({ batch }) => {
      for (const message of batch.messages) {
        const envelope = envelopeOf(message);
        if (envelope !== null) hear(envelope);
      }
    },
  });
}

/** Resolves when the consumer has ended for good, or is to. */
function endOf(consumer: KafkaConsumer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    consumer.on(consumer.events.CRASH, ({ payload: { restart } }) => {
      if (!restart) resolve();
    });
  });
}

/** @returns null for a tombstone and for what is no envelope: its owner's consumers set those aside */
function envelopeOf({ value }: KafkaMessage): Envelope | null {
  if (value === null) return null;
  try {
    return decodeEnvelope(value);
  } catch {
    return null;
  }
}
