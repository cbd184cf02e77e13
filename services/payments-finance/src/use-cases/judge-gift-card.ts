import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { countersOf } from '@loupe/rate-limit/counters';
import type { Counter } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import { GIFT_CARD_LIMITS } from '../domain/limits/gift-card-limits.ts';
import { inEvenTime } from './even-time.ts';
import type { EvenTime } from './even-time.ts';
import type { BalanceAnswer, GiftCard, GiftCardBalances, GiftCardVault } from './gift-cards.ts';

/** By whom attempts are counted. */
export interface Asker {
  /** "a:<anonymous id>" or "c:<customer id>". */
  readonly ownerKey: string;
  readonly network: string;
}

export interface GiftCardPorts {
  readonly giftCards: GiftCardVault;
  readonly giftCardBalances: GiftCardBalances;
  readonly rateLimits: {
    /** Counts one attempt on every counter, or on none if one is full. */
    count(counters: readonly Counter[]): Promise<CountedAttempt | RateLimited>;
    giveBack(attempt: CountedAttempt): Promise<void>;
  };
  /** How many times as much a network may ask, where many people share one. */
  readonly sourceFactor: number;
  readonly evenTime: EvenTime;
}

export type JudgedGiftCard =
  /** With money on it. */
  | Extract<BalanceAnswer, { kind: 'valid' }>
  /** Unknown, wrong PIN, expired, not activated, blocked or empty: one answer, after the same time. */
  | { readonly kind: 'not-valid' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable' };

const { timeoutMs } = TIME_OUTS.giftCardBalance;

/** Asks the provider for the card, within limits on attempts that found nothing. */
export async function judgeGiftCard(
  card: GiftCard,
  { ownerKey, network }: Asker,
  { giftCards, giftCardBalances, rateLimits, sourceFactor, evenTime }: GiftCardPorts,
): Promise<JudgedGiftCard> {
  const digests = giftCards.digestsOf(card.number);
  const subjects = { session: ownerKey, network, card: digests, cardOfDay: digests };
  const attempt = await rateLimits.count(
    countersOf('gift-card', GIFT_CARD_LIMITS, { subjects, networkFactor: sourceFactor }),
  );
  if (attempt.type === 'TooManyAttemptsError') {
    return { kind: 'too-many', retryAfterSeconds: attempt.retryAfterSeconds };
  }
  const answer = await inEvenTime(() => giftCardBalances.balanceOf(card, timeoutMs), evenTime);
  if (answer.kind === 'not-valid') return answer;
  if (answer.kind === 'valid' && answer.balance.minorUnits <= 0) return { kind: 'not-valid' };
  await rateLimits.giveBack(attempt);
  return answer;
}
