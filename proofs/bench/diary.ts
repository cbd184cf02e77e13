import { findAppointmentTimes } from '../../services/stores-reservations/src/use-cases/find-appointment-times.ts';
import { findStoresWithPiece } from '../../services/stores-reservations/src/use-cases/find-stores-with-piece.ts';
import { SERVICE } from '../../services/stores-reservations/tests/integration/support/appointments.ts';
import {
  BUSY_SKU,
  BUSY_STORES,
  fillStores,
  openBusyDiary,
} from '../../services/stores-reservations/tests/integration/support/busy-stores.ts';
import { startStores } from '../../services/stores-reservations/tests/integration/support/stores.ts';
import { machineSpeed, ratiosOf } from './machine.ts';
import { percentile } from './percentile.ts';

const WARM_UP = 50;
const TIMES = 300;

/**
 * In the service, SQL included and without HTTP: the times of 60 days of a store with 8 people and 4 rooms that have much taken, and which of
 * 50 stores has a piece, one after the other. That they take 3 statements and 1 is asserted by its tests.
 */
export async function diaryBench(): Promise<object> {
  const service = await startStores();
  try {
    await openBusyDiary(service);
    await fillStores(service);
    await service.pool.query('ANALYZE');
    const now = service.clock();
    const caller = { site: 'beaverbrooks', owner: null } as const;
    const asked = { storeKey: 'bb-leeds', serviceKey: SERVICE, days: 31 };
    const machine = await machineSpeed(service.database.adminUrl);
    const times = await measure(async () => {
      const found = await findAppointmentTimes(service.ports, caller, asked, now);
      if (found?.first == null) throw new Error('The diary has no free time.');
    });
    const piece = await measure(async () => {
      const place = { place: 'Leeds', sku: BUSY_SKU, limit: 20, now };
      if ((await findStoresWithPiece(service.ports, caller.site, place)).length !== 20)
        throw new Error('Not every store has the piece.');
    });
    const figures = {
      timesP50Ms: times.p50,
      timesP95Ms: times.p95,
      pieceP50Ms: piece.p50,
      pieceP95Ms: piece.p95,
    };
    return {
      bench: 'diary',
      stores: BUSY_STORES,
      people: 8,
      days: 60,
      ...figures,
      machine,
      ratios: ratiosOf(figures, machine),
    };
  } finally {
    await service.stop();
  }
}

async function measure(task: () => Promise<void>) {
  for (let time = 0; time < WARM_UP; time++) await task();
  const samples: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    await task();
    samples.push(performance.now() - began);
  }
  const [p50, p95] = [percentile(samples, 50), percentile(samples, 95)];
  return { p50: Number(p50.toFixed(1)), p95: Number(p95.toFixed(1)) };
}
