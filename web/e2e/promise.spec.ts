import { expect } from '@playwright/test';
import { GetCartDocument } from '../gql/graphql.ts';
import { documentIdOf } from '../lib/document-id.ts';
import { addToBag, openBag } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/test.ts';

const CHRISTMAS = {
  deliverOn: '2026-12-30',
  holdsUntil: '2026-12-24T00:00:00.000Z',
  answeredAt: '2026-12-23T19:47:30.000Z',
};
const DAY_AFTER = {
  deliverOn: '2026-12-31',
  holdsUntil: '2026-12-29T00:00:00.000Z',
  answeredAt: '2026-12-24T00:00:01.000Z',
};

test(
  '[EN-15] [RT-29] the page names the server’s day in a browser with a wrong clock, and requests it again when it expires',
  { tag: '@desktop' },
  async ({ page, pieces }) => {
    await page.clock.install({ time: new Date('2031-05-05T10:00:30Z') });
    const promises = [CHRISTMAS, DAY_AFTER];
    await page.route('**/api/live-product/*', (route) =>
      route.fulfill({ json: { variants: [], promise: promises.shift() ?? null } }),
    );
    await page.goto(`/${pieces.plenty}/x/p`);
    const main = page.getByRole('main');
    await expect(
      main.getByText(/^Next day, £7\.95\. Order within 4\sh 1[12]\smin for Wednesday 30 December\.$/),
    ).toBeVisible();
    await page.clock.fastForward('04:14:00');
    await expect(main.getByText(/Order within 119\sh 5\d\smin for Thursday 31 December\.$/)).toBeVisible();
  },
);

test(
  '[EN-07] the bag names the day of its courier, and is requested again when that expires',
  { tag: '@phone' },
  async ({ page, pieces }) => {
    await page.clock.install();
    await addToBag(page, pieces.plenty);
    await openBag(page);
    await expect(page.getByText(/^In stock, arrives \w+day \d+ \w+$/)).toBeVisible();
    await hydrated(page.getByRole('button', { name: 'Share bag' }));
    const again = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes(documentIdOf(GetCartDocument))),
    );
    // The longest promise is the one over Christmas or Easter.
    await page.clock.fastForward(121 * 3_600_000);
    expect((await (await again).response())?.ok()).toBe(true);
  },
);

test(
  'a gift card, which comes by e-mail, promises no courier, no returns and no care, on its page and in the bag',
  { tag: '@desktop' },
  async ({ page, shop, pieces }) => {
    await page.goto(`/${pieces.plenty}/x/p`);
    const terms = page
      .getByRole('main')
      .getByRole('group')
      .filter({ hasText: /^(Delivery and returns|Care)/ });
    await expect(terms).toHaveCount(2);
    const giftCard = shop === 'loupe' ? 'GCL' : 'GC';
    await page.goto(`/${giftCard}/x/p`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gift card' })).toBeVisible();
    await expect(terms).toHaveCount(0);
    await expect(page.locator('[data-slot=product-details]')).toHaveCount(0);
    await addToBag(page, giftCard);
    await openBag(page);
    const bag = page.getByRole('main');
    await expect(bag.getByText('e-mailed by')).toBeVisible();
    await expect(bag.getByText(/60 days|sixty days|signed for|VAT/i)).toHaveCount(0);
    await addToBag(page, pieces.plenty);
    await openBag(page);
    await expect(bag.getByText(/60 days|sixty days/i).first()).toBeVisible();
    await expect(bag.getByText(/^Includes £[\d,.]+ VAT$/)).toBeVisible();
  },
);
