import { expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';
import { readPages } from './support/own-script.ts';
import { test } from './windows.ts';

/** Characters of the data of each kind of page, in either shop. */
const MOST_DATA: Record<string, number> = {
  home: 49_000,
  listing: 68_000,
  product: 64_000,
  dealer: 39_000,
  bag: 49_000,
};

/** What a page's HTML consists of: all of it, the data from which React renders, and the addresses in the menus. */
const partsOf = (page: Page, body: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    // Our own scripts are files; inline are facts for search engines, which have a type, and what React renders from.
    const inline = [...parsed.scripts].filter(({ src, type }) => src === '' && type === '');
    const links = [...parsed.querySelectorAll('#menu a, [data-hover-menu] a')];
    return {
      html: text.length,
      data: inline.map(({ textContent }) => textContent ?? '').join(''),
      menus: [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].filter((href) =>
        href.startsWith('/'),
      ),
      facets: parsed.querySelectorAll('#filters details a').length,
      cards: parsed.querySelectorAll('main article').length,
    };
  }, body);

test(
  'no page has more data than it may have, beside its HTML',
  { tag: '@desktop' },
  async ({ page, shop, shown }) => {
    const measured: Record<string, { html: number; data: number }> = {};
    for (const [name, path] of Object.entries(readPages(shown))) {
      const { status, body } = await ask(shop, path);
      expect(status, name).toBe(200);
      const { html, data } = await partsOf(page, body);
      expect(data.length, `${name}: the data are found`).toBeGreaterThan(1000);
      measured[name] = { html, data: data.length };
    }
    test.info().annotations.push({ type: 'characters', description: JSON.stringify(measured) });
    for (const [name, { data }] of Object.entries(measured))
      expect(data, name).toBeLessThanOrEqual(MOST_DATA[name]!);
  },
);

test(
  'menus, facets, cards and shapes of icons are in a listing as HTML, and not a second time in the data from which React renders',
  { tag: '@desktop' },
  async ({ page, shop, shown }) => {
    const { body } = await ask(shop, shown.listing);
    const { data, menus, facets, cards } = await partsOf(page, body);
    expect(menus.length, 'the menus are found').toBeGreaterThan(20);
    expect(facets, 'the facets are found').toBeGreaterThan(20);
    expect(cards, 'the cards are found').toBeGreaterThan(10);
    const times = (text: string) => data.split(text).length - 1;
    const linked = (address: string) => times(`"href\\":\\"${address}\\"`);
    expect(menus.filter((address) => linked(address) > 1)).toEqual([]);
    // Those of the page itself, such as its quick links.
    expect(menus.filter((address) => linked(address) > 0).length).toBeLessThan(menus.length / 2);
    for (const element of ['details', 'article', 'symbol'])
      expect(times(`[\\"$\\",\\"${element}\\"`), element).toBe(0);
  },
);

test(
  'a page names the styles of all that it has as HTML',
  { tag: '@desktop' },
  async ({ page, shop, shown }) => {
    for (const [name, path] of Object.entries(readPages(shown))) {
      const { body } = await ask(shop, path);
      const { classes, sheets } = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        const named = [...parsed.querySelectorAll('body [class]')].flatMap((element) => [
          ...element.classList,
        ]);
        const links = [...parsed.querySelectorAll('link[rel=stylesheet]')];
        return {
          classes: [...new Set(named)],
          sheets: links.map((link) => link.getAttribute('href') ?? ''),
        };
      }, body);
      const styles = (await Promise.all(sheets.map(async (sheet) => (await ask(shop, sheet)).body))).join('');
      // As the build names those of a module: a hash before the name that the module has.
      const ofModules = classes.filter((one) => /^[\w-]{6,7}_[a-z]\w*$/i.test(one));
      expect(ofModules.length, name).toBeGreaterThan(5);
      expect(
        ofModules.filter((one) => !styles.includes(one)),
        name,
      ).toEqual([]);
    }
  },
);
