import type { Deferral, NewWork } from '@loupe/database/later-work';
import type { LaterKinds } from '../domain/later-kinds.ts';
import { DeferredError } from '../domain/order/deferred-error.ts';
import { errandId } from '../domain/order/errand.ts';
import type { Errand } from '../domain/order/errand.ts';

export interface DeferPorts {
  readonly later: { store(work: NewWork<LaterKinds>, deferral: Deferral): Promise<void> };
  /** Tells the log of what was done; numbers and names of things only. */
  readonly log?: (about: object, message: string) => void;
}

/** The attempt that was deferred was the first; greylisting lets go after some minutes. */
const DEFERRAL: Deferral = { attempts: 1, seconds: 120 };

/**
 * Runs an errand. One that is deferred is stored to be run later, so that a full mailbox does not hold up the orders behind it.
 * @returns whether it was run
 */
export async function orDefer(
  { later, log }: DeferPorts,
  errand: Errand,
  run: () => Promise<void>,
): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (!(error instanceof DeferredError)) throw error;
    await later.store(workOf(errand), DEFERRAL);
    log?.({ type: errand.type, orderId: errand.orderId, reason: error.message }, 'errand deferred');
    return false;
  }
}

const workOf = (errand: Errand): NewWork<LaterKinds> => ({
  id: errandId(errand),
  ...(errand.type === 'dispatch'
    ? { kind: 'dispatch', payload: errand }
    : { kind: 'order-email', payload: errand }),
});
