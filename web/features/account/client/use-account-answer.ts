import type { OperationVariables, WatchQueryFetchPolicy } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useLayoutEffect, useState } from 'react';
import { GetCustomerDocument, type CustomerFragment, type GetCustomerQuery } from '#gql/account/graphql.ts';
import { isFresh, take } from '#lib/fresh-answer.ts';
import { callGraph } from '#lib/graph-call.ts';
import { onShopperChange } from '#lib/shopper-change.ts';
import { createAccountGraph } from './account-graph.ts';

const onServer = typeof window === 'undefined';

/** Of this document. The server keeps nothing in it. */
export const accountGraph = createAccountGraph(callGraph, () => performance.now());

if (!onServer) {
  // ST-03: at sign-out and when authorization is lost; also before another customer's data.
  onShopperChange(() => void accountGraph.clear());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void accountGraph.askAgain();
  });
}

/**
 * What a page shows of the account: what it was rendered with, and then what the cache has of it. It is asked for when the page is shown
 * again, as it was rendered long before.
 * @param answer what the page was rendered with; undefined where the server got none, which the browser then asks for
 */
function useLiveAnswer<Data extends object, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  answer: Data | undefined,
): Data | undefined {
  const [fetchPolicy, setFetchPolicy] = useState<WatchQueryFetchPolicy>('standby');
  const asked = JSON.stringify(variables);
  useLayoutEffect(() => {
    const isTaken = answer === undefined || !isFresh(answer);
    if (!isTaken) {
      take(answer);
      accountGraph.takeOver(document, JSON.parse(asked) as Variables, answer);
    }
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a page that was left stays mounted: each visit begins here
    setFetchPolicy(isTaken ? 'cache-and-network' : 'cache-first');
    return () => setFetchPolicy('standby');
  }, [document, asked, answer]);
  const { data } = useQuery<unknown, OperationVariables>(document, {
    client: accountGraph.client,
    variables,
    fetchPolicy,
  });
  if (data != null && fetchPolicy !== 'standby') return data as Data;
  return answer === undefined || isFresh(answer)
    ? answer
    : (accountGraph.known(document, variables) ?? answer);
}

export const useAccountAnswer: typeof useLiveAnswer = onServer
  ? (_document, _variables, answer) => answer
  : useLiveAnswer;

/** The answer of a customer that a page was rendered with: the same for each part of the page and at each visit. */
const answers = new WeakMap<CustomerFragment, GetCustomerQuery>();

/** @param customer that the page was rendered with */
export function useCustomer(customer: CustomerFragment): CustomerFragment {
  if (!answers.has(customer)) answers.set(customer, { __typename: 'Query', user: customer });
  return useAccountAnswer(GetCustomerDocument, {}, answers.get(customer))?.user ?? customer;
}
