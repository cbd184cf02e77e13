import type { IncomingHttpHeaders } from 'node:http';
import type { KeySet, HmacKey } from '@loupe/subgraph-server/key-set';
import type { FulfilmentMessage } from '../../domain/fulfilment/message.ts';
import { verifiedId } from './signature.ts';
import { storableTextOf } from './storable-json.ts';
import { readMessage } from './webhook-body.ts';

/** Verifies and parses fulfilment's webhooks. */
export function fulfilmentWebhook({ keys, now }: { keys: () => KeySet<HmacKey>; now: () => Date }) {
  return {
    /** @returns the message's id, or null when the signature is invalid or outdated */
    verifiedId: (delivery: { headers: IncomingHttpHeaders; body: Buffer }): string | null =>
      verifiedId(delivery, keys().accepted.values(), now()),

    /** @returns null for bytes that cannot be stored as exactly the signed text */
    textOf: (body: Buffer): string | null => storableTextOf(body),

    /** @returns null for anything but a message */
    read: (text: string): FulfilmentMessage | null => readMessage(text),
  };
}
