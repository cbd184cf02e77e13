import type { Experiment } from './experiments/experiment.ts';
import { withFaultHouse } from './house/fault-house.ts';
import { seededRandom } from './random.ts';
import { runExperiment, type Outcome } from './run-experiment.ts';

export interface RunOptions {
  readonly experiments: readonly Experiment[];
  readonly seed: string;
  readonly portBase: number;
  readonly report: (line: string) => void;
}

/** Runs them one after the other, in one house as long as it stays sound: a wreck would fail those that follow as well. */
export async function runAll({ experiments, seed, portBase, report }: RunOptions): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...experiments];
  while (waiting.length > 0) {
    await withFaultHouse(
      seededRandom(seed),
      async (house) => {
        let sound = true;
        while (sound && waiting.length > 0) {
          const experiment = waiting.shift()!;
          const random = seededRandom(`${seed} ${experiment.name}`);
          const outcome = await runExperiment(experiment, house, random);
          outcomes.push(outcome);
          report(inALine(experiment, outcome, seed));
          sound = outcome.failure === undefined;
        }
      },
      portBase,
    );
  }
  return outcomes;
}

function inALine({ hypothesis }: Experiment, outcome: Outcome, seed: string): string {
  const { name, failure, seconds, shoppers, orders, secondsToRest } = outcome;
  const figures = `${seconds.toFixed(0)} s, ${shoppers} shoppers, ${orders} orders, at rest after ${secondsToRest.toFixed(0)} s`;
  const line = `${failure === undefined ? '✓' : '✗'} ${name.padEnd(14)} ${hypothesis} (${figures})`;
  if (failure === undefined) return line;
  const indented = failure.replaceAll(/^/gm, '    ');
  return `${line}\n${indented}\n    again: npm run faults -- ${name} --seed ${seed}`;
}
