import type { FaultHouse } from '../house/fault-house.ts';
import type { Load, LoadOptions } from '../load/load.ts';
import type { Random } from '../random.ts';

/** What an experiment works on. */
export interface Stage {
  readonly house: FaultHouse;
  /** Its own, by seed and name: alone or among others it makes the same choices. */
  readonly random: Random;
  /** Shoppers whose answers are judged with the invariants afterwards; whoever is still inside is waited for. */
  shoppers(options?: Partial<Pick<LoadOptions, 'perSecond' | 'scenarios'>>): Load;
  /** Orders that clients of the experiment's own were told of. */
  told(cartId: string, orderNumber: string): void;
  /** @throws Error unless it is so: an experiment whose fault met nobody proves nothing */
  prove(what: string, isSo: boolean): void;
}

/**
 * One fault, or one family of it. All of them share what follows: faults are taken back, shoppers leave, and within 60 seconds
 * every invariant holds with nothing left on its way, and every order a client was told of exists.
 */
export interface Experiment {
  /** As in the fault catalogue: `F3`. */
  readonly name: string;
  /** What should be true although this happens. */
  readonly hypothesis: string;
  /** Hurts; what it does not take back itself is taken back for it. */
  run(stage: Stage): Promise<void>;
}
