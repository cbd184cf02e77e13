import { join } from 'node:path';
import { STATEMENT_LOG_FLAGS } from '@loupe/test-harness/statement-log';
import type { ChildSpec } from '../stack/child.ts';
import { MONEY_SERVICES, ROOT } from '../stack/services.ts';
import { findChromium } from './chromium.ts';
import { withKeptRenditions } from './kept-renditions.ts';
import { runNode } from './run-node.ts';
import { withShortPauses } from './short-pauses.ts';
import { add, clearResults, jestTally, playwrightTally, type Tally } from './tally.ts';
import { RESULTS, type TestRun } from './test-run.ts';
import { playwrightTimes, type Timed } from './times.ts';
import { stackEnv, withTestStack } from './with-test-stack.ts';

/**
 * Graph tests and browser journeys on a stack with two money instances, with Postgres logging every statement. The first graph tests
 * count all statements and rows, so nothing else may use their stack; they mostly wait, so they run beside the workspaces. Journeys that
 * buy wait for the other graph tests, which compare the same ledgers; those of pages run beside both.
 */
export async function journeys({ files, counted, ended }: TestRun): Promise<Tally> {
  const chromium = await findChromium();
  await ended('faults'); // which has the same ports
  const options = {
    twice: MONEY_SERVICES,
    postgresFlags: STATEMENT_LOG_FLAGS,
    adjust: (spec: ChildSpec) => withKeptRenditions(withShortPauses(spec)),
  } as const;
  return withTestStack(options, async (stack) => {
    const env = { ...stackEnv(stack), CHROMIUM_PATH: chromium };
    const graphTests = (folder: string) => runNode([join(ROOT, 'tools/jest.ts')], join(ROOT, folder), env);
    await graphTests('tests/alone');
    counted.resolve();
    await ended('unit');
    const pages = browse(files, env, 'pages', ['--project=* pages', '--workers=2']);
    await graphTests('tests/system');
    const inTurn = await browse(files, env, 'in-turn', [
      '--project=beaverbrooks',
      '--project=loupe',
      '--workers=2',
    ]);
    return [jestTally(RESULTS, ['alone', 'system']), await pages, inTurn].reduce(add);
  });
}

/** Runs browser journeys. @param files gets their durations @param name of their report and folder */
async function browse(
  files: Timed[],
  env: Record<string, string>,
  name: string,
  options: readonly string[] = [],
): Promise<Tally> {
  const report = join(ROOT, `.loupe/journeys-${name}.json`);
  const expects = join(ROOT, `.loupe/journeys-${name}.expects`);
  for (const file of [report, expects]) clearResults(file);
  const reporters = `--reporter=line,json,${join(ROOT, 'tools/testing/expect-reporter.ts')}`;
  const output = [reporters, `--output=test-results/${name}`];
  await runNode(
    [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...output, ...options],
    join(ROOT, 'web'),
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, EXPECTS_OUTPUT: expects },
  );
  files.push(...playwrightTimes(report));
  return playwrightTally(report);
}

/** Every page of the account at every size in both shops: minutes of axe, of which the journeys run a selection. */
export async function sweep({ files }: TestRun): Promise<Tally> {
  const chromium = await findChromium();
  return withTestStack({}, (stack) =>
    browse(files, { ...stackEnv(stack), CHROMIUM_PATH: chromium, SWEEP: 'alone' }, 'sweep'),
  );
}
