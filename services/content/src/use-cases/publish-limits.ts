import type { Tx } from '@loupe/database/tx';
import type { LimitsState } from '../domain/site/site-configuration.ts';

export interface PublishLimitsPorts {
  readonly shopsIn: (tx: Tx) => {
    /** Marks the limits that changed since they were last published. @returns them */
    tellLimits(): Promise<LimitsState[]>;
  };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly publishLimits: (tx: Tx, state: LimitsState) => Promise<void>;
}

/** Publishes the limits of each shop whose limits have changed, or were never published. @returns how many shops */
export const publishLimits = ({
  shopsIn,
  transaction,
  publishLimits: publish,
}: PublishLimitsPorts): Promise<number> =>
  transaction(async (tx) => {
    const changed = await shopsIn(tx).tellLimits();
    for (const state of changed) await publish(tx, state);
    return changed.length;
  });
