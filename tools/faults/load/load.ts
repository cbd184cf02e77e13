import type { Provider } from '../house/provider.ts';
import type { Random } from '../random.ts';
import { Buyer, type Piece } from './buyer.ts';
import { Recorder, type LoadRecord } from './record.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

export interface LoadOptions {
  readonly random: Random;
  readonly provider: Provider;
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

/** A house on two cores takes no more; the next shopper then comes when one has left. */
const AT_ONCE = 60;

/** Shoppers who come one after the other, each with a scenario and choices of their own, by the seed. */
export function startLoad({ random, perSecond, scenarios = SCENARIOS, ...common }: LoadOptions): Load {
  const recorder = new Recorder();
  const inside = new Set<Promise<void>>();
  let started = 0;
  const enter = (): void => {
    if (inside.size >= AT_ONCE) return;
    const own = random.fork(started++);
    const buyer = new Buyer({ ...common, recorder, random: own, scenario: weighted(scenarios, own) });
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
      while (inside.size > 0) await Promise.all(inside);
    },
  };
}

function weighted(scenarios: readonly Scenario[], random: Random): Scenario {
  let left = random.next() * scenarios.reduce((sum, { weight }) => sum + weight, 0);
  return scenarios.find(({ weight }) => (left -= weight) < 0) ?? scenarios[0]!;
}
