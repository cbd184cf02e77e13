import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { editorsCookie } from './editors-cookie.ts';
import { startTestGateway, WEB_CREDENTIAL, type TestGateway } from './test-gateway.ts';

const WHO = 'query Who { who { site } }';

const nest = (depth: number): string => (depth === 0 ? 'leaf' : `nest { ${nest(depth - 1)} }`);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

describe('POST /api/graphql', () => {
  it('[QY-17] and /graphql answer POST and no other method', async () => {
    for (const path of ['/api/graphql', '/graphql', '/api/graphql?from=test']) {
      expect((await gateway.post({ query: WHO }, {}, path)).data).toEqual({ who: { site: 'beaverbrooks' } });
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(`${gateway.url}/api/graphql?query=${encodeURIComponent(WHO)}`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it('is never cached, framed or sniffed', async () => {
    for (const { headers } of [await gateway.ask(WHO), await gateway.ask('{'), await gateway.post('x')]) {
      expect(headers).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-correlation-id': expect.any(String),
      });
    }
    expect((await gateway.ask(WHO)).headers['cache-control']).toBe('private, no-store');
  });

  it('cannot be sent by a form of another page', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const before = gateway.seen.length;
      expect(
        (await gateway.post({ query: 'mutation Touch { touch { site } }' }, { 'content-type': type })).status,
      ).toBe(415);
      expect(gateway.seen).toHaveLength(before);
    }
  });

  it.each([
    ['no JSON', 400, '{'],
    ['U+0000', 400, { query: WHO, variables: { x: 'a\u0000' } }],
    ['a batch', 400, [{ query: WHO }, { query: WHO }]],
    ['no name', 400, { query: '{ who { site } }' }],
    ['a name of 65 letters', 400, { query: `query ${'N'.repeat(65)} { who { site } }` }],
    ['an unknown operation name', 400, { query: WHO, operationName: 'Other' }],
    ['introspection', 400, { query: 'query I { __schema { types { name } } }' }],
    ['13 levels', 400, { query: `query Deep { ${nest(12)} }` }],
    [
      '16 aliases',
      400,
      { query: `query Many { ${Array.from({ length: 16 }, (_, i) => `a${i}: missing`).join(' ')} }` },
    ],
    ['the same field 6 times', 400, { query: `query Same { ${'missing '.repeat(6)} }` }],
    [
      'the same fragment 6 times',
      400,
      { query: `query S { who { ${'...F '.repeat(6)} } } fragment F on Who { site }` },
    ],
    [
      '31 directives',
      400,
      {
        query: `query D { who { ${Array.from({ length: 31 }, (_, i) => `a${i % 10}: site @include(if: true)`).join(' ')} } }`,
      },
    ],
    ['@defer', 400, { query: 'query Later { ... @defer { who { site } } }' }],
    ['@stream', 400, { query: 'query Stream { who { site @stream } }' }],
    ['a subscription', 400, { query: 'subscription Sub { who { site } }' }],
    [
      'a fragment that contains itself',
      400,
      { query: 'query F { nest { ...N } } fragment N on Nest { nest { ...N } }' },
    ],
    ['_entities', 400, { query: 'query E { _entities(representations: []) { __typename } }' }],
    ['_service', 400, { query: 'query S { _service { sdl } }' }],
    ['2,001 tokens', 400, { query: `query Long { ${'missing '.repeat(2_000)} }` }],
    ['a body above 100 kB', 413, { query: WHO, variables: { x: 'x'.repeat(100_000) } }],
  ])('with %s is refused with %i and calls no subgraph', async (_case, status, body) => {
    const before = gateway.seen.length;
    const answer = await gateway.post(body);
    expect([answer.status, gateway.seen.length]).toEqual([status, before]);
    expect(answer.errors?.[0]?.message).toEqual(expect.any(String));
  });

  it('with 12 levels and 15 aliases is answered', async () => {
    expect((await gateway.ask(`query Deep { ${nest(11)} }`)).status).toBe(200);
    const aliases = Array.from({ length: 15 }, (_, i) => `a${i}: who { site }`).join(' ');
    expect((await gateway.ask(`query Many { ${aliases} }`)).status).toBe(200);
  });
});

