import type { Actor } from '@loupe/subgraph-server/actor';
import DataLoader from 'dataloader';
import type { Customer, FindCustomers } from '../domain/customer/customer.ts';

export interface Context {
  readonly actor: Actor;
  /** Customers of the actor's site, read together and once per request. */
  readonly customers: DataLoader<string, Customer | undefined>;
}

export function createContext(actor: Actor, findCustomers: FindCustomers): Context {
  return { actor, customers: new DataLoader((ids) => findCustomers(ids, actor.site)) };
}
