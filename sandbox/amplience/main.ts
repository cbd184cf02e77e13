import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig();
const server = createServer(createApp()).listen(config.PORT, '127.0.0.1', () =>
  console.log(JSON.stringify({ level: 'info', msg: 'listening', port: config.PORT })),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
