import { expect, type Page, type Request } from '@playwright/test';
import { COMPILE_HINT } from '../compile-hint.ts';
import { ask } from './ask.ts';
import { register } from './support/account.ts';
import { agree } from './support/measured.ts';
import {
  frameworkScripts,
  gzippedBytes,
  ownScriptBytes,
  scriptsWith,
  readPages,
} from './support/own-script.ts';
import { test } from './windows.ts';

/** Of each page, above the framework. */
const MOST_BYTES: Record<string, number> = {
  home: 12_000,
  listing: 12_000,
  product: 16_000,
  dealer: 12_000,
  bag: 20_100,
};
/** Of the pages under /my-account, beside Apollo Client. */
const MOST_OF_ACCOUNT = 20_000;
const MOST_OF_APOLLO = 77_000;
/** An address that Apollo Client names in its errors. */
const IN_APOLLO = 'go.apollo.dev';
/** What the container is told first. */
const IN_CONTAINER = 'gtm.start';

/** Of the scripts that a visit loads after a yes and not after a no, by what was agreed to. */
const MOST_OF_MEASURING: Record<string, number> = { statistics: 3_000, 'statistics.marketing': 5_500 };

/** Paths below /_next/ of the scripts that a visit loads. */
async function scriptsOfVisit(page: Page, visit: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>();
  const keep = (request: Request) => {
    const [, script] = request.url().split('/_next/');
    if (request.resourceType() === 'script' && script !== undefined) scripts.add(script);
  };
  page.on('request', keep);
  await visit();
  page.off('request', keep);
  return scripts;
}

/** Addresses of the scripts that a page names, with those of its parts that have a bundle of their own. */
const scriptsIn = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((text) => {
    const named = new DOMParser()
      .parseFromString(text, 'text/html')
      .querySelectorAll('script[src], link[rel=preload][as=script]');
    return [...named].map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '');
  }, html);

test(
  'no page has more script of its own than it may have',
  { tag: '@desktop' },
  async ({ page, shop, shown }) => {
    const bytes: Record<string, number> = {};
    for (const [name, path] of Object.entries(readPages(shown))) {
      const { status, body } = await ask(shop, path);
      expect(status, name).toBe(200);
      bytes[name] = ownScriptBytes(await scriptsIn(page, body));
      expect(bytes[name], `${name}: script is found in the page`).toBeGreaterThan(0);
    }
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
    for (const [name, own] of Object.entries(bytes)) expect(own, name).toBeLessThanOrEqual(MOST_BYTES[name]!);
  },
);

test(
  'measuring loads no more script than it may, and the container’s only after a yes to marketing',
  { tag: '@desktop' },
  async ({ page, context, shop, shown }) => {
    const bytes: Record<string, number> = {};
    const { home, listing, product } = readPages(shown);
    for (const path of [home, listing, product]) {
      await agree(context, shop, '');
      const refused = await scriptsOfVisit(page, () => page.goto(path, { waitUntil: 'networkidle' }));
      for (const [categories, most] of Object.entries(MOST_OF_MEASURING)) {
        await agree(context, shop, categories);
        const loaded = await scriptsOfVisit(page, async () => {
          const told = page.waitForResponse('**/api/events');
          await page.goto(path);
          await told;
        });
        const measuring = [...loaded].filter((script) => !refused.has(script));
        const own = gzippedBytes(measuring);
        bytes[`${path} ${categories}`] = own;
        expect(own, `${path} ${categories}: script is loaded`).toBeGreaterThan(0);
        expect(own, `${path} ${categories}`).toBeLessThanOrEqual(most);
        const hasContainer = measuring.some((script) => scriptsWith(IN_CONTAINER).includes(script));
        expect(hasContainer, `${path} ${categories}`).toBe(categories.includes('marketing'));
      }
    }
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
  },
);

test(
  'React and Next are sent with the hint to compile them while they load',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    const named = await scriptsIn(page, (await ask(shop, '/')).body);
    expect(frameworkScripts.length).toBeGreaterThan(0);
    for (const script of frameworkScripts) {
      const address = named.find((one) => one.includes(script));
      const { body } = await ask(shop, address ?? script);
      expect(body.startsWith(COMPILE_HINT), script).toBe(true);
    }
  },
);

test(
  'Apollo Client is a bundle of its own of the pages under /my-account, which no page that is read names',
  { tag: '@desktop' },
  async ({ page, shop, shown, email }) => {
    const apollo = scriptsWith(IN_APOLLO);
    expect(apollo.length).toBeGreaterThan(0);
    const others = {
      search: '/search',
      stores: '/stores',
      help: '/help/delivery-and-returns',
      signIn: '/login',
    };
    for (const [name, path] of Object.entries({ ...readPages(shown), ...others })) {
      const { status, body } = await ask(shop, path);
      expect(status, name).toBe(200);
      expect(
        apollo.filter((script) => body.includes(script)),
        name,
      ).toEqual([]);
    }
    await register(page, email);
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const bytes: Record<string, number> = { apollo: gzippedBytes(apollo) };
    for (const name of ['/my-account', '/my-account/orders', '/my-account/address-book']) {
      const { body } = await ask(shop, name, { cookie });
      const scripts = await scriptsIn(page, body);
      const isApollo = (address: string) => apollo.some((script) => address.includes(script));
      expect(scripts.some(isApollo), `${name} names Apollo Client`).toBe(true);
      bytes[name] = ownScriptBytes(scripts.filter((address) => !isApollo(address)));
    }
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
    for (const [name, own] of Object.entries(bytes))
      expect(own, name).toBeLessThanOrEqual(name === 'apollo' ? MOST_OF_APOLLO : MOST_OF_ACCOUNT);
  },
);
