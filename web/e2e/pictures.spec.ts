import { expect } from '@playwright/test';
import { test } from './windows.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

test('[CO-09] a phone asks for the hero of the home page once, and for no picture of the menu of wide windows', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const first = await page
    .locator('main img[fetchpriority="high"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  expect(first.length).toBeGreaterThan(0);
  for (const hero of first) {
    const { pathname } = new URL(hero);
    expect(asked.filter((address) => address.includes(`${pathname}?`))).toEqual([hero]);
  }
  const inMenu = await page
    .locator('[data-hover-menu] img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  expect(inMenu.length).toBeGreaterThan(0);
  expect(inMenu.filter((address) => address !== '' && !address.startsWith('data:'))).toEqual([]);
});
