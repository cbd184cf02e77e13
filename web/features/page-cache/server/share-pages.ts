import { createPool } from '@loupe/database/pool';
import { config } from '#lib/config.ts';
import { logWarning } from '#lib/log.ts';
import type { SharedStore } from '../../../page-cache-handler.ts';
import { outageGuard } from '../outage-guard.ts';
import { sharedEntries } from '../shared-entries.ts';

const LIMITS = { mostRows: 20_000, mostBytes: 256_000_000, mostBytesOfOne: 2_000_000 };
const CONNECTIONS = 4;
const DEADLINE_MS = 1_000;
const PAUSE_MS = 5_000;
const SWEEP_EVERY_MS = 10_000;
/** Where `page-cache-handler.ts` looks for it. */
const STORE = Symbol.for('loupe.web.shared-entries');

/**
 * What one instance has read from the graph for its pages is used by all (ADR 52). Without DATABASE_URL, and while Postgres
 * does not answer, each instance goes on with its own memory.
 */
export function sharePages(): void {
  const { databaseUrl } = config();
  if (databaseUrl === undefined) return;
  const pool = createPool({
    url: databaseUrl,
    applicationName: 'web',
    max: CONNECTIONS,
    kind: 'request',
  });
  const entries = sharedEntries(pool, LIMITS);
  const limits = { deadlineMs: DEADLINE_MS, pauseMs: PAUSE_MS, now: Date.now };
  const guarded = outageGuard({ ...limits, report, reportLate });
  const store: SharedStore = {
    read: (key) => guarded(() => entries.read(key), undefined),
    write: (key, entry) => guarded(() => entries.write(key, entry), undefined),
    forget: (tags) => guarded(() => entries.forget(tags), undefined),
  };
  Object.assign(globalThis, { [STORE]: store });
  setInterval(() => void guarded(() => entries.sweep(), undefined), SWEEP_EVERY_MS).unref();
}

function report(reason?: unknown): void {
  if (reason === undefined) logWarning('Pages are shared among the instances again.');
  else logWarning('Pages are not shared: Postgres does not answer.', { why: String(reason) });
}

const reportLate = (reason: unknown): void =>
  logWarning('A page was not shared: Postgres answered too late.', { why: String(reason) });
