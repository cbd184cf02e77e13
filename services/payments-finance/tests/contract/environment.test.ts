import { expect, it } from '@jest/globals';
import { describeEnvironment } from '@loupe/test-harness/environment';
import { CONFIG_KEYS, readConfig } from '../../src/config.ts';

describeEnvironment({
  folder: new URL('../../', import.meta.url),
  keys: CONFIG_KEYS,
  readConfig,
  wrong: { PORT: '3005', CYBERSOURCE_SHARED_SECRET: 'not/base64!', SERVICE_PUBLIC_KEYS: 'not json' },
  says: /DATABASE_URL.*KAFKA_BROKERS.*SERVICE_PUBLIC_KEYS.*CYBERSOURCE_URL.*STOREFRONT_ORIGINS/,
});

it('[CO-05] logs errors only, unless told', () => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: 'AAAA' };
  const { LOG_LEVEL, TENDER_SWEEP_SECONDS } = readConfig({
    PORT: '3005',
    DATABASE_URL: 'postgresql://payments_finance@127.0.0.1/loupe',
    KAFKA_BROKERS: '127.0.0.1:3092',
    SERVICE_PUBLIC_KEYS: JSON.stringify({ gateway: jwk, 'cart-checkout': jwk }),
    CYBERSOURCE_URL: 'http://127.0.0.1:3010',
    CYBERSOURCE_HOST: '127.0.0.1:3010',
    CYBERSOURCE_MERCHANT_ID: 'loupe',
    CYBERSOURCE_KEY_ID: 'key',
    CYBERSOURCE_SHARED_SECRET: 'c2l4dGVlbiBieXRlcyEh',
    STOREFRONT_ORIGINS: 'http://localhost:3000',
  });
  expect([LOG_LEVEL, TENDER_SWEEP_SECONDS]).toEqual(['error', 5]);
});
