import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The result of a test run: how many passed, and the names of those that failed. */
export interface Tally {
  readonly passed: number;
  readonly failures: readonly string[];
  /** Those that passed only at the second attempt; they are included in the passed. */
  readonly flaky: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failures: [], flaky: [] };
export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
});
export const ofOne = (name: string, passed: boolean): Tally =>
  passed ? { ...NOTHING, passed: 1 } : { ...NOTHING, failures: [name] };

/** With FLAKY=0, as in the nightly run, a second attempt counts as a failure. */
export const judged = (tally: Tally, env: NodeJS.ProcessEnv): Tally =>
  env['FLAKY'] !== '0'
    ? tally
    : {
        passed: tally.passed - tally.flaky.length,
        failures: [...tally.failures, ...tally.flaky.map((name) => `${name}: needed a second attempt`)],
        flaky: [],
      };

interface JestResults {
  numPassedTests: number;
  testResults: {
    /** The path of the test file. */
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/**
 * Sums jest's JSON files of these workspaces. A suite that could not be loaded counts as one failure, and so does a workspace without
 * counts, whose process has crashed.
 */
export function jestTally(folder: string, workspaces: readonly string[]): Tally {
  return workspaces.map((name) => workspaceTally(name, join(folder, `${name}.json`))).reduce(add, NOTHING);
}

function workspaceTally(name: string, file: string): Tally {
  if (!existsSync(file)) return ofOne(`${name}: ended without counts`, false);
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  return { ...NOTHING, passed: numPassedTests, failures: testResults.flatMap(failuresOfSuite) };
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
      ...namesOf(report, 'unexpected'),
      ...report.errors.map(({ message }) => `journeys: ${message?.split('\n')[0] ?? 'an error'}`),
    ],
    flaky: namesOf(report, 'flaky'),
  };
}

const namesOf = ({ specs = [], suites = [] }: PlaywrightSuite, wanted: 'unexpected' | 'flaky'): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  ),
  ...suites.flatMap((suite) => namesOf(suite, wanted)),
];

export const clearResults = (folder: string): void => rmSync(folder, { recursive: true, force: true });
