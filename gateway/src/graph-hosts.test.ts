import { describe, expect, it } from '@jest/globals';
import { commonDomain, cookieDomains } from './graph-hosts.ts';

describe('the domain of the session’s cookie', () => {
  it.each([
    ['graph.shop.example', 'www.shop.example', 'shop.example'],
    ['graph.shop.example', 'shop.example', 'shop.example'],
    ['graph.eu.shop.co.uk', 'www.eu.shop.co.uk', 'eu.shop.co.uk'],
    ['shop.example', 'shop.example', 'shop.example'],
    ['graph.shop.example', 'www.other.example', undefined],
    ['graphshop.example', 'shop.example', undefined],
    ['localhost', 'localhost', undefined],
  ])('of %s and %s is %s', (one, other, domain) => {
    expect([commonDomain(one, other), commonDomain(other, one)]).toEqual([domain, domain]);
  });

  it('is known for the shops whose graph has a host', () => {
    const siteHosts = [
      ['shop.example', 'beaverbrooks'],
      ['graph.shop.example', 'beaverbrooks'],
      ['loupe.example', 'loupe'],
    ] as const;
    const hosts = new Map([['graph.shop.example', 'https://shop.example']]);
    expect([...cookieDomains(hosts, siteHosts)]).toEqual([['beaverbrooks', 'shop.example']]);
    expect([...cookieDomains(new Map(), siteHosts)]).toEqual([]);
  });
});
