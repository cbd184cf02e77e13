import type { Provider } from '../house/provider.ts';
import type { Warehouse } from '../house/warehouse.ts';
import type { Random } from '../random.ts';
import { Buyer, type Piece } from './buyer.ts';
import { Recorder, type LoadRecord } from './record.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { workOn } from './worker.ts';

export interface LoadOptions {
  readonly random: Random;
  readonly provider: Provider;
  /** Works on what the shoppers bought. */
  readonly warehouse: Warehouse;
  readonly pieces: readonly Piece[];
  /** New shoppers per second, whatever became of the earlier ones. */
  readonly perSecond: number;
  /** All unless told. */
  readonly scenarios?: readonly Scenario[];
}

export interface Load {
  readonly record: LoadRecord;
  started(): number;
  /** No new shoppers; resolves when the last one knows or has given up. */
  stop(): Promise<void>;
}

/** Of the last shoppers, once the faults are over. */
const PATIENCE_MS = 60_000;
/** A house on two cores takes no more; the next shopper then comes when one has left. */
const AT_ONCE = 60;

/** Shoppers who come one after the other, each with a scenario and choices of their own, by the seed. */
export function startLoad({
  random,
  perSecond,
  warehouse,
  scenarios = SCENARIOS,
  ...common
}: LoadOptions): Load {
  const inside = new Set<Promise<void>>();
  const atWork = new Set<Promise<void>>();
  const recorder = new Recorder((orderNumber) => {
    const work = workOn(orderNumber, warehouse, random.fork(orderNumber))
      .catch(() => {}) // a fault may keep the worker from the warehouse; the order then stays where it is
      .finally(() => atWork.delete(work));
    atWork.add(work);
  });
  let started = 0;
  let patientUntil = Infinity;
  const mayStillCome = () => performance.now() < patientUntil;
  const enter = (): void => {
    if (inside.size >= AT_ONCE) return;
    const own = random.fork(started++);
    const buyer = new Buyer({
      ...common,
      recorder,
      mayStillCome,
      random: own,
      scenario: weighted(scenarios, own),
    });
    const visit = buyer.run().finally(() => inside.delete(visit));
    inside.add(visit);
  };
  enter();
  const timer = setInterval(enter, 1_000 / perSecond);
  return {
    record: recorder,
    started: () => started,
    async stop() {
      clearInterval(timer);
      patientUntil = performance.now() + PATIENCE_MS;
      while (inside.size > 0) await Promise.all(inside);
      await Promise.all(atWork);
    },
  };
}

function weighted(scenarios: readonly Scenario[], random: Random): Scenario {
  let left = random.next() * scenarios.reduce((sum, { weight }) => sum + weight, 0);
  return scenarios.find(({ weight }) => (left -= weight) < 0) ?? scenarios[0]!;
}
