import { describe, expect, it } from '@jest/globals';
import { isForeign } from './foreign-request.ts';

const host = 'shop.example:3000';

describe('[N68] a request counts as foreign', () => {
  it.each([
    ['another origin', { host, origin: 'http://evil.example' }],
    ['another port', { host, origin: 'http://shop.example:3001' }],
    ['an origin that only begins with the host', { host, origin: 'http://shop.example:3000.evil.example' }],
    ['an opaque origin', { host, origin: 'null' }],
    ['sec-fetch-site: cross-site', { host, 'sec-fetch-site': 'cross-site' }],
    ['another host of the same domain', { host, 'sec-fetch-site': 'same-site', origin: `http://${host}` }],
    [
      'the host of the connection instead of the forwarded host',
      { host, 'x-forwarded-host': 'loupe.example', origin: `http://${host}` },
    ],
  ])('from %s', (_case, headers) => {
    expect(isForeign(headers)).toBe(true);
  });

  it.each([
    ['neither header', { host }],
    ['a page of the shop', { host, origin: 'https://Shop.example:3000', 'sec-fetch-site': 'same-origin' }],
    [
      'a page of the forwarded host',
      { host: 'gateway', 'x-forwarded-host': 'Loupe.example', origin: 'https://loupe.example' },
    ],
    ['a typed address', { host, 'sec-fetch-site': 'none' }],
  ])('but not with %s', (_case, headers) => {
    expect(isForeign(headers)).toBe(false);
  });
});
