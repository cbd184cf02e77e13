import { fromBinary } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { ErasureSchema } from '@loupe/contracts/identity/erasure';
import { PrivacyRequestSchema } from '@loupe/contracts/identity/privacy_request';
import { TOPICS } from '@loupe/contracts/topics';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { createKafka } from '@loupe/messaging/kafka';
import { messagesIn } from '@loupe/messaging/published-range';
import { createLogger } from '@loupe/telemetry/logger';

/** An erasure that was done, as its event says. */
export interface ToldErasure {
  /** Empty for a guest. */
  readonly customerId: string;
  /** Of a guest. */
  readonly orderNumbers: readonly string[];
  readonly at: Date;
}

/** What somebody asked for, or its end, as its event says. */
export interface ToldRequest {
  readonly id: string;
  readonly site: string;
  /** `copy`, `erasure`, or `wish`: an operator's. */
  readonly kind: string;
  /** Empty for a guest. */
  readonly customerId: string;
  readonly orderNumber: string;
  /** Empty where the request was made. */
  readonly endedAs: string;
  readonly at: Date;
}

interface Told {
  readonly erasures: readonly ToldErasure[];
  readonly requests: readonly ToldRequest[];
}

/** All that Kafka knows of requests and erasures, also what a restored database does not know. @throws when the brokers do not answer */
export async function readTold(brokers: string): Promise<Told> {
  const logger = createLogger({ service: 'restore', level: 'fatal' });
  const kafka = createKafka({ brokers: brokers.split(','), clientId: 'restore', logger });
  const admin = kafka.admin();
  await admin.connect();
  const topic = TOPICS.erasure.name;
  const offsets = await admin.fetchTopicOffsets(topic).finally(() => admin.disconnect());
  const ranges = offsets
    .map(({ partition, low, high }) => ({ topic, partition, start: BigInt(low), end: BigInt(high) }))
    .filter(({ start, end }) => end > start);
  if (ranges.length === 0) return { erasures: [], requests: [] };
  const messages = await messagesIn(kafka, { service: 'restore', topics: [topic], ranges });
  return toldBy(messages.map(({ value }) => value!));
}

/** @param events envelopes in the order of the topic */
export function toldBy(events: readonly Uint8Array[]): Told {
  const envelopes = events.map((event) => decodeEnvelope(event));
  return {
    erasures: envelopes
      .filter(({ type }) => type === 'person-erased')
      .map(({ payload, occurredAt }) => ({
        ...fromBinary(ErasureSchema, payload),
        at: timestampDate(occurredAt!),
      })),
    requests: envelopes
      .filter(({ type }) => type.startsWith('privacy-request'))
      .map(({ payload, occurredAt }) => ({
        ...fromBinary(PrivacyRequestSchema, payload),
        at: timestampDate(occurredAt!),
      })),
  };
}
