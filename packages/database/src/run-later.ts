import { inSpan } from '@loupe/telemetry/trace';
import type { LaterWork, LeasedWork } from './later-work.ts';
import { pauseAfter } from './retry-policy.ts';
import type { RetryPolicy } from './retry-policy.ts';
import { sweepEach } from './sweep-each.ts';

export interface LaterHandler<Payload> {
  readonly policy: RetryPolicy;
  /** Does the work, at least once for each id: a process may die before its end is stored. */
  readonly run: (payload: Payload, id: string) => Promise<void>;
  /** Called before work that is too old is removed, at least once. */
  readonly givenUp?: (payload: Payload, id: string) => Promise<void>;
}

/** The handlers by kind of work. */
export type LaterHandlers<Kinds> = { readonly [Kind in keyof Kinds]: LaterHandler<Kinds[Kind]> };

/** A failed attempt, or work that is too old for one. Contains no personal data, except possibly in `err`. */
export interface LaterFailure {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  /** Work that is given up is removed. */
  readonly outcome: 'waits' | 'given up';
  readonly err?: unknown;
}

export interface RunLaterPorts<Kinds> {
  readonly later: Pick<LaterWork<Kinds>, 'lease' | 'remove' | 'postpone'>;
  readonly handlers: LaterHandlers<Kinds>;
  readonly report: (failure: LaterFailure) => void;
}

/** The most work of one batch. */
export const LATER_AT_ONCE = 5;
/**
 * Longer than one handler takes, so that no other process sends the same message meanwhile. Only a mail server that answers each command at the
 * end of its time-out takes longer: then the message comes twice, with one Message-ID.
 */
export const LEASE_SECONDS = 60;

/** Due work of the handlers' kinds, oldest first. */
export const leaseLater = <Kinds>(
  { later, handlers }: Pick<RunLaterPorts<Kinds>, 'later' | 'handlers'>,
  limit: number,
): Promise<LeasedWork[]> => later.lease(Object.keys(handlers as object), limit, LEASE_SECONDS);

/**
 * Runs a batch of due work, oldest first and one after the other. If one fails, or its end cannot be stored, the others still run.
 * @returns how much work was leased
 * @throws the errors of ends that could not be stored, after all work has run; such work is due again when its lease expires
 */
export async function runLater<Kinds>(ports: RunLaterPorts<Kinds>): Promise<number> {
  const due = await leaseLater(ports, LATER_AT_ONCE);
  await sweepEach(due, (work) => runLeased(ports, work));
  return due.length;
}

/**
 * Runs leased work, and removes or postpones it.
 * @returns whether other work of its series waited for it
 * @throws when its end cannot be stored: it is due again when its lease expires
 */
export async function runLeased<Kinds>(ports: RunLaterPorts<Kinds>, work: LeasedWork): Promise<boolean> {
  const { later, report } = ports;
  const { id, kind, attempts } = work;
  const { policy, run, givenUp } = ports.handlers[kind as keyof Kinds] as LaterHandler<unknown>;
  const about = { id, kind, attempts };
  if (work.ageSeconds > policy.giveUpAfterSeconds) {
    report({ ...about, outcome: 'given up' });
    await givenUp?.(work.payload, id);
    return later.remove(id);
  }
  try {
    const parent = work.traceparent ?? undefined;
    await inSpan(`run ${kind}`, { kind: 'consumer', parent }, () => run(work.payload, id));
  } catch (err) {
    const isFinal = policy.isFinal?.(err) ?? false;
    report({ ...about, outcome: isFinal ? 'given up' : 'waits', err });
    return isFinal
      ? later.remove(id)
      : later.postpone(id, policy.pauseSeconds?.(err) ?? pauseAfter(attempts, policy));
  }
  return later.remove(id);
}
