import { expect, type Page } from '@playwright/test';
import { register } from './support/account.ts';
import { CARDS } from './support/card-provider.ts';
import { fillDelivery, giveDelivery, pay } from './support/checkout.ts';
import { bringToDelivery, fillBag } from './support/fill-bag.ts';
import { test } from './support/test.ts';

const provider = new URL(process.env['CYBERSOURCE_URL'] ?? 'http://127.0.0.1:3010').port;

/** Every script that a browser would run: its source, and whether it has the response's nonce. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ type }) => ['', 'module', 'text/javascript'].includes(type))
      .map(({ src, nonce }) => ({ from: src === '' ? 'inline' : new URL(src).host, marked: nonce !== '' })),
  );

/** What the browser refused to load or run. */
async function collectRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

test(
  '[N93] delivery and payment run our own files, scripts with the nonce, and the card provider’s library',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    const refusals = await collectRefusals(page);
    const ours = new URL(test.info().project.use.baseURL ?? '').host;
    await bringToDelivery(page, pieces.plenty);
    const policy = (await page.reload())?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' http:\/\/cybersource\./);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    const delivery = await scriptsOf(page);
    expect(delivery.filter(({ from }) => from === 'inline').length).toBeGreaterThan(0);
    expect(delivery.filter(({ from, marked }) => from !== ours && !marked)).toEqual([]);

    await giveDelivery(page, email);
    const payment = await scriptsOf(page);
    const others = payment.filter(({ from, marked }) => from !== ours && !marked).map(({ from }) => from);
    expect([...new Set(others)]).toEqual([`cybersource.localhost:${provider}`]);
    expect(await refusals()).toEqual([]);
  },
);

/** Puts an inline script and one of another origin into the page: both are refused. */
async function expectInjectionRefused(page: Page, refusals: () => Promise<string[]>): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.stolen = true';
    document.body.append(script);
    const elsewhere = document.createElement('script');
    elsewhere.src = 'https://evil.example/skim.js';
    document.body.append(elsewhere);
  });
  await expect.poll(async () => (await refusals()).length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
}

test(
  '[N75] an injected script does not run in the checkout',
  { tag: '@desktop' },
  async ({ page, pieces }) => {
    const refusals = await collectRefusals(page);
    // Without it the page leads back to the bag.
    await fillBag(page, pieces.plenty);
    await page.goto('/checkout/delivery');
    await expectInjectionRefused(page, refusals);
  },
);

test(
  '[N75] [N93] pages that take a password, an address or money run scripts with the nonce only',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const refusals = await collectRefusals(page);
    const open = async (path: string) => {
      const policy = (await page.goto(path))?.headers()['content-security-policy'] ?? '';
      expect(policy, path).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/);
      expect(policy, path).not.toMatch(/script-src[^;]*unsafe|cybersource/);
      expect((await scriptsOf(page)).filter(({ from, marked }) => from === 'inline' && !marked)).toEqual([]);
      expect(await refusals(), path).toEqual([]);
    };
    await fillBag(page, pieces.plenty);
    for (const path of ['/checkout/cart', '/register', '/find-order', '/gift-cards/balance', '/login'])
      await open(path);
    await expectInjectionRefused(page, refusals);
    await register(page, email);
    for (const path of ['/my-account', '/my-account/edit-address', '/login/pw/change']) await open(path);
    await expectInjectionRefused(page, refusals);
  },
);

test(
  '[N93] a link to a page with the strict policy loads a document, so that its policy is in force',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find an order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await loadedPath(page)).toEqual(['/find-order']);
  },
);

test(
  '[N93] other pages cannot be framed or sniffed, and allow no card provider',
  { tag: '@phone' },
  async ({ page }) => {
    const refusals = await collectRefusals(page);
    for (const path of ['/', '/nothing/here']) {
      const headers = (await page.goto(path))?.headers() ?? {};
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('cybersource');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(await refusals()).toEqual([]);
    }
  },
);

/** The last full page load: its policy is in force. */
const loadedPath = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => new URL(name).pathname));

for (const step of ['delivery', 'payment'])
  test(
    `[ER-02] [N93] a bag lost at ${step} is reported under the shop’s own policy`,
    { tag: ['@phone', '@nightly'] },
    async ({ page, pieces, email }) => {
      await bringToDelivery(page, pieces.plenty);
      if (step === 'payment') await giveDelivery(page, email);
      else await fillDelivery(page, email);
      await page.context().clearCookies();
      if (step === 'payment') await pay(page, CARDS.approved);
      else await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page).toHaveURL(/\/checkout\/cart$/);
      await expect(page.getByText('We could not find your bag.')).toBeVisible();
      expect(await loadedPath(page)).toEqual(['/checkout/cart']);
    },
  );
