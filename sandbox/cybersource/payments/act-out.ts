import { setTimeout as wait } from 'node:timers/promises';
import type { Response } from 'express';
import type { Fault } from '../faults.ts';
import { VendorError } from './vendor-error.ts';

/**
 * Does the work and answers as the fault says: late, with an error, never, or normally. `work` must be in the ledger when
 * it resolves; an object is answered as JSON, a string as a compact JWT. A reply that hangs keeps the connection open until
 * the client closes it.
 */
export async function actOut(
  response: Response,
  fault: Fault,
  work: () => Promise<object | string>,
): Promise<void> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.hang === 'before') return;
  if (fault.http !== undefined) {
    throw new VendorError(fault.reason ?? 'SYSTEM_ERROR', 'General system failure', {
      httpStatus: fault.http,
    });
  }
  const body = await work();
  if (fault.hang === 'after') return;
  if (fault.httpAfter !== undefined) {
    throw new VendorError('SYSTEM_ERROR', 'General system failure', { httpStatus: fault.httpAfter });
  }
  if (typeof body === 'string') response.status(201).type('application/jwt').send(body);
  else response.status(201).json(body);
}
