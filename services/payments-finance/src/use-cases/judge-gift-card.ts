import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { GIFT_CARD_ACTION } from '@loupe/bot-check/robots';
import type { Robots } from '@loupe/bot-check/robots';
import type { Counter } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import { countedOn, giftCardCounters, judgeGuessing } from '../domain/limits/gift-card-counters.ts';
import { inEvenTime } from '../domain/limits/even-time.ts';
import type { EvenTime } from '../domain/limits/even-time.ts';
import type { BalanceAnswer, GiftCard, GiftCardBalances, GiftCardVault } from './ports/gift-cards.ts';

/** By whom attempts are counted. */
export interface Asker {
  readonly site: string;
  /** "a:<anonymous id>" or "c:<customer id>". */
  readonly ownerKey: string;
  readonly network: string;
  readonly ipAddress: string;
  /** The answer to the bot check; empty where the page has none. */
  readonly botCheck: string;
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
  readonly robots: Robots;
  readonly evenTime: EvenTime;
  /** Counts how each look-up ended. */
  readonly counted?: ((outcome: JudgedGiftCard['kind']) => void) | undefined;
}

export type JudgedGiftCard =
  /** With money on it. */
  | Extract<BalanceAnswer, { kind: 'valid' }>
  /** Unknown, wrong PIN, expired, not activated, blocked or empty: one answer, after the same time. */
  | { readonly kind: 'not-valid' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  /** Looked up once the bot check is answered. */
  | { readonly kind: 'bot-check' }
  | { readonly kind: 'unavailable' };

const { timeoutMs } = TIME_OUTS.giftCardBalance;

/** Asks the provider for the card, within limits on attempts that found nothing. */
export async function judgeGiftCard(
  ports: GiftCardPorts,
  card: GiftCard,
  asker: Asker,
): Promise<JudgedGiftCard> {
  const judged = await judge(ports, card, asker);
  ports.counted?.(judged.kind);
  return judged;
}

async function judge(
  { giftCards, giftCardBalances, rateLimits, sourceFactor: factor, robots, evenTime }: GiftCardPorts,
  card: GiftCard,
  asker: Asker,
): Promise<JudgedGiftCard> {
  const { botCheck, ipAddress, ownerKey } = asker;
  const subjects = { ...asker, digests: giftCards.digestsOf(card.number) };
  const counters = giftCardCounters(subjects, { factor, now: evenTime.now() });
  const attempt = await rateLimits.count(counters.all);
  if (attempt.type === 'TooManyAttemptsError')
    return { kind: 'too-many', retryAfterSeconds: attempt.retryAfterSeconds };
  const about = { isCustomer: ownerKey.startsWith('c:'), factor };
  const facts = counters.facts(attempt.hits);
  let verdict = judgeGuessing(facts, { ...about, isHuman: false });
  if (verdict === 'bot-check' && botCheck !== '') {
    const isHuman = await robots.isHuman(botCheck, { action: GIFT_CARD_ACTION, ipAddress });
    verdict = judgeGuessing(facts, { ...about, isHuman });
  }
  if (verdict !== 'allowed') {
    // What does not reach the provider must not change the share of wrong numbers. One without an answer is sent again with it.
    await rateLimits.giveBack(botCheck === '' ? attempt : countedOn(attempt, counters.ofSite));
    if (verdict === 'bot-check') return { kind: verdict };
    return { kind: verdict, retryAfterSeconds: counters.secondsLeft };
  }
  const answer = await inEvenTime(() => giftCardBalances.balanceOf(card, timeoutMs), evenTime);
  if (answer.kind === 'not-valid') return answer;
  if (answer.kind === 'valid' && answer.balance.minorUnits <= 0) return { kind: 'not-valid' };
  // A valid card stays among those tried at the site.
  const given = counters.all.filter((counter) => answer.kind !== 'valid' || counter !== counters.tried);
  await rateLimits.giveBack(countedOn(attempt, given));
  return answer;
}
