import { inStoreWords } from '@loupe/contracts/store-words';
import { rateLimitedMessage } from '@loupe/rate-limit/rate-limited';
import { MOST_BOOKED } from '../domain/appointment/limits.ts';
import { MOST_OF_PERSON } from '../domain/price-promise/limits.ts';
import { MOST_LIVE } from '../domain/reservation/limits.ts';
import type { PromiseRefusal } from '../domain/price-promise/refusal.ts';
import type { Failure, FailureOf } from '../domain/failures.ts';
import type { Context } from './context.ts';

type Wording = { readonly [Type in Failure['type']]: (failure: FailureOf<Type>) => string };

const EXCLUDED: Readonly<Record<PromiseRefusal, string>> = {
  PRICE_UPON_ENQUIRY: 'This piece has no price here, so there is none to match. Ask us about it instead.',
  GIFT_CARD: 'A gift card costs what it is worth, so there is no price to match.',
  MADE_TO_ORDER: 'This piece is made to order, so no other shop sells the same one.',
  NOT_SOLD_ONLINE: 'This piece is not sold online, so its price cannot be matched here. Ring a {store}.',
  EXCLUDED: 'Our price promise does not cover this piece.',
};

/** The only messages for shoppers: what happened and what to do. */
const MESSAGES: Wording = {
  AppointmentClosedError: () =>
    'This appointment has ended, or is too near to be changed here. Please ring the {store}.',
  AppointmentLimitError: () =>
    `You can have ${MOST_BOOKED} appointments at a time. Give one up, or ring the {store}.`,
  AppointmentNotFoundError: () =>
    'We do not find this appointment. Use the link in our last e-mail about it.',
  AppointmentTimeTakenError: () => 'This time is not free any more. Choose another one, or ring the {store}.',
  PieceNotInStoreError: () =>
    'This {store} has none left that we can keep for you. Look which other {store} has one, or ring the {store}.',
  PieceNotFoundError: () => 'We do not sell this piece at the moment.',
  PricePromiseExcludedError: ({ reason }) => EXCLUDED[reason],
  PricePromiseLimitError: () =>
    `You can wait for ${MOST_OF_PERSON} answers at a time, and there is a limit for each piece. Please wait for the answers, or ring us.`,
  ReCaptchaError: () => 'We could not check that you are not a robot. Please try again, or ring the {store}.',
  ReservationClosedError: () => 'This reservation has ended, so it cannot be changed.',
  ReservationLimitError: () =>
    `You can have ${MOST_LIVE} reservations at a time, and one of the same piece. Give one up, or ring the {store}.`,
  ReservationNotFoundError: () =>
    'We do not find this reservation. Use the link in our last e-mail about it.',
  TooManyAttemptsError: rateLimitedMessage,
};

export function messageOf<Type extends Failure['type']>(
  failure: FailureOf<Type>,
  { site }: Pick<Context, 'site'>,
): string {
  const word = MESSAGES[failure.type as Type] as (failure: FailureOf<Type>) => string;
  return inStoreWords(site, word(failure));
}
