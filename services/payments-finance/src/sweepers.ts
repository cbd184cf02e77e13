import { startSweeper } from '@loupe/database/sweeper';
import type { Logger } from '@loupe/telemetry/logger';
import { GIFT_CARDS_AT_ONCE } from './adapters/db/gift-card-repository.ts';
import type { UseCases } from './bind-use-cases.ts';
import type { Config } from './config.ts';
import { NOTICES_AT_ONCE } from './use-cases/follow-notices.ts';
import { ISSUES_AT_ONCE } from './use-cases/issue-gift-cards.ts';
import { STORED_CARDS_AT_ONCE } from './use-cases/forget-stored-cards.ts';
import { PRUNED_AT_ONCE } from './use-cases/prune-old-rows.ts';
import { LOANS_AT_ONCE } from './use-cases/look-at-requested-loans.ts';
import { WAITS_AT_ONCE } from './use-cases/look-at-waits.ts';
import { STALE_AT_ONCE } from './use-cases/resolve-stale-tenders.ts';
import { REVERSALS_AT_ONCE } from './use-cases/reverse-due-tenders.ts';
import { SETTLEMENTS_AT_ONCE } from './use-cases/settle-due.ts';
import { TAKEN_OVER_AT_ONCE } from './use-cases/pay-again.ts';
import { HOLDS_AT_ONCE } from './use-cases/watch-holds.ts';

/** An operator who resumes payments after a restore waits for it. */
const PAUSE_EVERY_SECONDS = 2;
const PURGE_EVERY_SECONDS = 600;
/** Every instance shows a change within five seconds. */
const FINANCE_EVERY_SECONDS = 2;
const LENDER_EVERY_SECONDS = 600;
/** An operator who rotates the keys waits for it. */
const RESEAL_EVERY_SECONDS = 60;

interface Sweepers {
  readonly config: Pick<Config, 'TENDER_SWEEP_SECONDS'>;
  readonly useCases: Pick<
    UseCases,
    | 'resolveStale'
    | 'reverseDue'
    | 'settleDue'
    | 'issueGiftCards'
    | 'pruneOldRows'
    | 'reseal'
    | 'watchHolds'
    | 'takeOverHolds'
    | 'followNotices'
    | 'lookAtWaits'
    | 'lookAtRequestedLoans'
    | 'forgetStoredCards'
    | 'readPause'
    | 'readFinance'
    | 'sweepLenderTerms'
  >;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** The sweepers of stale tenders, due reversals, due settlements, sold gift cards and what is past its time. */
export function startSweepers({ config, useCases, logger, signal }: Sweepers) {
  const sweepSeconds = config.TENDER_SWEEP_SECONDS;
  const sweep = (name: string, seconds: number, work: () => Promise<number>, batch?: number) =>
    startSweeper({ name, everyMs: seconds * 1_000, work, logger, signal, ...(batch && { batch }) }).done;
  const all = [
    sweep('payment-pause', PAUSE_EVERY_SECONDS, useCases.readPause),
    sweep('finance-products', FINANCE_EVERY_SECONDS, useCases.readFinance),
    sweep('lender-terms', LENDER_EVERY_SECONDS, useCases.sweepLenderTerms),
    sweep('stale-tenders', sweepSeconds, useCases.resolveStale, STALE_AT_ONCE),
    sweep('due-reversals', sweepSeconds, useCases.reverseDue, REVERSALS_AT_ONCE),
    sweep('due-settlements', sweepSeconds, useCases.settleDue, SETTLEMENTS_AT_ONCE),
    sweep('ending-holds', sweepSeconds, useCases.watchHolds, HOLDS_AT_ONCE),
    sweep('paid-again', sweepSeconds, useCases.takeOverHolds, TAKEN_OVER_AT_ONCE),
    sweep('stored-cards', sweepSeconds, useCases.forgetStoredCards, STORED_CARDS_AT_ONCE),
    sweep('sold-gift-cards', sweepSeconds, useCases.issueGiftCards, ISSUES_AT_ONCE),
    sweep('provider-notices', sweepSeconds, useCases.followNotices, NOTICES_AT_ONCE),
    sweep('awaited-decisions', sweepSeconds, useCases.lookAtWaits, WAITS_AT_ONCE),
    sweep('requested-loans', sweepSeconds, useCases.lookAtRequestedLoans, LOANS_AT_ONCE),
    sweep('old-rows', PURGE_EVERY_SECONDS, useCases.pruneOldRows, PRUNED_AT_ONCE),
    sweep('gift-cards-of-former-keys', RESEAL_EVERY_SECONDS, useCases.reseal, GIFT_CARDS_AT_ONCE),
  ];
  return {
    /** Settles when all have ended. */
    done: Promise.all(all),
  };
}
