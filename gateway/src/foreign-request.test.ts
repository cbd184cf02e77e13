import { describe, expect, it } from '@jest/globals';
import { isForeign } from './foreign-request.ts';

const host = 'shop.example:3000';

describe('[N68] a request is foreign', () => {
  it.each([
    ['another origin', { host, origin: 'http://evil.example' }],
    ['another port', { host, origin: 'http://shop.example:3001' }],
    ['the host as a part of another', { host, origin: 'http://shop.example:3000.evil.example' }],
    ['no origin of its own', { host, origin: 'null' }],
    ['another site, by the browser’s word', { host, 'sec-fetch-site': 'cross-site' }],
    ['a neighbour on the same domain', { host, 'sec-fetch-site': 'same-site', origin: `http://${host}` }],
    [
      'the asked host, not the forwarded one',
      { host, 'x-forwarded-host': 'loupe.example', origin: `http://${host}` },
    ],
  ])('from %s', (_case, headers) => {
    expect(isForeign(headers)).toBe(true);
  });

  it.each([
    ['who says nothing', { host }],
    ['the shop’s own page', { host, origin: 'https://Shop.example:3000', 'sec-fetch-site': 'same-origin' }],
    [
      'a proxy of ours',
      { host: 'gateway', 'x-forwarded-host': 'Loupe.example', origin: 'https://loupe.example' },
    ],
    ['an address typed', { host, 'sec-fetch-site': 'none' }],
  ])('but not from %s', (_case, headers) => {
    expect(isForeign(headers)).toBe(false);
  });
});
