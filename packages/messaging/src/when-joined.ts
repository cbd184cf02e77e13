import type { Consumer } from 'kafkajs';

/**
 * For a consumer that reads a range once. kafkajs restarts it after an error that passes, such as a coordinator that is still
 * loading its groups: it joins again and reads from the start, so `begin` is called for each joining.
 * @param failed told of an error that ends the consumer
 */
export function whenJoined(consumer: Consumer, failed: (error: Error) => void, begin: () => void): void {
  consumer.on(consumer.events.GROUP_JOIN, () => begin());
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    if (!payload.restart) failed(payload.error);
  });
}
