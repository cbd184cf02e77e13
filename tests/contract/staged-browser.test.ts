import { describe, expect, it } from '@jest/globals';
import type { KeySet } from '@loupe/subgraph-server/key-set';
import { originOf } from '../../gateway/src/site.ts';
import { keyFor, seal } from '../../web/lib/signed.ts';
import { cookiesPassedOn } from '../../web/lib/staged-host-cookies.ts';

const FORMER = 'former-credential-of-web';
const CREDENTIAL = 'credential-of-web-now';
const accepted = new Map([FORMER, CREDENTIAL].map((text, at) => [String(at), Buffer.from(text)]));
const now = new Date('2026-11-28T12:00:00Z');
const SECONDS = now.getTime() / 1_000;
const options = {
  siteHosts: [['www.shop.example', 'beaverbrooks']] as const,
  graphHosts: new Map(),
  webCredentials: () => ({ accepted }) as KeySet<Buffer>,
  now: () => now,
};

const isStaged = (expires: number, credential: string) => {
  const preview = { api: 'staging.test', hub: '', content: null, edition: null, at: null };
  const cookie = `preview=${seal(preview, expires, keyFor('loupe preview', credential))}`;
  return originOf({ host: 'www.shop.example', 'x-staged': 'true', cookie }, options).isStaged;
};

describe('an editor’s preview', () => {
  it('[QY-17] that web has sealed is one for the gateway, until it expires and while its key is accepted', () => {
    expect(isStaged(SECONDS + 1, CREDENTIAL)).toBe(true);
    expect(isStaged(SECONDS + 1, FORMER)).toBe(true);
    expect(isStaged(SECONDS, CREDENTIAL)).toBe(false);
    expect(isStaged(SECONDS + 1, 'no-credential-of-web')).toBe(false);
  });
});

describe('a staged host', () => {
  const siteHosts = new Map([
    ['www.shop.example', 'beaverbrooks'],
    ['staged.shop.example', 'beaverbrooks'],
  ] as const);
  /** What web passes on of a request to one of its hosts, at the gateway. */
  const passedOn = (host: string, cookie = '') => {
    const given = cookiesPassedOn(
      new Headers({ host, cookie }),
      { siteHosts, webCredential: () => CREDENTIAL },
      () => now.getTime(),
    );
    const headers = { host: 'gateway', 'x-forwarded-host': host, 'x-staged': 'true', cookie: given ?? '' };
    return originOf(headers, options).isStaged;
  };

  it('[QY-17] [RT-23] of web is one for the gateway by web’s seal, whatever cookies the browser has', () => {
    expect(passedOn('staged.shop.example')).toBe(true);
    expect(passedOn('staged.shop.example', 'preview=guessed; session=1')).toBe(true);
    expect(passedOn('www.shop.example')).toBe(false);
    expect(passedOn('staged.evil.example')).toBe(false);
  });

  it('[RT-23] alone is sealed by the clock, which no page of visitors reads while it is prerendered', () => {
    let reads = 0;
    const cookies = (host: string) =>
      cookiesPassedOn(
        new Headers({ host, cookie: 'session=1' }),
        { siteHosts, webCredential: () => CREDENTIAL },
        () => (reads += 1),
      );
    expect([cookies('www.shop.example'), reads]).toEqual(['session=1', 0]);
    expect([cookies('staged.shop.example')?.endsWith('; session=1'), reads]).toEqual([true, 1]);
  });
});
