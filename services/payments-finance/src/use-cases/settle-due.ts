import { sweepDue } from '@loupe/database/due';
import type { Logger } from '@loupe/telemetry/logger';
import type { PaymentMethod } from '../domain/payment/payment.ts';
import { settlementKey, transactionIdFor } from './ports/request-key.ts';
import { nextStep } from '../domain/settlement/next-step.ts';
import type { SettlementChange } from '../domain/settlement/settlement-change.ts';
import { carryOutSettlement } from './carry-out-settlement.ts';
import type { SettlementDependencies, SettlementRound } from './carry-out-settlement.ts';
import { providerOf } from './ports/providers.ts';
import type { SettlementProvider } from './ports/settlement-store.ts';

export const SETTLEMENTS_AT_ONCE = 20;
/** Limits for settlements started by their event, apart from the sweeps; the sweeper finds those beyond the limits. */
export const SETTLE_SOON = { atOnce: SETTLEMENTS_AT_ONCE, waiting: 5 * SETTLEMENTS_AT_ONCE };

/**
 * Carries out due captures, voids and refunds. A settlement is leased before its payment is locked, every request is stored
 * before it is sent, and a request whose answer was lost is voided before it is repeated.
 * @param only this settlement; otherwise those due longest, for each provider as many as it accepts calls for now
 * @returns how many were claimed
 */
export const settleDue = (deps: SettlementDependencies, only?: string): Promise<number> =>
  sweepDue({
    lease: () =>
      only === undefined ? claimAsRoomAllows(deps) : deps.settlements.claim({ limit: 1, settlementId: only }),
    deal: (id) => settle(id, deps),
    failed: (err) => deps.logger.error({ err }, 'settlement failed'),
  });

async function claimAsRoomAllows({ settlements, providers }: SettlementDependencies): Promise<string[]> {
  const claimed: string[] = [];
  for (const [method, { room }] of Object.entries(providers) as [PaymentMethod, SettlementProvider][]) {
    const limit = Math.min(SETTLEMENTS_AT_ONCE - claimed.length, room());
    if (limit > 0) claimed.push(...(await settlements.claim({ limit, method })));
  }
  return claimed;
}

async function settle(settlementId: string, deps: SettlementDependencies): Promise<void> {
  for (let change: SettlementChange | undefined; change === undefined || change.next === 'now';) {
    const startedAt = deps.now().getTime();
    const round = await deps.settlements.advance(settlementId, (facts, of): SettlementRound | undefined => {
      const key = settlementKey(of.tender?.id ?? '', facts.settlement.kind, of.movement);
      const ids = { id: deps.newId(), transactionId: transactionIdFor(key, deps.newId) };
      const able = of.tender && providerOf(deps.providers, of.tender.method).capabilities;
      const step = nextStep(facts, ids, able?.captures, able?.hold?.renew);
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

/** Logs what an operator must act on. */
function report({ facts, of }: SettlementRound, change: SettlementChange, logger: Logger): void {
  const { id: settlementId, kind } = facts.settlement;
  const { state, refusal } = change.settlement;
  const about = { settlementId, kind, reference: of.reference, placementId: of.placementId };
  if (state === 'refused') logger.error({ ...about, refusal }, `${kind} refused`);
  if (state === 'unknown' && change.next === 'never') {
    logger.error(about, 'settlement abandoned: check its state at the provider');
  }
}
