import { nextReminder } from './reminders.ts';
import type { AppointmentStanding, AppointmentState } from './appointment.ts';

/** What can be done with an appointment that was booked. */
export type AppointmentMove =
  | { readonly kind: 'move'; readonly startsAt: Date; readonly endsAt: Date }
  /** By the visitor. */
  | { readonly kind: 'cancel' }
  /** By the store, also after its beginning. */
  | { readonly kind: 'call-off'; readonly message: string }
  /** By the store: another time, which the visitor is told with the reason. */
  | {
      readonly kind: 'rearrange';
      readonly startsAt: Date;
      readonly endsAt: Date;
      readonly message: string;
    }
  /** Another person or room at the same time, of which the visitor sees nothing. */
  | { readonly kind: 'reassign' }
  | { readonly kind: 'attend' }
  | { readonly kind: 'no-show' };

export type AppointmentMoveKind = AppointmentMove['kind'];

/** Why a move cannot be made: it has ended, it has begun or is about to, or it has not begun yet. */
export type AppointmentRefused = 'closed' | 'too-late' | 'too-early';

/** Until so long before its beginning a visitor can choose another time. */
const MOVE_CUT_OFF_MINUTES = 120;
/** A visitor who has not come by then did not come. */
const NO_SHOW_AFTER_MINUTES = 15;
const MINUTE_MS = 60_000;

interface AppointmentRule {
  readonly to: AppointmentState;
  /** Minutes after its beginning, within which it can be made; null for any. */
  readonly from: number | null;
  readonly until: number | null;
}

const RULES: Readonly<Record<AppointmentMoveKind, AppointmentRule>> = {
  move: { to: 'BOOKED', from: null, until: -MOVE_CUT_OFF_MINUTES },
  cancel: { to: 'CANCELLED', from: null, until: 0 },
  'call-off': { to: 'CANCELLED', from: null, until: null },
  rearrange: { to: 'BOOKED', from: null, until: null },
  reassign: { to: 'BOOKED', from: null, until: null },
  attend: { to: 'ATTENDED', from: 0, until: null },
  'no-show': { to: 'NO_SHOW', from: NO_SHOW_AFTER_MINUTES, until: null },
};

/** Whether a move can be made; null when it can. */
export function appointmentRefusal(
  { state, startsAt }: Pick<AppointmentStanding, 'state' | 'startsAt'>,
  kind: AppointmentMoveKind,
  now: Date,
): AppointmentRefused | null {
  const { from, until } = RULES[kind];
  const since = (now.getTime() - startsAt.getTime()) / MINUTE_MS;
  if (state !== 'BOOKED') return 'closed';
  if (until !== null && since > until) return 'too-late';
  return from !== null && since < from ? 'too-early' : null;
}

/** An appointment after a move. @param now by the database's clock */
export function appointmentMoved<Standing extends AppointmentStanding>(
  standing: Standing,
  move: AppointmentMove,
  now: Date,
): Standing | AppointmentRefused {
  const refused = appointmentRefusal(standing, move.kind, now);
  if (refused !== null) return refused;
  const version = standing.version + 1;
  const to = { ...standing, state: RULES[move.kind].to, version, storeMessage: null };
  const ended = { closedAt: now, dueAt: null };
  switch (move.kind) {
    case 'move':
    case 'rearrange':
      return {
        ...to,
        storeMessage: move.kind === 'move' ? null : move.message,
        startsAt: move.startsAt,
        endsAt: move.endsAt,
        dueAt: nextReminder(move.startsAt, now),
        sequence: standing.sequence + 1,
      };
    case 'cancel':
      return { ...to, ...ended, reason: 'CUSTOMER', sequence: standing.sequence + 1 };
    case 'call-off':
      return {
        ...to,
        ...ended,
        reason: 'STORE',
        sequence: standing.sequence + 1,
        storeMessage: move.message,
      };
    case 'reassign':
      return { ...to, storeMessage: standing.storeMessage };
    case 'attend':
    case 'no-show':
      return { ...to, ...ended };
  }
}
