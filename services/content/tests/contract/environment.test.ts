import { describe, expect, it } from '@jest/globals';
import { describeEnvironment } from '@loupe/test-harness/environment';
import { buildOf, ENVIRONMENT_KEYS, KeySets, readConfig } from '../../src/config.ts';

describeEnvironment({
  folder: new URL('../../', import.meta.url),
  keys: ENVIRONMENT_KEYS,
  readConfig,
  wrong: { PORT: 'eighty' },
  says: /PORT.*DATABASE_URL.*KAFKA_BROKERS.*KEYS_FILE/,
  keySets: Object.keys(KeySets.shape),
});

describe('the settings of a deployment', () => {
  const required = {
    PORT: '0',
    DATABASE_URL: 'postgresql://content@localhost/loupe',
    KAFKA_BROKERS: 'localhost:9092',
    KEYS_FILE: '/run/keys/keys.json',
  };

  it('[CO-03] are on the graph unless the environment says otherwise', () => {
    expect(readConfig(required).COMPOSABLE_INSTANCE).toBe(true);
    expect(readConfig({ ...required, COMPOSABLE_INSTANCE: 'false' }).COMPOSABLE_INSTANCE).toBe(false);
  });

  it('[QY-15] include the build and when it started', () => {
    const config = readConfig({ ...required, BUILD_VERSION: '1.2.3', BUILD_COMMIT: 'abc1234' });
    expect(buildOf(config, new Date('2026-11-21T12:00:00Z'))).toEqual({
      version: '1.2.3',
      commit: 'abc1234',
      startedAt: '2026-11-21T12:00:00.000Z',
    });
  });
});
