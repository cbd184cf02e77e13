import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { stopIdleTimer } from './kafkajs-idle-timer.ts';

interface Queue {
  pending: unknown[];
  throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  scheduleCheckPendingRequests(): void;
  destroy(): void;
}
const RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as new (options: {
  isConnected: () => boolean;
}) => Queue;

function armed(prepare: (queue: Queue) => void): boolean {
  const queue = new RequestQueue({ isConnected: () => true });
  prepare(queue);
  queue.scheduleCheckPendingRequests();
  const timer = queue.throttleCheckTimeoutId;
  queue.destroy();
  return timer !== null;
}

describe('the timer of a kafkajs connection', () => {
  stopIdleTimer();

  it('is not armed while no request waits', () => {
    expect(armed(() => {})).toBe(false);
  });

  it('is armed for requests that wait, and for the end of a throttle', () => {
    expect(armed((queue) => queue.pending.push({}))).toBe(true);
    expect(armed((queue) => (queue.throttledUntil = Date.now() + 60_000))).toBe(true);
  });
});
