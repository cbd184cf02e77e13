import { FindStoresDocument, type FindStoresQuery } from '#gql/graphql.ts';
import { browserClient } from '#lib/apollo/client.ts';
import type { Position } from '../position.ts';

/** @throws GraphClientError */
export async function nearestStores(
  position: Position,
  limit: number,
): Promise<FindStoresQuery['stores']['stores']> {
  const { data } = await browserClient().query({
    query: FindStoresDocument,
    variables: { input: { position, limit } },
    fetchPolicy: 'no-cache',
  });
  return data?.stores.stores ?? [];
}
