import { join } from 'node:path';
import { openJournal } from '../journal.ts';
import { openKeys } from '../keys.ts';
import { serve } from '../serve.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createReceived, type Received } from './received.ts';

const { PORT, DATA_DIR, KEYS_FILE, PIXELS } = readConfig();
const opened = await openJournal<Received>(join(DATA_DIR, 'events.jsonl'));
const received = createReceived(opened, () => new Date());
const app = createApp({ pixels: PIXELS, keys: openKeys(KEYS_FILE, 'meta'), received });
serve(app, { port: PORT, publicUrl: `http://127.0.0.1:${PORT}` }, [opened.journal]);
