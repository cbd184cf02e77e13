import type { Errand } from '../domain/order/errand.ts';
import { PutOffError } from '../domain/order/put-off-error.ts';

export interface PutOffPorts {
  readonly errands: { store(errand: Errand): Promise<void> };
  /** Tells the log of what was done; numbers and names of things only. */
  readonly log?: (about: object, message: string) => void;
}

/**
 * Runs an errand; one that is put off becomes a row and comes again (run-errands), so that nobody's full mailbox holds up the
 * orders behind it.
 * @returns whether it was run
 */
export async function orPutOff(
  { errands, log }: PutOffPorts,
  errand: Errand,
  run: () => Promise<void>,
): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (!(error instanceof PutOffError)) throw error;
    await errands.store(errand);
    log?.({ type: errand.type, orderId: errand.orderId, reason: error.message }, 'errand put off');
    return false;
  }
}
