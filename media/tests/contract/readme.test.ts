import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigurationError, ENVIRONMENT_KEYS, readConfig } from '../../src/config.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const documented = [...readme.matchAll(/^\| `([A-Z_]+)`\s*\|/gm)].map(([, key]) => key);

describe('configuration', () => {
  it('[ER-05] the README lists every key of the environment and no other', () => {
    expect(documented.toSorted()).toEqual([...ENVIRONMENT_KEYS].toSorted());
  });

  it('[ER-05] names the missing key', () => {
    expect(() => readConfig({})).toThrow(ConfigurationError);
    expect(() => readConfig({})).toThrow('PORT');
  });
});
