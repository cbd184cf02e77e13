import { mayTrack } from '../../consent/may.ts';
import { browserStorage } from '../../../lib/browser-storage.ts';

const KEY = 'recentlyViewed';
const MOST = 10;

const PRODUCT_PATH = /^\/([^/]+)\/[^/]+\/p$/;

/** BH-12: the addresses of product pages that were looked at in this browser, the newest first. */
export function viewedPages(storage: Pick<Storage, 'getItem'> = browserStorage('local')): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((url) => typeof url === 'string' && PRODUCT_PATH.test(url)).slice(0, MOST);
  } catch {
    return [];
  }
}

/** A page that was looked at before moves to the front. Other pages are not remembered. */
export function rememberPage(
  path: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = browserStorage('local'),
): void {
  if (!PRODUCT_PATH.test(path)) return;
  const others = viewedPages(storage).filter((known) => known !== path);
  storage.setItem(KEY, JSON.stringify([path, ...others].slice(0, MOST)));
}

export const codeOfPage = (path: string): string => decodeURIComponent(PRODUCT_PATH.exec(path)?.[1] ?? '');

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

export interface ViewedPage {
  /** Code of the product of this page; null on other pages, which are not remembered. */
  readonly current: string | null;
  readonly path: string;
}

/** Adds a product's page to those looked at in this browser. @returns codes of the other products looked at, the newest first */
export function rememberView({ current, path }: ViewedPage): string[] {
  const viewed = viewedPages().map(codeOfPage);
  if (current !== null) {
    tellViewed(current, viewed);
    rememberPage(path);
  }
  return viewed.filter((code) => code !== current);
}
