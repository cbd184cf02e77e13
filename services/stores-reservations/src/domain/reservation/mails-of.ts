import type { ReservationMail } from './later-kinds.ts';
import type { MoveKind } from './moves.ts';
import type { Reservation, ReservationReason } from './reservation.ts';

/** Of the ends that a visitor is written about. One who has not confirmed an e-mail gets no second one there. */
const OF_END: Readonly<Partial<Record<ReservationReason, readonly ReservationMail[]>>> = {
  CUSTOMER: ['cancelled', 'store-cancelled'],
  STORE: ['cancelled'],
  NO_ANSWER: ['no-answer'],
  NOT_COLLECTED: ['not-collected', 'store-cancelled'],
};

type Written = Pick<Reservation, 'reason' | 'verifiedAt'>;

/** What is written after a reservation was placed or moved. */
export function mailsOf(
  act: MoveKind | 'place',
  from: Written | null,
  to: Written,
): readonly ReservationMail[] {
  switch (act) {
    case 'place':
      return to.verifiedAt === null ? ['confirm'] : ['requested', 'store-request'];
    case 'confirm':
      return ['requested', 'store-request'];
    case 'accept':
    case 'swap':
      return ['accepted'];
    case 'undo':
      // Only the visitor who was told of an end is told that it was none.
      return from?.reason === 'STORE' ? ['accepted'] : [];
    case 'decline':
      return ['declined'];
    case 'extend':
      return ['extended'];
    case 'remind':
      return ['store-reminder'];
    case 'hand-over':
      return [];
    case 'cancel':
    case 'release':
    case 'lapse':
      return to.verifiedAt === null || to.reason === null ? [] : (OF_END[to.reason] ?? []);
  }
}
