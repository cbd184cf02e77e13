import { describe, expect, it } from '@jest/globals';
import { createViewCounter } from './count-view.ts';

const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';
const ORIGIN = 'http://shop.test';

/** @param headers that differ from those of a visitor @returns what is counted, and the status */
async function counted(view: unknown, headers: Record<string, string> = {}) {
  const counts: string[] = [];
  const count = createViewCounter({
    now: () => 0,
    isPreview: (of) => of.get('cookie')?.includes('preview=') ?? false,
    count: (_headers, name, dim) => counts.push(`${name} ${dim}`.trim()),
  });
  const request = new Request(`${ORIGIN}/api/views`, {
    method: 'POST',
    body: typeof view === 'string' ? view : JSON.stringify(view),
    headers: { host: 'shop.test', 'sec-fetch-site': 'same-origin', 'user-agent': BROWSER, ...headers },
  });
  return { status: await count(request), counts };
}

describe('a view', () => {
  it.each([
    [{ path: '/' }, 'views home'],
    [{ path: '/0100002/a-ring/p' }, 'views product'],
    [{ path: '/abgroup-new/0100002/a-ring/p' }, 'views product'],
    [{ path: '/product-listing/rings' }, 'views listing'],
    [{ path: '/watches' }, 'views landing'],
    [{ path: '/checkout/delivery' }, 'views /checkout/delivery'],
    [{ path: '/shared-bag/secret-token' }, 'views shared-bag'],
    [{ path: '/nothing-here', shown: 'Not Found Page' }, 'views not-found'],
    [{ path: '/_next/nothing' }, 'views not-found'],
  ])('of %j is one of its kind: no address and no token is kept', async (view, expected) => {
    expect(await counted(view)).toEqual({ status: 204, counts: [expected] });
  });

  it.each([
    ['who does not wish to be counted', { cookie: 'session=a; notCounted=1' }],
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['who names no browser', { 'user-agent': '' }],
    ['an editor', { cookie: 'preview=x' }],
  ])('of %s is not counted, and is answered alike', async (_who, headers) => {
    for (const view of [{ path: '/' }, { path: '/search', words: 'opal' }])
      expect(await counted(view, headers)).toEqual({ status: 204, counts: [] });
  });

  it('of an editor’s page is not counted', async () => {
    for (const path of ['/visualization/item', '/staged/watches'])
      expect(await counted({ path })).toEqual({ status: 204, counts: [] });
  });

  it.each([
    ['another site', 403, { path: '/' }, { 'sec-fetch-site': 'cross-site' }],
    ['no JSON', 400, '{', {}],
    ['a field that pages do not send', 400, { path: '/', session: 'x' }, {}],
    ['an address with a query', 400, { path: '/?email=a@b.example' }, {}],
    ['a name that no page has', 400, { path: '/', shown: 'Jane Doe' }, {}],
    ['too much', 413, { path: '/', words: 'w'.repeat(3_000) }, {}],
  ])('from %s is refused with %i', async (_what, status, view, headers) => {
    expect(await counted(view, headers as Record<string, string>)).toEqual({ status, counts: [] });
  });
});

describe('a search', () => {
  const inVain = (words: string) => ({ path: '/search', words, shown: 'Search Results Empty Page' });

  it('is counted without its words when it found something, and with them when it did not', async () => {
    expect((await counted({ path: '/search', words: 'Opal' })).counts).toEqual(['views /search', 'searches']);
    expect((await counted(inVain('  Opal   RING '))).counts).toEqual([
      'views /search',
      'searches',
      'searches-in-vain opal ring',
    ]);
  });

  it.each([
    'jane@shop.example',
    '07700 900123',
    '+44 7700-900123',
    'BB123456',
    'ring for SW1A 1AA',
    'm11ae',
    'sw1a-1aa',
    '12 34 (56) 78',
    'lp4w0z8kq3m',
    'where is BBN0KSN7HCQ3',
    'jane at gmail dot com',
    'w'.repeat(61),
  ])('for %j is counted without its words, which may name somebody', async (words) => {
    expect((await counted(inVain(words))).counts.at(-1)).toBe('searches-in-vain');
  });

  it.each(['18ct gold ring', '0.33ct', 'size 52 opal', 'watch 42mm'])('%j keeps its words', async (words) => {
    expect((await counted(inVain(words))).counts.at(-1)).toBe(`searches-in-vain ${words}`);
  });

  it('is none on another page, and none without words', async () => {
    expect((await counted({ path: '/watches', words: 'opal' })).counts).toEqual(['views landing']);
    expect((await counted({ path: '/search', words: ' ' })).counts).toEqual(['views /search']);
  });
});
