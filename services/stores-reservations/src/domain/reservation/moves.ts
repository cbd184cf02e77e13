import type { OpeningTimes } from '../opening/opening-times.ts';
import { afterOpenMinutes, answerBy, holdUntil, minutesAfter, UNDO_MINUTES } from './deadlines.ts';
import { isLive, isOver } from './reservation.ts';
import type {
  DeclineReason,
  ReleaseReason,
  ReservationReason,
  ReservationStanding,
  ReservationState,
} from './reservation.ts';

/** What can be done with a reservation. */
export type Move =
  /** The visitor has pressed the button of the e-mail. */
  | { readonly kind: 'confirm' }
  /** The store has the piece in hand. */
  | { readonly kind: 'accept'; readonly collectionCode: string }
  | { readonly kind: 'decline'; readonly reason: DeclineReason }
  | { readonly kind: 'extend' }
  /** Another piece takes its place; it was found free under the lock of its stock. */
  | { readonly kind: 'swap'; readonly sku: string; readonly unitNo: number }
  | { readonly kind: 'hand-over'; readonly receipt: string }
  | { readonly kind: 'release'; readonly reason: ReleaseReason }
  /** A member of staff takes a mistake back. */
  | { readonly kind: 'undo'; readonly unitNo: number }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'remind' }
  | { readonly kind: 'lapse' };

export type MoveKind = Move['kind'];

/** Why a move cannot be made. */
export type Refused =
  /** In this state. */
  | 'closed'
  | 'not-now'
  /** Its hold has ended. */
  | 'over'
  | 'unconfirmed'
  | 'extended-before'
  | 'undo-too-late'
  | 'store-shut';

interface Rule {
  readonly from: readonly ReservationState[];
  readonly to: ReservationState;
  /** The store is asked only when the visitor has confirmed the e-mail. */
  readonly isVerified?: true;
  /** It can be made after the hold has ended. */
  readonly isOfEnd?: true;
  readonly unless?: (standing: ReservationStanding, now: Date) => Refused | null;
}

const LIVE: readonly ReservationState[] = ['NEW', 'ACCEPTED'];

/** All moves, with the state each leads to; swap and remind keep it. */
const RULES: Readonly<Record<MoveKind, Rule>> = {
  confirm: { from: ['NEW'], to: 'NEW' },
  accept: { from: ['NEW'], to: 'ACCEPTED', isVerified: true },
  decline: { from: ['NEW'], to: 'DECLINED', isVerified: true },
  extend: {
    from: ['ACCEPTED'],
    to: 'ACCEPTED',
    unless: ({ extendedAt }) => (extendedAt === null ? null : 'extended-before'),
  },
  swap: { from: ['ACCEPTED'], to: 'ACCEPTED' },
  'hand-over': { from: ['ACCEPTED'], to: 'COMPLETED' },
  release: { from: LIVE, to: 'CANCELLED', isVerified: true },
  undo: { from: ['COMPLETED', 'CANCELLED'], to: 'ACCEPTED', unless: undoRefused },
  cancel: { from: LIVE, to: 'CANCELLED' },
  remind: { from: ['NEW'], to: 'NEW', isVerified: true },
  lapse: { from: LIVE, to: 'CANCELLED', isOfEnd: true },
};

/** Only what the store did itself, to a piece that it had in hand. */
function undoRefused({ reason, acceptedAt, closedAt }: ReservationStanding, now: Date): Refused | null {
  const isOwn = reason === null || reason === 'NOT_WANTED' || reason === 'STORE';
  if (!isOwn || acceptedAt === null || closedAt === null) return 'not-now';
  return minutesAfter(closedAt, UNDO_MINUTES) < now ? 'undo-too-late' : null;
}

/** Whether a move can be made; null when it can. */
export function refusalOf(standing: ReservationStanding, kind: MoveKind, now: Date): Refused | null {
  const { from, isVerified, isOfEnd, unless } = RULES[kind];
  if (!from.includes(standing.state)) return isLive(standing) ? 'not-now' : 'closed';
  if (isVerified === true && standing.verifiedAt === null) return 'unconfirmed';
  if (isOfEnd !== true && isOver(standing, now)) return 'over';
  if (isOfEnd === true && !isOver(standing, now)) return 'not-now';
  return unless?.(standing, now) ?? null;
}

/**
 * A reservation after a move. Times are those of the store's opening hours.
 * @param now by the database's clock
 */
export function moved<Standing extends ReservationStanding>(
  standing: Standing,
  move: Move,
  { times, now }: { readonly times: OpeningTimes; readonly now: Date },
): Standing | Refused {
  const refused = refusalOf(standing, move.kind, now);
  if (refused !== null) return refused;
  const change = changeOf(standing, move, times, now);
  if (change === null) return 'store-shut';
  return { ...standing, state: RULES[move.kind].to, ...change, version: standing.version + 1 };
}

type Change = Partial<ReservationStanding>;

/** @returns null where the store does not open */
function changeOf(standing: ReservationStanding, move: Move, times: OpeningTimes, now: Date): Change | null {
  if (move.kind === 'confirm') return standing.verifiedAt === null ? requestTimes(times, now) : {};
  if (move.kind === 'remind') return { remindedAt: now, dueAt: standing.expiresAt };
  if (move.kind === 'swap') return { sku: move.sku, unitNo: move.unitNo };
  if (move.kind === 'accept') {
    const until = holdUntil(times, now);
    return until && { ...hold(until), acceptedAt: now, collectionCode: move.collectionCode };
  }
  if (move.kind === 'extend') {
    const until = holdUntil(times, standing.expiresAt!);
    return until && { ...hold(until), extendedAt: now };
  }
  if (move.kind === 'undo') {
    const until = holdUntil(times, now);
    return until && { ...hold(until), ...REOPENED, unitNo: move.unitNo };
  }
  const closed = { closedAt: now, expiresAt: null, dueAt: null };
  // Gone from the shelf, though the ledger knows it only by the next count.
  if (move.kind === 'hand-over') return { ...closed, receipt: move.receipt };
  const reason = reasonOf(standing, move);
  const isMissing = move.kind === 'decline' && move.reason !== 'PRICE_ERROR';
  return { ...closed, reason, occupies: isMissing };
}

/** Confirmed: the store is asked, is reminded within its opening hours, and has until the end of its next opening day. */
export function requestTimes(
  times: OpeningTimes,
  now: Date,
): { readonly verifiedAt: Date; readonly expiresAt: Date; readonly dueAt: Date } | null {
  const [expiresAt, remind] = [answerBy(times, now), afterOpenMinutes(times, now)];
  if (expiresAt === null || remind === null) return null;
  return { verifiedAt: now, expiresAt, dueAt: remind < expiresAt ? remind : expiresAt };
}

const hold = (until: Date) => ({ expiresAt: until, dueAt: until });
const REOPENED = { closedAt: null, reason: null, receipt: null, occupies: true } as const;

function reasonOf(
  { state, verifiedAt }: ReservationStanding,
  move: Extract<Move, { kind: 'decline' | 'release' | 'cancel' | 'lapse' }>,
): ReservationReason {
  if (move.kind === 'cancel') return 'CUSTOMER';
  if (move.kind !== 'lapse') return move.reason;
  if (state === 'ACCEPTED') return 'NOT_COLLECTED';
  return verifiedAt === null ? 'UNVERIFIED' : 'NO_ANSWER';
}
