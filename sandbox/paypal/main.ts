import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openClock } from '../clock.ts';
import { createFaults } from '../faults.ts';
import { openKeys } from '../keys.ts';
import { serve } from '../serve.ts';
import { createApp } from './app.ts';
import { createAccessTokens } from './auth/access-tokens.ts';
import { readConfig } from './config.ts';
import { openLedger } from './ledger/ledger.ts';
import { createWebhooks } from './webhooks/sender.ts';
import { createSigner } from './webhooks/signature.ts';

const config = readConfig();
const real = () => new Date();
const newId = (): string => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
const clock = await openClock(join(config.DATA_DIR, 'clock.jsonl'), real);
const ledger = await openLedger(join(config.DATA_DIR, 'ledger.jsonl'));
const secrets = openKeys(config.KEYS_FILE, 'paypal');
const signer = createSigner();
const { WEBHOOK_URL: url, WEBHOOK_ID: webhookId } = config;
const webhooks = createWebhooks({ url, webhookId, signer, now: real, newId });
const app = createApp({
  handling: { ledger, webhooks, now: () => clock.now(), newId, publicUrl: config.PUBLIC_URL },
  tokens: createAccessTokens(config.CLIENT_ID, secrets, { now: real, newId }),
  faults: createFaults(),
  signer,
  clock,
  secrets,
  webhooks,
});
serve(app, { port: config.PORT, publicUrl: config.PUBLIC_URL }, [ledger, clock]);
