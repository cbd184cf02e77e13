import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '@loupe/subgraph-server/environment';
import { ENVIRONMENT_KEYS, readConfig } from '../../src/config.ts';

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
