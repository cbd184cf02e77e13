import type { Stack } from '../../stack/stack.ts';
import { BROKER } from './broker.ts';
import { DATABASE } from './database.ts';
import type { Experiment } from './experiment.ts';
import { killPointExperiments } from './kill-points.ts';
import { NETWORK } from './network.ts';
import { PROCESS } from './process.ts';
import { PROVIDER } from './provider.ts';
import { RIVALS } from './rivals.ts';
import { WAREHOUSE } from './warehouse.ts';

/** Those that stand in the list by themselves, in the order they are run. */
export const EXPERIMENTS: readonly Experiment[] = [
  ...PROCESS,
  ...DATABASE,
  ...BROKER,
  ...NETWORK,
  ...PROVIDER,
  ...RIVALS,
  ...WAREHOUSE,
];

/** Those that only a running house can name: F2.1, F2.2 … */
export const KILL_POINTS = {
  name: 'F2',
  hypothesis: 'SIGKILL of both money services at every kill point of theirs, some points to an experiment',
  expand: (stack: Stack): Experiment[] => killPointExperiments(stack),
};

/** `all`, a name, or the beginning of names: F27 is F27.provider and its kin. */
export const isAskedFor = (asked: readonly string[], name: string): boolean =>
  asked.some((wanted) => wanted === 'all' || name === wanted || name.startsWith(`${wanted}.`));
