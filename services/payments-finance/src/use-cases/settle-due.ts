import type { Logger } from '@loupe/telemetry/logger';
import { nextStep } from '../domain/settlement/next-step.ts';
import type { SettlementChange } from '../domain/settlement/settlement-change.ts';
import { carryOutSettlement } from './carry-out-settlement.ts';
import type { SettlementDependencies, SettlementRound } from './carry-out-settlement.ts';

export const SETTLEMENTS_AT_ONCE = 20;
/** Of settlements whose event has just come, beside the sweep; what is beyond this the sweeper finds. */
export const SETTLE_SOON = { atOnce: SETTLEMENTS_AT_ONCE, waiting: 5 * SETTLEMENTS_AT_ONCE };

/**
 * Takes, gives back and pays back what orders have asked for. A settlement is leased before its payment is touched, every
 * request is on disk before the provider is asked, and one whose answer was lost is made harmless before it is asked for again.
 * @param only this settlement, else those that have been due longest, as many as the provider can be called for now
 * @returns how many were looked at
 */
export async function settleDue(deps: SettlementDependencies, only?: string): Promise<number> {
  const limit = Math.min(SETTLEMENTS_AT_ONCE, deps.cards.room());
  if (only === undefined && limit === 0) return 0;
  const claimed = await deps.settlements.claim(
    only === undefined ? { limit } : { limit: 1, settlementId: only },
  );
  const results = await Promise.allSettled(claimed.map((id) => settle(id, deps)));
  for (const result of results) {
    if (result.status === 'rejected') deps.logger.error({ err: result.reason }, 'settlement failed');
  }
  return claimed.length;
}

async function settle(settlementId: string, deps: SettlementDependencies): Promise<void> {
  for (let change: SettlementChange | undefined; change === undefined || change.next === 'now';) {
    const startedAt = deps.now().getTime();
    const round = await deps.settlements.advance(settlementId, (facts, of): SettlementRound | undefined => {
      const step = nextStep(facts, { id: deps.newId(), transactionId: deps.newId().replaceAll('-', '') });
      return step && { ...step, facts, of, startedAt };
    });
    if (round === undefined) return;
    change = round.call === undefined ? round.change : await carryOutSettlement(round, round.call, deps);
    if (change === undefined) {
      deps.logger.warn({ settlementId }, 'answer came late');
      return;
    }
    report(round, change, deps.logger);
  }
}

/** What a person has to know of. */
function report({ facts, of }: SettlementRound, change: SettlementChange, logger: Logger): void {
  const { id: settlementId, kind } = facts.settlement;
  const { state, refusal } = change.settlement;
  const about = { settlementId, kind, reference: of.reference, placementId: of.placementId };
  if (state === 'refused') logger.error({ ...about, refusal }, `${kind} refused`);
  if (state === 'unknown' && change.next === 'never') {
    logger.error(about, 'settlement abandoned: find out at the provider what stands');
  }
}
