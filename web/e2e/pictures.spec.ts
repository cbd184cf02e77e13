import { expect } from '@playwright/test';
import { test } from './windows.ts';

for (const [name, path] of [
  ['home', () => '/'],
  ['listing', (shown: { listing: string }) => shown.listing],
  ['product', (shown: { product: { address: string } }) => shown.product.address],
] as const)
  test(
    `[CO-09] the ${name} page asks for each of its pictures once`,
    { tag: ['@phone', '@desktop'] },
    async ({ page, shown }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/i/')) asked.push(request.url());
      });
      await page.goto(path(shown as never), { waitUntil: 'networkidle' });
      const pictures = asked.map((address) => new URL(address).pathname);
      expect(pictures.length).toBeGreaterThan(0);
      expect(
        pictures.filter((picture, at) => pictures.indexOf(picture) !== at),
        asked.join('\n'),
      ).toEqual([]);
    },
  );
