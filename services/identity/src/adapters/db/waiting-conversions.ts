import { createHash } from 'node:crypto';
import { laterWork } from '@loupe/database/later-work';
import type { Tx } from '@loupe/database/tx';
import { firstTime } from '@loupe/messaging/inbox';
import type { ConversionKinds, WaitingConversion } from '../../domain/conversions/waiting-conversion.ts';

const CONSUMER = 'facebook-event';

/**
 * Stores an event that is sent later, once for its site, name and id: the network itself takes equal ids for one event within 48 hours only.
 */
export async function storeConversion(tx: Tx, payload: WaitingConversion): Promise<void> {
  const id = idOf(payload);
  if (await firstTime(tx, CONSUMER, id))
    await laterWork<ConversionKinds>(tx).store({ id, kind: 'facebook-event', payload });
}

/** As the inbox has them: a UUID. Nobody finds an event by it. */
function idOf({ site, event }: WaitingConversion): string {
  const hash = createHash('sha256').update(JSON.stringify([site, event.event_name, event.event_id]));
  return hash.digest('hex').slice(0, 32);
}
