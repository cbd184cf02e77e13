import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { dirname, join } from 'node:path';
import { createFaults } from '../faults.ts';
import { serve } from '../serve.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import type { FaultOrder } from './faults.ts';
import { createGateway } from './gateway.ts';
import { createMerchantSessions } from './merchant-sessions.ts';

const config = readConfig();
const beside = (name: string): Buffer => readFileSync(join(dirname(config.KEYS_FILE), name));
const sessions = createMerchantSessions(() => new Date());
const faults = createFaults<FaultOrder>();
const gateway = createServer(
  {
    cert: beside('apple-pay-gateway.crt'),
    key: beside('apple-pay-gateway.key'),
    ca: beside('apple-pay-merchant.crt'),
    requestCert: true,
  },
  createGateway({ merchantId: config.MERCHANT_ID, sessions, faults }),
);
gateway.listen(config.GATEWAY_PORT, () => {
  const app = createApp({
    sessions,
    faults,
    shops: config.SHOPS,
    cybersourceUrl: config.CYBERSOURCE_URL,
    validationUrl: `https://127.0.0.1:${config.GATEWAY_PORT}`,
  });
  const close = async () => {
    gateway.close();
    gateway.closeAllConnections();
  };
  serve(app, { port: config.PORT, publicUrl: `http://127.0.0.1:${config.PORT}` }, [{ close }]);
});
