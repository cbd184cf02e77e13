import { FindStoresDocument, type FindStoresQuery } from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import type { Position } from '../position.ts';

/** @throws GraphClientError */
export async function nearestStores(
  position: Position,
  limit: number,
): Promise<FindStoresQuery['stores']['stores']> {
  return (await readPublic(FindStoresDocument, { input: { position, limit } })).stores.stores;
}
