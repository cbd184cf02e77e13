import { setTimeout as delay } from 'node:timers/promises';
import kafkajs from 'kafkajs';
import type { Consumer as KafkaConsumer, EachBatchPayload } from 'kafkajs';
import type pg from 'pg';
import type { Topic } from '@loupe/contracts/topics';
import type { Logger } from '@loupe/telemetry/logger';
import { CaughtUp } from './caught-up.ts';
import { ConsumerProgress } from './consumer-progress.ts';
import { createGroupMember, HEARTBEAT_MS } from './group-member.ts';
import type { KafkaClient } from './kafka.ts';
import { gatherFetches } from './kafkajs-gathered-fetches.ts';
import { lostWindows } from './lost-windows.ts';
import { MessageProcessor } from './message-processor.ts';
import type { ConsumedMessage } from './message-processor.ts';
import { OffsetCommits } from './offset-commits.ts';
import { ParkedKeys } from './parked-keys.ts';
import { createProducer } from './publisher.ts';

export type { ConsumedMessage };
export { PoisonMessageError } from './errors.ts';

export interface ConsumerOptions {
  readonly kafka: KafkaClient;
  /** Also the consumer's name in parked_key, the dead-letter headers and, by custom, its inbox rows. */
  readonly group: string;
  readonly topics: readonly Topic[];
  /** Of the schema that holds parked_key and caught_up_topic. */
  readonly pool: pg.Pool;
  readonly logger: Logger;
  /**
   * Called at least once per message, in order per key. It may throw anything: an outage is retried until it ends, a
   * PoisonMessageError is a dead letter at once, everything else after `maxAttempts`.
   */
  readonly handle: (message: ConsumedMessage) => Promise<void>;
  /** Called with the key of a null, under the same conditions; without it a null is ignored. */
  readonly forget?: (key: string) => Promise<void>;
  /** Where a group without committed offsets starts; defaults to the beginning, since projections need all messages. */
  readonly fromBeginning?: boolean;
  readonly maxAttempts?: number;
  /**
   * No page waits for what it does: messages that follow each other are fetched once a second. One that comes alone is still
   * fetched at once.
   */
  readonly gathers?: boolean;
}

export interface Consumer {
  readonly group: string;
  /** How far this process is behind. */
  readonly progress: ConsumerProgress;
  /** Resolves when the group has first been joined; never rejects, it waits for the broker. */
  readonly ready: Promise<void>;
  /** False when the consumer has stopped permanently and the process must be restarted. */
  alive(): boolean;
  /**
   * True once the group has read its topics to the end, which is stored across restarts. If that is
   * not stored, the broker is asked; false while the broker does not answer.
   */
  caughtUp(): Promise<boolean>;
  /** Resolves when the current message is processed and the consumer has left the group. */
  stop(): Promise<void>;
}

const RECONNECT_MS = 1_000;
const GATHER_MS = 1_000;
/** kafkajs tries for half a minute to leave the group of a broker that is down. */
const LEAVE_MS = 5_000;
/** A broker that hangs does not keep the consumer from ending: what it handled last is delivered again. */
const LAST_COMMIT_MS = 1_000;

/** Starts in the background: a service works without its broker as far as it can. */
export function startConsumer(options: ConsumerOptions): Consumer {
  const run = new ConsumerRun(options);
  return {
    group: options.group,
    progress: run.progress,
    ready: run.ready,
    alive: () => run.alive,
    caughtUp: () => run.caughtUp.ask(),
    stop: () => run.stop(),
  };
}

class ConsumerRun {
  readonly ready: Promise<void>;
  readonly caughtUp: CaughtUp;
  readonly progress = new ConsumerProgress();
  alive = true;
  readonly #options: ConsumerOptions;
  readonly #consumer: KafkaConsumer;
  readonly #producer;
  readonly #parkedKeys: ParkedKeys;
  /** Read once per assignment: only the consumer of a partition parks its keys. */
  #parkedByPartition = new Map<string, Map<string, string>>();
  readonly #processor: MessageProcessor;
  readonly #commits = new OffsetCommits();
  readonly #stopping = new AbortController();
  readonly #started: Promise<void>;

