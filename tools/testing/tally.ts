import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a run of tests came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0 };
export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});
export const ofOne = (passed: boolean): Tally =>
  passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Sums jest's JSON files in a folder. A suite that could not even load counts as a failure. */
export function jestTally(folder: string): Tally {
  if (!existsSync(folder)) return NOTHING;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as JestResults)
    .map((r) => ({ passed: r.numPassedTests, failed: r.numFailedTests + r.numRuntimeErrorTestSuites }))
    .reduce(add, NOTHING);
}

/** Reads Playwright's JSON report. A missing report is a failure: the browser never ran. */
export function playwrightTally(file: string): Tally {
  if (!existsSync(file)) return ofOne(false);
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

export const clearResults = (folder: string): void => rmSync(folder, { recursive: true, force: true });
