import type { Experiment } from './experiment.ts';
import { NETWORK } from './network.ts';

/** In the order they are run. */
export const EXPERIMENTS: readonly Experiment[] = [...NETWORK];
