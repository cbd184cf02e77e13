import { clickAndCollectLocations } from './Query/clickAndCollectLocations.ts';
import { store } from './Query/store.ts';
import { storeRegions } from './Query/storeRegions.ts';
import { stores } from './Query/stores.ts';
import { Store } from './Store.ts';

export const resolvers = {
  Query: { stores, store, storeRegions, clickAndCollectLocations },
  Store,
};
