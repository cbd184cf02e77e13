import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openClock } from '../clock.ts';
import { createFaults } from '../faults.ts';
import { openKeys } from '../keys.ts';
import { serve } from '../serve.ts';
import { createApp } from './app.ts';
import { createCallbacks } from './callbacks/sender.ts';
import { createClientTokens } from './client-tokens.ts';
import { readConfig } from './config.ts';
import { openLedger } from './ledger/ledger.ts';

const config = readConfig();
const clock = await openClock(join(config.DATA_DIR, 'clock.jsonl'), () => new Date());
const ledger = await openLedger(join(config.DATA_DIR, 'ledger.jsonl'));
const callbacks = createCallbacks();
const clientTokens = createClientTokens(randomBytes(32), config.PUBLIC_URL);
const app = createApp({
  handling: {
    ledger,
    callbacks,
    clientTokens,
    publicUrl: config.PUBLIC_URL,
    now: () => clock.now(),
    newId: () => randomUUID(),
  },
  username: config.USERNAME,
  passwords: openKeys(config.KEYS_FILE, 'klarna'),
  faults: createFaults(),
  clock,
  callbacks,
});
serve(app, { port: config.PORT, publicUrl: config.PUBLIC_URL }, [ledger, clock]);
