import { parentPort, workerData } from 'node:worker_threads';
import { sow } from './plants/plant.ts';
import { plantNamed } from './plants/plants.ts';
import type { SeedResult } from './run-seed.ts';

/** What a thread is to run. */
export interface Errand {
  readonly seeds: { readonly from: number; readonly count: number; readonly step: number };
  readonly plant?: string;
  readonly keepTrace?: boolean;
  /** One failure is enough. */
  readonly untilFailure?: boolean;
}

/** Told after each seed; the last message of a thread is its end. */
export type Report = SeedResult;

const { seeds, plant, keepTrace = false, untilFailure = false } = workerData as Errand;
const checkSown = plant === undefined ? undefined : sow(plantNamed(plant));
// Not before: what is planted is planted while modules load.
const { runSeed } = await import('./run-seed.ts');
checkSown?.();

for (let index = 0; index < seeds.count; index++) {
  const result = await runSeed(seeds.from + index * seeds.step, { keepTrace });
  parentPort?.postMessage(result satisfies Report);
  if (untilFailure && result.violations.length > 0) break;
}
