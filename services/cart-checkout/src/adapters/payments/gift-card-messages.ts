import type { AddGiftCardResponse } from '@loupe/contracts/payments/service';
import { Refusal } from '@loupe/contracts/payments/service';
import type { GiftCardAnswer } from '../../domain/cart/gift-cards.ts';

export function fromAddGiftCard(answer: AddGiftCardResponse): GiftCardAnswer {
  const { refusal, giftCardId, maskedNumber, balanceMinorUnits, currency, retryAfterSeconds } = answer;
  if (refusal === Refusal.UNSPECIFIED) {
    return currency === 'GBP'
      ? { type: 'GiftCard', id: giftCardId, maskedNumber, balance: Number(balanceMinorUnits) }
      : { type: 'GiftCardNotValid' };
  }
  if (refusal === Refusal.GIFT_CARD) return { type: 'GiftCardNotValid' };
  if (refusal === Refusal.BOT_CHECK) return { type: 'ReCaptchaError' };
  if (refusal === Refusal.TOO_MANY_ATTEMPTS) {
    return { type: 'GiftCardTooManyAttempts', retryAfterSeconds: Math.max(retryAfterSeconds, 1) };
  }
  return { type: 'GiftCardUnavailable' }; // also any refusal added by a newer version of payments
}
