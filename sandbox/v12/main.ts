import { createServer } from 'node:http';
import { openKeys } from '../keys.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig();
const retailer = { id: config.RETAILER_ID, guid: config.RETAILER_GUID };
const server = createServer(createApp({ retailer, keys: openKeys(config.KEYS_FILE, 'v12') }));
server.listen(config.PORT, () =>
  console.log(JSON.stringify({ level: 'info', msg: 'listening', port: config.PORT })),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections(); // calls that hang as injected faults would keep it open
  });
}
