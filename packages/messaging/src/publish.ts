import { create, toBinary } from '@bufbuild/protobuf';
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import type { Topic } from '@loupe/contracts/topics';
import type { OutboxEvent } from './envelope.ts';

/** What a fact says of itself; the rest of its event follows from its declaration. */
export interface Told<Schema extends DescMessage> extends Pick<
  OutboxEvent,
  'aggregateId' | 'aggregateVersion' | 'site'
> {
  readonly message: MessageInitShape<Schema>;
}

/**
 * Declares an event: its topic, its type and how a fact becomes its message. The result makes events, which `enqueue` or a statement
 * of its own puts into the outbox in the fact's transaction.
 */
export function publish<Schema extends DescMessage, Fact extends readonly unknown[]>(
  topic: Topic,
  schema: Schema,
  type: string,
  tell: (...fact: Fact) => Told<Schema>,
): (...fact: Fact) => OutboxEvent {
  return (...fact) => {
    const { message, aggregateId, aggregateVersion, site } = tell(...fact);
    const payload = toBinary(schema, create(schema, message));
    return { topic: topic.name, type, aggregateId, aggregateVersion, site, payload };
  };
}
