import 'server-only';
import {
  ReserveAndCollectLocationsLookupDocument,
  type ReserveAndCollectLocationsLookupQuery,
} from '#gql/graphql.ts';
import { queryGateway } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import type { SiteKey } from '#lib/sites.ts';

export type StoreWithPiece =
  ReserveAndCollectLocationsLookupQuery['reserveAndCollectLocationsLookup'][number];

export type FoundNear =
  | { readonly kind: 'found'; readonly stores: readonly StoreWithPiece[] }
  /** The place is not known, or no place at all. */
  | { readonly kind: 'no-place'; readonly suggestions: readonly string[] };

/**
 * QY-10: the stores near a place that have a piece or another size of it.
 * @throws GraphClientError
 */
export async function storesWithPiece(site: SiteKey, sku: string, place: string): Promise<FoundNear> {
  try {
    const input = { sku, place };
    const { reserveAndCollectLocationsLookup: stores } = await queryGateway(
      site,
      ReserveAndCollectLocationsLookupDocument,
      { input },
    );
    return { kind: 'found', stores };
  } catch (error) {
    const known = error instanceof GraphClientError ? error : null;
    if (known?.code === 'ValidationError') return { kind: 'no-place', suggestions: [] };
    if (known?.code !== 'PlaceNotFoundError') throw error;
    const { suggestions } = known.details;
    return { kind: 'no-place', suggestions: Array.isArray(suggestions) ? suggestions.map(String) : [] };
  }
}
