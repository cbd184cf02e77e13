import { createServer } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { readClientLibrary } from './browser/client-library.ts';
import { readConfig } from './config.ts';
import { createFaults } from './faults.ts';
import { newSigningKey, startKeyStock } from './flex/keys.ts';
import { createFlexStore } from './flex/sessions.ts';
import { openLedger } from './ledger/ledger.ts';

const config = readConfig();
const now = () => new Date();
const ledger = await openLedger(join(config.DATA_DIR, 'ledger.jsonl'));
const keys = await startKeyStock();
const server = createServer(
  createApp({
    merchant: { id: config.MERCHANT_ID, keyId: config.KEY_ID, sharedSecret: config.SHARED_SECRET },
    ledger,
    flex: createFlexStore(now),
    faults: createFaults(),
    issuer: await newSigningKey('zu'),
    takeKey: () => keys.take(),
    library: readClientLibrary(),
    publicUrl: config.PUBLIC_URL,
    now,
  }),
);
server.listen(config.PORT, () =>
  console.log(JSON.stringify({ level: 'info', msg: 'listening', url: config.PUBLIC_URL })),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    keys.stop();
    server.close(() => void ledger.close().then(() => process.exit(0)));
    server.closeAllConnections(); // calls that hang on purpose would keep it open
  });
}
