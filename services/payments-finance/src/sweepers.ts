import { startSweeper } from '@loupe/database/sweeper';
import type { Logger } from '@loupe/telemetry/logger';
import type { Application } from './application.ts';
import { STALE_AT_ONCE } from './use-cases/resolve-stale-tenders.ts';
import { REVERSALS_AT_ONCE } from './use-cases/reverse-due-tenders.ts';
import { SETTLEMENTS_AT_ONCE } from './use-cases/settle-due.ts';

const PURGE_EVERY_SECONDS = 600;

interface Sweepers {
  readonly application: Pick<Application, 'resolveStale' | 'reverseDue' | 'settleDue' | 'purgeCardSessions'>;
  readonly sweepSeconds: number;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** Sweeps stale tenders, due reversals, due settlements and expired card sessions. @returns when all sweepers have ended */
export async function startSweepers({ application, sweepSeconds, logger, signal }: Sweepers): Promise<void> {
  const sweep = (name: string, seconds: number, work: () => Promise<number>, batch?: number) =>
    startSweeper({ name, everyMs: seconds * 1_000, work, logger, signal, ...(batch && { batch }) }).done;
  await Promise.all([
    sweep('stale-tenders', sweepSeconds, application.resolveStale, STALE_AT_ONCE),
    sweep('due-reversals', sweepSeconds, application.reverseDue, REVERSALS_AT_ONCE),
    sweep('due-settlements', sweepSeconds, application.settleDue, SETTLEMENTS_AT_ONCE),
    sweep('old-card-sessions', PURGE_EVERY_SECONDS, application.purgeCardSessions),
  ]);
}