describe('a request to a subgraph', () => {
  const lastSeen = () => gateway.seen.at(-1)?.info;

  it('contains the shopper’s identity and the correlation id, and no other header of the browser', async () => {
    const answer = await gateway.ask(WHO, { 'x-correlation-id': 'from-the-browser-1' });
    expect(lastSeen()).toMatchObject({ correlationId: 'from-the-browser-1' });
    expect(answer.headers['x-correlation-id']).toBe('from-the-browser-1');
  });

  it('[MU-13] includes facts of the browser, written by the gateway only', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (Test)',
      accept: 'application/json',
      origin: 'https://shop.test',
      'x-forwarded-host': 'shop.test',
      'x-forwarded-for': '8.8.8.8, 203.0.113.7',
      'x-client-ip': '9.9.9.9',
      'x-client-user-agent': 'forged',
      'x-client-accept': 'forged',
      'x-client-origin': 'forged',
    };
    for (const query of ['mutation Touch { touch { site } }', WHO]) {
      await gateway.ask(query, headers);
      expect(lastSeen()?.client).toEqual({
        ipAddress: '203.0.113.7',
        userAgent: 'Mozilla/5.0 (Test)',
        accept: 'application/json',
        origin: 'https://shop.test',
      });
    }
  });

  it('[MU-13] does not include the address that a browser claims without a trusted proxy', async () => {
    const bare = await startTestGateway({ trustedProxies: 0 });
    for (const forged of ['203.0.113.7', '198.51.100.9, 203.0.113.8'])
      await bare.ask(WHO, { 'x-forwarded-for': forged });
    const addresses = bare.seen.map(({ info }) => info.client.ipAddress);
    expect(new Set(addresses)).toEqual(new Set(['127.0.0.1']));
    await bare.stop();
  });

  it.each([
    [0, 1],
    [1, 0],
  ])(
    'with %i trusted proxies, several requests with x-forwarded-for are logged %i times',
    async (trustedProxies, reports) => {
      const bare = await startTestGateway({ trustedProxies });
      await bare.ask(WHO);
      for (let times = 0; times < 3; times++) await bare.ask(WHO, { 'x-forwarded-for': '203.0.113.7' });
      const logged = bare.lines.filter((line) => line.includes('TRUSTED_PROXIES'));
      expect(logged).toHaveLength(reports);
      expect(logged.join()).not.toContain('203.0.113.7');
      await bare.stop();
    },
  );

  it('[QY-17] does not contain an assertion or staging header of the browser', async () => {
    const answer = await gateway.ask('query Who { who { customerId } }', {
      'x-loupe-assertion': 'eyJhbGciOiJub25lIn0.eyJjdXN0b21lcl9pZCI6ImMtMSJ9.',
      'x-staged': 'true',
    });
    expect(answer.data).toEqual({ who: { customerId: null } });
  });
});

describe('the staged shop', () => {
  const staged = async (headers: Record<string, string>) => {
    const { data, headers: answered } = await gateway.ask('query Staged { staged }', headers);
    return [data?.['staged'], answered['cache-control']];
  };

  it('[QY-17] is requested by web with its credential, and the answer is not cacheable', async () => {
    const web = { 'x-service-credential': WEB_CREDENTIAL, 'x-site': 'loupe' };
    expect(await staged({ ...web, 'x-staged': 'true' })).toEqual([true, 'private, no-store']);
    expect(await staged(web)).toEqual([false, 'private, no-store']);
  });

  it('[QY-17] is of a browser that web has let in: on a staged host of ours, or with an editor’s cookie', async () => {
    const asked = { 'x-staged': 'true' };
    const [soon, past] = [Date.now() / 1_000 + 3_600, Date.now() / 1_000 - 3_600];
    expect(await staged({ ...asked, host: 'staged.loupe.localhost' })).toEqual([true, 'private, no-store']);
    expect(await staged({ ...asked, cookie: `a=b; ${editorsCookie(soon)}` })).toEqual([
      true,
      'private, no-store',
    ]);
    expect(await staged({ cookie: editorsCookie(soon) })).toEqual([false, 'private, no-store']);
    for (const bad of [
      editorsCookie(past),
      editorsCookie(soon, 'guessed-credential-of-16'),
      `${editorsCookie(soon)}A`,
      'preview=a',
      'preview=e30.',
    ])
      expect(await staged({ ...asked, cookie: bad })).toEqual([false, 'private, no-store']);
  });

  it.each([
    {},
    { 'x-service-credential': 'guessed-credential-of-16' },
    { 'x-forwarded-host': 'staged.shop.test' },
    { 'x-forwarded-host': 'staged.loupe.localhost' },
  ])('[QY-17][N34] is not shown without a valid credential: %j', async (headers) => {
    expect(await staged({ 'x-staged': 'true', ...headers })).toEqual([false, 'private, no-store']);
  });
});

describe('[N68] a page of another origin', () => {
  const TOUCH = 'mutation Touch { touch { site } }';

  it.each([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'x-forwarded-host': 'loupe.localhost', origin: 'http://beaverbrooks.localhost' },
  ])('%j is rejected before the shopper is identified', async (headers) => {
    const before = gateway.seen.length;
    const answer = await gateway.ask(TOUCH, headers as Record<string, string>);
    expect([answer.status, answer.errors?.[0]?.extensions['code']]).toEqual([403, 'FORBIDDEN']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(gateway.seen).toHaveLength(before);
  });

  it('is not rejected when it is the host’s own page', async () => {
    const headers = {
      'x-forwarded-host': 'loupe.localhost',
      origin: 'http://loupe.localhost',
      'sec-fetch-site': 'same-origin',
    };
    expect((await gateway.ask(TOUCH, headers)).data).toEqual({ touch: { site: 'loupe' } });
  });

  it('is not checked for web’s own server', async () => {
    const headers = { 'x-service-credential': WEB_CREDENTIAL, origin: 'https://evil.test' };
    expect((await gateway.ask(WHO, headers)).status).toBe(200);
  });
});

describe('other paths', () => {
  it('answer /healthz and /readyz, and otherwise 404', async () => {
    const get = async (path: string) => {
      const response = await fetch(`${gateway.url}${path}`);
      return [response.status, await response.json()];
    };
    expect(await get('/healthz')).toEqual([200, { status: 'alive' }]);
    expect(await get('/readyz')).toEqual([200, { status: 'ready', checks: { supergraph: true } }]);
    const nothing = { status: 404, title: 'Not Found', code: 'NOT_FOUND' };
    expect(await get('/api')).toEqual([404, expect.objectContaining(nothing)]);
    expect(await get('/metrics')).toEqual([404, expect.objectContaining(nothing)]);
  });
});
