import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { ownScriptBytes } from './support/own-script.ts';
import { test } from './windows.ts';

/** Of each page, above the framework. */
const MOST_BYTES: Record<string, number> = {
  home: 12_000,
  listing: 20_000,
  product: 20_000,
  dealer: 12_000,
  bag: 20_000,
};

test(
  'no page has more script of its own than it may have',
  { tag: '@desktop' },
  async ({ page, shop, shown }) => {
    const scriptsIn = (html: string) =>
      page.evaluate((text) => {
        const { scripts } = new DOMParser().parseFromString(text, 'text/html');
        return [...scripts].map((script) => script.getAttribute('src') ?? '');
      }, html);
    const pages = {
      home: '/',
      listing: shown.listing,
      product: shown.product.address,
      dealer: '/rolex',
      bag: '/checkout/cart',
    };
    const bytes: Record<string, number> = {};
    for (const [name, path] of Object.entries(pages)) {
      const { status, body } = await ask(shop, path);
      expect(status, name).toBe(200);
      bytes[name] = ownScriptBytes(await scriptsIn(body));
      expect(bytes[name], `${name}: script is found in the page`).toBeGreaterThan(0);
    }
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
    for (const [name, own] of Object.entries(bytes)) expect(own, name).toBeLessThanOrEqual(MOST_BYTES[name]!);
  },
);
