import { describe, expect, it, jest } from '@jest/globals';
import { memoryStorage } from '#lib/browser-storage.ts';
import { codeOfPage, rememberPage, viewedPages, tellViewed } from './remember-view.ts';

const page = (at: number) => `/010000${at}/a-ring/p`;

describe('recently viewed', () => {
  it('[BH-12] keeps the last ten addresses, the newest first', () => {
    const storage = memoryStorage();
    for (let at = 0; at < 12; at++) rememberPage(page(at), storage);
    expect(viewedPages(storage)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(page));
  });

  it('[BH-12] moves a repeated address to the front', () => {
    const storage = memoryStorage();
    for (const at of [1, 2, 3, 1]) rememberPage(page(at), storage);
    expect(viewedPages(storage)).toEqual([1, 3, 2].map(page));
  });

  it('[BH-12] remembers product pages only', () => {
    const storage = memoryStorage();
    for (const path of ['/', '/rings', '/checkout/cart', '/my-account/order', '/0100001/p']) {
      rememberPage(path, storage);
    }
    expect(viewedPages(storage)).toEqual([]);
  });

  it('ignores what something else stored', () => {
    const storage = memoryStorage();
    for (const stored of ['{', '"a"', '{"a":1}', '[1, null, "https://example.org/a/b/p"]']) {
      storage.setItem('recentlyViewed', stored);
      expect(viewedPages(storage)).toEqual([]);
    }
  });

  it('reads the product code of an address', () => {
    expect(codeOfPage('/GC/gift-card/p')).toBe('GC');
  });
});

function told(current: string, earlier: readonly string[], agrees = true) {
  const send = jest.fn(async (_body: string) => undefined);
  tellViewed(current, earlier, () => agrees, send);
  return send.mock.calls.map(([body]) => JSON.parse(body) as object);
}

describe('looked at together', () => {
  it('[QY-09] tells which product was looked at before, and nothing else', () => {
    expect(told('C', ['B', 'A'])).toEqual([{ productKey: 'C', earlierKey: 'B' }]);
  });

  it('[QY-09] tells nothing without consent to statistics, and for a first view', () => {
    expect(told('C', ['B'], false)).toEqual([]);
    expect(told('C', [])).toEqual([]);
  });

  it('[QY-09] does not count a reload or a step back as a view', () => {
    expect(told('B', ['B', 'A'])).toEqual([]);
    expect(told('A', ['C', 'B', 'A'])).toEqual([]);
    expect(told('A', ['D', 'C', 'B', 'A'])).toHaveLength(1);
  });
});
