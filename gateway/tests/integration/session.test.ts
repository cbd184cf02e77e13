import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  cookieOf,
  UNUSED_ADDRESS,
  startTestGateway,
  WEB_CREDENTIAL,
  type TestGateway,
} from './test-gateway.ts';

const WHO = 'query Who { who { site sessionId anonymousId customerId } }';
const TOUCH = 'mutation Touch { touch { customerId } }';
const DAY_MS = 24 * 60 * 60 * 1000;
const token = (letter: string) => letter.repeat(43);

let gateway: TestGateway;
const opened: TestGateway[] = [];

async function start(options: Parameters<typeof startTestGateway>[0] = {}): Promise<TestGateway> {
  const started = await startTestGateway(options);
  opened.push(started);
  return started;
}

beforeAll(async () => {
  gateway = await start();
});
afterAll(async () => {
  for (const { stop } of opened) await stop();
});

describe('an anonymous session', () => {
  it('begins with the first mutation and is kept by the next request', async () => {
    const first = await gateway.ask(TOUCH);
    expect(first.headers['set-cookie']).toMatch(
      /^session=a\.[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const next = await gateway.ask(WHO, { cookie: `other=1; ${cookieOf(first)}` });
    expect(next.headers['set-cookie']).toBeUndefined();
    expect(next.data?.['who']).toMatchObject({
      sessionId: null,
      customerId: null,
      anonymousId: gateway.seen.at(-2)?.info.actor.anonymousId,
    });
  });

  it('is not begun by a read, whose later response would replace the cookie of a mutation beside it', async () => {
    const [read, change] = await Promise.all([gateway.ask(WHO), gateway.ask(TOUCH)]);
    expect(read.data?.['who']).toMatchObject({ customerId: null, anonymousId: expect.any(String) });
    expect([read.headers['set-cookie'], change.headers['set-cookie']]).toEqual([
      undefined,
      expect.stringMatching(/^session=a\./),
    ]);
  });

  it('is bound to its host by a __Host- cookie with https', async () => {
    const secured = await start({ secure: true });
    const answer = await secured.ask(TOUCH);
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const who = async (cookie: string) => (await secured.ask(WHO, { cookie })).data;
    const bound = await who(cookieOf(answer));
    expect(await who(cookieOf(answer))).toEqual(bound);
    expect(await who(cookieOf(answer).replace('__Host-', ''))).not.toEqual(bound);
  });

  it.each([
    ['altered', (value: string) => value.replace('anonymous-', 'anonymous-1')],
    ['without a signature', (value: string) => value.replace(/\.[^.]+$/, '.')],
    ['with an additional part', (value: string) => `${value}.x`],
    ['empty', () => ''],
    ['neither anonymous nor a token', () => 'b.1.2.3'],
  ])(
    '[ER-01] %s is SessionExpiredError and runs nothing: a read loses it, a change gets a new one',
    async (_case, alter) => {
      const cookie = `session=${alter(gateway.anonymous.mint().value)}`;
      const before = gateway.seen.length;
      const [read, change] = [await gateway.ask(WHO, { cookie }), await gateway.ask(TOUCH, { cookie })];
      for (const answer of [read, change]) {
        expect([answer.status, answer.data, gateway.seen.length]).toEqual([200, undefined, before]);
        expect(answer.errors).toEqual([
          {
            message: 'Your session has ended.',
            extensions: { code: 'SessionExpiredError', correlationId: expect.any(String) },
          },
        ]);
      }
      expect(read.headers['set-cookie']).toMatch(/^session=; Max-Age=0;/);
      expect((await gateway.ask(WHO)).errors).toBeUndefined();
      expect((await gateway.ask(WHO, { cookie: cookieOf(change) })).errors).toBeUndefined();
    },
  );

  it('[ER-01] ends after 30 days', async () => {
    const cookie = `session=${gateway.anonymous.mint().value}`;
    gateway.now.advance(30 * DAY_MS - 1_000);
    expect((await gateway.ask(WHO, { cookie })).errors).toBeUndefined();
    gateway.now.advance(1_000);
    expect((await gateway.ask(WHO, { cookie })).errors?.[0]?.extensions['code']).toBe('SessionExpiredError');
  });
});

describe('a customer', () => {
  it('is identified by the token, on its own site only', async () => {
    gateway.tokens.set(`loupe ${token('a')}`, 'c-1');
    const cookie = `session=${token('a')}`;
    const answer = await gateway.ask(WHO, { cookie, host: 'loupe.localhost' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.data?.['who']).toEqual({
      site: 'loupe',
      sessionId: 'session of c-1',
      anonymousId: 'before-signing-in',
      customerId: 'c-1',
    });
    const elsewhere = await gateway.ask(WHO, { cookie, host: 'beaverbrooks.localhost' });
    expect(elsewhere.errors?.[0]?.extensions['code']).toBe('SessionExpiredError');
  });

  it('is cached for ten seconds for queries, and looked up for every mutation', async () => {
    gateway.tokens.set(`beaverbrooks ${token('b')}`, 'c-2');
    const cookie = `session=${token('b')}`;
    const exchanges = async (query: string) => {
      const before = gateway.exchanged.length;
      const { data, errors } = await gateway.ask(query, { cookie });
      return { asked: gateway.exchanged.length - before, ok: errors === undefined && data !== undefined };
    };
    expect(await exchanges(WHO)).toEqual({ asked: 1, ok: true });
    expect(await exchanges(WHO)).toEqual({ asked: 0, ok: true });
    expect(await exchanges(TOUCH)).toEqual({ asked: 1, ok: true });
    gateway.tokens.clear(); // signed out, by another gateway
    expect(await exchanges(WHO)).toEqual({ asked: 0, ok: true });
    gateway.now.advance(10_001);
    expect(await exchanges(WHO)).toEqual({ asked: 1, ok: false });
  });

  it('that was signed out gets SessionExpiredError from the next mutation, which also clears the cache for queries', async () => {
    gateway.tokens.set(`beaverbrooks ${token('c')}`, 'c-3');
    const cookie = `session=${token('c')}`;
    await gateway.ask(WHO, { cookie });
    gateway.tokens.clear();
    for (const query of [TOUCH, WHO]) {
      expect((await gateway.ask(query, { cookie })).errors?.[0]?.extensions['code']).toBe(
        'SessionExpiredError',
      );
    }
  });

  it('[ER-05] keeps its session while identity is down, and is identified by another instance', async () => {
    const cookie = `session=${token('d')}`;
    const withoutIdentity = await start({ addresses: { rpc: () => [UNUSED_ADDRESS] } });
    const answer = await withoutIdentity.ask(WHO, { cookie });
    expect(answer.status).toBe(200);
    expect(withoutIdentity.lines.join()).toContain('ECONNREFUSED');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Something went wrong.',
      extensions: { code: 'HTTPError' },
    });

    const half = await start({ addresses: { rpc: (url) => [UNUSED_ADDRESS, url] } });
    half.tokens.set(`beaverbrooks ${token('d')}`, 'c-4');
    for (let i = 0; i < 4; i++)
      expect((await half.ask(TOUCH, { cookie })).data).toEqual({ touch: { customerId: 'c-4' } });
  });
});

describe('the site', () => {
  const siteOf = async (headers: Record<string, string>) =>
    ((await gateway.ask(WHO, headers)).data?.['who'] as { site: string }).site;

  it.each([
    ['loupe', { host: 'loupe.localhost:3000' }],
    ['beaverbrooks', { host: 'beaverbrooks.localhost' }],
    ['loupe', { host: '127.0.0.1:3001', 'x-forwarded-host': 'LOUPE.localhost:3000' }],
    ['beaverbrooks', { host: 'nobody.example' }],
    ['beaverbrooks', { host: 'beaverbrooks.localhost', 'x-site': 'loupe' }],
    [
      'beaverbrooks',
      { host: 'beaverbrooks.localhost', 'x-site': 'loupe', 'x-service-credential': 'guessed' },
    ],
    ['loupe', { host: 'beaverbrooks.localhost', 'x-site': 'loupe', 'x-service-credential': WEB_CREDENTIAL }],
    [
      'beaverbrooks',
      { host: 'beaverbrooks.localhost', 'x-site': 'elsewhere', 'x-service-credential': WEB_CREDENTIAL },
    ],
  ])('is %s for %j', async (site, headers) => {
    expect(await siteOf(headers)).toBe(site);
  });

  it('a page rendered for all shoppers has no shopper: no cookie, no ids', async () => {
    const cookie = `session=${gateway.anonymous.mint().value}`;
    const headers = { 'x-site': 'loupe', 'x-service-credential': WEB_CREDENTIAL, cookie };
    const answer = await gateway.ask(WHO, headers);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.data?.['who']).toEqual({
      site: 'loupe',
      sessionId: null,
      anonymousId: null,
      customerId: null,
    });
  });
});
