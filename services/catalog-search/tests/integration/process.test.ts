import { TOPICS } from '@loupe/contracts/topics';
import { keysFile, testKeys } from '@loupe/test-harness/keys';
import { describeEndedConsumer } from '@loupe/test-harness/ended-consumer';
import { describeSeededProcess } from '@loupe/test-harness/seeded-process';

describeSeededProcess({
  service: 'catalog-search',
  folder: new URL('../../', import.meta.url),
  requirement: 'EN-15',
  checks: { stockProjection: true, listings: true },
});

describeEndedConsumer({
  service: 'catalog-search',
  folder: new URL('../../', import.meta.url),
  group: 'catalog-search',
  topic: TOPICS.stock.name,
  environment: { KEYS_FILE: keysFile({ gateway: testKeys().gateway.publicSet }) },
});
