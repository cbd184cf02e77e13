import { expect } from '@playwright/test';
import { shownPiece } from '../../tests/fixtures/pieces.ts';
import { hydrated } from './support/hydrated.ts';
import { openBag } from './support/checkout.ts';
import { test } from './support/test.ts';

test(
  '[EN-05] [EN-15] [RT-29] a ring stands in the bag in the size that was chosen on its page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(shownPiece('beaverbrooks').address);
    const button = page.getByRole('button', { name: 'Add to bag' }).first();
    await hydrated(button);
    const size = page.getByRole('radio', { name: /^Size [A-Z], in stock$/ }).first();
    const letter = /^Size\s([A-Z]),/.exec((await size.getAttribute('aria-label')) ?? '')?.[1];
    await size.check();
    await expect(page.getByRole('group', { name: `Ring size: ${letter}, in stock` })).toBeVisible();
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'is in your bag' }).first()).toBeAttached();
    await openBag(page);
    await expect(page.getByRole('main').getByText(`Size\u00a0${letter}`, { exact: true })).toBeVisible();
  },
);
