import { waitInWords } from '@loupe/rate-limit/rate-limited';
import type { CheckGiftCardBalanceMutation } from '../../gql/graphql.ts';
import { FALLBACK_MESSAGE } from '../../lib/graph-error.ts';
import { londonDate } from '../../lib/london-date.ts';
import { giftCardName } from './gift-card-text.ts';

export type BalanceAnswer = CheckGiftCardBalanceMutation['checkGiftCardBalance'];

/** ER-14: the same for an unknown card, a wrong PIN and an empty card. */
const NOT_SHOWN = 'We could not check this gift card. Check the number and PIN.';

/** The balance as a sentence, or why there is none; a new failure without a text does not compile. */
export function balanceText(answer: BalanceAnswer): { balance: string } | { refusal: string } {
  switch (answer.__typename) {
    case 'GiftCardBalance': {
      const { maskedNumber, formattedBalance, expiresOn } = answer;
      const until = expiresOn == null ? '' : `, until ${londonDate(`${expiresOn}T12:00:00Z`)}`;
      return { balance: `${giftCardName({ cardNumber: maskedNumber })}: ${formattedBalance} left${until}.` };
    }
    case 'GiftCardNotValid':
    case 'ValidationError':
      return { refusal: NOT_SHOWN };
    case 'GiftCardTooManyAttempts':
      return { refusal: `Too many attempts. Try again ${waitInWords(answer.retryAfterSeconds)}.` };
    case 'GiftCardUnavailable':
      return { refusal: 'Gift cards are unavailable just now. Try again in a few minutes.' };
    case 'ReCaptchaError':
      return { refusal: 'We could not check that you are not a robot. Please try again, or call us.' };
    default:
      answer satisfies never;
      return { refusal: FALLBACK_MESSAGE };
  }
}
