import { browserStorage } from '../../lib/browser-storage.ts';

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
