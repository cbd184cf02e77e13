import { createRequire } from 'node:module';

interface RequestQueue {
  pending: unknown[];
  throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests(): void;
  scheduleCheckPendingRequests(): void;
}

const PENDING_CHECK_MS = 10;

/**
 * kafkajs 2.2.4 re-arms this timer repeatedly with a negative delay, which Node turns into 1 ms: 4.5 % of a core while idle,
 * and a warning on Node 24. Armed only when a request is queued it is 0.3 %; a request queued later arms it itself.
 * https://github.com/tulios/kafkajs/issues/1556 https://github.com/tulios/kafkajs/issues/1751
 */
export function stopIdleTimer(): void {
  const require = createRequire(import.meta.url);
  const { prototype } = require('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
  if (typeof prototype.scheduleCheckPendingRequests !== 'function') {
    throw new Error('kafkajs is no longer the version whose timer this replaces.');
  }
  prototype.scheduleCheckPendingRequests = function scheduleCheckPendingRequests() {
    if (this.throttleCheckTimeoutId) return;
    const throttledMs = this.throttledUntil - Date.now();
    if (this.pending.length === 0 && throttledMs <= 0) return;
    const check = () => {
      this.throttleCheckTimeoutId = null;
      this.checkPendingRequests();
    };
    this.throttleCheckTimeoutId = setTimeout(check, throttledMs > 0 ? throttledMs : PENDING_CHECK_MS);
  };
}
