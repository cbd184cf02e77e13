import type { LaterWork, LeasedWork } from './later-work.ts';
import { pauseAfter } from './retry-policy.ts';
import type { RetryPolicy } from './retry-policy.ts';
import { sweepEach } from './sweep-each.ts';

export interface LaterHandler<Payload> {
  readonly policy: RetryPolicy;
  /** Does the work, at least once for each id: a process may die before it is written down as done. */
  readonly run: (payload: Payload, id: string) => Promise<void>;
}

/** What runs the work of each kind. */
export type LaterHandlers<Kinds> = { readonly [Kind in keyof Kinds]: LaterHandler<Kinds[Kind]> };

/** An attempt that failed, or work that is too old for one. Names no person, except perhaps in `err`. */
export interface LaterFailure {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  /** Given up means removed. */
  readonly outcome: 'waits' | 'given up';
  readonly err?: unknown;
}

export interface RunLaterPorts<Kinds> {
  readonly later: Pick<LaterWork<Kinds>, 'lease' | 'remove' | 'postpone'>;
  readonly handlers: LaterHandlers<Kinds>;
  readonly report: (failure: LaterFailure) => void;
  /** How many pieces run at the same time; one after the other, oldest first, unless told. */
  readonly concurrency?: number;
}

/** How much work one sweep leases. */
export const LATER_AT_ONCE = 5;
/**
 * Longer than a whole batch takes one after the other, by the time-outs of @loupe/outgoing, so that nothing that is being
 * sent is sent by another process as well.
 */
export const LEASE_SECONDS = 150;

/**
 * Runs a batch of what is due. One piece that fails, or whose end cannot be written, does not hold up the others.
 * @returns how many pieces were leased
 * @throws what kept ends from being written, after all have run; such work comes again when its lease expires
 */
export async function runLater<Kinds>(ports: RunLaterPorts<Kinds>): Promise<number> {
  const { later, handlers, concurrency = 1 } = ports;
  const due = await later.lease(Object.keys(handlers as object), LATER_AT_ONCE, LEASE_SECONDS);
  await sweepEach(due, (work) => runOne(ports, work), concurrency);
  return due.length;
}

async function runOne<Kinds>(ports: RunLaterPorts<Kinds>, work: LeasedWork): Promise<void> {
  const { later, report } = ports;
  const { id, kind, attempts } = work;
  const { policy, run } = ports.handlers[kind as keyof Kinds] as LaterHandler<unknown>;
  const about = { id, kind, attempts };
  if (work.ageSeconds > policy.giveUpAfterSeconds) {
    report({ ...about, outcome: 'given up' });
    return later.remove(id);
  }
  try {
    await run(work.payload, id);
  } catch (err) {
    const isFinal = policy.isFinal?.(err) ?? false;
    report({ ...about, outcome: isFinal ? 'given up' : 'waits', err });
    return isFinal ? later.remove(id) : later.postpone(id, pauseAfter(attempts, policy));
  }
  await later.remove(id);
}
