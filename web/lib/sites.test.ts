import { describe, expect, it } from '@jest/globals';
import { parseGraphOrigins, parseSiteHosts, parseSiteOrigins, siteForHost } from './sites.ts';

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

describe('parseSiteOrigins', () => {
  it('gives each shop’s origin, with scheme and port', () => {
    expect(parseSiteOrigins('beaverbrooks=https://shop.example, loupe=http://loupe.localhost:3000')).toEqual({
      beaverbrooks: 'https://shop.example',
      loupe: 'http://loupe.localhost:3000',
    });
  });

  it.each([
    ['beaverbrooks=https://shop.example', 'loupe'],
    ['lupe=https://shop.example', '"lupe=https://shop.example"'],
    ['loupe=shop.example', '"loupe=shop.example"'],
    ['loupe=https://shop.example/path', '"loupe=https://shop.example/path"'],
  ])('%s is rejected with an error that names the problem', (list, named) => {
    expect(() => parseSiteOrigins(list)).toThrow(named);
  });
});

describe('parseGraphOrigins', () => {
  it('[QY-17] gives the origins of those shops whose graph has a host of its own', () => {
    expect(parseGraphOrigins('')).toEqual({});
    expect(parseGraphOrigins('loupe=https://graph.loupe.example')).toEqual({
      loupe: 'https://graph.loupe.example',
    });
    expect(() => parseGraphOrigins('loupe=graph.loupe.example')).toThrow('GRAPH_ORIGINS: "loupe=graph.loupe');
  });
});

describe('parseSiteHosts', () => {
  it('names the entry with an unknown shop', () => {
    expect(() => parseSiteHosts('a.localhost=loupe,b.localhost=lupe')).toThrow('"b.localhost=lupe"');
    expect(() => parseSiteHosts('=loupe')).toThrow(RangeError);
  });
});
