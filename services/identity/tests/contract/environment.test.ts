import { describeEnvironment } from '@loupe/test-harness/environment';
import { ENVIRONMENT_KEYS, KeySets, readConfig } from '../../src/config.ts';

describeEnvironment({
  folder: new URL('../../', import.meta.url),
  keys: ENVIRONMENT_KEYS,
  readConfig,
  wrong: { PORT: 'eighty' },
  says: /PORT.*DATABASE_URL.*KAFKA_BROKERS.*KEYS_FILE/,
  keySets: Object.keys(KeySets.shape),
});
