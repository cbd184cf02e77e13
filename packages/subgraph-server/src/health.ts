import type { ServerResponse } from 'node:http';
import { respondJson } from './respond.ts';

/** Named conditions for taking traffic, each true when it holds. */
export type ReadyChecks = () => Promise<Record<string, boolean>>;

const CHECK_MS = 2_000;

/** 200 while the process answers at all. */
export function respondAlive(response: ServerResponse): void {
  respondJson(response, 200, { status: 'alive' });
}

/** 200 when every check holds, else 503; the body names each check. A check that throws or hangs counts as failed. */
export async function respondReady(
  response: ServerResponse,
  draining: boolean,
  checks: ReadyChecks,
): Promise<void> {
  const results = draining ? { draining: false } : await within(CHECK_MS, checks);
  const ready = Object.values(results).every(Boolean);
  respondJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'unready', checks: results });
}

async function within(ms: number, checks: ReadyChecks): Promise<Record<string, boolean>> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<Record<string, boolean>>((resolve) => {
    timer = setTimeout(() => resolve({ answered: false }), ms);
  });
  try {
    return await Promise.race([checks(), expired]);
  } catch {
    return { answered: false };
  } finally {
    clearTimeout(timer);
  }
}
