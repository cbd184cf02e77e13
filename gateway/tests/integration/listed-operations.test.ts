import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, readListedOperations } from '../../src/operations/listed-operations.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

const WHO = 'query Who { who { site } }';
const ECHO = 'mutation Begin($token: String!) { begin(token: $token) }';
const TOUCH = 'mutation Touch { touch { site } }';

let enforced: TestGateway;
let open: TestGateway;
beforeAll(async () => {
  enforced = await startTestGateway({ listed: [WHO, ECHO] });
  open = await startTestGateway();
});
afterAll(async () => {
  await enforced.stop();
  await open.stop();
});

describe('with enforced operations', () => {
  it('[QY-18] a listed one is answered by its id, with variables', async () => {
    expect((await enforced.post({ documentId: idOf(WHO) })).data).toEqual({ who: { site: 'beaverbrooks' } });
    const { data } = await enforced.post({ documentId: idOf(ECHO), variables: { token: 't'.repeat(43) } });
    expect(data).toEqual({ begin: true });
  });

  it('[QY-18] or by its exact text', async () => {
    expect((await enforced.ask(WHO)).data).toEqual({ who: { site: 'beaverbrooks' } });
  });

  it.each<[string, unknown]>([
    ['an unlisted text', { query: TOUCH }],
    ['a listed text with an additional space', { query: `${WHO} ` }],
    ['an unknown id', { documentId: idOf(TOUCH) }],
    ['an id that is not a string', { documentId: 7, query: WHO }],
    [
      'an unlisted text beside a listed hash of Apollo’s',
      { query: TOUCH, extensions: { persistedQuery: { version: 1, sha256Hash: idOf(WHO).slice(7) } } },
    ],
    ['a batch of listed ones', [{ documentId: idOf(WHO) }, { documentId: idOf(WHO) }]],
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['text that is not GraphQL', { query: 'query {{{' }],
    ['nothing', {}],
    ['the name of a property of every object', { documentId: '__proto__' }],
  ])('[QY-18][ER-05] %s is rejected with its error code and reaches no subgraph', async (_case, body) => {
    const before = enforced.seen.length;
    const { status, errors, data, headers } = await enforced.post(body);
    expect([status, data, enforced.seen.length]).toEqual([400, undefined, before]);
    expect(errors).toEqual([
      {
        message: 'This operation is not offered.',
        extensions: { code: 'NotImplementedError', correlationId: headers['x-correlation-id'] },
      },
    ]);
  });

  it('an id selects its own text, whatever text is sent with it', async () => {
    const { data } = await enforced.post({ documentId: idOf(WHO), query: TOUCH });
    expect(data).toEqual({ who: { site: 'beaverbrooks' } });
  });
});

it.each(['enforced', 'open'])(
  '[QY-18][ER-05] %s, a hash of Apollo’s alone is not offered, and beside a text it is nothing',
  async (mode) => {
    const gateway = mode === 'open' ? open : enforced;
    const extensions = { persistedQuery: { version: 1, sha256Hash: idOf(WHO).slice(7) } };
    const alone = await gateway.post({ extensions });
    expect([alone.status, alone.errors?.[0]?.extensions['code']]).toEqual([400, 'NotImplementedError']);
    expect((await gateway.post({ query: WHO, extensions })).data).toEqual({ who: { site: 'beaverbrooks' } });
  },
);

it('with OPERATIONS=open any text is answered, but an unknown id is not', async () => {
  expect((await open.ask(TOUCH)).data).toEqual({ touch: { site: 'beaverbrooks' } });
  const { errors } = await open.post({ documentId: idOf(WHO) });
  expect(errors?.[0]?.extensions['code']).toBe('NotImplementedError');
});

describe('manifests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-operations-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('of this storefront and the previous version are read together', () => {
    writeFileSync(join(folder, 'web.json'), JSON.stringify({ [idOf(WHO)]: WHO }));
    writeFileSync(join(folder, 'before.json'), JSON.stringify({ [idOf(ECHO)]: ECHO, [idOf(WHO)]: WHO }));
    expect([...readListedOperations(folder).values()].sort()).toEqual([ECHO, WHO]);
  });

  it('with a text that does not match its id is rejected', () => {
    writeFileSync(join(folder, 'web.json'), JSON.stringify({ [idOf(WHO)]: TOUCH }));
    expect(() => readListedOperations(folder)).toThrow(/web\.json: sha256:.* is not the id/);
  });
});
