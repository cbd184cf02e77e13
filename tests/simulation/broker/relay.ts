import { Publisher } from '@loupe/messaging/publisher';
import { relayOnce } from '@loupe/messaging/relay-once';
import type { Logger } from '@loupe/telemetry/logger';
import { startLoop } from '../engine/loop.ts';
import type { Life } from '../engine/machine.ts';
import { statementsOf } from '../stores/connection.ts';
import type { MemoryDatabase } from '../stores/memory-database.ts';
import type { MessagingTables, StoredEvent } from '../stores/messaging/messaging-tables.ts';
import type { Broker } from './broker.ts';
import { simulatedProducer } from './producer.ts';

/** The advisory lock of a service's relay: one connection has it, and loses it when it breaks. */
export class RelayLock {
  #holder: { lost: boolean } | undefined;

  /** @returns the connection that leads; undefined while another does */
  take(life: Life): { readonly lost: boolean } | undefined {
    if (this.#holder !== undefined) return undefined;
    const connection = { lost: false };
    this.#holder = connection;
    life.onDeath(() => this.#free(connection));
    return connection;
  }

  /** The connection of whoever leads breaks; it notices at its next look. */
  breakOff(): void {
    if (this.#holder === undefined) return;
    this.#holder.lost = true;
    this.#holder = undefined;
  }

  #free(connection: { lost: boolean }): void {
    if (this.#holder === connection) this.#holder = undefined;
  }
}

interface RelayParts {
  readonly database: MemoryDatabase;
  readonly messaging: MessagingTables;
  readonly lock: RelayLock;
  readonly broker: Broker;
  readonly logger: Logger;
}

/** Messaging's own publisher and round on a store in memory, led as the relay's loop leads them. */
export function startRelay(life: Life, { database, messaging, lock, broker, logger }: RelayParts): void {
  const run = statementsOf(life, database);
  const publisher = new Publisher(simulatedProducer(life, broker) as never, logger);
  const store = {
    unpublished: (away: readonly string[]) =>
      run('relay.unpublished', (view) =>
        view
          .all(messaging.outbox)
          .filter(({ published, aggregatetype }) => !published && !away.includes(aggregatetype))
          .sort((left, right) => Number(left.seq - right.seq))
          .map((row) => ({ ...row, topic: row.aggregatetype, key: row.aggregateid })),
      ),
    markPublished: (rows: readonly { readonly id: string }[]) =>
      run('relay.markPublished', (view) => {
        for (const { id } of rows) {
          const row = view.lock(messaging.outbox, id) as StoredEvent;
          view.put(messaging.outbox, id, { ...row, published: true });
        }
      }),
    park: (row: { readonly key: string }) => Promise.reject(new Error(`Nothing may be refused: ${row.key}`)),
  };
  let connection: { readonly lost: boolean } | undefined;
  startLoop(life, { everyMs: 500, idleMs: 4_000 }, async () => {
    if (connection?.lost) connection = undefined;
    connection ??= lock.take(life);
    const lead = connection;
    if (lead === undefined) return 0;
    const shouldStop = () => lead.lost;
    const { found } = await relayOnce({ store, publisher, shouldStop, logger });
    return found;
  });
}
