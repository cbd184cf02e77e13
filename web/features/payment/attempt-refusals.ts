import { waitInWords } from '@loupe/rate-limit/rate-limited';
import { NOTHING_TAKEN, STAY, type RefusalsOf } from './refusal-type.ts';

/** Too much was tried. The method's fields keep their values. */
export const ATTEMPT_REFUSALS: RefusalsOf<'TooManyAttemptsError' | 'ReCaptchaError'> = {
  TooManyAttemptsError: ({ retryAfterSeconds }) => ({
    ...STAY,
    refetchCart: true,
    title: 'Too many attempts.',
    text: `${NOTHING_TAKEN} Your bag is as it was. Try again ${waitInWords(retryAfterSeconds)}.`,
  }),
  ReCaptchaError: () => ({
    ...STAY,
    refetchCart: true,
    title: 'We could not check that you are not a robot.',
    text: `${NOTHING_TAKEN} Your bag is as it was. Please try again, or call us and we will take your order.`,
  }),
};
