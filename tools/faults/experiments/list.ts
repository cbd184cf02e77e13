import type { Stack } from '../../stack/stack.ts';
import { BROKER } from './broker.ts';
import { DATABASE } from './database.ts';
import type { Experiment } from './experiment.ts';
import { FAILOVER } from './failover.ts';
import { INSTANCES } from './instances.ts';
import { KEYS } from './keys.ts';
import { killPointExperiments } from './kill-points.ts';
import { NETWORK } from './network.ts';
import { PARCELS_SHIPPED } from './parcels.ts';
import { PROCESS } from './process.ts';
import { PROVIDER } from './provider.ts';
import { RIVALS } from './rivals.ts';
import { WAREHOUSE } from './warehouse.ts';

/** Those that stand in the list by themselves, in the order they are run. */
export const EXPERIMENTS: readonly Experiment[] = [
  ...PROCESS,
  ...DATABASE,
  ...BROKER,
  ...FAILOVER,
  ...NETWORK,
  ...INSTANCES,
  ...PROVIDER,
  ...PARCELS_SHIPPED,
  ...RIVALS,
  ...WAREHOUSE,
  ...KEYS,
];

/** What `npm test` runs of them: those that tell most for their time. */
export const BRIEF: readonly string[] = [
  'F2.telling',
  ...['F4.sent', 'F6.dark', 'F9', 'F16', 'F27.provider', 'F27.postgres', 'F38'],
  ...['F10.ended', 'F14.read-only'],
  ...['F40', 'F44.webhook', 'F45', 'F50', 'F51', 'F52'],
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
