import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { signAssertion } from '../../src/assertion.ts';
import { keyPair } from '../keys.ts';
import { gateway, SECRET, shopper, startSubgraph, type Subgraph } from './subgraph.ts';

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

let subgraph: Subgraph;
beforeAll(async () => {
  subgraph = await startSubgraph();
});
afterAll(() => subgraph.server.stop());

const json = async (response: Response) => (await response.json()) as Answer;
const ask = async (query: string) => json(await subgraph.post({ query }));
const nest = (depth: number): string => (depth === 0 ? 'leaf' : `nested { ${nest(depth - 1)} }`);

describe('without a valid assertion', () => {
  const sign =
    ({ keys }: typeof gateway, audience: string, age = 0) =>
    async () => {
      const issuedAt = Math.floor(Date.now() / 1000) - age;
      return new SignJWT({ site: 'loupe', sid: null, anonymous_id: 'a-1', customer_id: null })
        .setProtectedHeader({ alg: 'EdDSA' })
        .setIssuer('gateway')
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + 60)
        .sign(keys().active.key);
    };

  it.each([
    ['no assertion', undefined],
    ['an expired one', sign(gateway, 'subgraph', 70)],
    ['one for another audience', sign(gateway, 'identity')],
    ['one of a foreign key', sign(keyPair(), 'subgraph')],
    [
      'one altered by a byte',
      async () => subgraph.assertion.replace(/.(?=.{40}$)/, (c) => (c === 'A' ? 'B' : 'A')),
    ],
  ])('%s: 401 before any resolver runs', async (_case, assertion) => {
    const before = subgraph.calls.length;
    const response = await subgraph.post(
      { query: '{ site }' },
      assertion === undefined ? {} : { 'x-loupe-assertion': await assertion() },
    );
    expect(response.status).toBe(401);
    const { data, errors } = await json(response);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', correlationId: expect.any(String) });
    expect(subgraph.calls).toHaveLength(before);
  });
});

describe('errors', () => {
  it('[ER-11] a thrown error is masked, and logged with the correlation id that the caller gets', async () => {
    const response = await subgraph.post(
      { query: '{ site failing }' },
      { 'x-loupe-assertion': subgraph.assertion, 'x-correlation-id': 'c0ffee00-1' },
    );
    const text = await response.text();
    const { data, errors } = JSON.parse(text) as Answer;
    expect(text).not.toContain('hunter2');
    expect(data).toEqual({ site: 'loupe', failing: null });
    expect(errors?.[0]).toMatchObject({
      message: 'Something went wrong.',
      path: ['failing'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: 'c0ffee00-1' },
    });
    expect(response.headers.get('x-correlation-id')).toBe('c0ffee00-1');
    expect(subgraph.lines.find((line) => line.includes('c0ffee00-1'))).toContain(SECRET);
  });

  it('[ER-01] a fault keeps its code, message and details', async () => {
    const { errors } = await ask('{ missing }');
    expect(errors?.[0]).toMatchObject({
      message: 'We could not find your bag.',
      extensions: { code: 'CartNotFoundError', hint: 1, correlationId: expect.any(String) },
    });
  });

  it('[ER-01] an actor without any id owns nothing', async () => {
    const nobody = { ...shopper, anonymousId: null };
    const assertion = await signAssertion(nobody, { keys: gateway.keys, now: () => new Date() });
    const { errors } = await json(
      await subgraph.post({ query: '{ owner }' }, { 'x-loupe-assertion': assertion }),
    );
    expect(errors?.[0]?.extensions['code']).toBe('SessionExpiredError');
  });

  it('a correlation id that is free text is replaced', async () => {
    const response = await subgraph.post(
      { query: '{ site }' },
      { 'x-loupe-assertion': subgraph.assertion, 'x-correlation-id': 'a b{}' },
    );
    expect(response.headers.get('x-correlation-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('error messages do not reveal the schema', async () => {
    const { errors } = await ask('{ sit }');
    expect(errors?.[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(errors?.[0]?.message).not.toContain('site');
  });
});

describe('U+0000', () => {
  it.each([
    ['a variable', { query: '{ site }', variables: { deep: [{ x: 'a\u0000b' }] } }],
    ['a name of a variable', { query: '{ site }', variables: { 'x\u0000': 1 } }],
    ['a text of the document', { query: String.raw`{ echo(text: "\u0000") }` }],
    ['a text of the document, in braces', { query: String.raw`{ echo(text: "\u{00}") }` }],
  ])('[N15] in %s is rejected as the caller’s mistake, before anything runs', async (_where, body) => {
    const before = subgraph.calls.length;
    const response = await subgraph.post(body);
    expect(response.status).toBe(400);
    const { errors } = await json(response);
    expect(errors).toEqual([
      {
        message: expect.stringContaining('U+0000'),
        extensions: { code: 'BAD_USER_INPUT', correlationId: expect.any(String) },
      },
    ]);
    expect(subgraph.calls).toHaveLength(before);
  });
});

describe('limits', () => {
  it('15 levels are answered, 16 are refused, also through fragments', async () => {
    expect((await ask(`{ ${nest(14)} }`)).errors).toBeUndefined();
    const bombs = [
      `{ ${nest(15)} }`,
      `query { nested { ...A } } fragment A on Nested { ${nest(7)} nested { ...B } } fragment B on Nested { ${nest(14)} }`,
    ];
    for (const query of bombs) {
      const response = await subgraph.post({ query });
      expect(response.status).toBe(400);
      expect((await json(response)).errors?.[0]?.message).toContain('nests deeper');
    }
  });

  it('more than 5,000 tokens are refused', async () => {
    const response = await subgraph.post({ query: `{ ${'site '.repeat(5_001)} }` });
    expect(response.status).toBe(400);
  });

  it('a body above 1 MB is refused, announced or not', async () => {
    expect((await subgraph.post({ query: '{ site }', variables: { x: 'x'.repeat(1_000_000) } })).status).toBe(
      413,
    );
    const unannounced = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 20; i++) controller.enqueue(Buffer.alloc(100_000, 32));
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json', 'x-loupe-assertion': subgraph.assertion };
    const sent = { method: 'POST', body: unannounced, duplex: 'half', headers } as const;
    expect((await fetch(`${subgraph.url}/graphql`, sent)).status).toBe(413);
  });

  it('a body that is no JSON, a batch and introspection are refused', async () => {
    expect((await subgraph.post('{')).status).toBe(400);
    expect((await subgraph.post([{ query: '{ site }' }, { query: '{ site }' }])).status).toBe(400);
    expect((await subgraph.post({ query: '{ __schema { types { name } } }' })).status).toBe(400);
  });
});