  constructor(options: ConsumerOptions) {
    const { kafka, group, pool, handle, forget, maxAttempts = 5, fromBeginning = true } = options;
    const logger = options.logger.child({ consumer: group });
    this.#options = { ...options, logger };
    this.#consumer = createGroupMember(kafka, group);
    if (options.gathers) gatherFetches(group, GATHER_MS);
    this.#producer = createProducer(kafka);
    this.#parkedKeys = new ParkedKeys(pool, group);
    this.caughtUp = new CaughtUp({
      kafka,
      pool,
      group,
      logger,
      fromBeginning,
      signal: this.#stopping.signal,
      topics: options.topics.map(({ name }) => name),
    });
    this.#processor = new MessageProcessor({
      group,
      handle,
      forget,
      maxAttempts,
      producer: this.#producer,
      parkedKeys: this.#parkedKeys,
      isLost: lostWindows(pool),
      logger,
      signal: this.#stopping.signal,
    });
    this.#consumer.on(this.#consumer.events.REBALANCING, () => void this.#commits.now());
    this.#consumer.on(this.#consumer.events.GROUP_JOIN, () => {
      this.progress.forget();
      this.#commits.forget();
      this.#parkedByPartition = new Map(); // a batch that still runs keeps the old one
    });
    this.ready = new Promise((joined) => this.#consumer.on(this.#consumer.events.GROUP_JOIN, () => joined()));
    this.#consumer.on(this.#consumer.events.CRASH, ({ payload: { error, restart } }) => {
      if (restart || this.#stopping.signal.aborted) return;
      this.alive = false; // before logging, since the logger may be what failed
      logger.fatal({ err: error }, 'consumer ended for good');
    });
    this.#started = this.#start();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const left = this.#started
      .then(() => Promise.race([this.#commits.end(), delay(LAST_COMMIT_MS, undefined, { ref: false })]))
      .then(() => this.#consumer.disconnect())
      .then(() => this.#producer.disconnect())
      .catch((error: unknown) => this.#options.logger.warn({ err: error }, 'could not leave the group'));
    await Promise.race([left, delay(LEAVE_MS, undefined, { ref: false })]);
  }

  /** kafkajs reconnects by itself once it runs, but not before. */
  async #start(): Promise<void> {
    const { topics, fromBeginning = true, logger } = this.#options;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#producer.connect();
        await this.#consumer.connect();
        await this.#consumer.subscribe({ topics: topics.map(({ name }) => name), fromBeginning });
        await this.#consumer.run({
          eachBatch: (payload) => this.#eachBatch(payload),
          eachBatchAutoResolve: false, // an interrupted batch must not be committed to its end
          partitionsConsumedConcurrently: 3, // a message that is being retried holds up its partition, not the others
          autoCommit: false,
        });
        return;
      } catch (error) {
        logger.warn({ err: error }, 'cannot start yet');
        await delay(RECONNECT_MS, undefined, { signal }).catch(() => {}); // rejects only when stopped
      }
    }
  }

  /**
   * A handler's TypeError, RangeError, SyntaxError or ReferenceError would end kafkajs's consumer without restart, and any
   * other error would make it leave and rejoin the group without end. So this throws kafkajs's own errors, which it
   * retries. https://github.com/tulios/kafkajs/blob/v2.2.4/src/retry/index.js
   */
  async #eachBatch(payload: EachBatchPayload): Promise<void> {
    let isWhole = false;
    try {
      await this.#processBatch(payload);
      isWhole = payload.isRunning() && !this.#stopping.signal.aborted;
    } catch (error) {
      if (error instanceof kafkajs.KafkaJSError) throw error;
      throw new kafkajs.KafkaJSError(error as Error, { retriable: true });
    } finally {
      if (!isWhole) await this.#commits.now();
    }
  }

  async #processBatch(payload: EachBatchPayload): Promise<void> {
    const { batch, heartbeat, isRunning, isStale, resolveOffset } = payload;
    const { topic, partition, messages } = batch;
    const parks = this.#options.topics.some(({ name, parkOnPoison }) => name === topic && parkOnPoison);
    const parked = parks ? await this.#parkedAmong(batch) : undefined;
    for (const message of messages) {
      if (!isRunning() || isStale()) return;
      const delivery = { topic, partition, message };
      this.progress.begins(`${topic} ${partition}`, message, batch.highWatermark);
      const done = await withHeartbeat(heartbeat, () => this.#processor.process(delivery, parked, heartbeat));
      if (!done) return;
      this.progress.handled(`${topic} ${partition}`);
      resolveOffset(message.offset);
      this.#commits.later(payload);
      await heartbeat();
    }
  }

  /**
   * Keys that wait for a replay. A batch with such a key reads them again, since an operator may have deleted the row.
   * Kept by partition, whose batches follow each other.
   */
  async #parkedAmong({
    topic,
    partition,
    messages,
  }: EachBatchPayload['batch']): Promise<Map<string, string>> {
    const place = `${topic} ${partition}`;
    const ofThisAssignment = this.#parkedByPartition;
    const known = ofThisAssignment.get(place);
    if (known && !messages.some(({ key }) => key && known.has(key.toString()))) return known;
    const parked = await this.#parkedKeys.all(topic);
    ofThisAssignment.set(place, parked);
    return parked;
  }
}

/** Keeps the group membership during a slow handler. */
async function withHeartbeat<T>(heartbeat: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  // A rebalance that a heartbeat reports is handled after the current message.
  const timer = setInterval(() => void heartbeat().catch(() => {}), HEARTBEAT_MS);
  return work().finally(() => clearInterval(timer));
}
