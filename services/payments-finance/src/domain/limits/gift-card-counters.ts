import { countersOf } from '@loupe/rate-limit/counters';
import type { Counter } from '@loupe/rate-limit/counters';
import { hitsOf, isAbove, observed, periodCounters } from '@loupe/rate-limit/share';
import type { Rate } from '@loupe/rate-limit/share';
import { RATE_PERIOD } from './card-limits.ts';
import { GIFT_CARD_LIMITS, GUESSING_RATE, IN_ALARM } from './gift-card-limits.ts';

/** By what a look-up of a gift card is counted. */
export interface GiftCardSubjects {
  readonly site: string;
  readonly ownerKey: string;
  readonly network: string;
  /** One for each accepted key. */
  readonly digests: readonly string[];
}

/** What is known of a look-up that is judged. */
export interface GuessingFacts {
  /** Of the whole site, without this look-up. */
  readonly rate: Rate;
  /** Of the asker, with this look-up. */
  readonly hits: { readonly session: number; readonly network: number };
}

/**
 * The counters of one look-up. For the whole site it counts as wrong until the provider has answered, so that many at once are seen too.
 * @param factor multiplies the limits of what many people share
 */
export function giftCardCounters(
  { site, ownerKey, network, digests }: GiftCardSubjects,
  { factor, now }: { readonly factor: number; readonly now: Date },
) {
  const subjects = { session: ownerKey, network, card: digests, cardOfDay: digests };
  const ofAsker = countersOf('gift-card', GIFT_CARD_LIMITS, { subjects, networkFactor: factor });
  const tried = periodCounters('gift-card', site, now, RATE_PERIOD);
  const wrong = periodCounters('gift-card-wrong', site, now, RATE_PERIOD);
  const mostOf = (rule: string, hits: ReadonlyMap<string, number>) =>
    Math.max(0, ...ofAsker.filter(({ by }) => by === rule).map(({ key }) => hits.get(key) ?? 0));
  return {
    all: [...ofAsker, tried.current, observed(tried.former), wrong.current, observed(wrong.former)],
    ofSite: [tried.current, wrong.current],
    /** Counted also when the card was valid. */
    tried: tried.current,
    secondsLeft: tried.secondsLeft,
    facts: (hits: ReadonlyMap<string, number>): GuessingFacts => ({
      rate: {
        attempts: Math.max(0, hitsOf(tried, hits) - 1),
        bad: Math.max(0, hitsOf(wrong, hits) - 1),
      },
      hits: { session: mostOf('session', hits), network: mostOf('network', hits) },
    }),
  };
}

/** An attempt, as far as it was counted on these counters. */
export const countedOn = <Counted extends { readonly windows: readonly { readonly key: string }[] }>(
  attempt: Counted,
  counters: readonly Counter[],
): Counted => {
  const keys = new Set(counters.map(({ key }) => key));
  return { ...attempt, windows: attempt.windows.filter(({ key }) => keys.has(key)) };
};

export type GuessingVerdict = 'allowed' | 'bot-check' | 'too-many';

/**
 * The breaker of cards, for gift cards: first everybody is asked the bot check; if nearly all numbers are wrong in spite of it, guests have
 * fewer tries. Nobody is refused for what others did.
 */
export function judgeGuessing(
  { rate, hits }: GuessingFacts,
  {
    isCustomer,
    isHuman,
    factor,
  }: { readonly isCustomer: boolean; readonly isHuman: boolean; readonly factor: number },
): GuessingVerdict {
  if (!isAbove(rate, GUESSING_RATE.check, factor)) return 'allowed';
  const isTight = isAbove(rate, GUESSING_RATE.tighten, factor) && !isCustomer;
  if (isTight && (hits.session > IN_ALARM.session || hits.network > IN_ALARM.network * factor))
    return 'too-many';
  return isHuman ? 'allowed' : 'bot-check';
}
