import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { origins } from './shop.ts';
import { hydrated } from './support/hydrated.ts';
import { expectAccessible } from './support/expect-page.ts';
import { expectFitsAt320, test } from './windows.ts';

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test(
  '[RT-24] invalid and out-of-range pages redirect to page 1 by 302, an unknown sort is ignored',
  { tag: '@phone' },
  async ({ page, shop, shown }) => {
    for (const bad of ['0', '-1', '1.5', 'two', '999']) {
      const response = await ask(shop, `${shown.listing}?page=${bad}&sort=price-asc`);
      expect(response.status).toBe(302);
      expect(response.headers.location).toMatch(new RegExp(`${shown.listing}\\?sort=price-asc$`));
    }
    expect((await ask(shop, `${shown.listing}?sort=by-luck`)).status).toBe(200);

    await page.goto(shown.listing);
    const sort = page.getByLabel('Sort by');
    await hydrated(sort);
    await sort.dispatchEvent('pointerdown');
    await sort.selectOption('price-asc');
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(sort).toHaveValue('price-asc');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${shown.listing}$`));
    await expect(sort).toHaveValue('relevance');
  },
);

test(
  '[RT-24] with the keyboard the sort order is browsed first and then chosen',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, shown }) => {
    await page.goto(shown.listing);
    await page.waitForLoadState('networkidle');
    const sort = page.getByLabel('Sort by');
    await sort.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Sort', exact: true })).toBeVisible();
    await expect(sort).toBeFocused();
    await expect(sort).toHaveValue('price-desc');
    expect(new URL(page.url()).search).toBe('');
    await expectAccessible(page);
    await expectFitsAt320(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=price-desc$/);
    await expect(sort).toHaveValue('price-desc');
    await expect(page.getByRole('button', { name: 'Sort', exact: true })).toBeHidden();
  },
);

test(
  '[RT-24] show more adds the next page in place, moves focus to it and updates the count',
  { tag: '@phone' },
  async ({ page, shown }) => {
    await page.goto(shown.listing);
    const total = Number((await page.getByText(/You have seen/).textContent())?.match(/of (\d+)/)?.[1]);
    // Before, the link leads to the next page.
    await hydrated(page.getByRole('link', { name: /^Show \d+ more$/ }));
    await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
    await expect(page.getByText(`You have seen ${Math.min(48, total)} of ${total}`)).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(Math.min(48, total));
    await expect(page.locator('main article').nth(24).getByRole('link')).toBeFocused();
  },
);

test(
  '[RT-24] page links lead to further pages, and back leads to the first',
  { tag: '@desktop' },
  async ({ page, shown }) => {
    await page.goto(shown.listing);
    const first = page.locator('main article h3').first();
    const firstName = await first.textContent();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(first).not.toHaveText(firstName ?? '');
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(first).toHaveText(firstName ?? '');
  },
);

test(
  '[RT-18] a product answers at its address; another name redirects 301 to the right one',
  { tag: '@desktop' },
  async ({ page, shop, shown }) => {
    const { code, address, name } = shown.product;
    const wrong = await ask(shop, `/${code}/some-other-name/p?from=mail`);
    expect(wrong.status).toBe(301);
    expect(wrong.headers.location).toMatch(new RegExp(`${address}\\?from=mail$`));

    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origins[shop] + address);
    await expectAccessible(page);
    await expectFitsAt320(page);
  },
);

test('[RT-20] the landing page is canonical for the first grid of a category, each further grid for itself', async ({
  shop,
  shown,
}) => {
  const landing = shown.listing.replace('/product-listing', '');
  const canonicalOf = async (path: string) => canonicalIn((await ask(shop, path)).body);
  expect(await canonicalOf(landing)).toBe(origins[shop] + landing);
  expect(await canonicalOf(shown.listing)).toBe(origins[shop] + landing);
  expect(await canonicalOf(`${shown.listing}?sort=price-asc`)).toBe(origins[shop] + landing);
  expect(await canonicalOf(`${shown.listing}?page=2`)).toBe(`${origins[shop]}${shown.listing}?page=2`);
});

test('[BH-14] [EN-18] a category has its meta fields, breadcrumb and quick links, on its landing page and above its grid', async ({
  shop,
  shown,
}) => {
  const grid = (await ask(shop, `/product-listing${shown.landing}`)).body;
  const [, quick = ''] = /<nav aria-label="Quick links"[^>]*>(.*?)<\/nav>/s.exec(grid) ?? [];
  const links = [...quick.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(1);
  const landing = (await ask(shop, shown.landing)).body;
  expect(links.filter((href) => !landing.includes(`href="${href}"`))).toEqual([]);
  expect((await ask(shop, links[0] ?? '')).status).toBe(200);
  for (const body of [landing, grid]) {
    expect(body).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
    expect(body).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(body).toMatch(/<nav aria-label="Breadcrumb"/);
  }
});

const WORDS = { beaverbrooks: 'platinum', loupe: 'chronograph' } as const;

test(
  '[RT-24] [BH-14] words in the address narrow a category, until they are taken off',
  { tag: '@phone' },
  async ({ page, shop, shown }) => {
    const listing = `/product-listing${shown.landing}`;
    const text = WORDS[shop];
    const count = async () => Number(await page.getByRole('main').locator('.num').first().textContent());
    await page.goto(listing);
    const all = await count();
    await page.goto(`${listing}?text=${text}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await count()).toBeGreaterThan(0);
    expect(await count()).toBeLessThan(all);
    await expectAccessible(page);
    await expectFitsAt320(page);
    const off = page.getByRole('link', { name: `“${text}”, remove` });
    await hydrated(off);
    await off.click();
    await expect(page).toHaveURL(new RegExp(`${listing}$`));
    await expect.poll(count).toBe(all);
    await page.goto(`${listing}?text=zzqxzzqx`);
    await expect(page.getByText(/^No .* here matches “zzqxzzqx”\.$/)).toBeVisible();
  },
);

