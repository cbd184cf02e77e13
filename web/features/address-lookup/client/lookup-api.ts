import { AddressLookupDocument, type AddressLookupInput, type AddressLookupQuery } from '#gql/graphql.ts';
import { browserClient } from '#lib/apollo/client.ts';

export type Suggestion = AddressLookupQuery['addressLookup'][number];

/** Never kept: ids of the answers go stale, and addresses of strangers have no place in a cache. @throws GraphClientError */
export async function lookUpAddress(input: AddressLookupInput): Promise<readonly Suggestion[]> {
  const { data } = await browserClient().query({
    query: AddressLookupDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  return data?.addressLookup ?? [];
}
