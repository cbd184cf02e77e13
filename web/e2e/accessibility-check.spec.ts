import { expect } from '@playwright/test';
import { expectAccessible } from './support/expect-page.ts';
import { test } from './support/test.ts';

const PAGE = (main: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${main}</main></html>`;
const BAD = '<img src="/icons/none.svg"><button></button>';

test(
  'the check of accessibility finds every fault of a page, and of a frame of another origin',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route('**/checked', (route) => {
      const isFrame = route.request().url().includes('frame.');
      const frame = '<iframe title="A frame" src="http://frame.localhost/checked"></iframe>';
      return route.fulfill({ contentType: 'text/html', body: PAGE(isFrame ? BAD : frame) });
    });
    await page.setContent(PAGE('<p>Words</p>'));
    await expectAccessible(page);
    await page.setContent(PAGE(BAD));
    await expect(expectAccessible(page)).rejects.toThrow(/button-name[\s\S]*image-alt/);
    await page.goto('http://page.localhost/checked', { waitUntil: 'commit' });
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
    await expect(expectAccessible(page)).rejects.toThrow(/button-name[\s\S]*image-alt/);
  },
);
