import type { CompleteResolvers } from '@loupe/subgraph-server/resolvers';
import type { Resolvers, ResolversParentTypes } from '../gen/schema-types.ts';
import { Appointment } from './Appointment.ts';
import { AppointmentDay } from './AppointmentDay.ts';
import { AppointmentTime } from './AppointmentTime.ts';
import { AppointmentTimes } from './AppointmentTimes.ts';
import { bookAppointment } from './Mutation/bookAppointment.ts';
import { cancelAppointment } from './Mutation/cancelAppointment.ts';
import { holdAppointment } from './Mutation/holdAppointment.ts';
import { moveAppointment } from './Mutation/moveAppointment.ts';
import { appointment } from './Query/appointment.ts';
import { appointments } from './Query/appointments.ts';
import { appointmentTimes } from './Query/appointmentTimes.ts';
import { bookableServices } from './Query/bookableServices.ts';
import { cancelReservation } from './Mutation/cancelReservation.ts';
import { confirmReservation } from './Mutation/confirmReservation.ts';
import { placeReservation } from './Mutation/placeReservation.ts';
import { requestPricePromise } from './Mutation/requestPricePromise.ts';
import { sendDealerMessage } from './Mutation/sendDealerMessage.ts';
import { PreparedReservation } from './PreparedReservation.ts';
import { PricePromise } from './PricePromise.ts';
import { PricePromiseOffer } from './PricePromiseOffer.ts';
import { pricePromise } from './Query/pricePromise.ts';
import { pricePromiseOffer } from './Query/pricePromiseOffer.ts';
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
    pricePromiseOffer,
    pricePromise,
    bookableServices,
    appointmentTimes,
    appointment,
    appointments,
  },
  Mutation: {
    placeReservation,
    confirmReservation,
    cancelReservation,
    requestPricePromise,
    sendDealerMessage,
    holdAppointment,
    bookAppointment,
    moveAppointment,
    cancelAppointment,
  },
  Appointment,
  AppointmentDay,
  AppointmentTime,
  AppointmentTimes,
  PreparedReservation,
  PricePromise,
  PricePromiseOffer,
  Reservation,
  Store,
};
