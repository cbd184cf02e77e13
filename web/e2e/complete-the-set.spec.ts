import { expect } from '@playwright/test';
import { addToBag, openBag } from './support/checkout.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { test } from './support/test.ts';

/** Of one set of the seed: a pendant, the studs and the ring. */
const [PENDANT, STUDS] = ['0100091', '0100116'];

test(
  '[QY-09] the bag shows the missing pieces of a set, and less with each that is added',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    test.skip(shop === 'loupe', 'A shop of watches has no sets.');
    await addToBag(page, PENDANT!);
    await openBag(page);
    const set = page.getByRole('region', { name: 'Complete the set' });
    await expect(set.getByRole('article')).toHaveCount(2);
    await expect(set.getByRole('link', { name: /Thistle amethyst ring/ }).first()).toBeVisible();
    await expectGoodPage(page);
    await set
      .getByRole('link', { name: /Thistle amethyst studs/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/${STUDS}/`));
    await addToBag(page, STUDS!);
    await openBag(page);
    await expect(set.getByRole('article')).toHaveCount(1);
    await expect(set.getByRole('link', { name: /Thistle amethyst ring/ }).first()).toBeVisible();
  },
);
