import type { Counter, Rule } from '@loupe/rate-limit/counters';

const MINUTES = 60;
const HALF_HOUR = 30 * MINUTES;

/** Fewer pieces are charged as so many: one piece of one, held for an hour, is as much off sale as twenty. */
export const LEAST_PIECES = 20;

/** Every claim may hold its stock for so many seconds, and is charged for them: enough to ask the bank. */
export const CLAIM_SECONDS = 60;

/** A hold that ends before the shopper has anything to do, for example with a declined card, is charged so many seconds at least. */
export const LEAST_SECONDS = 5;

/**
 * Pieces × seconds of stock held without an order. A window ends half an hour after its last claim, so that it is true of any half
 * hour: at most twenty pieces for twelve minutes. An order takes its placement off; what ends without one is charged for the time that it
 * was held. Where a provider may take days (`waits` of the method), only the claim is charged, not the time at the lender's form and after
 * it; of loans, a shopper has one open.
 */
export const HOLD_LIMITS = {
  session: { hits: LEAST_PIECES * 12 * MINUTES, seconds: HALF_HOUR },
  card: { hits: LEAST_PIECES * 12 * MINUTES, seconds: HALF_HOUR, isOfNetwork: true },
} as const satisfies Record<string, Rule>;

/** What a hold that ended without an order counts: a declined card is mistyped, a challenge that came to nothing has kept stock. */
export const ENDED_WEIGHTS = { declined: 1, challenged: 5 } as const;

/** Of which a hold counts nothing when it ends: the shopper did not cause it. */
export const NOT_OF_THE_SHOPPER = ['PaymentUnavailableError', 'GiftCardUnavailable'] as const;

/**
 * Holds that ended without an order: from these numbers on the bot check is needed. A session and a card count by ENDED_WEIGHTS, so that
 * the second unpaid hold needs it. A network counts sessions, each once, and pieces × seconds; what its shoppers hold at the
 * moment is not counted, since sixty of them may pay at once.
 */
export const ENDED_LIMITS = {
  session: { hits: ENDED_WEIGHTS.challenged, seconds: HALF_HOUR },
  card: { hits: ENDED_WEIGHTS.challenged, seconds: HALF_HOUR, isOfNetwork: true },
  network: { hits: 10, seconds: HALF_HOUR, isOfNetwork: true },
  pieces: { hits: 3 * LEAST_PIECES * 12 * MINUTES, seconds: HALF_HOUR, isOfNetwork: true },
} as const satisfies Record<string, Rule>;

/** By what stock that is held without an order is limited. */
export interface StockHolds {
  /** Counters that are charged while stock is held; a claim is refused where one is full. */
  readonly charged: readonly Counter[];
  /** Counted when it has ended without an order; the bot check is needed where one is full. */
  readonly ended: readonly Counter[];
  /** The bot check was passed. */
  readonly isHuman: boolean;
}

export const NO_HOLDS: StockHolds = { charged: [], ended: [], isHuman: false };

/** Pieces for which a placement is charged. */
export function holdWeight(quantities: ReadonlyMap<string, number>): number {
  let pieces = 0;
  for (const quantity of quantities.values()) pieces += quantity;
  return Math.max(pieces, LEAST_PIECES);
}
