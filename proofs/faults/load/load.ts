import type { GiftCardProvider } from '../fault-stack/gift-card-provider.ts';
import type { Operator } from '../fault-stack/operator.ts';
import type { Provider } from '../fault-stack/provider.ts';
import type { Wallets } from '../fault-stack/wallets.ts';
import type { Warehouse } from '../fault-stack/warehouse.ts';
import type { Random } from '../random.ts';
import { Buyer, type Piece } from './buyer.ts';
import { Recorder, type LoadRecord } from './record.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { workOn } from './worker.ts';

export interface LoadOptions {
  readonly random: Random;
  readonly provider: Provider;
  readonly giftCards: GiftCardProvider;
  readonly wallets: Wallets;
  /** Ships, cancels or returns what the shoppers bought. */
  readonly warehouse: Warehouse;
  /** Nobody refunds anything by hand without one. */
  readonly operator?: Operator | undefined;
  /** Of how many orders in a hundred the operator refunds something: 5 by default. */
  readonly goodwillPercent?: number;
  readonly pieces: readonly Piece[];
  /** New shoppers per second, whether or not the earlier ones have finished. */
  readonly perSecond: number;
  /** All by default. */
  readonly scenarios?: readonly Scenario[];
}

export interface Load {
  readonly record: LoadRecord;
  started(): number;
  /** Starts no more shoppers; resolves when the last one has an answer or has given up. */
  stop(): Promise<void>;
}

/** How long the last shoppers wait for an answer after the faults are removed. */
const ANSWER_TIMEOUT_MS = 60_000;
/** More concurrent shoppers overload a stack on two cores; the next one starts when another has finished. */
const MAX_CONCURRENT = 60;

/** Starts shoppers at a fixed rate, each with a scenario and random choices by the seed. */
export function startLoad({
  random,
  perSecond,
  warehouse,
  operator,
  goodwillPercent = 5,
  scenarios = SCENARIOS,
  ...common
}: LoadOptions): Load {
  const inside = new Set<Promise<void>>();
  const atWork = new Set<Promise<void>>();
  const recorder = new Recorder((orderNumber) => {
    const work = workOn(orderNumber, { warehouse, operator, goodwillPercent }, random.fork(orderNumber))
      .catch(() => {}) // a fault may make the warehouse unreachable; the order then keeps its state
      .finally(() => atWork.delete(work));
    atWork.add(work);
  });
  let started = 0;
  let deadline = Infinity;
  const mayStillAnswer = () => performance.now() < deadline;
  const enter = (): void => {
    if (inside.size >= MAX_CONCURRENT) return;
    const own = random.fork(started++);
    const buyer = new Buyer({
      ...common,
      recorder,
      mayStillAnswer,
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
      deadline = performance.now() + ANSWER_TIMEOUT_MS;
      while (inside.size > 0) await Promise.all(inside);
      await Promise.all(atWork);
    },
  };
}

function weighted(scenarios: readonly Scenario[], random: Random): Scenario {
  let left = random.next() * scenarios.reduce((sum, { weight }) => sum + weight, 0);
  return scenarios.find(({ weight }) => (left -= weight) < 0) ?? scenarios[0]!;
}
