import { ApolloClient, ApolloLink, InMemoryCache, Observable, type OperationVariables } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { operationOf } from '#lib/document-id.ts';
import { GraphClientError, networkError } from '#lib/graph-error.ts';

/** One call of the graph, such as `callGraph`. @throws GraphClientError */
export type Send = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Longer than the server takes to read what a page shows (lib/gateway.ts). */
const LONGEST_READ_MS = 15_000;
const MOST_ATTEMPTS = 3;

/**
 * The graph of the pages of the account: Apollo Client, whose normalised cache has one of each address and order, so that what a change
 * answers is shown wherever it is. It holds data of the signed-in customer, in the memory of this document, until `clear`.
 * @param send knows the id of an operation, the staged header and the errors of a reply (ER-10)
 * @param now in milliseconds
 */
export function createAccountGraph(send: Send, now: () => number) {
  let session = 0;
  let changedAt = -Infinity;
  let changing = 0;

  /** An answer to a question of a session that has ended is an error, and is not kept. */
  const ofThisSession = (asked: Observable<ApolloLink.Result>, begun = session) =>
    new Observable<ApolloLink.Result>((observer) =>
      asked.subscribe({
        next: (result) =>
          begun === session
            ? observer.next(result)
            : observer.error(networkError(new Error('Session ended.'))),
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      }),
    );

  const transport = new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        send(query as TypedDocumentNode<Record<string, unknown>, OperationVariables>, variables).then(
          (data) => {
            observer.next({ data });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );

  const client = new ApolloClient({
    link: ApolloLink.from([
      new ApolloLink((operation, forward) => ofThisSession(forward(operation))),
      // A change is never sent twice: its first answer may only have been lost.
      new RetryLink({
        attempts: {
          max: MOST_ATTEMPTS,
          retryIf: (error, { query }) => operationOf(query).isQuery && isLost(error),
        },
      }),
      transport,
    ]),
    cache: new InMemoryCache({
      typePolicies: {
        OrderSummary: { keyFields: ['orderNumber'] },
        FinanceApplication: { keyFields: ['financeApplicationId'] },
      },
    }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
    devtools: { enabled: false },
  });

  return {
    client,

    /** What is known of it; undefined unless all is. */
    known: <Data, Variables extends OperationVariables>(
      query: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Data | undefined => (client.readQuery({ query, variables }) as Data | null) ?? undefined,

    /** Takes over what a page was rendered with. A page that was asked for before a change is older than what is known. */
    takeOver<Data, Variables extends OperationVariables>(
      query: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      data: Data,
    ): void {
      const isOvertaken = changing > 0 || now() - changedAt < LONGEST_READ_MS;
      if (isOvertaken && client.readQuery({ query, variables }) !== null) return;
      client.writeQuery<unknown, OperationVariables>({ query, variables, data });
    },

    /** Sends a change once, and keeps what its answer says of the customer. @throws GraphClientError */
    async change<Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> {
      changing += 1;
      try {
        const { data } = await client.mutate<unknown, OperationVariables>({ mutation, variables });
        return data as Data;
      } finally {
        changing -= 1;
        changedAt = now();
      }
    },

    /** Forgets everything; an answer that is on its way is not kept. */
    async clear(): Promise<void> {
      session += 1;
      await client.clearStore();
    },

    /** Forgets everything, and asks again for what pages show. */
    async askAgain(): Promise<void> {
      session += 1;
      await client.resetStore().catch(() => undefined);
    },
  };
}

const isLost = (error: unknown): boolean => error instanceof GraphClientError && error.kind === 'Network';