test('the bag of a visitor without cookies may be indexed, the other pages of a shopper may not', async ({
  shop,
}) => {
  const robots = await ask(shop, '/robots.txt');
  expect(robots.body).toContain('\nAllow: /checkout/cart\n');
  const bag = await ask(shop, '/checkout/cart');
  expect([bag.status, bag.headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(bag.body).toContain('Your bag is empty');
  expect(bag.body).not.toContain('noindex');
  expect(canonicalIn(bag.body)).toBe(`${origins[shop]}/checkout/cart`);
  for (const path of ['/login', '/register', '/find-order'])
    expect([path, (await ask(shop, path)).body.includes('noindex')]).toEqual([path, true]);
});

test('every address in the sitemap answers', { tag: '@nightly' }, async ({ shop, shown }) => {
  const origin = origins[shop];
  expect((await ask(shop, '/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const { status, body } = await ask(shop, '/sitemap.xml');
  expect(status).toBe(200);
  const listed = [...body.matchAll(/<loc>([^<]*)</g)].map(([, address]) =>
    (address ?? '').replace(origin, ''),
  );
  expect(listed).toEqual(expect.arrayContaining(['/', shown.landing, '/help/delivery-and-returns']));
  expect(listed.some((path) => path.startsWith('/store/'))).toBe(true);
  for (const path of listed) expect([path, (await ask(shop, path)).status]).toEqual([path, 200]);
});

test(
  '[RT-23] the canonical address of each page has no abgroup segment',
  { tag: '@desktop' },
  async ({ shop, shown }) => {
    const finder = shop === 'loupe' ? '/boutiques' : '/stores';
    for (const path of ['/', '/help/delivery-and-returns', shown.landing, finder, shown.product.address]) {
      const { body } = await ask(shop, path === '/' ? '/abgroup-B' : `/abgroup-B${path}`);
      expect(canonicalIn(body)).toBe(path === '/' ? `${origins[shop]}/` : origins[shop] + path);
    }
  },
);

test(
  '[RT-18] an abgroup segment shows the same page, not indexed; an unknown code is 404',
  { tag: '@phone' },
  async ({ shop, shown }) => {
    const grouped = await ask(shop, `/abgroup-B${shown.product.address}`);
    expect(grouped.status).toBe(200);
    expect(grouped.headers['x-robots-tag']).toContain('noindex');
    expect((await ask(shop, '/9999999/nothing/p')).status).toBe(404);
  },
);

test(
  '[RT-19] a site-key address resolves by slug and redirects 301',
  { tag: '@desktop' },
  async ({ shop, shown }) => {
    const response = await ask(shop, `/${shop}/${shown.product.slug}/p`);
    expect(response.status).toBe(301);
    expect(response.headers.location).toMatch(new RegExp(`${shown.product.address}$`));
    const other = shop === 'loupe' ? 'beaverbrooks' : 'loupe';
    expect((await ask(shop, `/${other}/${shown.product.slug}/p`)).status).toBe(404);
  },
);
