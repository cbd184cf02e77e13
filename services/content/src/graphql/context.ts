import type { Actor } from '@loupe/subgraph-server/actor';

export interface Context {
  readonly actor: Actor;
}

export const createContext = (actor: Actor): Context => ({ actor });
