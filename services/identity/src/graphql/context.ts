import type { Actor } from '@loupe/subgraph-server/actor';
import { clientNetwork } from '@loupe/subgraph-server/client-network';
import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import DataLoader from 'dataloader';
import type { Caller } from '../domain/caller.ts';
import type { Customer, FindCustomers } from '../domain/customer/customer.ts';
import { browserWords } from '../domain/session/browser-words.ts';
import type { UseCases } from '../bind-use-cases.ts';

/** The context of the resolvers, created for each request. */
export interface Context {
  readonly actor: Actor;
  readonly caller: Caller;
  /** Of the shopper's browser, as it says it. */
  readonly userAgent: string;
  readonly useCases: UseCases;
  /** Customers of the actor's site, read together and once per request. */
  readonly customers: DataLoader<string, Customer | undefined>;
  /** Sets a header of the response, which the gateway reads. */
  readonly setHeader: (name: string, value: string) => void;
}

export function createContext(
  { actor, client, setHeader }: RequestInfo,
  { useCases, findCustomers }: { useCases: UseCases; findCustomers: FindCustomers },
): Context {
  const { ipAddress, userAgent } = client;
  return {
    actor,
    caller: { ...actor, ipAddress, source: clientNetwork(ipAddress), browser: browserWords(userAgent) },
    userAgent,
    useCases,
    customers: new DataLoader((ids) => findCustomers(ids, actor.site)),
    setHeader,
  };
}
