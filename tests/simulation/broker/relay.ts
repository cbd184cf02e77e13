import { Publisher } from '@loupe/messaging/publisher';
import { relayOnce } from '@loupe/messaging/relay-once';
import type { Logger } from '@loupe/telemetry/logger';
import { startLoop } from '../engine/loop.ts';
import type { ProcessRun } from '../engine/machine.ts';
import { statementsOf } from '../stores/connection.ts';
import type { MemoryDatabase } from '../stores/memory-database.ts';
import type { MessagingTables, StoredEvent } from '../stores/messaging/messaging-tables.ts';
import type { Broker } from './broker.ts';
import { simulatedProducer } from './producer.ts';

/** The advisory lock of a service's relay: one connection holds it, and loses it when it breaks. */
export class RelayLock {
  #holder: { lost: boolean } | undefined;

  /** @returns the connection that holds the lock; undefined while another connection holds it */
  take(processRun: ProcessRun): { readonly lost: boolean } | undefined {
    if (this.#holder !== undefined) return undefined;
    const connection = { lost: false };
    this.#holder = connection;
    processRun.onCrash(() => this.#free(connection));
    return connection;
  }

  /** Breaks the connection that holds the lock; its relay notices in the next round. */
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

/** The production publisher and relay round on an in-memory store, under the same lock as in the relay's loop. */
export function startRelay(
  processRun: ProcessRun,
  { database, messaging, lock, broker, logger }: RelayParts,
): void {
  const run = statementsOf(processRun, database);
  const publisher = new Publisher(simulatedProducer(processRun, broker) as never, logger);
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
    park: (row: { readonly key: string }) =>
      Promise.reject(new Error(`The broker may not reject: ${row.key}`)),
  };
  let connection: { readonly lost: boolean } | undefined;
  startLoop(processRun, { everyMs: 500, idleMs: 4_000 }, async () => {
    if (connection?.lost) connection = undefined;
    connection ??= lock.take(processRun);
    const lead = connection;
    if (lead === undefined) return 0;
    const shouldStop = () => lead.lost;
    const { found } = await relayOnce({ store, publisher, shouldStop, logger });
    return found;
  });
}
