import type { FaultStack } from '../fault-stack/fault-stack.ts';
import type { Load, LoadOptions } from '../load/load.ts';
import type { Random } from '../random.ts';

/** What an experiment may use. */
export interface Stage {
  readonly faultStack: FaultStack;
  /** Seeded by the run's seed and the experiment's name, so the choices do not depend on which others run. */
  readonly random: Random;
  /** Starts shoppers. Afterwards the run waits for them and checks their answers with the invariants. */
  shoppers(options?: Partial<Pick<LoadOptions, 'perSecond' | 'scenarios' | 'goodwillPercent'>>): Load;
  /** Records an order that a client of the experiment itself was told of. */
  acknowledged(cartId: string, orderNumber: string): void;
  /** @throws Error unless `isSo`: an experiment whose fault affected no request proves nothing */
  prove(what: string, isSo: boolean): void;
}

/**
 * One fault, or variants of it. After each experiment the faults are removed and the shoppers stop; within 60 seconds no work may be
 * left, every invariant must hold, and every order that a client was told of must exist.
 */
export interface Experiment {
  /** As in the fault catalogue: `F3`. */
  readonly name: string;
  /** What should be true despite the fault. */
  readonly hypothesis: string;
  /**
   * The alert that would call a person: `OutboxStuck`, or `ErrorBudgetBurnsFast place-order availability`. The experiment fails if it
   * does not fire on the metrics of the run.
   */
  readonly alert?: string;
  /** That no shopper gets an order is what it shows; otherwise it would show that nothing was tested. */
  readonly refusesAll?: true;
  /** Causes the fault. Faults that are still active afterwards are removed by the runner. */
  run(stage: Stage): Promise<void>;
}
