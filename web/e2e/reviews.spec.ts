import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { reviewedPiece } from '../../tests/fixtures/pieces.ts';
import { ask } from './ask.ts';
import { runTool } from './support/run-tool.ts';
import { test } from './support/test.ts';

const { code, address } = reviewedPiece();
const TITLE = 'Catches every light';

test.skip(({ shop }) => shop === 'loupe', 'The reviewed piece is of beaverbrooks.');

async function write(page: Page, text: string, at = address): Promise<void> {
  await page.goto(at);
  await page.getByText('Write a review').click();
  await page.getByRole('radio', { name: '4' }).check();
  await page.getByLabel('In a few words').fill(TITLE);
  await page.getByLabel('Your review').fill(text);
  await page.getByLabel('Name to show').fill('Ada');
  await page.getByRole('button', { name: 'Send my review' }).click();
}

/** The id of the one that waits. */
async function waitingReview(): Promise<string> {
  const [id] = new RegExp(`^\\S+(?=.*${code})`, 'm').exec(await runTool('catalog', 'reviews')) ?? [];
  return id!;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    '[RE-08] a review waits for a moderator, then the page shows it and tells search engines',
    { tag: '@desktop' },
    async ({ page }) => {
      await write(page, 'Just as pictured.\n<script>alert(1)</script>');
      await expect(page).toHaveURL(`${address}#review-taken`);
      await expect(page.getByText('We read each review before it is shown here.')).toBeVisible();
      await expect(page.getByText(TITLE)).toBeHidden();

      await runTool('catalog', 'review', await waitingReview(), 'approve');
      await expect.poll(async () => (await ask('beaverbrooks', address)).body.includes(TITLE)).toBe(true);
      await page.goto(address);
      const reviews = page.getByRole('region', { name: 'Reviews' });
      await expect(reviews).toContainText('4.0 of 5, from 1 review');
      await expect(reviews).toContainText('<script>alert(1)</script>');
      const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(facts.join()).toContain(
        '"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1}',
      );
    },
  );
});

test.describe('without script, when it is refused', () => {
  test.use({ javaScriptEnabled: false });

  test(
    '[RE-08] a refused review of a gift card says why at its field, and keeps what was typed',
    { tag: '@desktop' },
    async ({ page }) => {
      await write(page, '\u200b', '/GC/x/p');
      await expect(page.getByRole('heading', { level: 1, name: 'Your review' })).toBeVisible();
      const text = page.getByLabel('Your review');
      await expect(text).toHaveAccessibleDescription('Write your review.');
      await expect(page.getByLabel('In a few words')).toHaveValue(TITLE);
      await expect(page.getByLabel('Name to show')).toHaveValue('Ada');
      await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
      await expect(page).toHaveURL(/\/write-review$/);
      await text.fill('It came within the hour.');
      await page.getByRole('button', { name: 'Send my review' }).click();
      await expect(page).toHaveURL(/\/p#review-taken$/);
    },
  );
});

test(
  '[RE-08] a third review of a piece in a day is declined with its reason, and a reload does not send it again',
  { tag: '@desktop' },
  async ({ page }) => {
    await write(page, 'One.');
    await expect(page).toHaveURL(/#review-taken$|\/(?:api|write)[/-]review$/);
    await write(page, 'Two.');
    await write(page, 'Three.');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/review|attempts|tomorrow/);
    await expect(page.getByLabel('Your review')).toHaveValue('Three.');
    const posted: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
    await page.reload();
    await expect(page.getByLabel('Your review')).toHaveValue('Three.');
    expect(posted.filter((url) => url.includes('eview'))).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
  },
);
