import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import DataLoader from 'dataloader';
import type { Site } from '@loupe/contracts/sites';
import type { UseCases } from '../bind-use-cases.ts';
import type { Store } from '../domain/store/store.ts';

/** What resolvers can use; created for each request. */
export interface Context {
  readonly useCases: UseCases;
  readonly site: Site;
  /** Read once per request, so that opening and collection times of one answer agree. */
  readonly now: Date;
  /** Loads the references of one request with one statement; null for a store that the site does not have. */
  readonly storeById: DataLoader<string, Store | null>;
}

export function createContext({ actor: { site } }: Pick<RequestInfo, 'actor'>, useCases: UseCases): Context {
  const { stores, now } = useCases;
  return {
    useCases,
    site,
    now: now(),
    storeById: new DataLoader(async (ids) => {
      const found = new Map((await stores.byIds(site, ids)).map((store) => [store.id, store]));
      return ids.map((id) => found.get(id) ?? null);
    }),
  };
}
