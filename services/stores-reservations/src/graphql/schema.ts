import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { clickAndCollectLocations } from './resolvers/Query/click-and-collect-locations.ts';
import { storeRegions } from './resolvers/Query/store-regions.ts';
import { store } from './resolvers/Query/store.ts';
import { stores } from './resolvers/Query/stores.ts';
import { Store } from './resolvers/store.ts';

export const typeDefs = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

export const resolvers = {
  Query: { stores, store, storeRegions, clickAndCollectLocations },
  Store,
};
