import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a run of tests came to: how many passed, and each that did not by name. */
export interface Tally {
  readonly passed: number;
  readonly failures: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failures: [] };
export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
});
export const ofOne = (name: string, passed: boolean): Tally =>
  passed ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };

interface JestResults {
  numPassedTests: number;
  testResults: {
    /** The file. */
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Sums jest's JSON files in a folder. A suite that could not even load counts as one failure. */
export function jestTally(folder: string): Tally {
  if (!existsSync(folder)) return NOTHING;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as JestResults)
    .map(({ numPassedTests, testResults }) => ({
      passed: numPassedTests,
      failures: testResults.flatMap(failuresOfSuite),
    }))
    .reduce(add, NOTHING);
}

function failuresOfSuite({ name, status, assertionResults }: JestResults['testResults'][number]): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${basename(name)}: could not be run`];
  return failed.map(({ fullName }) => `${basename(name)}: ${fullName}`);
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
}

/** Reads Playwright's JSON report. A missing report is a failure: the browser never ran. */
export function playwrightTally(file: string): Tally {
  if (!existsSync(file)) return ofOne('journeys: no report', false);
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return {
    passed: report.stats.expected + report.stats.flaky,
    failures: [
      ...unexpectedOf(report),
      ...report.errors.map(({ message }) => `journeys: ${message?.split('\n')[0] ?? 'an error'}`),
    ],
  };
}

const unexpectedOf = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  ),
  ...suites.flatMap(unexpectedOf),
];

export const clearResults = (folder: string): void => rmSync(folder, { recursive: true, force: true });
