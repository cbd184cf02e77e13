import { Router } from 'express';
import type { Faults } from '../faults.ts';
import { VendorError } from '../payments/vendor-error.ts';
import type { Instruments } from './instruments.ts';

/** Deletes a stored card; the request has passed the signature check. 404 for one that is unknown or was deleted. */
export function instrumentRoutes({
  instruments,
  faults,
}: {
  readonly instruments: Instruments;
  readonly faults: Faults;
}): Router {
  const router = Router();
  router.delete('/tms/v1/paymentinstruments/:id', async (request, response) => {
    const { http, hang } = faults.take('forget');
    if (hang === 'before') return;
    if (http !== undefined)
      throw new VendorError('SYSTEM_ERROR', 'General system failure', { httpStatus: http });
    const removed = await instruments.remove(String(request.params.id));
    if (hang === 'after') return;
    response.status(removed ? 204 : 404).end();
  });
  return router;
}
