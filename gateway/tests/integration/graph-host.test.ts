import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { editorsCookie } from './editors-cookie.ts';
import { cookieOf, startTestGateway, type TestGateway } from './test-gateway.ts';

const WHO = 'query Who { who { site anonymousId } }';
const TOUCH = 'mutation Touch { touch { site } }';
const HOST = 'graph.shop.example';
const PAGES = 'https://www.shop.example';
/** What a browser sends for a page of the shop. */
const FROM_SHOP = { host: HOST, origin: PAGES, 'sec-fetch-site': 'same-site' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    secure: true,
    graphHosts: new Map([[HOST, PAGES]]),
  });
});
afterAll(() => gateway.stop());

async function send(method: 'OPTIONS' | 'GET', path: string, headers: Record<string, string>) {
  const { statusCode, headers: answered, body } = await request(`${gateway.url}${path}`, { method, headers });
  await body.dump();
  return { status: statusCode, headers: answered };
}
const preflight = (origin: string, host = HOST) =>
  send('OPTIONS', '/api/graphql', {
    host,
    origin,
    'sec-fetch-site': 'same-site',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  });

describe('a host for the graph of one shop', () => {
  it('[QY-17] answers pages of the shop with their session, and lets them read the answer', async () => {
    const asked = await preflight(PAGES);
    expect(asked.status).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': PAGES,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, x-staged',
    });
    const answer = await gateway.ask(TOUCH, FROM_SHOP);
    expect(answer.data).toEqual({ touch: { site: 'beaverbrooks' } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': PAGES,
      'access-control-allow-credentials': 'true',
      'set-cookie': expect.stringMatching(
        /^__Secure-session=[^;]+; Max-Age=2592000; Domain=shop\.example; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    });
  });

  it('[QY-17] shares the session with the host of the pages, and has no other', async () => {
    const cookie = cookieOf(await gateway.ask(TOUCH, FROM_SHOP));
    const who = async (headers: Record<string, string>) => (await gateway.ask(WHO, headers)).data?.['who'];
    const here = await who({ ...FROM_SHOP, cookie });
    const ofPages = { host: 'beaverbrooks.localhost', cookie };
    expect(await who(ofPages)).toEqual(here);
    expect(await who({ ...ofPages, cookie: cookie.replace('__Secure-', '__Host-') })).not.toEqual(here);
    expect(await who({ ...FROM_SHOP, cookie: cookie.replace('__Secure-', '') })).not.toEqual(here);
    // The other shop has no such host, so a cookie that any host of a domain can set does not count there.
    const elsewhere = (await who({ host: 'loupe.localhost', cookie })) as { anonymousId: string };
    expect(elsewhere.anonymousId).not.toBe((here as { anonymousId: string }).anonymousId);
  });

  it('[QY-17] shows the staged variant to an editor, whose cookie is for both hosts', async () => {
    const staged = async (headers: Record<string, string>) =>
      (await gateway.ask('query Staged { staged }', headers)).data?.['staged'];
    const asked = { ...FROM_SHOP, 'x-staged': 'true' };
    const cookie = editorsCookie(Date.now() / 1_000 + 3_600);
    expect(await staged({ ...asked, cookie })).toBe(true);
    expect(await staged({ ...FROM_SHOP, cookie })).toBe(false);
    expect(await staged(asked)).toBe(false);
  });

  it('[QY-17] shows the staged variant to pages of a staged host, if its own host is a staged one', async () => {
    const origin = 'https://staged.loupe.localhost';
    const hosts = ['graph.staged.loupe.localhost', 'graph.loupe.localhost'] as const;
    const graphHosts = new Map(hosts.map((host) => [host, origin]));
    const other = await startTestGateway({ secure: true, graphHosts });
    const staged = async (host: string) => {
      const headers = { ...FROM_SHOP, origin, host, 'x-staged': 'true' };
      return (await other.ask('query Staged { staged }', headers)).data?.['staged'];
    };
    try {
      expect(await Promise.all(hosts.map(staged))).toEqual([true, false]);
    } finally {
      await other.stop();
    }
  });

  it.each([
    ['another host of the domain', { ...FROM_SHOP, origin: 'https://evil.shop.example' }],
    ['another port', { ...FROM_SHOP, origin: `${PAGES}:8443` }],
    ['plain http', { ...FROM_SHOP, origin: 'http://www.shop.example' }],
    ['another site', { ...FROM_SHOP, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed page', { ...FROM_SHOP, origin: 'null' }],
    ['a picture of another host of the domain', { host: HOST, 'sec-fetch-site': 'same-site' }],
    [
      'a page of the host itself',
      { ...FROM_SHOP, origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' },
    ],
  ])('[N68] [QY-17] refuses a change from %s, and does not let it read', async (_from, headers) => {
    const before = gateway.seen.length;
    const answer = await gateway.ask(TOUCH, headers);
    expect([answer.status, answer.headers['set-cookie'], gateway.seen.length]).toEqual([
      403,
      undefined,
      before,
    ]);
    expect(answer.headers['access-control-allow-origin']).toBe(PAGES);
  });

  it('[N68] changes nothing for the hosts of the shops: no other origin may call them', async () => {
    const host = 'beaverbrooks.localhost';
    const asked = await preflight(PAGES, host);
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([405, undefined]);
    const answer = await gateway.ask(TOUCH, { ...FROM_SHOP, host });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('[RE-07] answers no page-style call', async () => {
    const { status, headers } = await send('GET', '/bag/rollover', {
      ...FROM_SHOP,
      'x-requested-with': 'XMLHttpRequest',
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });
});
