import { inLines } from '../invariants/check.ts';
import type { Experiment, Stage } from './experiments/experiment.ts';
import type { FaultHouse } from './house/fault-house.ts';
import { comeToRest } from './house/come-to-rest.ts';
import type { Load } from './load/load.ts';
import { Recorder, type LoadRecord } from './load/record.ts';
import type { Random } from './random.ts';

export interface Outcome {
  readonly name: string;
  /** Why it failed; undefined when it passed. */
  readonly failure: string | undefined;
  readonly seconds: number;
  readonly shoppers: number;
  readonly orders: number;
  /** That shoppers sent to the graph, and how many of them failed. */
  readonly requests: LoadRecord['requests'];
  readonly secondsToRest: number;
  readonly endings: Readonly<Record<string, number>>;
}

/** Runs one experiment to its verdict; the house is whole again afterwards, unless the verdict says otherwise. */
export async function runExperiment(
  experiment: Experiment,
  house: FaultHouse,
  random: Random,
): Promise<Outcome> {
  const began = performance.now();
  const loads: Load[] = [];
  const own = new Recorder();
  const stage: Stage = {
    house,
    random,
    shoppers: (options = {}) => {
      const load = house.shoppers({ ...options, random: random.fork(`load ${loads.length}`) });
      loads.push(load);
      return load;
    },
    told: (cartId, orderNumber) => own.order({ cartId, orderNumber, scenario: experiment.name }),
    prove(what, isSo) {
      if (!isSo) throw new Error(`not proved: ${what}`);
    },
  };
  const failures: string[] = [];
  await experiment.run(stage).catch((error: unknown) => failures.push((error as Error).message));
  await heal(house, loads).catch((error: unknown) => failures.push((error as Error).message));

  const records: LoadRecord[] = [own, ...loads.map(({ record }) => record)];
  const rest = await comeToRest(house, records);
  if (rest.findings.length > 0) failures.push(inLines(rest.findings));
  failures.push(
    ...records.flatMap(({ unanswered }) => unanswered.map((who) => `nobody answered a shopper: ${who}`)),
  );
  return {
    name: experiment.name,
    failure: failures.length > 0 ? failures.join('\n') : undefined,
    seconds: (performance.now() - began) / 1000,
    shoppers: loads.reduce((sum, load) => sum + load.started(), 0),
    orders: new Set(records.flatMap(({ told }) => told.map(({ orderNumber }) => orderNumber))).size,
    requests: {
      total: records.reduce((sum, { requests }) => sum + requests.total, 0),
      failed: records.reduce((sum, { requests }) => sum + requests.failed, 0),
    },
    secondsToRest: rest.seconds,
    endings: sumOf(records),
  };
}

/** Every fault is taken back, every part serves again, every shopper has left. */
async function heal(house: FaultHouse, loads: readonly Load[]): Promise<void> {
  for (const link of Object.values(house.links)) link.heal();
  await Promise.all([house.provider.heal(), house.warehouse.heal()]);
  await house.parts.settled();
  await Promise.all(loads.map((load) => load.stop()));
}

function sumOf(records: readonly LoadRecord[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [ending, count] of records.flatMap(({ endings }) => Object.entries(endings)))
    sum[ending] = (sum[ending] ?? 0) + count;
  return sum;
}
