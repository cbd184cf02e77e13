import { createServer } from 'node:http';
import { openKeys } from '../keys.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createTokens } from './tokens.ts';

const config = readConfig();
const app = createApp({ keys: openKeys(config.KEYS_FILE, 'recaptcha'), tokens: createTokens(Date.now) });
const server = createServer(app).listen(config.PORT, '127.0.0.1', () =>
  console.log(JSON.stringify({ level: 'info', msg: 'listening', port: config.PORT })),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
