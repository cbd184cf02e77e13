import { startSweeper } from '@loupe/database/sweeper';
import type { Logger } from '@loupe/telemetry/logger';
import { GIFT_CARDS_AT_ONCE } from './adapters/db/gift-card-repository.ts';
import { COUNTERS_AT_ONCE } from './application.ts';
import type { Application } from './application.ts';
import { ISSUES_AT_ONCE } from './use-cases/issue-gift-cards.ts';
import { STORED_CARDS_AT_ONCE } from './use-cases/forget-stored-cards.ts';
import { STALE_AT_ONCE } from './use-cases/resolve-stale-tenders.ts';
import { REVERSALS_AT_ONCE } from './use-cases/reverse-due-tenders.ts';
import { SETTLEMENTS_AT_ONCE } from './use-cases/settle-due.ts';
import { TAKEN_OVER_AT_ONCE } from './use-cases/pay-again.ts';
import { HOLDS_AT_ONCE } from './use-cases/watch-holds.ts';

/** An operator who resumes payments after a restore waits for it. */
const PAUSE_EVERY_SECONDS = 2;
const PURGE_EVERY_SECONDS = 600;
/** An operator who rotates the keys waits for it. */
const RESEAL_EVERY_SECONDS = 60;

interface Sweepers {
  readonly application: Pick<
    Application,
    | 'resolveStale'
    | 'reverseDue'
    | 'settleDue'
    | 'issueGiftCards'
    | 'purgeCardSessions'
    | 'purgeGiftCards'
    | 'reseal'
    | 'watchHolds'
    | 'takeOverHolds'
    | 'forgetStoredCards'
    | 'pruneCounters'
    | 'readPause'
  >;
  readonly sweepSeconds: number;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** Sweeps stale tenders, due reversals, due settlements, sold gift cards and expired card sessions. @returns when all sweepers have ended */
export async function startSweepers({ application, sweepSeconds, logger, signal }: Sweepers): Promise<void> {
  const sweep = (name: string, seconds: number, work: () => Promise<number>, batch?: number) =>
    startSweeper({ name, everyMs: seconds * 1_000, work, logger, signal, ...(batch && { batch }) }).done;
  await Promise.all([
    sweep('payment-pause', PAUSE_EVERY_SECONDS, application.readPause),
    sweep('stale-tenders', sweepSeconds, application.resolveStale, STALE_AT_ONCE),
    sweep('due-reversals', sweepSeconds, application.reverseDue, REVERSALS_AT_ONCE),
    sweep('due-settlements', sweepSeconds, application.settleDue, SETTLEMENTS_AT_ONCE),
    sweep('ending-holds', sweepSeconds, application.watchHolds, HOLDS_AT_ONCE),
    sweep('paid-again', sweepSeconds, application.takeOverHolds, TAKEN_OVER_AT_ONCE),
    sweep('stored-cards', sweepSeconds, application.forgetStoredCards, STORED_CARDS_AT_ONCE),
    sweep('sold-gift-cards', sweepSeconds, application.issueGiftCards, ISSUES_AT_ONCE),
    sweep('old-card-sessions', PURGE_EVERY_SECONDS, application.purgeCardSessions),
    sweep('unused-gift-cards', PURGE_EVERY_SECONDS, application.purgeGiftCards, GIFT_CARDS_AT_ONCE),
    sweep('gift-cards-of-former-keys', RESEAL_EVERY_SECONDS, application.reseal, GIFT_CARDS_AT_ONCE),
    sweep('old-counters', PURGE_EVERY_SECONDS, application.pruneCounters, COUNTERS_AT_ONCE),
  ]);
}
