import type { MachineSpeed } from '../bench/machine.ts';
import type { LoadOptions } from './options.ts';
import type { K6Run } from './run-k6.ts';
import type { Sample } from './sampler.ts';
import type { Saturation } from './saturation.ts';

export interface LoadReport {
  readonly options: LoadOptions;
  readonly at: string;
  readonly seconds: number;
  readonly machine: MachineSpeed;
  /** Sentences about what did not hold; empty when the run passed. */
  readonly broken: readonly string[];
  readonly orders: number;
  readonly saturation: Saturation;
  readonly secondsToRest: number;
  readonly metrics: K6Run['metrics'];
  readonly samples: readonly Sample[];
  readonly errors: readonly string[];
}
