import { join } from 'node:path';
import { BRIEF } from '../../proofs/faults/experiments/list.ts';
import { runAll } from '../../proofs/faults/run-all.ts';
import { dockerAnswers } from '../images/docker.ts';
import { optionsOf } from '../../proofs/load/options.ts';
import { runLoad } from '../../proofs/load/run.ts';
import { ROOT } from '../stack/services.ts';
import { CHECKS, runChecks } from './checks.ts';
import { runNode } from './run-node.ts';
import { add, jestTally, NOTHING, ofOne, type Tally } from './tally.ts';
import { RESULTS, type TestRun } from './test-run.ts';
import { testPortBase } from './with-test-stack.ts';
import { namesOf, runWorkspaces, testedWorkspaces } from './workspaces.ts';

export async function staticChecks(): Promise<Tally> {
  const failed = await runChecks();
  return CHECKS.map((check) => ofOne(check.name, !failed.includes(check))).reduce(add, NOTHING);
}

/** Unit, integration and contract tests of each workspace. A third runs beside two once neither experiments nor counting tests do. */
export async function workspaceTests({ counted, ended }: TestRun): Promise<Tally> {
  const workspaces = testedWorkspaces(ROOT);
  await runWorkspaces(
    ROOT,
    workspaces,
    ended('faults').then(() => counted.promise),
  );
  return jestTally(RESULTS, namesOf(workspaces));
}

/** The most informative experiments for their duration; each counts as one. FAULT_SEED repeats a run. */
export async function faults(): Promise<Tally> {
  const seed = process.env['FAULT_SEED'] ?? String(Date.now());
  const report = (line: string) => void process.stderr.write(`  ${line}\n`);
  report(`seed ${seed}`);
  const outcomes = await runAll({ asked: BRIEF, seed, portBase: testPortBase(), alerts: false, report });
  return outcomes
    .map(({ name, failure }) => ofOne(`${name}: ${failure}`, failure === undefined))
    .reduce(add, NOTHING);
}

/** Browsing, searches, orders and accounts at once for fifteen seconds: nothing fails, and every invariant holds afterwards. */
export async function load(): Promise<Tally> {
  const { report } = await runLoad(optionsOf(['black-friday', '--profile', 'smoke']));
  return ofOne(`load smoke: ${report.broken.join('; ')}`, report.broken.length === 0);
}

/** Breaks a clause of each of three requirements in a copy; they count as one. CLAUSE_SEED repeats a run. */
export async function clauses(): Promise<Tally> {
  const seed = process.env['CLAUSE_SEED'] ?? String(Date.now());
  const code = await runNode([join(ROOT, 'tools/conformance.ts'), '--prove', 'drawn', '--seed', seed], ROOT);
  return ofOne(`clauses: a test stayed green, seed ${seed}`, code === 0);
}

/** Builds and starts images if Docker is available; otherwise only the tools' tests lint them. */
export async function images(): Promise<Tally> {
  if (!dockerAnswers()) {
    process.stderr.write('  – Docker does not answer: images are only linted\n');
    return NOTHING;
  }
  const code = await runNode([join(ROOT, 'tools/images.ts'), 'prove', 'identity', 'gateway'], ROOT);
  return ofOne('images of identity and gateway', code === 0);
}
