import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { needsStack } from './needs-stack.ts';

/** What became of the named test; `not run` also when its file could not be loaded. */
export type TestResult = 'passed' | 'failed' | 'not run';

interface JestResults {
  readonly testResults: readonly { readonly assertionResults: readonly Assertion[] }[];
}

interface Assertion {
  readonly title: string;
  readonly status: string;
}

interface PlaywrightSuite {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { status: string }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Runs one test of a checkout by its title. @param file from the root of the checkout */
export function runTest(root: string, file: string, title: string): TestResult {
  const workspace = workspaceOf(root, file);
  const results = join(root, '.loupe/proof');
  const report = join(results, `${basename(workspace)}.json`);
  rmSync(report, { force: true });
  const options = needsStack(file)
    ? [join(root, 'tools/conformance/run-on-stack.ts'), workspace, file, title]
    : [join(root, 'tools/jest.ts'), relative(workspace, file), '-t', asPattern(title)];
  spawnSync(process.execPath, options, {
    cwd: join(root, workspace),
    env: { ...process.env, LOUPE_TEST_RESULTS: results },
    stdio: 'ignore',
  });
  if (!existsSync(report)) return 'not run';
  return resultOf(
    statusesIn(JSON.parse(readFileSync(report, 'utf8')) as JestResults | PlaywrightSuite, title),
  );
}

/** A title as a regular expression that matches it alone; `%s` and `$name` of a table match anything. */
export const asPattern = (title: string): string =>
  title.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(/%[a-z]|\\\$\w+/g, '.*');

function workspaceOf(root: string, file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(root, folder, 'package.json'))) folder = dirname(folder);
  // Graph tests of a whole stack have a folder of results each.
  return /^tests\/(system|alone)\//.test(file) ? file.split('/').slice(0, 2).join('/') : folder;
}

function statusesIn(report: JestResults | PlaywrightSuite, title: string): string[] {
  if ('testResults' in report)
    return report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((test) => new RegExp(`^${asPattern(title)}$`).test(test.title))
      .map(({ status }) => status);
  const { specs = [], suites = [] } = report;
  return [
    ...specs.filter((spec) => spec.title === title).flatMap(({ tests }) => tests.map(({ status }) => status)),
    ...suites.flatMap((suite) => statusesIn(suite, title)),
  ];
}

function resultOf(statuses: readonly string[]): TestResult {
  if (statuses.some((status) => status === 'failed' || status === 'unexpected')) return 'failed';
  return statuses.some((status) => status === 'passed' || status === 'expected') ? 'passed' : 'not run';
}
