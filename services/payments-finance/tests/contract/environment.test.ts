import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '@loupe/subgraph-server/environment';
import { CONFIG_KEYS, readConfig } from '../../src/config.ts';

describe('the environment', () => {
  it('[ER-05] is described in the README, key by key', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const described = [...readme.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, key]) => key);
    expect(described.sort()).toEqual([...CONFIG_KEYS].sort());
  });

  it('[ER-05] names every missing or malformed key at once, and no value', () => {
    const read = () =>
      readConfig({ PORT: '3005', CYBERSOURCE_SHARED_SECRET: 'not/base64!', SERVICE_PUBLIC_KEYS: '{' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(
      /DATABASE_URL.*KAFKA_BROKERS.*SERVICE_PUBLIC_KEYS.*CYBERSOURCE_URL.*STOREFRONT_ORIGINS/,
    );
    expect(read).not.toThrow(/not\/base64/);
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
});
