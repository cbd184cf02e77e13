import { AddressLookupDocument, type AddressLookupInput, type AddressLookupQuery } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

export type Suggestion = AddressLookupQuery['addressLookup'][number];

/** Never kept: ids of the answers go stale, and addresses of strangers have no place in a cache. @throws GraphClientError */
export async function lookUpAddress(input: AddressLookupInput): Promise<readonly Suggestion[]> {
  return (await callGraph(AddressLookupDocument, { input })).addressLookup;
}
