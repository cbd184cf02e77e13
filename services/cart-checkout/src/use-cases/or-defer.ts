import type { Errand } from '../domain/order/errand.ts';
import { DeferredError } from '../domain/order/deferred-error.ts';

export interface DeferPorts {
  readonly errands: { store(errand: Errand): Promise<void> };
  /** Tells the log of what was done; numbers and names of things only. */
  readonly log?: (about: object, message: string) => void;
}

/**
 * Runs an errand. One that is deferred becomes a row that run-errands retries, so that a full mailbox does not hold up the orders
 * behind it.
 * @returns whether it was run
 */
export async function orDefer(
  { errands, log }: DeferPorts,
  errand: Errand,
  run: () => Promise<void>,
): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (!(error instanceof DeferredError)) throw error;
    await errands.store(errand);
    log?.({ type: errand.type, orderId: errand.orderId, reason: error.message }, 'errand deferred');
    return false;
  }
}
