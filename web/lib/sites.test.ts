import { describe, expect, it } from '@jest/globals';
import { originOf, parseSiteHosts, siteForHost } from './sites.ts';

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

describe('originOf', () => {
  it('is the first host of a shop, where search engines find it', () => {
    expect(originOf('loupe', hosts)).toBe('https://loupe.localhost');
    expect(originOf('beaverbrooks', hosts)).toBe('https://beaverbrooks.localhost');
  });

  it('names the shop that has no host', () => {
    expect(() => originOf('loupe', new Map())).toThrow('loupe');
  });
});

describe('parseSiteHosts', () => {
  it('names the entry that names no shop', () => {
    expect(() => parseSiteHosts('a.localhost=loupe,b.localhost=lupe')).toThrow('"b.localhost=lupe"');
    expect(() => parseSiteHosts('=loupe')).toThrow(RangeError);
  });
});
