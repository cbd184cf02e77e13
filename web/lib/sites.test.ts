import { describe, expect, it } from '@jest/globals';
import { parseSiteHosts, siteForHost } from './sites.ts';

const hosts = parseSiteHosts(
  'beaverbrooks.localhost=beaverbrooks,loupe.localhost=loupe,localhost=beaverbrooks',
);

describe('siteForHost', () => {
  it.each([
    ['loupe.localhost', 'loupe'],
    ['loupe.localhost:3000', 'loupe'],
    ['WWW.Loupe.localhost', 'loupe'],
    ['beaverbrooks.localhost:13000', 'beaverbrooks'],
    ['localhost:3000', 'beaverbrooks'],
    ['shop.example', 'beaverbrooks'],
    [null, 'beaverbrooks'],
  ])('[RT-01] %s shows %s', (host, site) => {
    expect(siteForHost(host, hosts)).toBe(site);
  });
});

describe('parseSiteHosts', () => {
  it('names the entry that names no shop', () => {
    expect(() => parseSiteHosts('a.localhost=loupe,b.localhost=lupe')).toThrow('"b.localhost=lupe"');
    expect(() => parseSiteHosts('=loupe')).toThrow(RangeError);
  });
});
