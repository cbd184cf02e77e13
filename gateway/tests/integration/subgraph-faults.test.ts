import { afterEach, describe, expect, it } from '@jest/globals';
import { until } from '@loupe/test-harness/until';
import { startBrokenSubgraph, type BrokenListener } from './broken-subgraph.ts';
import { UNUSED_ADDRESS, startTestGateway, type TestGateway } from './test-gateway.ts';

const WHO = 'query Who { who { site } }';
const TOUCH = 'mutation Touch { touch { site } }';
const PRODUCT = 'query Product { product { id name stock } }';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function start(...options: Parameters<typeof startTestGateway>): Promise<TestGateway> {
  const gateway = await startTestGateway(...options);
  opened.push(gateway.stop);
  return gateway;
}

async function startBroken(listener: BrokenListener) {
  const broken = await startBrokenSubgraph(listener);
  opened.push(broken.close);
  return broken;
}

describe('one of two instances', () => {
  it('that is down is avoided, by queries and by mutations', async () => {
    const gateway = await start({ addresses: { bag: (url) => [UNUSED_ADDRESS, url] } });
    for (const query of [WHO, TOUCH, TOUCH, WHO, TOUCH, WHO])
      expect((await gateway.ask(query)).errors).toBeUndefined();
    await until('it is logged', async () => gateway.lines.length > 0);
    expect(gateway.lines).toEqual([
      expect.stringMatching(/"host":"127.0.0.1:9".*An instance does not answer/),
    ]);
  });

  it('that breaks the connection: a query is retried on the other, a mutation is not', async () => {
    const breaking = await startBroken((request) => request.socket.destroy());
    const gateway = await start({ addresses: { bag: (url) => [breaking.url, url] } });
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await gateway.ask(WHO));
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined, undefined]);
    expect(breaking.asked.filter((query) => query.includes('who'))).toHaveLength(1);

    const another = await start({ addresses: { bag: (url) => [breaking.url, url] } });
    const touched = [await another.ask(TOUCH), await another.ask(TOUCH)];
    expect(touched.filter(({ errors }) => errors?.[0]?.extensions['code'] === 'HTTPError')).toHaveLength(1);
    expect(breaking.asked.filter((query) => query.includes('touch'))).toHaveLength(1);
    expect(another.seen.filter(({ field }) => field === 'touch')).toHaveLength(1);
  });
});

describe('a subgraph and identity', () => {
  it('are found by the DNS name of their instances', async () => {
    const byName = (url: string) => [url.replace('127.0.0.1', 'localhost')];
    const gateway = await start({ addresses: { bag: byName, rpc: byName } });
    const token = 't'.repeat(43);
    gateway.tokens.set(`beaverbrooks ${token}`, 'c-1');
    const { data } = await gateway.ask('query Who { who { customerId } }', { cookie: `session=${token}` });
    expect(data).toEqual({ who: { customerId: 'c-1' } });
  });
});

describe('a subgraph that is down', () => {
  it('[ER-05] leaves nulls in its own nullable fields and a typed error, and the other fields are answered', async () => {
    const gateway = await start({ addresses: { bag: () => [UNUSED_ADDRESS] } });
    const answer = await gateway.ask(PRODUCT);
    expect(answer.data).toEqual({ product: { id: 'p-1', name: 'Orrery No. 3', stock: null } });
    expect(answer.errors).toEqual([
      {
        message: 'Something went wrong.',
        extensions: { code: 'HTTPError', correlationId: answer.headers['x-correlation-id'] },
      },
    ]);
    expect(answer.text).not.toMatch(/127\.0\.0\.1|bag|ECONNREFUSED/);
    expect(gateway.lines.join()).toMatch(/ECONNREFUSED/);
    expect((await gateway.ask(WHO)).data).toBeNull();
  });

  it.each<[string, BrokenListener]>([
    ['an error page', (_request, response) => response.writeHead(502).end('<h1>proxy of bag.internal</h1>')],
    ['JSON that is not GraphQL', (_request, response) => response.end('{"stack": "bag.internal"}')],
    [
      'half an answer',
      (request, response) => (response.write('{"data":'), setImmediate(() => request.socket.destroy())),
    ],
    ['more than 5 MB', (_request, response) => response.end(`{"data":{"who":"${'x'.repeat(5_000_000)}"}}`)],
  ])('[ER-05] that answers %s is HTTPError, without its content', async (_case, listener) => {
    const broken = await startBroken(listener);
    const gateway = await start({ addresses: { bag: () => [broken.url] } });
    const answer = await gateway.ask(WHO);
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Something went wrong.',
      extensions: { code: 'HTTPError' },
    });
    expect(answer.text).not.toContain('internal');
  });

  it.each([
    ['of the whole operation', { operationMs: 50, subgraphMs: 10_000 }],
    ['of one subgraph', { operationMs: 10_000, subgraphMs: 50 }],
  ])('that hangs is not waited for longer than the limit %s', async (_limit, timeOuts) => {
    const gateway = await start({ timeOuts: () => timeOuts });
    const answer = await gateway.ask('query Hanging { hanging }');
    expect(answer.data).toEqual({ hanging: null });
    expect(answer.errors?.[0]?.extensions['code']).toBe('HTTPError');
  });
});

describe('errors', () => {
  it('[ER-01] of the catalogue keep their code and message, and lose other extensions', async () => {
    const gateway = await start();
    const { data, errors, text } = await gateway.ask('query Missing { missing }');
    expect(data).toEqual({ missing: null });
    expect(errors).toEqual([
      {
        message: 'We could not find your bag.',
        path: ['missing'],
        extensions: { code: 'CartNotFoundError', correlationId: expect.any(String) },
      },
    ]);
    expect(text).not.toMatch(/row 7|bag"/);
  });

  it.each(['secret', 'owned'])(
    '[ER-11] otherwise (%s) are "Something went wrong." with a correlation id',
    async (field) => {
      const gateway = await start();
      const { errors, text } = await gateway.ask(`query Masked { ${field} }`, {
        'x-correlation-id': 'find-me-by-this',
      });
      expect(errors?.[0]).toMatchObject({
        message: 'Something went wrong.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: 'find-me-by-this' },
      });
      expect(text).not.toMatch(/select|customer|catalogue|serviceName|stack/);
    },
  );

  it('[ER-11] about a rejected assertion are server errors, not the shopper’s', async () => {
    const refusing = await startBroken((_request, response) =>
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(
          '{"errors":[{"message":"A valid assertion is required.","extensions":{"code":"UNAUTHENTICATED"}}]}',
        ),
    );
    const gateway = await start({ addresses: { bag: () => [refusing.url] } });
    const { errors } = await gateway.ask(WHO);
    expect(errors?.[0]).toMatchObject({
      message: 'Something went wrong.',
      extensions: { code: 'HTTPError' },
    });
    expect(gateway.lines.join()).toContain('HTTP 401');
  });
});
