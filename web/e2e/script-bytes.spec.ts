import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { register, saveAddress } from './support/account.ts';
import { hydrated } from './support/hydrated.ts';
import { gzippedBytes, ownScriptBytes, scriptsWith } from './support/own-script.ts';
import { test } from './windows.ts';

/** Of each page, above the framework. */
const MOST_BYTES: Record<string, number> = {
  home: 12_000,
  listing: 12_000,
  product: 16_000,
  dealer: 12_000,
  bag: 20_000,
};
/** Of the pages under /my-account, beside Apollo Client. */
const MOST_OF_ACCOUNT = 20_000;
const MOST_OF_APOLLO = 77_000;
/** An address that Apollo Client names in its errors. */
const IN_APOLLO = 'go.apollo.dev';

const readPages = (shown: { listing: string; product: { address: string } }) => ({
  home: '/',
  listing: shown.listing,
  product: shown.product.address,
  dealer: '/rolex',
  bag: '/checkout/cart',
});

test(
  'no page has more script of its own than it may have',
  { tag: '@desktop' },
  async ({ page, shop, shown }) => {
    const scriptsIn = (html: string) =>
      page.evaluate((text) => {
        const { scripts } = new DOMParser().parseFromString(text, 'text/html');
        return [...scripts].map((script) => script.getAttribute('src') ?? '');
      }, html);
    const bytes: Record<string, number> = {};
    for (const [name, path] of Object.entries(readPages(shown))) {
      const { status, body } = await ask(shop, path);
      expect(status, name).toBe(200);
      bytes[name] = ownScriptBytes(await scriptsIn(body));
      expect(bytes[name], `${name}: script is found in the page`).toBeGreaterThan(0);
    }
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
    for (const [name, own] of Object.entries(bytes)) expect(own, name).toBeLessThanOrEqual(MOST_BYTES[name]!);
  },
);

test(
  'Apollo Client is a bundle of its own of the pages under /my-account, which no page that is read names',
  { tag: '@desktop' },
  async ({ page, shop, shown, email }) => {
    const apollo = scriptsWith(IN_APOLLO);
    const bytes = { apollo: gzippedBytes(apollo), account: 0 };
    expect(apollo.length).toBeGreaterThan(0);
    const others = { search: '/search', stores: '/stores', help: '/help/delivery-and-returns', signIn: '/login' };
    for (const [name, path] of Object.entries({ ...readPages(shown), ...others })) {
      const { status, body } = await ask(shop, path);
      expect(status, name).toBe(200);
      expect(
        apollo.filter((script) => body.includes(script)),
        name,
      ).toEqual([]);
    }
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
    });
    const isApollo = (address: string) => apollo.some((script) => address.endsWith(script));
    await register(page, email);
    await saveAddress(page);
    expect([...loaded].some(isApollo), 'the account loads it').toBe(true);
    loaded.clear();
    await page.goto('/my-account/address-book');
    await hydrated(page.getByRole('button', { name: /^Remove/ }));
    bytes.account = ownScriptBytes([...loaded].filter((address) => !isApollo(address)));
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
    expect(bytes.apollo).toBeLessThanOrEqual(MOST_OF_APOLLO);
    expect(bytes.account).toBeLessThanOrEqual(MOST_OF_ACCOUNT);
  },
);
