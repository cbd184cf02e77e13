import { momentInWords } from '@loupe/calendar/moment-words';
import { refusalOf } from '../../domain/reservation/moves.ts';
import type { ReservationResolvers } from '../gen/schema-types.ts';
import { contactShown } from './contact-shown.ts';

export const Reservation = {
  reservationNumber: ({ number }) => number,
  status: ({ state }) => state,
  needsConfirmation: ({ state, verifiedAt }) => state === 'NEW' && verifiedAt === null,
  reserveDate: ({ placedAt }) => placedAt.toISOString(),
  reserveEndDate: ({ expiresAt }) => expiresAt?.toISOString() ?? null,
  reserveEndWords: ({ expiresAt }) => expiresAt && momentInWords(expiresAt),
  reservedProductSku: ({ sku }) => sku,
  intendedProductSku: ({ intendedSku }) => intendedSku,
  currency: () => 'GBP',
  contact: contactShown,
  storeKey: async (reservation, _none, { useCases }) => (await useCases.storeOf(reservation)).key,
  storeName: async (reservation, _none, { useCases }) => (await useCases.storeOf(reservation)).name,
  store: (reservation, _none, { useCases }) => useCases.storeOf(reservation),
  collectionCode: ({ state, collectionCode }) => (state === 'ACCEPTED' ? collectionCode : null),
  isExtended: ({ extendedAt }) => extendedAt !== null,
  canCancel: (reservation, _none, { now }) => refusalOf(reservation, 'cancel', now) === null,
  otherStores: async (reservation, _none, { useCases }) =>
    reservation.closedAt === null || reservation.state === 'COMPLETED'
      ? []
      : useCases.otherStores(reservation, await useCases.storeOf(reservation)),
} satisfies ReservationResolvers;
