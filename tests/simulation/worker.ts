import { parentPort, workerData } from 'node:worker_threads';
import { plantBug } from './plants/plant.ts';
import { plantNamed } from './plants/plants.ts';
import type { SeedResult } from './run-seed.ts';

/** The work of a thread. */
export interface Job {
  readonly seeds: { readonly from: number; readonly count: number; readonly step: number };
  readonly plant?: string;
  readonly keepTrace?: boolean;
  /** Stop after the first failure. */
  readonly untilFailure?: boolean;
}

/** Sent after each seed; a thread ends after its last message. */
export type Report = SeedResult;

const { seeds, plant, keepTrace = false, untilFailure = false } = workerData as Job;
const checkPlanted = plant === undefined ? undefined : plantBug(plantNamed(plant));
// Imported only now, because bugs are planted while modules are loaded.
const { runSeed } = await import('./run-seed.ts');
checkPlanted?.();

for (let index = 0; index < seeds.count; index++) {
  const result = await runSeed(seeds.from + index * seeds.step, { keepTrace });
  parentPort?.postMessage(result satisfies Report);
  if (untilFailure && result.violations.length > 0) break;
}
