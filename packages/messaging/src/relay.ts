import { setTimeout as delay } from 'node:timers/promises';
import type { Producer } from 'kafkajs';
import { createPause } from '@loupe/database/pause';
import type { RetentionRule } from '@loupe/database/retention';
import type { Logger } from '@loupe/telemetry/logger';
import { BehindPublishedError, eventsWeDoNotKnow, ownTopics } from './behind-published.ts';
import type { OutboxConnection } from './behind-published.ts';
import { openConnection } from './dedicated-connection.ts';
import type { DedicatedConnection } from './dedicated-connection.ts';
import type { KafkaClient } from './kafka.ts';
import { BATCH_ROWS, OutboxStore } from './outbox-store.ts';
import type { Backlog } from './outbox-store.ts';
import { createProducer, Publisher } from './publisher.ts';
import { recordLead, tryLock } from './relay-lead.ts';
import { relayOnce } from './relay-once.ts';

export interface RelayOptions {
  /** The service's database; the relay opens one connection of its own, outside every pool. */
  readonly url: string;
  readonly service: string;
  readonly kafka: KafkaClient;
  readonly logger: Logger;
  /** The service's topics; by default those that the registry says it owns. */
  readonly topics?: readonly string[];
  /** Stops the relay like `stop()`. */
  readonly signal?: AbortSignal;
  /** Poll interval for unpublished rows without `wake()`. */
  readonly pollMs?: number;
  /** Published rows older than this are deleted; 7 by default. */
  readonly retentionDays?: number;
}

export interface Relay {
  /** Notifies the relay that this process committed rows, so that it does not wait for the rest of the poll interval. */
  wake(): void;
  /** False when the relay has failed permanently and the process must be restarted. */
  alive(): boolean;
  /** Resolves when the current batch is marked and the lock is released. */
  stop(): Promise<void>;
  /** Null while there is no connection. Every instance reports the same figures for the service. */
  backlog(): Promise<Backlog | null>;
}

/** While another instance holds the lock, or after something failed. */
const STANDBY_MS = 1_000;
/**
 * Between rounds that find rows. Under load one request to the broker then carries the rows of many transactions: each request
 * wakes every consumer of its topics. A row that follows a quiet time is sent at once.
 */
const GATHER_MS = 300;
const PRUNE_EVERY_MS = 60_000;
/** Long enough to notice that a broker has lost events and to publish them again from the outbox. */
const RETENTION_DAYS = 7;
export const OUTBOX_RULE = {
  table: 'outbox',
  keep: `${RETENTION_DAYS} days`,
} as const satisfies RetentionRule;

/**
 * Publishes a service's outbox to Kafka: at least once, in order per key. Every instance runs one; an advisory lock lets a
 * single one work, and another takes over when its connection ends.
 */
export function startRelay(options: RelayOptions): Relay {
  const stopping = new AbortController();
  const signal = options.signal ? AbortSignal.any([stopping.signal, options.signal]) : stopping.signal;
  const pause = createPause(signal);
  const relay = new RelayLoop(options, signal, pause.wait);
  let alive = true;
  const done = relay.run().catch((error: unknown) => {
    alive = false;
    logEnd(options, error);
  });
  return {
    wake: pause.wake,
    alive: () => alive,
    stop: async () => {
      stopping.abort();
      await done;
    },
    backlog: () => relay.backlog(),
  };
}

function logEnd({ logger, service }: RelayOptions, error: unknown): void {
  try {
    logger.fatal({ err: error, relay: service }, 'relay ended for good');
  } catch {
    // the logger may be the reason it ended
  }
}

class RelayLoop {
  readonly #options: RelayOptions;
  readonly #signal: AbortSignal;
  readonly #pause: (milliseconds: number) => Promise<void>;
  readonly #logger: Logger;
  readonly #producer: Producer;
  #store: OutboxStore | undefined;
  #prunedAt = 0;

  constructor(options: RelayOptions, signal: AbortSignal, pause: (milliseconds: number) => Promise<void>) {
    this.#options = options;
    this.#signal = signal;
    this.#pause = pause;
    this.#logger = options.logger.child({ relay: options.service });
    this.#producer = createProducer(options.kafka);
  }

  async run(): Promise<void> {
    while (!this.#signal.aborted) {
      try {
        await this.#withConnection((connection) => this.#contend(connection));
      } catch (error) {
        if (error instanceof BehindPublishedError) throw error;
        if (!this.#signal.aborted) this.#logger.error({ err: error }, 'relay failed; starts over');
      }
      await this.#wait(STANDBY_MS);
    }
    await this.#producer
      .disconnect()
      .catch((error: unknown) => this.#logger.warn({ err: error }, 'producer left open'));
  }

  async backlog(): Promise<Backlog | null> {
    return (await this.#store?.backlog()) ?? null;
  }

  async #withConnection(work: (connection: DedicatedConnection) => Promise<void>): Promise<void> {
    const connection = await openConnection(this.#options.url, `${this.#options.service}-relay`);
    this.#store = new OutboxStore(connection.client);
    try {
      await work(connection);
    } finally {
      this.#store = undefined;
      await connection.close();
    }
  }

  /** Polls for the lock: a session that waited inside pg_advisory_lock would hold a snapshot, which holds up vacuum. */
  async #contend(connection: DedicatedConnection): Promise<void> {
    while (!this.#signal.aborted && !connection.lost()) {
      if (await tryLock(connection.client, this.#options.service)) return this.#lead(connection);
      await this.#wait(STANDBY_MS);
    }
  }

  /**
   * Leads until the connection is lost or a statement fails; the lock ends with the connection, and the next leader
   * first checks that it can write.
   */
  async #lead(connection: DedicatedConnection): Promise<void> {
    await this.#producer.connect();
    await recordLead(connection.client);
    await this.#refuseBehind(connection.client);
    this.#logger.info('relay leads');
    const store = new OutboxStore(connection.client);
    const publisher = new Publisher(this.#producer, this.#logger, this.#options.service);
    const shouldStop = () => this.#signal.aborted || connection.lost();
    while (!shouldStop()) {
      const { found, failed } = await relayOnce({ store, publisher, shouldStop, logger: this.#logger });
      await this.#pruneWhenDue(store, shouldStop);
      if (failed) await this.#wait(STANDBY_MS);
      else if (found === 0) await this.#pause(this.#options.pollMs ?? 200);
      else if (found < BATCH_ROWS) await this.#wait(GATHER_MS);
    }
  }

  /** The start of the process may not have reached the brokers. @throws BehindPublishedError */
  async #refuseBehind(client: OutboxConnection): Promise<void> {
    const { service, kafka, topics = ownTopics(service) } = this.#options;
    const unknown = await eventsWeDoNotKnow({ client, kafka, service, topics });
    if (unknown.length > 0) throw new BehindPublishedError(service, unknown);
  }

  async #pruneWhenDue(store: OutboxStore, shouldStop: () => boolean): Promise<void> {
    if (Date.now() - this.#prunedAt < PRUNE_EVERY_MS) return;
    this.#prunedAt = Date.now();
    const days = this.#options.retentionDays ?? RETENTION_DAYS;
    while (!shouldStop() && (await store.prune(days)) > 0);
  }

  /** Not ended by `wake()`: new rows affect neither the lock of the other instance nor the broker's state. */
  async #wait(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#signal }).catch(() => {}); // rejects only when aborted
  }
}
