import { BROKER } from './broker.ts';
import { DATABASE } from './database.ts';
import type { Experiment } from './experiment.ts';
import { NETWORK } from './network.ts';
import { PROCESS } from './process.ts';
import { PROVIDER } from './provider.ts';

/** In the order they are run. */
export const EXPERIMENTS: readonly Experiment[] = [
  ...PROCESS,
  ...DATABASE,
  ...BROKER,
  ...NETWORK,
  ...PROVIDER,
];
