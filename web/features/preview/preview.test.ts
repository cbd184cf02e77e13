import { describe, expect, it } from '@jest/globals';
import { pathForPreview } from '../../lib/routing/group-segment.ts';
import { ownPath } from '../../lib/routing/own-path.ts';
import { keyFor, seal } from '../../lib/signed.ts';
import { isStagedHost } from '../../lib/sites.ts';
import { readPreviewed, writePreviewed } from './preview.ts';
import { openPreviewCookie, openPreviewLink, previewLink } from './server/preview-link.ts';

const NOW = 1_800_000_000;
const key = keyFor('loupe preview', 'a credential of web');
const rules = {
  key,
  keys: [keyFor('loupe preview', 'the next one'), key],
  apis: ['one.staging.test'],
  hubs: ['shop'],
};
const fields = {
  api: 'one.staging.test',
  hub: 'shop',
  content: null,
  edition: 'Winter',
  path: '/help/servicing',
  at: '2030-12-01T00:00:00.000Z',
};
const link = (
  changes: Partial<Parameters<typeof previewLink>[0]> = {},
  expires = NOW + 60,
  key = rules.key,
) => new URLSearchParams(previewLink({ ...fields, ...changes }, expires, { key }));
const open = (query: URLSearchParams) => openPreviewLink(query, NOW, rules);

describe('a preview link', () => {
  it('[RO-04] [IN-02] names what is shown and a path of this shop', () => {
    const { path, ...preview } = fields;
    expect(open(link())).toEqual({ preview, path });
  });

  it('[IN-03] leads to the item that it was made for, unless it names a path', () => {
    const to = (changes: object) => open(link({ path: null, ...changes }))?.path;
    expect(to({ content: 'home/season' })).toBe('/staged/item');
    expect(to({ content: 'home/season', path: '/help/servicing' })).toBe('/help/servicing');
    expect(to({})).toBe('/');
  });

  it('[RO-04] opens for as long as it may, though another key signs by then, and so does its cookie', () => {
    const former = keyFor('loupe preview', 'the former credential');
    const rotated = { ...rules, keys: [...rules.keys, former] };
    expect(openPreviewLink(link({}, NOW + 60, former), NOW, rotated)?.path).toBe(fields.path);
    const { path: _path, ...preview } = fields;
    expect(openPreviewCookie(seal(preview, NOW + 60, former), NOW, rotated)).toEqual(preview);
    expect(openPreviewCookie(seal(preview, NOW + 60, former), NOW, rules)).toBeNull();
  });

  it('[RO-04] is refused once expired, changed, or signed by another key', () => {
    expect(open(link({}, NOW))).toBeNull();
    expect(open(link({}, NOW + 60, keyFor('loupe preview', 'another')))).toBeNull();
    for (const [name, value] of [
      ['at', '2031-12-01T00:00:00.000Z'],
      ['path', '/'],
      ['api', 'two.staging.test'],
      ['secret', ''],
      ['secret', 'a.b'],
      ['secret', `${link().get('secret')}.x`],
    ] as const) {
      const changed = link();
      changed.set(name, value);
      expect([name, open(changed)]).toEqual([name, null]);
    }
    expect(open(new URLSearchParams())).toBeNull();
  });

  it('[IN-03] is refused for an environment or account that is not listed, though signed', () => {
    expect(open(link({ api: '169.254.169.254' }))).toBeNull();
    expect(open(link({ hub: 'other' }))).toBeNull();
  });

  it.each([
    ['https://evil.test/', '/'],
    ['//evil.test/', '/'],
    ['/\\evil.test', '/'],
    ['/x/..//evil.test', '/'],
    ['/rings?a=b', '/rings?a=b'],
    [null, '/'],
  ])('[IN-02] leads from %j to %s', (wanted, path) => expect(ownPath(wanted)).toBe(path));
});

describe('a preview cookie', () => {
  const { path: _path, ...preview } = fields;

  it('[RO-04] is valid with our signature until it expires', () => {
    const cookie = seal(preview, NOW + 60, rules.key);
    expect(openPreviewCookie(cookie, NOW, rules)).toEqual(preview);
    expect(openPreviewCookie(cookie, NOW + 60, rules)).toBeNull();
    expect(openPreviewCookie(`${cookie}x`, NOW, rules)).toBeNull();
    expect(openPreviewCookie(undefined, NOW, rules)).toBeNull();
  });
});

describe('what the proxy tells a page', () => {
  it('[BH-06] is a header, whatever an edition is called', () => {
    const { path, ...preview } = { ...fields, edition: 'Noël · 新年' };
    const previewed = { preview, group: 'variant', path };
    const headers = new Headers({ 'x-loupe-preview': writePreviewed(previewed) });
    expect(readPreviewed(headers.get('x-loupe-preview') ?? '')).toEqual(previewed);
  });
});

describe('a staged host', () => {
  const hosts = new Map([
    ['staged.shop.test', 'loupe'],
    ['shop.test', 'loupe'],
  ] as const);

  it('[RT-23] is a listed host with staged in its name; nobody stages by a made-up Host header', () => {
    expect(isStagedHost('staged.shop.test:3000', hosts)).toBe(true);
    expect(isStagedHost('shop.test', hosts)).toBe(false);
    expect(isStagedHost('staged.evil.test', hosts)).toBe(false);
    expect(isStagedHost(null, hosts)).toBe(false);
  });

  it('[RT-23] shows the staged version of pages with content of editors', () => {
    expect(
      ['/home', '/help/servicing', '/finder/near/Leeds', '/search/tx/relevance/1', '/login'].map(
        pathForPreview,
      ),
    ).toEqual([
      ...['/staged/home', '/staged/help/servicing', '/staged/finder/near/Leeds'],
      ...['/staged/search/tx/relevance/1', '/login'],
    ]);
  });

  it('[BH-06] so do the bag, the account’s pages with slots, listings and the dealer’s section', () => {
    expect(
      ['/checkout/cart', '/register', '/category/rings', '/dealer/page/rolex', '/checkout/payment'].map(
        pathForPreview,
      ),
    ).toEqual([
      ...['/checkout/cart/staged', '/register/staged', '/staged/category/rings', '/dealer/staged/page/rolex'],
      '/checkout/payment',
    ]);
  });
});
