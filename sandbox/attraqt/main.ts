import { createServer } from 'node:http';
import { join } from 'node:path';
import { openJournal } from '../journal.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { searchRoutes } from './search/routes.ts';
import { createActivities, type Recorded } from './tracker/activities.ts';

const config = readConfig();
const opened = await openJournal<Recorded>(join(config.DATA_DIR, 'activities.jsonl'));
const activities = createActivities(opened, () => new Date());
const search = searchRoutes({
  folder: config.DATA_DIR,
  tokens: config.SEARCH_TOKENS,
  feedCredentials: config.FEED_CREDENTIALS,
  visitsOf: activities.visitsOf,
});
const server = createServer(createApp({ trackerKey: config.TRACKER_KEY, activities, search })).listen(
  config.PORT,
  '127.0.0.1',
  () => console.log(JSON.stringify({ level: 'info', msg: 'listening', port: config.PORT })),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => void opened.journal.close().then(() => process.exit(0)));
    server.closeAllConnections();
  });
}
