import { expect } from '@playwright/test';
import { test } from './windows.ts';

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  'narrow window': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};

for (const [name, device] of Object.entries(DEVICES))
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test('[CO-09] a page asks for each of its pictures once', async ({ page, shown }) => {
      for (const path of ['/', shown.landing, shown.listing, shown.product.address]) {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (new URL(request.url()).pathname.startsWith('/i/')) asked.push(request.url());
        });
        await page.goto(path, { waitUntil: 'networkidle' });
        page.removeAllListeners('request');
        const pictures = asked.map((address) => new URL(address).pathname);
        expect(pictures.length, path).toBeGreaterThan(0);
        const twice = pictures.filter((picture, at) => pictures.indexOf(picture) !== at);
        expect(
          asked.filter((address) => twice.includes(new URL(address).pathname)),
          path,
        ).toEqual([]);
      }
    });
  });
