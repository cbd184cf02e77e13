import type { Logger } from '@loupe/telemetry/logger';
import { judgeReversal, pauseAfter } from '../domain/payment/reversal-schedule.ts';
import { changeByReversal } from '../domain/payment/tender-change.ts';
import type { CardProvider, DueReversal, PaymentStore, ReversalStore } from './ports.ts';
import type { CallRoom } from './settlement-ports.ts';

export const REVERSALS_AT_ONCE = 20;
/** Limits for sweeps started by a cancel: a queued one also covers payments cancelled before it starts. */
export const REVERSE_SOON = { atOnce: 1, waiting: 1 };

interface Dependencies {
  readonly reversals: ReversalStore;
  readonly payments: Pick<PaymentStore, 'change'>;
  readonly cards: Pick<CardProvider, 'reverse'> & CallRoom;
  readonly logger: Logger;
}

/**
 * Reverses due tenders: a held one by the provider's id, one whose answer was lost by our transaction id. Each task is leased
 * before the provider is called, so no row stays locked, and if the process dies a later sweep repeats it.
 * @param only this tender; otherwise those due longest, as many as the provider accepts calls for now
 * @returns how many were claimed
 */
export async function reverseDueTenders(deps: Dependencies, only?: string): Promise<number> {
  const limit = Math.min(REVERSALS_AT_ONCE, deps.cards.room());
  if (only === undefined && limit === 0) return 0;
  const claimed = await deps.reversals.claim(only === undefined ? { limit } : { limit: 1, tenderId: only });
  const results = await Promise.allSettled(claimed.map((due) => reverse(due, deps)));
  for (const result of results) {
    if (result.status === 'rejected') deps.logger.error({ err: result.reason }, 'reversal failed');
  }
  return claimed.length;
}

async function reverse(
  due: DueReversal,
  { reversals, payments, cards, logger }: Dependencies,
): Promise<void> {
  const { tenderId, reference, attempts } = due;
  const answer = await cards.reverse(due);
  const about = { tenderId, reference, attempts, answer };
  const verdict = judgeReversal(answer, due.providerId !== undefined, due.ageHours);
  if (verdict === 'repeat') {
    logger.warn(about, 'reversal to be repeated');
    await reversals.postpone(tenderId, answer === 'not-sent' ? 0 : pauseAfter(attempts));
    return;
  }
  if (verdict === 'abandoned') logger.error(about, 'reversal abandoned: give the money back by hand');
  else logger.info(about, verdict === 'settled' ? 'authorisation given back' : 'nothing was held');
  await payments.change(tenderId, (facts) => changeByReversal(facts, verdict));
}
