import { TOPICS } from '@loupe/contracts/topics';
import { describeEndedConsumer } from '@loupe/test-harness/ended-consumer';
import { SETTLEMENT_CONSUMER } from '../../src/adapters/db/settlement-recording.ts';
import { serviceEnvironment } from './service-process.ts';

describeEndedConsumer({
  service: 'payments-finance',
  folder: new URL('../../', import.meta.url),
  group: SETTLEMENT_CONSUMER,
  topic: TOPICS.order.name,
  environment: serviceEnvironment('', 'http://127.0.0.1:9'),
});
