import { randomUUID } from 'node:crypto';
import { PolicyReports } from './policy-reports.ts';

interface ThisProcess {
  /** Known only to this process, which recognises its own requests by it. */
  readonly token: string;
  /** Functions that expire, by tag, answers cached outside of Next's caches. */
  readonly forget: Set<(tags: readonly string[]) => void>;
  readonly policyReports: PolicyReports;
}

const KEY = Symbol.for('loupe.web.this-process');
const global = globalThis as { [KEY]?: ThisProcess };

/**
 * Next bundles instrumentation, proxy and routes separately, each with its own module instances; they share state
 * here.
 */
export function thisProcess(): ThisProcess {
  global[KEY] ??= { token: randomUUID(), forget: new Set(), policyReports: new PolicyReports(Date.now) };
  return global[KEY];
}
