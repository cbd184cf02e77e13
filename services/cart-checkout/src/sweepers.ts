import { startSweeper } from '@loupe/database/sweeper';
import type { Logger } from '@loupe/telemetry/logger';
import type { CheckoutPriority } from './checkout-priority.ts';
import type { Config } from './config.ts';
import { startLaterQueues } from './later-queues.ts';
import type { LaterLimits, LaterRooms } from './later-queues.ts';
import type { Ports } from './ports.ts';
import type { StepCounts } from './step-counts.ts';
import { BAGS_AT_ONCE, giveBagsBack } from './use-cases/give-bag-back.ts';
import type { GiveBagBackPorts } from './use-cases/give-bag-back.ts';
import { checkCounts } from './use-cases/check-counts.ts';
import type { CheckCountsPorts } from './use-cases/check-counts.ts';
import { laterHandlers } from './use-cases/later-handlers.ts';
import type { LaterHandlersPorts } from './use-cases/later-handlers.ts';
import { processWebhooks, WEBHOOKS_AT_ONCE } from './use-cases/process-webhooks.ts';
import type { ProcessWebhooksPorts } from './use-cases/process-webhooks.ts';
import { prune, PRUNED_AT_ONCE } from './use-cases/prune.ts';
import type { PrunePorts } from './use-cases/prune.ts';
import { PAY_AGAINS_AT_ONCE, sweepPayAgains } from './use-cases/sweep-pay-agains.ts';
import type { SweepPayAgainsPorts } from './use-cases/sweep-pay-agains.ts';
import { sweepBuckets } from './use-cases/sweep-buckets.ts';
import type { SweepBucketsPorts } from './use-cases/sweep-buckets.ts';
import { PLACEMENTS_AT_ONCE, sweepPlacements } from './use-cases/sweep-placements.ts';
import type { SweepPlacementsPorts } from './use-cases/sweep-placements.ts';

export type SweepersPorts = SweepPlacementsPorts &
  GiveBagBackPorts &
  ProcessWebhooksPorts &
  PrunePorts &
  SweepBucketsPorts &
  SweepPayAgainsPorts &
  LaterHandlersPorts &
  CheckCountsPorts &
  Pick<Ports, 'later'> & { readonly rooms: LaterRooms };

interface Sweepers {
  readonly config: Pick<Config, 'PLACEMENT_SWEEP_SECONDS' | 'WEBHOOK_SWEEP_SECONDS'> & LaterLimits;
  readonly ports: SweepersPorts;
  readonly priority: Pick<CheckoutPriority, 'whenIdle'>;
  readonly steps: Pick<StepCounts, 'flush'>;
  /** Before that the counts differ from the books, since they lack what has happened. */
  readonly countsCaughtUp: () => Promise<boolean>;
  /** Called after webhooks were handled, since they may have added events to the outbox. */
  readonly committed: () => void;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

const PRUNE_EVERY_SECONDS = 600;
/** A day is compared when it has ended, and again while a figure of it differs. */
const COUNTS_EVERY_SECONDS = 600;
/** What a process that dies has not counted. */
const STEPS_EVERY_SECONDS = 5;
/** Pages show a changed level within five seconds. */
const BUCKETS_EVERY_SECONDS = 1;

/** The sweepers of due placements, due webhooks, deferred work, expired data and the comparison of counts. */
export function startSweepers({
  config,
  ports,
  priority,
  steps,
  countsCaughtUp,
  committed,
  logger,
  signal,
}: Sweepers) {
  const sweep = (name: string, seconds: number, batch: number, work: () => Promise<number>) =>
    startSweeper({ name, everyMs: seconds * 1_000, batch, work, logger, signal });
  const placements = sweep('placements', config.PLACEMENT_SWEEP_SECONDS, PLACEMENTS_AT_ONCE, () =>
    sweepPlacements(ports),
  );
  const bags = sweep('returned-bags', config.PLACEMENT_SWEEP_SECONDS, BAGS_AT_ONCE, () =>
    giveBagsBack(ports),
  );
  const payAgains = sweep('pay-again', config.PLACEMENT_SWEEP_SECONDS, PAY_AGAINS_AT_ONCE, () =>
    sweepPayAgains(ports),
  );
  const webhooks = sweep('webhooks', config.WEBHOOK_SWEEP_SECONDS, WEBHOOKS_AT_ONCE, async () => {
    await priority.whenIdle();
    const handled = await processWebhooks(ports);
    if (handled > 0) committed();
    return handled;
  });
  const later = startLaterQueues({
    later: ports.later,
    handlers: laterHandlers(ports),
    limits: config,
    rooms: ports.rooms,
    whenIdle: priority.whenIdle,
    logger,
    signal,
  });
  const pruning = sweep('old-rows', PRUNE_EVERY_SECONDS, PRUNED_AT_ONCE, () => prune(ports));
  const buckets = sweep('buckets', BUCKETS_EVERY_SECONDS, Infinity, async () => {
    const changed = await sweepBuckets(ports);
    if (changed > 0) committed();
    return changed;
  });
  const counts = sweep('counts', COUNTS_EVERY_SECONDS, Infinity, async () =>
    (await countsCaughtUp()) ? checkCounts(ports) : 0,
  );
  const counted = sweep('steps', STEPS_EVERY_SECONDS, Infinity, async () => {
    await priority.whenIdle();
    await steps.flush();
    return 0;
  });
  const all = [placements, bags, payAgains, webhooks, later, pruning, buckets, counts, counted];
  return {
    wakeWebhooks: () => webhooks.wake(),
    wakeLater: later.wake,
    /** Settles when all have ended, and what the last sweep has not had is counted. */
    done: Promise.all(all.map(({ done }) => done)).then(() =>
      steps.flush().catch((err: unknown) => logger.warn({ err }, 'The last steps were not counted.')),
    ),
  };
}
