import { momentInWords } from '@loupe/calendar/moment-words';
import type { PreparedReservationResolvers } from '../gen/schema-types.ts';

export const PreparedReservation = {
  productId: ({ piece }) => piece.productId,
  productKey: ({ piece }) => piece.productKey,
  productName: ({ piece }) => piece.productName,
  reservedProductSku: ({ piece }) => piece.sku,
  intendedProductSku: ({ piece }) => piece.intendedSku,
  answersBy: ({ answersBy }) => momentInWords(answersBy),
  needsConfirmation: (_prepared, _none, { customerId }) => customerId === null,
  reCaptchaAction: (_prepared, _none, { useCases }) => useCases.reserveAction(),
} satisfies PreparedReservationResolvers;
