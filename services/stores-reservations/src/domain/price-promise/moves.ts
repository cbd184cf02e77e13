import { UNDO_MINUTES, validUntil } from './deadlines.ts';
import { isOpen } from './price-promise.ts';
import type { ErrorReason, PromiseStanding, PromiseState, RejectReason } from './price-promise.ts';

/** What can be done with a request. Amounts in pence. */
export type Move =
  /** One person, or the second one where the first decided on the same price. */
  | { readonly kind: 'approve'; readonly price: number; readonly by: string; readonly code: string }
  | { readonly kind: 'reject'; readonly reason: RejectReason; readonly by: string }
  /** It cannot be judged; the visitor may say more. */
  | { readonly kind: 'fail'; readonly reason: ErrorReason; readonly by: string }
  | { readonly kind: 'reopen' }
  /** A person takes a mistake back. */
  | { readonly kind: 'undo' }
  | { readonly kind: 'withdraw' }
  /** The visitor is told that it takes longer. */
  | { readonly kind: 'late' }
  | { readonly kind: 'end' }
  /** With the approval that was taken back meanwhile, where it was. */
  | { readonly kind: 'use'; readonly order: string; readonly approval: Approval | null };

export type MoveKind = Move['kind'];

export type Approval = Pick<
  PromiseStanding,
  'agreedPrice' | 'decidedBy' | 'secondBy' | 'decidedAt' | 'validUntil'
>;

/** Why a move cannot be made. */
export type Refused =
  /** In this state. */
  | 'not-now'
  | 'undo-too-late'
  /** The price was used, has ended or was withdrawn. */
  | 'over'
  | 'beats-their-price'
  | 'not-lower'
  | 'needs-other-name';

interface Rule {
  readonly from: readonly PromiseState[];
  readonly to: PromiseState;
}

/** All moves, with the state each leads to. An approval that needs a second name stays where it is. */
const RULES: Readonly<Record<MoveKind, Rule>> = {
  approve: { from: ['PENDING_DECISION'], to: 'APPROVED' },
  reject: { from: ['PENDING_DECISION', 'ERROR'], to: 'REJECTED' },
  fail: { from: ['PENDING_DECISION'], to: 'ERROR' },
  reopen: { from: ['ERROR'], to: 'PENDING_DECISION' },
  undo: { from: ['APPROVED', 'REJECTED'], to: 'PENDING_DECISION' },
  withdraw: { from: ['APPROVED'], to: 'APPROVED' },
  late: { from: ['PENDING_DECISION'], to: 'PENDING_DECISION' },
  end: { from: ['APPROVED'], to: 'APPROVED' },
  // The order is told late at times: what was taken back in between was used all the same.
  use: { from: ['APPROVED', 'PENDING_DECISION', 'REJECTED', 'ERROR'], to: 'APPROVED' },
};

/** More than one part in so many of our price off is decided by two people; so says a CHECK of the table, too. */
const ALONE_UP_TO = 10;

export const needsSecondName = ({ ourPrice }: Pick<PromiseStanding, 'ourPrice'>, price: number): boolean =>
  (ourPrice - price) * ALONE_UP_TO > ourPrice;

/** Whether two names are of one person: the database compares them alike. */
const isSamePerson = (left: string, right: string): boolean =>
  left.trim().toLowerCase() === right.trim().toLowerCase();

/**
 * A request after a move.
 * @param now by the database's clock
 */
export function moved<Standing extends PromiseStanding>(
  standing: Standing,
  move: Move,
  now: Date,
): Standing | Refused {
  const { from, to } = RULES[move.kind];
  // So was a price that has ended since.
  const isOver = move.kind === 'use' ? standing.usedAt !== null : !isOpen(standing);
  if (standing.state === 'APPROVED' && isOver) return 'over';
  if (!from.includes(standing.state)) return 'not-now';
  const change = changeOf(standing, move, now);
  if (typeof change === 'string') return change;
  return { ...standing, state: to, ...change, version: standing.version + 1 };
}

type Change = Partial<PromiseStanding>;

function changeOf(standing: PromiseStanding, move: Move, now: Date): Change | Refused {
  switch (move.kind) {
    case 'approve':
      return approved(standing, move, now);
    case 'reject':
    case 'fail':
      return { reason: move.reason, decidedBy: move.by, decidedAt: now, ...NO_PRICE, dueAt: null };
    case 'reopen':
      return { ...UNDECIDED, ...waiting(standing) };
    case 'undo':
      return isUndoTooLate(standing, now) ? 'undo-too-late' : { ...UNDECIDED, ...waiting(standing) };
    case 'withdraw':
      return { withdrawnAt: now, dueAt: null };
    case 'late':
      return standing.lateAt === null && standing.answerBy <= now ? { lateAt: now, dueAt: null } : 'not-now';
    case 'end':
      return standing.validUntil! <= now ? { endedAt: now, dueAt: null } : 'not-now';
    case 'use':
      return usedBy(standing, move, now);
  }
}

function usedBy(
  { state, code }: PromiseStanding,
  { order, approval }: Extract<Move, { kind: 'use' }>,
  now: Date,
): Change | Refused {
  const used = { usedAt: now, usedOrder: order, dueAt: null };
  if (state === 'APPROVED') return used;
  return approval === null || code === null ? 'not-now' : { ...approval, ...used, reason: null };
}

function approved(
  standing: PromiseStanding,
  { price, by, code }: Extract<Move, { kind: 'approve' }>,
  now: Date,
): Change | Refused {
  if (price < standing.theirPrice) return 'beats-their-price';
  if (price >= standing.ourPrice) return 'not-lower';
  const { decidedBy, agreedPrice } = standing;
  const until = validUntil(now);
  // Of one request there is one code, which checkout takes once.
  const decision = { decidedAt: now, code: standing.code ?? code, validUntil: until, dueAt: until };
  if (!needsSecondName(standing, price)) return { ...decision, agreedPrice: price, decidedBy: by };
  if (decidedBy === null || agreedPrice !== price)
    return { state: 'PENDING_DECISION', agreedPrice: price, decidedBy: by };
  return isSamePerson(decidedBy, by) ? 'needs-other-name' : { ...decision, secondBy: by };
}

/** The code stays: an order may have used it. */
const NO_PRICE = { agreedPrice: null, secondBy: null, validUntil: null } as const;
const UNDECIDED = { ...NO_PRICE, reason: null, decidedBy: null, decidedAt: null } as const;

/** Its visitor is told of a delay once. */
const waiting = ({ lateAt, answerBy }: PromiseStanding): Change => ({
  dueAt: lateAt === null ? answerBy : null,
});

const isUndoTooLate = ({ decidedAt }: PromiseStanding, now: Date): boolean =>
  decidedAt === null || decidedAt.getTime() + UNDO_MINUTES * 60_000 < now.getTime();
