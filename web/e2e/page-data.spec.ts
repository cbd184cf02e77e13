import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { test } from './windows.ts';

test(
  'the menus are in a listing as HTML, and not a second time in the data from which React renders',
  { tag: '@desktop' },
  async ({ page, shop, shown }) => {
    const { body } = await ask(shop, shown.listing);
    const { data, html, menus } = await page.evaluate((text) => {
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
      };
    }, body);
    test
      .info()
      .annotations.push({ type: 'characters', description: JSON.stringify({ html, data: data.length }) });
    expect(data.length, 'the data are found').toBeGreaterThan(1000);
    expect(menus.length, 'the menus are found').toBeGreaterThan(20);
    const times = (address: string) => data.split(`"href\\":\\"${address}\\"`).length - 1;
    const repeated = menus.filter((address) => times(address) > 1);
    expect(repeated).toEqual([]);
    // Those of the page itself, such as its quick links.
    expect(menus.filter((address) => times(address) > 0).length).toBeLessThan(menus.length / 2);
  },
);
