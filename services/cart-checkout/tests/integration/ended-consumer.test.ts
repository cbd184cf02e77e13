import { TOPICS } from '@loupe/contracts/topics';
import { describeEndedConsumer } from '@loupe/test-harness/ended-consumer';
import { environmentFor } from './support/environment.ts';

describeEndedConsumer({
  service: 'cart-checkout',
  folder: new URL('../../', import.meta.url),
  group: 'cart-checkout.order-news', // the last but one of seven
  topic: TOPICS.order.name,
  environment: environmentFor(''),
});
