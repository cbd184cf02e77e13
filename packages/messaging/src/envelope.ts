import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import type { Envelope } from '@loupe/contracts/envelope';
import { currentTraceparent } from '@loupe/telemetry/trace';

export type { Envelope };

/** An event to publish, as its use case provides it. */
export interface OutboxEvent {
  /** A name of the registry in @loupe/contracts/topics. */
  readonly topic: string;
  /** kebab-case, past tense ("order-placed"); "<noun>-state" on compacted topics. */
  readonly type: string;
  /** Also the record's key: events of one aggregate keep their order. */
  readonly aggregateId: string;
  /** Raised under the aggregate's row lock, in the transaction that enqueues. */
  readonly aggregateVersion: bigint;
  /** Site key, or '' where the fact belongs to no site. */
  readonly site: string;
  /** The encoded message that `type` names. No name, address or e-mail belongs in it. */
  readonly payload: Uint8Array;
  /** W3C trace context of what caused the event; defaults to the current span. */
  readonly traceparent?: string;
}

/** The columns of table `outbox` (sql/messaging.sql) that the publisher fills. */
export interface OutboxRow {
  readonly id: string;
  readonly aggregatetype: string;
  readonly aggregateid: string;
  readonly aggregate_version: bigint;
  readonly type: string;
  /** The encoded envelope: the bytes that are sent to the topic. */
  readonly payload: Buffer;
  readonly occurred_at: Date;
}

/** For hot paths, which insert the row in their own statement; all other code calls `enqueue`. */
export function toOutboxRow(event: OutboxEvent, { id, now }: { id: string; now: Date }): OutboxRow {
  const envelope = create(EnvelopeSchema, {
    id,
    type: event.type,
    occurredAt: timestampFromDate(now),
    aggregateId: event.aggregateId,
    aggregateVersion: event.aggregateVersion,
    site: event.site,
    traceparent: event.traceparent ?? currentTraceparent() ?? '',
    payload: event.payload,
  });
  return {
    id,
    aggregatetype: event.topic,
    aggregateid: event.aggregateId,
    aggregate_version: event.aggregateVersion,
    type: event.type,
    payload: Buffer.from(toBinary(EnvelopeSchema, envelope)),
    occurred_at: now,
  };
}

/** The row as named parameters of a statement that inserts it: `:eventId`, `:aggregateType`, … */
export const outboxParameters = (row: OutboxRow) => ({
  eventId: row.id,
  aggregateType: row.aggregatetype,
  aggregateId: row.aggregateid,
  aggregateVersion: row.aggregate_version,
  eventType: row.type,
  payload: row.payload,
  occurredAt: row.occurred_at,
});

/** @throws when the bytes are no envelope */
export function decodeEnvelope(bytes: Uint8Array): Envelope {
  return fromBinary(EnvelopeSchema, bytes);
}
