import type { IncomingHttpHeaders } from 'node:http';
import type { KeySet } from '@loupe/subgraph-server/key-set';
import type { FulfilmentMessage } from '../../domain/fulfilment/message.ts';
import { verifiedId } from './signature.ts';
import { storableTextOf } from './storable-json.ts';
import { readMessage } from './webhook-body.ts';

/** What fulfilment tells us, on their wire. */
export function fulfilmentWebhook({ keys, now }: { keys: () => KeySet<Buffer>; now: () => Date }) {
  return {
    /** @returns the message's id, or null when they did not send it as it is, and now */
    verifiedId: (delivery: { headers: IncomingHttpHeaders; body: Buffer }): string | null =>
      verifiedId(delivery, keys().accepted.values(), now()),

    /** @returns null for bytes that cannot be stored as the text they were signed as */
    textOf: (body: Buffer): string | null => storableTextOf(body),

    /** @returns null for what is no message */
    read: (text: string): FulfilmentMessage | null => readMessage(text),
  };
}
