import { describeEnvironment } from '@loupe/test-harness/environment';
import { ENVIRONMENT_KEYS, KeySets, readConfig } from '../../src/config.ts';

describeEnvironment({
  folder: new URL('../../', import.meta.url),
  keys: ENVIRONMENT_KEYS,
  readConfig,
  wrong: { PORT: '3004', PAYMENTS_RPC_URLS: 'nowhere' },
  says: /DATABASE_URL.*KEYS_FILE.*PAYMENTS_RPC_URLS.*MEDIA_URL/,
  keySets: Object.keys(KeySets.shape),
});
