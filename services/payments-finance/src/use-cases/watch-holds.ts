import { sweepEach } from '@loupe/database/sweep-each';
import type { Logger } from '@loupe/telemetry/logger';
import { judgeHold } from '../domain/payment/hold-terms.ts';
import type { HoldStore } from './ports/hold-store.ts';
import type { SettlementProviders } from './ports/settlement-store.ts';

export const HOLDS_AT_ONCE = 50;

interface WatchHoldsPorts {
  readonly holds: HoldStore;
  readonly providers: SettlementProviders;
  /** Starts the settlement without waiting for it; otherwise the sweeper finds it. */
  readonly settleSoon: (settlementId: string) => void;
  readonly logger: Logger;
}

/**
 * Looks at holds that come to their end: one that can be renewed is renewed a day before, as a settlement; for one that has ended the
 * order's money is missing, which is published.
 * @returns how many it looked at
 */
export async function watchHolds({ holds, providers, settleSoon, logger }: WatchHoldsPorts): Promise<number> {
  const claimed = await holds.claim(HOLDS_AT_ONCE);
  await sweepEach(claimed, async (hold) => {
    const judged = await holds.judge(hold, (ending, { method }, now) =>
      judgeHold(ending, providers[method]?.capabilities.hold, now),
    );
    if (judged === undefined) return;
    const { verdict, settlementId, placementId, reference } = judged;
    const about = { tenderId: hold.tenderId, placementId, reference };
    const isPlanned = providers[judged.method]?.capabilities.hold?.afterItsEnd === true;
    if (verdict === 'renew-late' && isPlanned) logger.info(about, 'the hold has ended and is renewed');
    else if (verdict === 'ended' || verdict === 'renew-late')
      logger.error(about, 'the hold has ended: nothing may leave before it is paid again');
    if (verdict === 'await-end') logger.warn(about, 'the hold ends soon and cannot be renewed');
    if (settlementId !== undefined) settleSoon(settlementId);
  });
  return claimed.length;
}
