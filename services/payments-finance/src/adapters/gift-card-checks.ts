import { Counter } from '@loupe/telemetry/counter';
import type { JudgedGiftCard } from '../use-cases/judge-gift-card.ts';

type Outcome = JudgedGiftCard['kind'];

const OUTCOMES = [
  'valid',
  'not-valid',
  'too-many',
  'bot-check',
  'unavailable',
] as const satisfies readonly Outcome[];

export interface GiftCardChecks {
  count(outcome: Outcome): void;
}

export function giftCardChecks(): GiftCardChecks & { readonly metrics: Counter<{ outcome: Outcome }> } {
  const metrics = new Counter<{ outcome: Outcome }>(
    'loupe_payments_gift_card_checks_total',
    'Gift cards that shoppers typed to use them or to see their balances, in this process, by what they were answered.',
    OUTCOMES.map((outcome) => ({ outcome })),
  );
  return { metrics, count: (outcome) => metrics.increment({ outcome }) };
}
