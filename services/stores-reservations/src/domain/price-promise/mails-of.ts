import type { MoveKind } from './moves.ts';
import type { PricePromise, PromiseState } from './price-promise.ts';

/** The e-mails about a request. */
export const PROMISE_MAILS = ['received', 'late', 'approved', 'rejected', 'unclear', 'withdrawn'] as const;
export type PromiseMail = (typeof PROMISE_MAILS)[number];

export interface PromiseMailJob {
  readonly mail: PromiseMail;
  readonly promiseId: string;
}

/** The state in which a mail is true: one that comes late is not sent when the request has moved on. */
export const TRUE_IN: Readonly<Record<PromiseMail, PromiseState>> = {
  received: 'PENDING_DECISION',
  late: 'PENDING_DECISION',
  approved: 'APPROVED',
  rejected: 'REJECTED',
  unclear: 'ERROR',
  withdrawn: 'APPROVED',
};

const OF_MOVE: Readonly<Partial<Record<MoveKind | 'ask', PromiseMail>>> = {
  ask: 'received',
  approve: 'approved',
  reject: 'rejected',
  fail: 'unclear',
  withdraw: 'withdrawn',
  late: 'late',
};

/** What is written after a request was made or moved; null for nothing. An approval that waits for a second name is told to nobody. */
export function mailOf(act: MoveKind | 'ask', { state }: Pick<PricePromise, 'state'>): PromiseMail | null {
  const mail = OF_MOVE[act] ?? null;
  return mail !== null && TRUE_IN[mail] === state ? mail : null;
}
