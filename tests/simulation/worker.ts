import { parentPort, workerData } from 'node:worker_threads';
import { isFound, plantBug } from './plants/plant.ts';
import { plantNamed } from './plants/plants.ts';
import type { SeedResult } from './run-seed.ts';

/** The work of a thread. */
export interface Job {
  readonly seeds: { readonly from: number; readonly count: number; readonly step: number };
  readonly plant?: string;
  readonly keepTrace?: boolean;
  /** Stop after the first failure; with a plant, after the first that finds it. */
  readonly untilFailure?: boolean;
}

/** Sent after each seed; a thread ends after its last message. */
export interface Report extends SeedResult {
  readonly isFailure: boolean;
}

const { seeds, plant, keepTrace = false, untilFailure = false } = workerData as Job;
const planted = plant === undefined ? undefined : plantNamed(plant);
const checkPlanted = planted && plantBug(planted);
// Imported only now, because bugs are planted while modules are loaded.
const { runSeed } = await import('./run-seed.ts');
checkPlanted?.();

for (let index = 0; index < seeds.count; index++) {
  const result = await runSeed(seeds.from + index * seeds.step, { keepTrace });
  const { violations } = result;
  const isFailure = planted === undefined ? violations.length > 0 : isFound(planted, violations);
  parentPort?.postMessage({ ...result, isFailure } satisfies Report);
  if (untilFailure && isFailure) break;
}
