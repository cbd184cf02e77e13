import { afterEach, describe, expect, it } from '@jest/globals';
import { GetCartDocument } from '#gql/graphql.ts';
import { documentIdOf } from './document-id.ts';
import { callGraph } from './graph-call.ts';

const globals = globalThis as { document?: unknown; location?: unknown };
afterEach(() => {
  delete globals.document;
  delete globals.location;
});

const variables = { isMutualCart: false, isCart: true };

async function headersOfCall(): Promise<Headers> {
  let sent: RequestInit | undefined;
  await callGraph(GetCartDocument, variables, async (_input, init) => {
    sent = init;
    return Response.json({ data: { cart: null } });
  });
  return new Headers(sent?.headers);
}

describe('a call of the graph', () => {
  it('[QY-17][QY-18] POSTs the id and the variables to the shop’s own host, without the text', async () => {
    const sent: [unknown, RequestInit | undefined][] = [];
    const data = await callGraph(GetCartDocument, variables, async (input, init) => {
      sent.push([input, init]);
      return Response.json({ data: { cart: { id: 'c-1' } } });
    });
    expect(data).toEqual({ cart: { id: 'c-1' } });
    expect(sent).toHaveLength(1);
    const [url, init] = sent[0]!;
    expect([url, init?.method, init?.credentials]).toEqual(['/api/graphql', 'POST', 'same-origin']);
    expect(JSON.parse(String(init?.body))).toEqual({
      documentId: documentIdOf(GetCartDocument),
      operationName: 'GetCart',
      variables,
    });
  });

  it.each([
    ['an editor’s preview', 'a=b; preview=sealed', 'www.shop.example'],
    ['a staged host', '', 'staged.shop.example'],
  ])('[QY-17] asks for the staged variant in %s', async (_what, cookie, hostname) => {
    Object.assign(globals, {
      document: { cookie, documentElement: { dataset: {} } },
      location: { hostname },
    });
    expect((await headersOfCall()).get('x-staged')).toBe('true');
  });

  it('[QY-17] has no header of staging on a visitor’s page', async () => {
    expect((await headersOfCall()).has('x-staged')).toBe(false);
    Object.assign(globals, { document: { cookie: 'x=preview; a=b', documentElement: { dataset: {} } } });
    expect((await headersOfCall()).has('x-staged')).toBe(false);
  });

  it('[QY-17] goes to the graph’s own host where the shop is configured with one, with the session', async () => {
    globals.document = { documentElement: { dataset: { graphOrigin: 'https://graph.shop.example' } } };
    const sent: [unknown, RequestInit | undefined][] = [];
    await callGraph(GetCartDocument, variables, async (input, init) => {
      sent.push([input, init]);
      return Response.json({ data: { cart: { id: 'c-1' } } });
    });
    const [url, init] = sent[0]!;
    expect([url, init?.credentials]).toEqual(['https://graph.shop.example/api/graphql', 'include']);
  });

  it.each([
    ['[Network] HTTP 502', () => Response.json({ errors: [{ message: 'no' }] }, { status: 502 })],
    [
      '[GraphQL] Your session has ended.',
      () => Response.json({ errors: [{ message: 'Your session has ended.' }] }),
    ],
    [
      '[GraphQL] No such cart.',
      () => Response.json({ data: { cart: null }, errors: [{ message: 'No such cart.', path: ['cart'] }] }),
    ],
  ])('[ER-10] fails with %s', async (message, answer) => {
    await expect(callGraph(GetCartDocument, variables, async () => answer())).rejects.toThrow(message);
  });
});
