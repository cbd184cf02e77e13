import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@loupe/telemetry/logger';
import type { LeasedWork } from './later-work.ts';
import { createPause } from './pause.ts';
import type { Pause } from './pause.ts';
import { leaseLater, runLeased } from './run-later.ts';
import type { RunLaterPorts } from './run-later.ts';
import type { Sweeper } from './sweeper.ts';

const EVERY_MS = 5_000;
/** Between leases: one takes what has been stored meanwhile, and what there is room for. */
const GATHER_MS = 50;

export interface LaterOptions<Kinds> extends Omit<RunLaterPorts<Kinds>, 'report'> {
  readonly logger: Logger;
  /** Ends the loop after the work that is running. */
  readonly signal: AbortSignal;
  /** How much runs at the same time; by default one, oldest first. */
  readonly concurrency?: number;
  /** How many calls the receiver of all this work would be sent now: none while its breaker is open. Unlimited by default. */
  readonly room?: () => number;
  /** Awaited before work is leased. */
  readonly whenIdle?: () => Promise<void>;
}

/**
 * Runs due work as soon as there is room for it, so that slow work delays only itself: looks for it every five seconds, and at once
 * when woken after a commit. Leases keep instances from running the same work.
 */
export function startLater<Kinds>(options: LaterOptions<Kinds>): LaterQueue {
  const pause = createPause(options.signal);
  return { kinds: Object.keys(options.handlers), done: loop(options, pause), wake: pause.wake };
}

export interface LaterQueue extends Sweeper {
  /** What it runs. */
  readonly kinds: readonly string[];
}

/** The queues of a service as one. */
export const allQueues = (queues: readonly LaterQueue[]) => ({
  /** Makes the queue of a kind, or every one, look for work now instead of at its next poll. */
  wake(kind?: string): void {
    for (const queue of queues) if (kind === undefined || queue.kinds.includes(kind)) queue.wake();
  },
  /** Settles when all have ended. */
  done: Promise.all(queues.map(({ done }) => done)),
});

async function loop<Kinds>(options: LaterOptions<Kinds>, pause: Pause): Promise<void> {
  const { later, handlers, logger, signal } = options;
  const { concurrency = 1, room = () => Infinity, whenIdle = async () => {} } = options;
  const ports: RunLaterPorts<Kinds> = {
    later,
    handlers,
    report: (failure) => logger.error(failure, 'later work failed'),
  };
  const failed = (err: unknown) => logger.error({ sweeper: 'later work', err }, 'sweep failed');
  const running = new Set<Promise<void>>();
  let isFull = false;

  function start(work: LeasedWork): void {
    const run = runLeased(ports, work)
      .catch((error: unknown) => (failed(error), false))
      .then((isFollowed) => {
        running.delete(run);
        if (isFull || isFollowed) pause.wake();
      });
    running.add(run);
  }

  while (!signal.aborted) {
    await whenIdle();
    if (signal.aborted) break;
    // What runs may not have called yet, so it takes a place of the room as well.
    const free = Math.min(concurrency, room()) - running.size;
    isFull = free <= 0;
    const leased = isFull ? [] : await leaseLater(ports, free).catch((error: unknown) => (failed(error), []));
    leased.forEach(start);
    if (leased.length > 0) logger.info({ sweeper: 'later work', handled: leased.length }, 'swept');
    await delay(GATHER_MS, undefined, { ref: false });
    if (leased.length < free || isFull) await pause.wait(EVERY_MS);
  }
  await Promise.all(running);
}
