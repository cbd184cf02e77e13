import { join } from 'node:path';
import { openJournal } from '../journal.ts';
import { serve } from '../serve.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createReceived, type Received } from './received.ts';

const config = readConfig();
const opened = await openJournal<Received>(join(config.DATA_DIR, 'events.jsonl'));
const received = createReceived(opened, () => new Date());
const app = createApp({ measurementId: config.MEASUREMENT_ID, received });
serve(app, { port: config.PORT, publicUrl: `http://127.0.0.1:${config.PORT}` }, [opened.journal]);
