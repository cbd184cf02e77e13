import { fromBinary } from '@bufbuild/protobuf';
import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import type { Envelope } from './envelope.ts';
import { PoisonMessageError } from './errors.ts';

/** What `startConsumer` calls with each message. */
export type Handle = (message: { readonly envelope: Envelope }) => Promise<void>;

/** What an envelope says, or undefined when its type is another. @throws PoisonMessageError when the payload is not what the type says */
export type Read<Said> = (envelope: Envelope) => Said | undefined;

/**
 * Reads the events of one type.
 * @param noun what a dead letter says that the payload is not
 */
export function read<Schema extends DescMessage, Said>(
  schema: Schema,
  type: string,
  say: (message: MessageShape<Schema>, envelope: Envelope) => Said,
  noun: string = schema.typeName,
): Read<Said> {
  return (envelope) =>
    envelope.type === type ? say(decode(schema, envelope.payload, noun), envelope) : undefined;
}

/** Reads several types of a topic as one thing. */
export const readAny =
  <Said>(...reads: readonly Read<Said>[]): Read<Said> =>
  (envelope) => {
    for (const readOne of reads) {
      const said = readOne(envelope);
      if (said !== undefined) return said;
    }
    return undefined;
  };

/**
 * Handles the events of one type; all others pass. A tombstone has no value and never gets here.
 * @param noun as in `read`
 */
export function consume<Schema extends DescMessage>(
  schema: Schema,
  type: string,
  handle: (message: MessageShape<Schema>, envelope: Envelope) => Promise<unknown>,
  noun?: string,
): Handle {
  const handled = read(schema, type, handle, noun);
  return async ({ envelope }) => void (await handled(envelope));
}

function decode<Schema extends DescMessage>(
  schema: Schema,
  payload: Uint8Array,
  noun: string,
): MessageShape<Schema> {
  try {
    return fromBinary(schema, payload);
  } catch (cause) {
    throw new PoisonMessageError(`The payload is no ${noun}.`, { cause });
  }
}
