import type { Experiment } from './experiments/experiment.ts';
import { EXPERIMENTS, isAskedFor, KILL_POINTS } from './experiments/list.ts';
import { withFaultHouse, type FaultHouse } from './house/fault-house.ts';
import { seededRandom } from './random.ts';
import { runExperiment, type Outcome } from './run-experiment.ts';

export interface RunOptions {
  /** Names, beginnings of names, or `all`. */
  readonly asked: readonly string[];
  readonly seed: string;
  readonly portBase: number;
  readonly report: (line: string) => void;
}

/** Runs them one after the other, in one house as long as it stays sound: a wreck would fail those that follow as well. */
export async function runAll({ asked, seed, portBase, report }: RunOptions): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = EXPERIMENTS.filter(({ name }) => isAskedFor(asked, name));
  let unnamed = asked.some((wanted) => isAskedFor([wanted, wanted.split('.')[0]!], KILL_POINTS.name));

  const runIn = async (house: FaultHouse): Promise<void> => {
    if (unnamed)
      waiting.push(...KILL_POINTS.expand(house.stack).filter(({ name }) => isAskedFor(asked, name)));
    unnamed = false;
    for (let sound = true; sound && waiting.length > 0;) {
      const experiment = waiting.shift()!;
      const outcome = await runExperiment(experiment, house, seededRandom(`${seed} ${experiment.name}`));
      outcomes.push(outcome);
      report(inALine(experiment, outcome, seed));
      sound = outcome.failure === undefined;
    }
  };
  do await withFaultHouse(seededRandom(seed), runIn, portBase);
  while (waiting.length > 0);
  return outcomes;
}

function inALine({ hypothesis }: Experiment, outcome: Outcome, seed: string): string {
  const { name, failure, seconds, shoppers, orders, requests, secondsToRest } = outcome;
  const figures = [
    ...[`${seconds.toFixed(0)} s`, `${shoppers} shoppers`, `${orders} orders`],
    `${requests.failed} of ${requests.total} requests failed`,
    `at rest after ${secondsToRest.toFixed(0)} s`,
  ].join(', ');
  const line = `${failure === undefined ? '✓' : '✗'} ${name.padEnd(15)} ${hypothesis} (${figures})`;
  if (failure === undefined) return line;
  const indented = failure.replaceAll(/^/gm, '    ');
  return `${line}\n${indented}\n    again: npm run faults -- ${name} --seed ${seed}`;
}
