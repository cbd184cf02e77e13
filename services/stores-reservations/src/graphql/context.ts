import { ownerKey } from '@loupe/subgraph-server/actor';
import { clientNetwork } from '@loupe/subgraph-server/client-network';
import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import DataLoader from 'dataloader';
import type { Site } from '@loupe/contracts/sites';
import type { UseCases } from '../bind-use-cases.ts';
import type { Caller } from '../domain/caller.ts';
import type { Store } from '../domain/store/store.ts';

/** What resolvers can use; created for each request. */
export interface Context {
  readonly useCases: UseCases;
  readonly site: Site;
  /** Null for a browser that has not been here before: an e-mail's link is opened by such. */
  readonly owner: string | null;
  /** Null for a guest. */
  readonly customerId: string | null;
  /** @throws GraphFault SessionExpiredError for a request without a customer or anonymous id */
  readonly caller: () => Caller;
  /** Read once per request, so that opening and collection times of one answer agree. */
  readonly now: Date;
  /** Loads the references of one request with one statement; null for a store that the site does not have. */
  readonly storeById: DataLoader<string, Store | null>;
  /** Sets a header of the response, which the gateway reads. */
  readonly setHeader: (name: string, value: string) => void;
}

export function createContext(
  { actor, client: { ipAddress }, setHeader }: RequestInfo,
  useCases: UseCases,
): Context {
  const { stores, now } = useCases;
  const { site, sessionId, customerId } = actor;
  return {
    useCases,
    site,
    owner: customerId === null && actor.anonymousId === null ? null : ownerKey(actor),
    customerId,
    caller: () => {
      const owner = ownerKey(actor);
      return { site, owner, session: sessionId ?? owner, network: clientNetwork(ipAddress), ipAddress };
    },
    now: now(),
    storeById: new DataLoader(async (ids) => {
      const found = new Map((await stores.byIds(site, ids)).map((store) => [store.id, store]));
      return ids.map((id) => found.get(id) ?? null);
    }),
    setHeader,
  };
}
