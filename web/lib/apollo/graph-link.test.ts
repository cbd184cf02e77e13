import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { GetCartDocument } from '#gql/graphql.ts';
import { documentIdOf } from '../document-id.ts';
import { errorLink } from './error-link.ts';
import { graphLink } from './graph-link.ts';

const variables = { isMutualCart: false, isCart: true };

function clientOver(send: typeof fetch): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([errorLink, graphLink(send)]),
    cache: new InMemoryCache(),
  });
}

describe('the graph’s link', () => {
  it('[QY-17][QY-18] POSTs the id and the variables to the shop’s own host, and no text', async () => {
    const sent: [unknown, RequestInit | undefined][] = [];
    const client = clientOver(async (input, init) => {
      sent.push([input, init]);
      return Response.json({ data: { cart: null } });
    });
    const { data } = await client.query({ query: GetCartDocument, variables });
    expect(data).toMatchObject({ cart: null });
    expect(sent).toHaveLength(1);
    const [url, init] = sent[0]!;
    expect([url, init?.method, init?.credentials]).toEqual(['/api/graphql', 'POST', 'same-origin']);
    expect(JSON.parse(String(init?.body))).toEqual({
      documentId: documentIdOf(GetCartDocument),
      variables,
    });
  });

  it.each([
    ['[Network] HTTP 502', () => Response.json({ errors: [{ message: 'no' }] }, { status: 502 })],
    [
      '[GraphQL] Your session has ended.',
      () => Response.json({ errors: [{ message: 'Your session has ended.' }] }),
    ],
  ])('[ER-10] fails with %s', async (message, answer) => {
    const client = clientOver(async () => answer());
    await expect(client.query({ query: GetCartDocument, variables })).rejects.toThrow(message);
  });

  it('lets a call go that nobody waits for any more', async () => {
    const aborted = Promise.withResolvers<void>();
    const client = clientOver(
      (_input, init) => new Promise(() => init?.signal?.addEventListener('abort', () => aborted.resolve())),
    );
    const watched = client.watchQuery({ query: GetCartDocument, variables }).subscribe(() => undefined);
    watched.unsubscribe();
    await aborted.promise;
  });
});
