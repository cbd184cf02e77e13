import { createServer } from 'node:http';
import { join } from 'node:path';
import { openKeys } from '../keys.ts';
import { createApp } from './app.ts';
import { readClientLibrary } from './browser/client-library.ts';
import { readConfig } from './config.ts';
import { openClock } from '../clock.ts';
import { createFaults } from './faults.ts';
import { newSigningKey, startKeyStock } from './flex/keys.ts';
import { openFlexStore } from './flex/sessions.ts';
import { createAccessTokens } from './payer-authentication/access-token.ts';
import { openAuthentications } from './payer-authentication/store.ts';
import { openLedger } from './ledger/ledger.ts';
import { newWalletKeys } from './wallet/payment-token.ts';
import { openInstruments } from './vault/instruments.ts';

const config = readConfig();
const now = () => new Date();
const clock = await openClock(join(config.DATA_DIR, 'clock.jsonl'), now);
const ledger = await openLedger(join(config.DATA_DIR, 'ledger.jsonl'), () => clock.now());
const instruments = await openInstruments(join(config.DATA_DIR, 'instruments.jsonl'));
const flex = await openFlexStore(join(config.DATA_DIR, 'tokens.jsonl'), now);
const authentications = await openAuthentications(join(config.DATA_DIR, 'authentications.jsonl'));
const keys = await startKeyStock();
const secrets = openKeys(config.KEYS_FILE, 'cybersource');
const server = createServer(
  createApp({
    merchant: { id: config.MERCHANT_ID, keys: secrets },
    ledger,
    clock,
    instruments,
    authentications,
    tokens: createAccessTokens(secrets, now),
    flex,
    faults: createFaults(),
    wallet: newWalletKeys(),
    issuer: await newSigningKey('zu'),
    takeKey: () => keys.take(),
    library: readClientLibrary(),
    publicUrl: config.PUBLIC_URL,
    bankUrl: config.BANK_URL,
    now,
  }),
);
server.listen(config.PORT, () =>
  console.log(JSON.stringify({ level: 'info', msg: 'listening', url: config.PUBLIC_URL })),
);

const kept = [ledger, clock, instruments, authentications, flex];
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    keys.stop();
    server.close(() => void Promise.all(kept.map((store) => store.close())).then(() => process.exit(0)));
    server.closeAllConnections(); // calls that hang as injected faults would keep it open
  });
}
