import { expect, it } from '@jest/globals';
import type { KafkaMessage } from 'kafkajs';
import { ConsumerProgress } from './consumer-progress.ts';

const message = (offset: number, publishedMs: number) =>
  ({ offset: String(offset), timestamp: String(publishedMs) }) as KafkaMessage;

it('reports how many messages wait and how old the oldest in work is', () => {
  let now = 10_000;
  const delays: number[] = [];
  const progress = new ConsumerProgress(() => now);
  progress.onHandled((seconds) => void delays.push(seconds));
  expect([progress.lagMessages(), progress.oldestSeconds()]).toEqual([0, 0]);
  progress.begins('orders 0', message(7, 4_000), '10');
  progress.begins('orders 1', message(2, 9_000), '3');
  expect([progress.lagMessages(), progress.oldestSeconds()]).toEqual([4, 6]);
  now = 12_000;
  progress.handled('orders 0');
  expect([delays, progress.lagMessages(), progress.oldestSeconds()]).toEqual([[8], 1, 3]);
  progress.forget();
  expect(progress.oldestSeconds()).toBe(0);
});
