import { expect, it } from '@jest/globals';
import { describeEnvironment } from '@loupe/test-harness/environment';
import { CONFIG_KEYS, KeySets, readConfig } from '../../src/config.ts';

describeEnvironment({
  folder: new URL('../../', import.meta.url),
  keys: CONFIG_KEYS,
  readConfig,
  wrong: { PORT: '3005', TENDER_SWEEP_SECONDS: 'seldom' },
  says: /DATABASE_URL.*KAFKA_BROKERS.*KEYS_FILE.*CYBERSOURCE_URL.*STOREFRONT_ORIGINS/,
  keySets: Object.keys(KeySets.shape),
});

it('[CO-05] logs errors only by default', () => {
  const { LOG_LEVEL, TENDER_SWEEP_SECONDS } = readConfig({
    PORT: '3005',
    DATABASE_URL: 'postgresql://payments_finance@127.0.0.1/loupe',
    KAFKA_BROKERS: '127.0.0.1:3092',
    KEYS_FILE: '/run/keys/keys.json',
    CYBERSOURCE_URL: 'http://127.0.0.1:3010',
    CYBERSOURCE_HOST: '127.0.0.1:3010',
    CYBERSOURCE_MERCHANT_ID: 'loupe',
    GIVEX_URL: 'http://127.0.0.1:3020',
    GIVEX_SECONDARY_URL: 'http://127.0.0.1:3021',
    GIVEX_USER_ID: '842107',
    PAYPAL_URL: 'http://127.0.0.1:3035',
    PAYPAL_CLIENT_ID: 'loupe',
    PAYPAL_WEBHOOK_ID: 'webhook',
    V12_URL: 'http://127.0.0.1:3038',
    V12_RETAILER_ID: '4711',
    V12_RETAILER_GUID: '6b0c7f6e-0f0e-4e1e-9a39-2f0d4c1b7a10',
    KLARNA_URL: 'http://127.0.0.1:3036',
    KLARNA_USERNAME: 'loupe',
    KLARNA_CALLBACK_URL: 'http://127.0.0.1:3001/webhooks/klarna',
    APPLEPAY_GATEWAYS: 'https://127.0.0.1:9',
    STOREFRONT_ORIGINS: 'http://localhost:3000',
    RECAPTCHA_URL: 'http://127.0.0.1:3017',
  });
  expect([LOG_LEVEL, TENDER_SWEEP_SECONDS]).toEqual(['error', 5]);
});
