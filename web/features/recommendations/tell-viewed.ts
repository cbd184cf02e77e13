import { mayTrack } from '../consent/may.ts';

/** Of the products that were looked at last, how many are not counted again when a visitor returns to them. */
const JUST_SEEN = 3;

/**
 * QY-09: tells the shop which product was looked at before this one, after consent to statistics. Reloads and steps back are no new view.
 * @param earlier codes of the products that were looked at before, the newest first
 */
export function tellViewed(
  productKey: string,
  earlier: readonly string[],
  may: typeof mayTrack = mayTrack,
  send: (body: string) => Promise<unknown> = post,
): void {
  const [earlierKey] = earlier;
  if (earlierKey === undefined || earlier.slice(0, JUST_SEEN).includes(productKey)) return;
  // Counting is of no use to this visitor, and a failure is no matter.
  if (may('statistics')) send(JSON.stringify({ productKey, earlierKey })).catch(() => undefined);
}

const post = (body: string): Promise<unknown> =>
  fetch('/api/viewed-together', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  });
