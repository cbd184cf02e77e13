import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import DataLoader from 'dataloader';
import type { Site } from '@loupe/contracts/sites';
import type { StoreRepository } from '../adapters/db/store-repository.ts';
import type { Store } from '../domain/store/store.ts';
import type { Ports } from '../ports.ts';
import type { Places } from '../use-cases/measure-from.ts';

/** What resolvers can use; created for each request. */
export interface Context {
  readonly site: Site;
  /** Read once per request, so that opening and collection times of one answer agree. */
  readonly now: Date;
  readonly stores: StoreRepository;
  readonly places: Places;
  /** Loads the references of one request with one statement; null for a store that the site does not have. */
  readonly storeById: DataLoader<string, Store | null>;
}

export function createContext({ stores, places, now }: Ports) {
  return ({ actor: { site } }: Pick<RequestInfo, 'actor'>): Context => ({
    site,
    now: now(),
    stores,
    places,
    storeById: new DataLoader(async (ids) => {
      const found = new Map((await stores.byIds(site, ids)).map((store) => [store.id, store]));
      return ids.map((id) => found.get(id) ?? null);
    }),
  });
}
