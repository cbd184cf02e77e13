import { describeEnvironment } from '@loupe/test-harness/environment';
import { ENVIRONMENT_KEYS, readConfig } from '../../src/config.ts';

describeEnvironment({
  folder: new URL('../../', import.meta.url),
  keys: ENVIRONMENT_KEYS,
  readConfig,
  wrong: { PORT: '3004', SERVICE_PRIVATE_KEY: 'not json', PAYMENTS_RPC_URLS: 'nowhere' },
  says: /DATABASE_URL.*SERVICE_PRIVATE_KEY: is not JSON.*PAYMENTS_RPC_URLS.*MEDIA_URL/,
});
