import { momentInWords } from '@loupe/calendar/moment-words';
import type { PricePromiseOfferResolvers } from '../gen/schema-types.ts';

export const PricePromiseOffer = {
  exclusion: ({ refusal }) => refusal,
  answersBy: ({ answerBy }) => momentInWords(answerBy),
  reCaptchaAction: (_offer, _none, { useCases }) => useCases.promiseAction(),
} satisfies PricePromiseOfferResolvers;
