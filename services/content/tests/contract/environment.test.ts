import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '@loupe/subgraph-server/environment';
import { buildOf, ENVIRONMENT_KEYS, limitsOf, readConfig } from '../../src/config.ts';

describe('the environment', () => {
  it('is described in the README, key by key', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const described = [...readme.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, key]) => key);
    expect(described.sort()).toEqual([...ENVIRONMENT_KEYS].sort());
  });

  it('[ER-05] names every missing or malformed key at once', () => {
    const read = () => readConfig({ PORT: '3002', SERVICE_PUBLIC_KEYS: 'not json' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/DATABASE_URL.*KAFKA_BROKERS.*SERVICE_PUBLIC_KEYS: is not JSON/);
  });
});

describe('what a deployment says of its shops', () => {
  const required = {
    PORT: '0',
    DATABASE_URL: 'postgresql://content@localhost/loupe',
    KAFKA_BROKERS: 'localhost:9092',
    SERVICE_PUBLIC_KEYS: '{}',
  };

  it('[CO-02] [CO-03] is a page of 60, minis of 5 and the graph unless it is told otherwise', () => {
    expect(limitsOf(readConfig(required))).toEqual({
      wishlistPageSize: 60,
      wishlistMiniMaximumLimit: 5,
      cartMiniMaximumLimit: 5,
      composableInstance: true,
    });
  });

  it('[CO-02] [CO-03] is what the environment says', () => {
    const said = {
      WISHLIST_PAGE_SIZE: '24',
      WISHLIST_MINI_MAXIMUM_LIMIT: '2',
      CART_MINI_MAXIMUM_LIMIT: '3',
      COMPOSABLE_INSTANCE: 'false',
    };
    expect(limitsOf(readConfig({ ...required, ...said }))).toEqual({
      wishlistPageSize: 24,
      wishlistMiniMaximumLimit: 2,
      cartMiniMaximumLimit: 3,
      composableInstance: false,
    });
  });

  it('[QY-15] names the build with the moment it started', () => {
    const config = readConfig({ ...required, BUILD_VERSION: '1.2.3', BUILD_COMMIT: 'abc1234' });
    expect(buildOf(config, new Date('2026-11-21T12:00:00Z'))).toEqual({
      version: '1.2.3',
      commit: 'abc1234',
      startedAt: '2026-11-21T12:00:00.000Z',
    });
  });
});
