import type { CompleteResolvers } from '@loupe/subgraph-server/resolvers';
import type { Resolvers, ResolversParentTypes } from '../gen/schema-types.ts';
import { cancelReservation } from './Mutation/cancelReservation.ts';
import { confirmReservation } from './Mutation/confirmReservation.ts';
import { placeReservation } from './Mutation/placeReservation.ts';
import { PreparedReservation } from './PreparedReservation.ts';
import { accountReservations } from './Query/accountReservations.ts';
import { clickAndCollectLocations } from './Query/clickAndCollectLocations.ts';
import { prepareReservation } from './Query/prepareReservation.ts';
import { reservation } from './Query/reservation.ts';
import { reserveAndCollectLocationsLookup } from './Query/reserveAndCollectLocationsLookup.ts';
import { store } from './Query/store.ts';
import { storeRegions } from './Query/storeRegions.ts';
import { stores } from './Query/stores.ts';
import { Reservation } from './Reservation.ts';
import { Store } from './Store.ts';

export const resolvers: CompleteResolvers<Resolvers, ResolversParentTypes> = {
  Query: {
    stores,
    store,
    storeRegions,
    clickAndCollectLocations,
    reserveAndCollectLocationsLookup,
    prepareReservation,
    reservation,
    accountReservations,
  },
  Mutation: { placeReservation, confirmReservation, cancelReservation },
  PreparedReservation,
  Reservation,
  Store,
};
