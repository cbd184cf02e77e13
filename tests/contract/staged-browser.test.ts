import { describe, expect, it } from '@jest/globals';
import type { KeySet } from '@loupe/subgraph-server/key-set';
import { originOf } from '../../gateway/src/site.ts';
import { keyFor, seal } from '../../web/lib/signed.ts';

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
