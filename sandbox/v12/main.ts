import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openClock } from '../clock.ts';
import { createFaults } from '../faults.ts';
import { openKeys } from '../keys.ts';
import { serve } from '../serve.ts';
import { createApp } from './app.ts';
import { openBook } from './applications/book.ts';
import { createCallbacks } from './callbacks/sender.ts';
import { readConfig } from './config.ts';
import { createListing } from './listing.ts';

const config = readConfig();
const clock = await openClock(join(config.DATA_DIR, 'clock.jsonl'), () => new Date());
const callbacks = createCallbacks(config.CALLBACK_URL);
const book = await openBook(join(config.DATA_DIR, 'ledger.jsonl'), {
  now: () => clock.now(),
  newGuid: () => randomUUID(),
  changed: (application) => callbacks.tell(application),
});
const app = createApp({
  retailer: { id: config.RETAILER_ID, guid: config.RETAILER_GUID },
  keys: openKeys(config.KEYS_FILE, 'v12'),
  publicUrl: config.PUBLIC_URL,
  returnUrl: config.RETURN_URL,
  listing: createListing(),
  faults: createFaults(),
  book,
  clock,
  callbacks,
});
serve(app, { port: config.PORT, publicUrl: config.PUBLIC_URL }, [book, clock]);
