import { join } from 'node:path';
import { openJournal } from '../journal.ts';
import { serve } from '../serve.ts';
import { createApp, type Received } from './app.ts';
import { readConfig } from './config.ts';

const { PORT, DATA_DIR, CONTAINER } = readConfig();
const opened = await openJournal<Received>(join(DATA_DIR, 'pushes.jsonl'));
const app = createApp({ container: CONTAINER, ...opened, now: () => new Date() });
serve(app, { port: PORT, publicUrl: `http://127.0.0.1:${PORT}` }, [opened.journal]);
