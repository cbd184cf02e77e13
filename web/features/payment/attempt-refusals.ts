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

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_HOURS = 24;

/** After "try again". No limit lasts longer than a day. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_S);
  if (minutes <= 1) return 'in a minute';
  if (seconds < HOUR_S) return `in ${minutes} minutes`;
  const hours = Math.ceil(seconds / HOUR_S);
  if (hours >= DAY_HOURS) return 'tomorrow at this time';
  return hours > 1 ? `in ${hours} hours` : 'in an hour';
}
