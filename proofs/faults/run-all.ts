import type { Experiment } from './experiments/experiment.ts';
import { EXPERIMENTS, isAskedFor, KILL_POINTS } from './experiments/list.ts';
import { withFaultStack, type FaultStack } from './fault-stack/fault-stack.ts';
import { seededRandom } from './random.ts';
import { runExperiment, type Outcome } from './run-experiment.ts';

export interface RunOptions {
  /** Names, prefixes of names, or `all`. */
  readonly asked: readonly string[];
  readonly seed: string;
  readonly portBase: number;
  /** Whether an experiment fails if the alert that it names would not have fired. */
  readonly alerts: boolean;
  readonly report: (line: string) => void;
}

/** Runs the experiments in turn on one stack. After a failure a new stack is started, since the next experiments would fail on the old one. */
export async function runAll({ asked, seed, portBase, alerts, report }: RunOptions): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = EXPERIMENTS.filter(({ name }) => isAskedFor(asked, name));
  let unnamed = asked.some((wanted) => isAskedFor([wanted, wanted.split('.')[0]!], KILL_POINTS.name));

  const runIn = async (faultStack: FaultStack): Promise<void> => {
    if (unnamed)
      waiting.push(...KILL_POINTS.expand(faultStack.stack).filter(({ name }) => isAskedFor(asked, name)));
    unnamed = false;
    for (let isHealthy = true; isHealthy && waiting.length > 0;) {
      const { alert, ...unjudged } = waiting.shift()!;
      const experiment = alerts && alert !== undefined ? { ...unjudged, alert } : unjudged;
      const outcome = await runExperiment(experiment, faultStack, seededRandom(`${seed} ${experiment.name}`));
      outcomes.push(outcome);
      report(toLine(experiment, outcome, seed));
      isHealthy = outcome.failure === undefined;
    }
  };
  do await withFaultStack(seededRandom(seed), runIn, portBase);
  while (waiting.length > 0);
  return outcomes;
}

function toLine({ hypothesis, alert }: Experiment, outcome: Outcome, seed: string): string {
  const { name, failure, seconds, shoppers, orders, requests, secondsToRest } = outcome;
  const figures = [
    ...[`${seconds.toFixed(0)} s`, `${shoppers} shoppers`, `${orders} orders`],
    `${requests.failed} of ${requests.total} requests failed`,
    `at rest after ${secondsToRest.toFixed(0)} s`,
    ...(alert === undefined ? [] : [`alert ${alert}`]),
  ].join(', ');
  const line = `${failure === undefined ? '✓' : '✗'} ${name.padEnd(15)} ${hypothesis} (${figures})`;
  if (failure === undefined) return line;
  const indented = failure.replaceAll(/^/gm, '    ');
  return `${line}\n${indented}\n    again: npm run faults -- ${name} --seed ${seed}`;
}
