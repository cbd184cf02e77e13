import type { CompleteResolvers } from '@loupe/subgraph-server/resolvers';
import type { Resolvers, ResolversParentTypes } from '../gen/schema-types.ts';
import { clickAndCollectLocations } from './Query/clickAndCollectLocations.ts';
import { reserveAndCollectLocationsLookup } from './Query/reserveAndCollectLocationsLookup.ts';
import { store } from './Query/store.ts';
import { storeRegions } from './Query/storeRegions.ts';
import { stores } from './Query/stores.ts';
import { Store } from './Store.ts';

export const resolvers: CompleteResolvers<Resolvers, ResolversParentTypes> = {
  Query: { stores, store, storeRegions, clickAndCollectLocations, reserveAndCollectLocationsLookup },
  Store,
};
