import { expect } from '@playwright/test';
import { test } from './windows.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

test('[CO-09] a phone asks for no picture of the menu of wide windows, such as the hero once more', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const pictures = page.locator('[data-hover-menu] img');
  // Now and then a lazy picture is loaded though it is not displayed; so they are here.
  const loaded = await pictures.evaluateAll((images) => {
    for (const image of images) (image as HTMLImageElement).loading = 'eager';
    return images.length;
  });
  expect(loaded).toBeGreaterThan(0);
  await expect
    .poll(() =>
      pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc)),
    )
    .toEqual(Array<unknown>(loaded).fill(expect.stringMatching(/^data:image\/gif/)));
});
