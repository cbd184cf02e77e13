import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { expectGoodAtEverySize } from './support/expect-page.ts';
import { test } from './windows.ts';

const STORE = { beaverbrooks: 'store', loupe: 'boutique' } as const;

test(
  '[RT-29] a piece’s page leads to a consultation about it, without script',
  { tag: '@desktop' },
  async ({ browser, baseURL, shown }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(shown.product.address);
    await expect(page.getByRole('link', { name: 'Found it for less?' })).toBeVisible();
    await page.getByRole('link', { name: 'Talk it over with one of us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Book a consultation' })).toBeVisible();
    await context.close();
  },
);

test(
  '[QY-10] [RT-12] the stores that have a piece are found from its page, nearest first, without script',
  { tag: '@desktop' },
  async ({ browser, shop, baseURL, shown }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(shown.product.address);
    await page.getByRole('link', { name: `See it in a ${STORE[shop]}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('textbox', { name: 'Town or postcode' }).fill('Leedz');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText(/We could not find that place\. Did you mean .*Leeds/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Town or postcode' }).fill('Leeds');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    const near = page.getByRole('region', { name: 'Nearest to Leeds' }).getByRole('listitem');
    await expect(near.first()).toContainText(/here now|not here/i);
    const miles = (await near.allInnerTexts()).map((text) => Number(/(\d+\.\d)\u00a0miles/.exec(text)?.[1]));
    expect(miles).toEqual(miles.toSorted((one, next) => one - next));
    await context.close();
  },
);

test(
  '[QY-10] a piece that is kept back or was not counted lately is not promised, nor one that no store keeps',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    const inLeeds = async (product: string) => {
      await page.goto(`/reservation?product=${product}&place=Leeds`);
      return (await page.getByRole('listitem').filter({ hasText: /miles/ }).allInnerTexts()).some((text) =>
        /^Leeds\b/.test(text),
      );
    };
    expect(await inLeeds('0100002')).toBe(true);
    await expectGoodAtEverySize(page);
    expect(await inLeeds('0100005')).toBe(false);
    expect(await inLeeds('0100006')).toBe(false);
    for (const address of ['/reservation?product=unknown', '/reservation?product=0300001'])
      expect((await ask(shop, address)).status).toBe(404);
  },
);

test(
  '[RT-12] the bare address of a reservation says how to begin',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    const { status, body } = await ask(shop, '/reservation');
    expect(status).toBe(200);
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    await page.goto('/reservation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('See it in a store');
    await expect(page.getByRole('main').getByRole('link', { name: 'Our stores' })).toBeVisible();
    await expectGoodAtEverySize(page);
  },
);
