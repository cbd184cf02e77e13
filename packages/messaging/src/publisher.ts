import kafkajs from 'kafkajs';
import type { ICustomPartitioner, Message, Producer } from 'kafkajs';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import { decodeEnvelope } from './envelope.ts';
import type { KafkaClient } from './kafka.ts';
import type { UnpublishedRow } from './outbox-store.ts';
import { endsOf } from './published-ends.ts';
import type { PublishedEnd } from './published-ends.ts';

const ALL_IN_SYNC_REPLICAS = -1;
/** One record batch per partition must stay under the broker's message.max.bytes (1 MB unless configured). */
const BATCH_BYTES = 512 * 1024;
/** Permanent broker errors: a retry of the same record gets the same answer. */
const PERMANENT = new Set([
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
  'INVALID_RECORD',
  'INVALID_TOPIC_EXCEPTION',
]);

interface Progress {
  readonly published: UnpublishedRow[];
  /** Rows that can never be sent, with the reason. */
  readonly refused: { readonly row: UnpublishedRow; readonly reason: string }[];
  /** Where the sent rows are on their topics. */
  readonly ends: PublishedEnd[];
}

export interface PublishOutcome extends Progress {
  /** Topics with rows that could not be sent yet; those rows are still in the table. */
  readonly failed: readonly string[];
}

/**
 * One request in flight, acknowledged by all in-sync replicas: records of a key keep their order, and what is reported as
 * published is on disk. kafkajs retries little, since the rows stay in the table and the relay retries.
 */
export function createProducer(kafka: KafkaClient): Producer {
  return kafka.producer({
    allowAutoTopicCreation: false,
    createPartitioner: notingPartitioner,
    idempotent: false,
    maxInFlightRequests: 1,
  });
}

const partitions = new WeakMap<Message, number>();

/** The default one, which also remembers its choice: the broker names only the first offset of a partition's messages. */
const notingPartitioner: ICustomPartitioner = () => {
  const choose = kafkajs.Partitioners.DefaultPartitioner();
  return (args) => {
    const partition = choose(args);
    partitions.set(args.message, partition);
    return partition;
  };
};

/** Sends rows in order, topic by topic, so that an unavailable topic does not block others. */
export class Publisher {
  readonly #producer: Pick<Producer, 'send'>;
  readonly #logger: Logger;
  readonly #service: string;

  constructor(producer: Pick<Producer, 'send'>, logger: Logger, service = '') {
    this.#producer = producer;
    this.#logger = logger;
    this.#service = service;
  }

  /** @param shouldStop asked before each request: a relay that lost its lock must not send on */
  async publish(rows: readonly UnpublishedRow[], shouldStop: () => boolean): Promise<PublishOutcome> {
    const outcome: Progress = { published: [], refused: [], ends: [] };
    const failed: string[] = [];
    for (const [topic, ofTopic] of Map.groupBy(rows, (row) => row.topic)) {
      try {
        await this.#publishTopic(topic, ofTopic, outcome, shouldStop);
      } catch (error) {
        failed.push(topic);
        this.#logger.warn({ err: error, topic }, 'could not publish; the rows stay in the outbox');
      }
    }
    return { ...outcome, failed };
  }

  async #publishTopic(
    topic: string,
    rows: readonly UnpublishedRow[],
    outcome: Progress,
    shouldStop: () => boolean,
  ): Promise<void> {
    const refusedKeys = new Set<string>();
    const slices = slicesOf(rows);
    for (let slice = slices.shift(); slice !== undefined && !shouldStop(); slice = slices.shift()) {
      const allowed = slice.filter((row) => !refusedKeys.has(row.key));
      const reason = await this.#send(topic, allowed, outcome.ends);
      if (reason === undefined) outcome.published.push(...allowed);
      else if (allowed.length > 1) slices.unshift(...allowed.map((row) => [row]));
      else {
        outcome.refused.push(...allowed.map((row) => ({ row, reason })));
        for (const { key } of allowed) refusedKeys.add(key); // later rows of the key must not overtake the rejected one
      }
    }
  }

  /** @returns why the broker permanently rejects these records, or undefined when it has them */
  async #send(
    topic: string,
    rows: readonly UnpublishedRow[],
    ends: PublishedEnd[],
  ): Promise<string | undefined> {
    if (rows.length === 0) return undefined;
    try {
      const messages = rows.map((row) => toMessage(row, this.#service));
      const acknowledged = await this.#producer.send({ topic, acks: ALL_IN_SYNC_REPLICAS, messages });
      ends.push(...endsOf(topic, acknowledged, messages, (message) => partitions.get(message)));
      await Promise.all(messages.map(tracePublished));
      return undefined;
    } catch (error) {
      const reason = permanentReason(error);
      if (reason === undefined) throw error;
      return reason;
    }
  }
}

/** Splits rows into consecutive slices within the size limit of a record batch. */
function slicesOf(rows: readonly UnpublishedRow[]): UnpublishedRow[][] {
  const slices: UnpublishedRow[][] = [];
  let bytes = Infinity;
  for (const row of rows) {
    bytes += row.payload.length;
    if (bytes > BATCH_BYTES) {
      slices.push([]);
      bytes = row.payload.length;
    }
    slices.at(-1)!.push(row);
  }
  return slices;
}

class UndecodableRowError extends Error {
  override readonly name = 'UndecodableRowError';
}

/** Whose outbox had the event: a service that does not know it has been restored to an earlier moment. */
export const PUBLISHER = 'publisher';

/** `id` as Debezium's outbox router names it; `traceparent` so that a consumer's trace joins the request's. */
function toMessage(row: UnpublishedRow, service: string): Message {
  let traceparent: string;
  try {
    ({ traceparent } = decodeEnvelope(row.payload));
  } catch (cause) {
    throw new UndecodableRowError(`payload is no envelope (${String(cause)})`, { cause });
  }
  return {
    key: row.key,
    value: row.payload,
    timestamp: String(row.occurred_at.getTime()),
    headers: { id: row.id, type: row.type, [PUBLISHER]: service, ...(traceparent && { traceparent }) },
  };
}

/** A zero-length span in the trace that caused the event: when the broker had it. One request carries rows of many traces. */
async function tracePublished({ headers }: Message): Promise<void> {
  const { type, traceparent } = headers ?? {};
  if (typeof traceparent !== 'string') return;
  await inSpan(`publish ${String(type)}`, { kind: 'producer', parent: traceparent }, async () => {});
}

function permanentReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof UndecodableRowError) return error.message;
  if ('type' in error && PERMANENT.has(String(error.type))) return String(error.type);
  return permanentReason(error.cause);
}
