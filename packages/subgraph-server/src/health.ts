import type { ServerResponse } from 'node:http';
import { respondJson } from './respond.ts';
import { within } from '@loupe/telemetry/within';

/** Named readiness checks, each true when it passes. */
export type ReadyChecks = () => Promise<Record<string, boolean>>;

const CHECK_MS = 2_000;
/** Shorter than the probe time-out of a platform. */
const DETAILS_MS = 500;

/**
 * False when a part of the process, such as a consumer, has stopped permanently and the process must be restarted. A dependency
 * that is down is no reason: a restart would not bring it back, and would stop what the process can still serve.
 */
export type AliveCheck = () => boolean;

/** 200 while the process works, else 503: its supervisor should restart it. */
export function respondAlive(response: ServerResponse, alive: AliveCheck = () => true): void {
  if (alive()) respondJson(response, 200, { status: 'alive' });
  else respondJson(response, 503, { status: 'ended' });
}

/** Details for operators beside the checks; they do not affect readiness. */
export type ReadyDetails = () => Promise<Record<string, unknown>>;

/**
 * 200 when every check holds, else 503; the body names each check. A check that throws or hangs counts as failed; details that throw or hang are
 * left out.
 */
export async function respondReady(
  response: ServerResponse,
  draining: boolean,
  checks: ReadyChecks,
  details: ReadyDetails = async () => ({}),
): Promise<void> {
  const [results, known] = await Promise.all([
    draining ? { draining: false } : within(CHECK_MS, checks, { answered: false }),
    draining ? {} : within(DETAILS_MS, details, {}),
  ]);
  const ready = Object.values(results).every(Boolean);
  respondJson(response, ready ? 200 : 503, {
    status: ready ? 'ready' : 'unready',
    checks: results,
    ...known,
  });
}
