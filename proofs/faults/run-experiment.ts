import { inLines } from '../invariants/check.ts';
import { findPrometheus } from '../../tools/observe/prometheus.ts';
import { firedAlerts } from './alerts/fired-alerts.ts';
import { watchMetrics } from './alerts/watch-metrics.ts';
import type { Experiment, Stage } from './experiments/experiment.ts';
import type { FaultStack } from './fault-stack/fault-stack.ts';
import { waitUntilAtRest } from './fault-stack/wait-until-at-rest.ts';
import type { Load } from './load/load.ts';
import { Recorder, type LoadRecord } from './load/record.ts';
import type { Random } from './random.ts';

export interface Outcome {
  readonly name: string;
  /** Why the experiment failed; undefined when it passed. */
  readonly failure: string | undefined;
  readonly seconds: number;
  readonly shoppers: number;
  readonly orders: number;
  /** Requests of shoppers to the graph, and how many of them failed. */
  readonly requests: LoadRecord['requests'];
  readonly secondsToRest: number;
  readonly endings: Readonly<Record<string, number>>;
}

/** Runs one experiment. If it passed, the stack can be used for the next one. */
export async function runExperiment(
  experiment: Experiment,
  faultStack: FaultStack,
  random: Random,
): Promise<Outcome> {
  const began = performance.now();
  const loads: Load[] = [];
  const own = new Recorder();
  const stage: Stage = {
    faultStack,
    random,
    shoppers: (options = {}) => {
      const load = faultStack.shoppers({ ...options, random: random.fork(`load ${loads.length}`) });
      loads.push(load);
      return load;
    },
    acknowledged: (cartId, orderNumber) => own.order({ cartId, orderNumber, scenario: experiment.name }),
    prove(what, isSo) {
      if (!isSo) throw new Error(`not proved: ${what}`);
    },
  };
  const failures: string[] = [];
  const judged = experiment.alert === undefined ? undefined : await watchAlerts(faultStack, experiment.alert);
  await experiment.run(stage).catch((error: unknown) => failures.push((error as Error).message));
  await heal(faultStack, loads).catch((error: unknown) => failures.push((error as Error).message));

  const records: LoadRecord[] = [own, ...loads.map(({ record }) => record)];
  const rest = await waitUntilAtRest(faultStack, records);
  if (rest.findings.length > 0) failures.push(inLines(rest.findings));
  failures.push(
    ...records.flatMap(({ unanswered }) =>
      unanswered.map((shopper) => `a shopper got no answer: ${shopper}`),
    ),
  );
  const shoppers = loads.reduce((sum, load) => sum + load.started(), 0);
  const orders = new Set(
    records.flatMap(({ acknowledged }) => acknowledged.map(({ orderNumber }) => orderNumber)),
  ).size;
  if (shoppers > 0 && orders === 0 && !experiment.refusesAll)
    failures.push('no shopper could order, so that nothing was tested');
  failures.push(...((await judged?.()) ?? []));
  return {
    name: experiment.name,
    failure: failures.length > 0 ? failures.join('\n') : undefined,
    seconds: (performance.now() - began) / 1000,
    shoppers,
    orders,
    requests: {
      total: records.reduce((sum, { requests }) => sum + requests.total, 0),
      failed: records.reduce((sum, { requests }) => sum + requests.failed, 0),
    },
    secondsToRest: rest.seconds,
    endings: sumOf(records),
  };
}

/** Reads metrics from now on. @returns what ends this, and says whether they would not have fired the alert */
async function watchAlerts({ stack }: FaultStack, alert: string): Promise<() => Promise<string[]>> {
  const promtool = await findPrometheus('promtool');
  const watch = watchMetrics(stack);
  return async () => {
    const fired = await firedAlerts(promtool, await watch.stop());
    if (fired.includes(alert)) return [];
    return [`the alert ${alert} did not fire; these did: ${fired.join(', ') || 'none'}`];
  };
}

/** Removes all faults, and waits until all parts serve, all shoppers have finished, and those who left have no time any more. */
async function heal(faultStack: FaultStack, loads: readonly Load[]): Promise<void> {
  for (const link of Object.values(faultStack.links)) link.heal();
  const { provider, giftCards, wallets, warehouse } = faultStack;
  const providers = [provider, giftCards, ...Object.values(wallets.of)];
  await Promise.all([...providers, warehouse].map((part) => part.heal()));
  await faultStack.parts.settled();
  await Promise.all(loads.map((load) => load.stop()));
  await faultStack.query(END_ACTIONS);
}

/** Who was sent to a wallet and did not come back has a quarter of an hour, which is over now. */
const END_ACTIONS = `
  UPDATE cart_checkout.placement SET due_at = now() WHERE state = 'challenge' AND due_at > now()`;

function sumOf(records: readonly LoadRecord[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [ending, count] of records.flatMap(({ endings }) => Object.entries(endings)))
    sum[ending] = (sum[ending] ?? 0) + count;
  return sum;
}
