import { whenExpired } from '#lib/use-when-expired.ts';
import { endOf, type LiveProduct } from '../live-product.ts';

export type KnownLive = LiveProduct & {
  /** End of the promise by this browser's clock, in milliseconds since the epoch. */
  end: number;
};

/** Asks for current stock and promise, and again when the promise expires. Tells nothing when the call fails. */
export function followLive(code: string, tell: (live: KnownLive) => void, signal: AbortSignal): void {
  const ask = async () => {
    const askedAt = Date.now();
    const response = await fetch(`/api/live-product/${encodeURIComponent(code)}`, { signal });
    if (!response.ok) return;
    const live = (await response.json()) as LiveProduct;
    tell({ ...live, end: live.promise ? endOf(live.promise, askedAt) : 0 });
    const expires = live.soonest ?? live.promise;
    if (expires) signal.addEventListener('abort', whenExpired(expires, askAgain));
  };
  const askAgain = () => void ask().catch(() => undefined);
  askAgain();
}
