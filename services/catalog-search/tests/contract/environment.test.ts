import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '@loupe/subgraph-server/environment';
import { ENVIRONMENT_KEYS, readConfig } from '../../src/config.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const documented = [...readme.matchAll(/^\| `([A-Z_]+)`\s*\|/gm)].map(([, key]) => key);

describe('configuration', () => {
  it('[ER-05] the README lists every key of the environment and no other', () => {
    expect(documented.toSorted()).toEqual([...ENVIRONMENT_KEYS].toSorted());
  });

  it('[ER-05] names every missing key at once, and no value', () => {
    const start = () => readConfig({ PORT: 'eighty', LOG_LEVEL: 'info' });
    expect(start).toThrow(ConfigurationError);
    for (const key of ['PORT', 'DATABASE_URL', 'KAFKA_BROKERS', 'SERVICE_PUBLIC_KEYS'])
      expect(start).toThrow(key);
    expect(start).not.toThrow('eighty');
  });
});
