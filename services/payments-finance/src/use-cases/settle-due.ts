import { sweepDue } from '@loupe/database/due';
import type { Logger } from '@loupe/telemetry/logger';
import type { PaymentMethod } from '../domain/payment/payment.ts';
import { settlementKey, transactionIdFor } from './ports/request-key.ts';
import { nextStep } from '../domain/settlement/next-step.ts';
import type { SettlementChange } from '../domain/settlement/settlement-change.ts';
import { carryOutSettlement } from './carry-out-settlement.ts';
import type { SettlementPorts, SettlementRound } from './carry-out-settlement.ts';
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
export const settleDue = (ports: SettlementPorts, only?: string): Promise<number> =>
  sweepDue({
    lease: () =>
      only === undefined
        ? claimAsRoomAllows(ports)
        : ports.settlements.claim({ limit: 1, settlementId: only }),
    deal: (id) => settle(ports, id),
    failed: (err) => ports.logger.error({ err }, 'settlement failed'),
  });

async function claimAsRoomAllows({ settlements, providers }: SettlementPorts): Promise<string[]> {
  const claimed: string[] = [];
  for (const [method, { room }] of Object.entries(providers) as [PaymentMethod, SettlementProvider][]) {
    const limit = Math.min(SETTLEMENTS_AT_ONCE - claimed.length, room());
    if (limit > 0) claimed.push(...(await settlements.claim({ limit, method })));
  }
  return claimed;
}

async function settle(ports: SettlementPorts, settlementId: string): Promise<void> {
  for (let change: SettlementChange | undefined; change === undefined || change.next === 'now';) {
    const startedAt = ports.now().getTime();
    const round = await ports.settlements.advance(settlementId, (facts, of): SettlementRound | undefined => {
      const key = settlementKey(of.tender?.id ?? '', facts.settlement.kind, of.movement);
      const ids = { id: ports.newId(), transactionId: transactionIdFor(key, ports.newId) };
      const able = of.tender && providerOf(ports.providers, of.tender.method).capabilities;
      const step = nextStep(facts, ids, able);
      return step && { ...step, facts, of, startedAt };
    });
    if (round === undefined) return;
    change = round.call === undefined ? round.change : await carryOutSettlement(ports, round, round.call);
    if (change === undefined) {
      ports.logger.warn({ settlementId }, 'answer came late');
      return;
    }
    report(round, change, ports.logger);
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
