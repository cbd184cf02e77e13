import type { Stack } from '../../../tools/stack/stack.ts';
import { BROKER } from './broker.ts';
import { DATABASE } from './database.ts';
import type { Experiment } from './experiment.ts';
import { FAILOVER } from './failover.ts';
import { GIFT_CARDS } from './gift-cards.ts';
import { GIFT_CARDS_SOLD } from './gift-cards-sold.ts';
import { INSTANCES } from './instances.ts';
import { KEYS } from './keys.ts';
import { killPointExperiments } from './kill-points.ts';
import { NETWORK } from './network.ts';
import { PARCELS_SHIPPED } from './parcels.ts';
import { PROCESS } from './process.ts';
import { PROVIDER } from './provider.ts';
import { OUTAGE } from './provider-outage.ts';
import { RIVALS } from './rivals.ts';
import { SPLIT_STOCK } from './split-stock.ts';
import { WALLET_FAULTS } from './wallet-faults.ts';
import { WALLET_NOTICES } from './wallet-notices.ts';
import { WAREHOUSE } from './warehouse.ts';

/** The experiments that are known without a running stack, in the order in which they run. */
export const EXPERIMENTS: readonly Experiment[] = [
  ...PROCESS,
  ...DATABASE,
  ...BROKER,
  ...FAILOVER,
  ...NETWORK,
  ...INSTANCES,
  ...PROVIDER,
  ...GIFT_CARDS,
  ...GIFT_CARDS_SOLD,
  ...WALLET_FAULTS,
  ...WALLET_NOTICES,
  ...OUTAGE,
  ...PARCELS_SHIPPED,
  ...RIVALS,
  ...SPLIT_STOCK,
  ...WAREHOUSE,
  ...KEYS,
];

/** Those that `npm test` runs: the most informative for their duration. */
export const BRIEF: readonly string[] = [
  ...['F2.sample', 'F4.sent', 'F9', 'F10.ended', 'F38', 'F44.webhook', 'F52'],
];

/** Those that depend on the kill points of a running stack: F2.1, F2.2 … */
export const KILL_POINTS = {
  name: 'F2',
  hypothesis: 'SIGKILL of both money services at each of their kill points, several points per experiment',
  expand: (stack: Stack): Experiment[] => killPointExperiments(stack),
};

/** `all`, a name, or a prefix: F27 means F27.provider and the others that begin with F27. */
export const isAskedFor = (asked: readonly string[], name: string): boolean =>
  asked.some((wanted) => wanted === 'all' || name === wanted || name.startsWith(`${wanted}.`));
