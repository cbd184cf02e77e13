import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { openKeys } from '../keys.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createFaults } from './faults.ts';
import { openLedger } from './ledger/ledger.ts';

const config = readConfig();
const ledger = await openLedger(join(config.DATA_DIR, 'ledger.jsonl'));
const deps = {
  merchant: { userId: config.USER_ID, passwords: openKeys(config.KEYS_FILE, 'givex') },
  ledger,
  faults: createFaults(),
  now: () => new Date(),
  random: randomInt,
};
const servers = (['primary', 'secondary'] as const).map((host) => createServer(createApp(host, deps)));
const [primary, secondary] = servers;
primary?.listen(config.PORT, () =>
  secondary?.listen(config.SECONDARY_PORT, () =>
    console.log(
      JSON.stringify({
        level: 'info',
        msg: 'listening',
        port: config.PORT,
        secondaryPort: config.SECONDARY_PORT,
      }),
    ),
  ),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
    servers.forEach((server) => server.closeAllConnections()); // calls that hang as injected faults would keep them open
    void Promise.all(closed)
      .then(() => ledger.close())
      .then(() => process.exit(0));
  });
}
