import { EVENTS_PATH, MOST_EVENTS, type SentBatch, type SentEvent } from './sent-event.ts';

export type QueuePorts = {
  mayMeasure(): boolean;
  post(url: string, init: RequestInit): Promise<unknown>;
  later(flush: () => void): void;
  /** Of this document. */
  visit(): string;
};

/**
 * Collects what a page measures in one turn and posts it together. A post that a closing page may not keep alive (all of them share 64 KiB) is
 * tried once as a plain one, then dropped: nothing of a shopper waits for it.
 */
export function createEventQueue({ mayMeasure, post, later, visit }: QueuePorts) {
  const waiting: SentEvent[] = [];

  function flush(): void {
    // Consent may have been withdrawn since.
    if (!mayMeasure()) waiting.length = 0;
    while (waiting.length > 0) void deliver(waiting.splice(0, MOST_EVENTS));
  }

  async function deliver(events: readonly SentEvent[]): Promise<void> {
    const batch: SentBatch = { visit: visit(), events };
    const init: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
      priority: 'low',
    };
    try {
      await post(EVENTS_PATH, { ...init, keepalive: true }).catch(() => post(EVENTS_PATH, init));
    } catch {
      // Offline, or blocked.
    }
  }

  return {
    add(event: SentEvent): void {
      if (!mayMeasure()) return;
      if (waiting.push(event) === 1) later(flush);
    },
    flush,
  };
}
