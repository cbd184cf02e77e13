import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { turningPiece } from '../../tests/fixtures/pieces.ts';
import { ask } from './ask.ts';
import type { ShopName } from './shop.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/test.ts';

const { frames } = turningPiece('beaverbrooks');

/** Opens a piece of the shop that turns. @returns the numbers of the pictures of its turn that the page has requested, in order */
async function openPiece(page: Page, shop: ShopName): Promise<number[]> {
  const requested: number[] = [];
  page.on('request', (request) => {
    const [, frame] = /\/i\/turn-.+-(\d\d)\?/.exec(request.url()) ?? [];
    if (frame !== undefined) requested.push(Number(frame));
  });
  await page.goto(turningPiece(shop).address);
  await hydrated(page.getByRole('button', { name: 'Turn it round' }));
  return requested;
}

test(
  '[RT-29] a piece turns once around when asked, and then by hand',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    const requested = await openPiece(page, shop);
    const button = page.getByRole('button', { name: 'Turn it round' });
    expect(requested).toEqual([]);

    await button.click();
    const angle = page.getByRole('slider', { name: 'Turn the piece' });
    await expect(angle).toBeFocused();
    await expect(angle).not.toHaveValue('0');
    expect(new Set(requested).size).toBe(frames);
    // After one revolution it stands as it did before.
    await expect(angle).toHaveValue('0');

    await angle.press('ArrowRight');
    await expect(angle).toHaveAttribute('aria-valuetext', `View 2 of ${frames}`);
    const picture = page.getByRole('region', { name: 'Product pictures' }).getByRole('img').first();
    await expect(picture).toHaveAttribute('src', /-02\?/);
    const { x, y, width } = (await picture.boundingBox())!;
    await page.mouse.move(x + width / 4, y + width / 2);
    await page.mouse.down();
    await page.mouse.move(x + (width * 3) / 4, y + width / 2);
    await page.mouse.up();
    await expect(angle).toHaveValue(String(1 + frames / 2));
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);

    await angle.press('Escape');
    await expect(button).toBeFocused();
  },
);

test(
  'a shopper who prefers reduced motion turns a piece only by hand',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const requested = await openPiece(page, shop);
    await page.getByRole('button', { name: 'Turn it round' }).click();
    const angle = page.getByRole('slider', { name: 'Turn the piece' });
    await expect.poll(() => new Set(requested).size).toBe(frames);
    await expect(page.getByText(`Loading ${frames} views…`)).toHaveCount(0);
    await expect(angle).toHaveValue('0');
    await angle.press('ArrowLeft');
    // Beyond its end a slider stays where it is.
    await expect(angle).toHaveValue('0');
    await angle.press('End');
    await expect(angle).toHaveValue(String(frames - 1));
  },
);

test(
  'views of a piece that do not load are said so, and its picture returns',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    await page.route(/\/i\/turn-.+-07\?/, (route) => route.abort());
    await openPiece(page, shop);
    await page.getByRole('button', { name: 'Turn it round' }).click();
    await expect(page.getByText('The views did not load. Close and try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the picture' }).click();
    await expect(page.getByRole('link', { name: /^Zoom/ }).first()).toBeVisible();
  },
);

test('a watch turns on its stage, within it', { tag: '@phone' }, async ({ page, shop }) => {
  await openPiece(page, shop);
  const stage = page.getByRole('region', { name: 'Product pictures' });
  const frame = (await stage.boundingBox())!;
  await page.getByRole('button', { name: 'Turn it round' }).click();
  const angle = page.getByRole('slider', { name: 'Turn the piece' });
  await expect(angle).not.toHaveValue('0');
  // Nothing below has moved, and the whole watch is seen.
  expect(await stage.boundingBox()).toEqual(frame);
  const picture = (await stage.getByRole('img').boundingBox())!;
  expect(picture.y).toBeGreaterThanOrEqual(frame.y);
  expect(picture.y + picture.height).toBeLessThanOrEqual(frame.y + frame.height);
  await angle.press('Escape');
  await expect(stage.getByRole('link', { name: /^Zoom/ }).first()).toBeVisible();
});

test('[RT-29] each piece that the home page features has a close view, is shown as it is worn, and turns', async ({
  shop,
}) => {
  const home = (await ask(shop, '/')).body;
  const featured = [...new Set([...home.matchAll(/href="(\/\d{7}\/[^"]+\/p)"/g)].map(([, path]) => path!))]
    // Straps have no other side worth seeing.
    .filter((path) => !path.includes('strap'));
  expect(featured.length).toBeGreaterThanOrEqual(4);
  for (const path of featured) {
    const page = (await ask(shop, path)).body;
    const shows = (picture: RegExp) => picture.test(page);
    expect([
      path,
      shows(/\/i\/(detail-[^"?]*|[^"?]*-macro)\?/),
      shows(/\/i\/form-/),
      shows(/Turn it round/),
    ]).toEqual([path, ...[true, true, true]]);
  }
});
