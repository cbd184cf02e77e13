import { AddressLookupDocument, type AddressLookupInput, type AddressLookupQuery } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

export type Suggestion = AddressLookupQuery['addressLookup'][number];

/** Never cached: result ids expire, and other people's addresses must not be stored. @throws GraphClientError */
export async function lookUpAddress(input: AddressLookupInput): Promise<readonly Suggestion[]> {
  return (await callGraph(AddressLookupDocument, { input })).addressLookup;
}
