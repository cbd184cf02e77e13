import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHouse, type House } from './house.ts';

const WHO = 'query Who { who { site } }';
const nest = (depth: number): string => (depth === 0 ? 'leaf' : `nest { ${nest(depth - 1)} }`);

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

describe('POST /api/graphql', () => {
  it('[QY-17] answers, as does /graphql; other methods do not', async () => {
    for (const path of ['/api/graphql', '/graphql', '/api/graphql?from=test']) {
      expect((await house.post({ query: WHO }, {}, path)).data).toEqual({ who: { site: 'beaverbrooks' } });
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(`${house.url}/api/graphql?query=${encodeURIComponent(WHO)}`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it('is never kept, framed or sniffed', async () => {
    for (const { headers } of [await house.ask(WHO), await house.ask('{'), await house.post('x')]) {
      expect(headers).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-correlation-id': expect.any(String),
      });
    }
    expect((await house.ask(WHO)).headers['cache-control']).toBe('private, no-store');
  });

  it('cannot be sent by a form on another page', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const before = house.seen.length;
      expect(
        (await house.post({ query: 'mutation Touch { touch { site } }' }, { 'content-type': type })).status,
      ).toBe(400);
      expect(house.seen).toHaveLength(before);
    }
  });

  it.each([
    ['no JSON', 400, '{'],
    ['a batch', 400, [{ query: WHO }, { query: WHO }]],
    ['no name', 400, { query: '{ who { site } }' }],
    ['a name of 65 letters', 400, { query: `query ${'N'.repeat(65)} { who { site } }` }],
    ['an operation that is not there', 400, { query: WHO, operationName: 'Other' }],
    ['introspection', 400, { query: 'query I { __schema { types { name } } }' }],
    ['13 levels', 400, { query: `query Deep { ${nest(12)} }` }],
    [
      '16 aliases',
      400,
      { query: `query Many { ${Array.from({ length: 16 }, (_, i) => `a${i}: missing`).join(' ')} }` },
    ],
    ['2,001 tokens', 400, { query: `query Long { ${'missing '.repeat(2_000)} }` }],
    ['a body above 100 kB', 413, { query: WHO, variables: { x: 'x'.repeat(100_000) } }],
  ])('with %s is refused with %i and calls no subgraph', async (_case, status, body) => {
    const before = house.seen.length;
    const answer = await house.post(body);
    expect([answer.status, house.seen.length]).toEqual([status, before]);
    expect(answer.errors?.[0]?.message).toEqual(expect.any(String));
  });

  it('with 12 levels and 15 aliases is answered', async () => {
    expect((await house.ask(`query Deep { ${nest(11)} }`)).status).toBe(200);
    const aliases = Array.from({ length: 15 }, (_, i) => `a${i}: who { site }`).join(' ');
    expect((await house.ask(`query Many { ${aliases} }`)).status).toBe(200);
  });
});

describe('what a subgraph is sent', () => {
  const lastSeen = () => house.seen.at(-1)?.info;

  it('is who asks and the correlation id, and nothing else of the browser', async () => {
    const answer = await house.ask(WHO, { 'x-correlation-id': 'from-the-browser-1' });
    expect(lastSeen()).toMatchObject({ correlationId: 'from-the-browser-1' });
    expect(answer.headers['x-correlation-id']).toBe('from-the-browser-1');
  });

  it('[MU-13] is told what browser it comes from, by the gateway alone', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (Test)',
      accept: 'application/json',
      origin: 'https://shop.test',
      'x-forwarded-for': '8.8.8.8, 203.0.113.7',
      'x-client-ip': '9.9.9.9',
      'x-client-user-agent': 'forged',
      'x-client-accept': 'forged',
      'x-client-origin': 'forged',
    };
    for (const query of ['mutation Touch { touch { site } }', WHO]) {
      await house.ask(query, headers);
      expect(lastSeen()?.client).toEqual({
        ipAddress: '203.0.113.7',
        userAgent: 'Mozilla/5.0 (Test)',
        accept: 'application/json',
        origin: 'https://shop.test',
      });
    }
  });

  it('[QY-17] cannot be claimed: an assertion or staging header of the browser goes no further', async () => {
    const answer = await house.ask('query Who { who { customerId } }', {
      'x-loupe-assertion': 'eyJhbGciOiJub25lIn0.eyJjdXN0b21lcl9pZCI6ImMtMSJ9.',
      'x-staged': 'true',
    });
    expect(answer.data).toEqual({ who: { customerId: null } });
  });
});

describe('beside the graph', () => {
  it('is health, and otherwise nothing', async () => {
    const get = async (path: string) => {
      const response = await fetch(`${house.url}${path}`);
      return [response.status, await response.json()];
    };
    expect(await get('/healthz')).toEqual([200, { status: 'alive' }]);
    expect(await get('/readyz')).toEqual([200, { status: 'ready', checks: { supergraph: true } }]);
    expect(await get('/api')).toEqual([404, { status: 'not found' }]);
  });
});
