import type { AppointmentMailJob } from '../appointment/appointment-mails.ts';
import type { DealerMessage } from '../dealer/dealer-message.ts';
import type { PromiseMailJob } from '../price-promise/mails-of.ts';
import type { ReservationState } from './reservation.ts';

/** The e-mails about a reservation; those of the store go to its mailbox and name nobody. */
export const RESERVATION_MAILS = [
  'confirm',
  'requested',
  'accepted',
  'extended',
  'declined',
  'cancelled',
  'no-answer',
  'not-collected',
  'store-request',
  'store-reminder',
  'store-cancelled',
] as const;
export type ReservationMail = (typeof RESERVATION_MAILS)[number];

export interface ReservationMailJob {
  readonly mail: ReservationMail;
  readonly reservationId: string;
}

export const LATER_KINDS = [
  'reservation-email',
  'appointment-email',
  'price-promise-email',
  'video-room',
  'video-room-close',
  'dealer-message',
] as const;

/** The payloads of later work, by kind. */
export interface LaterKinds {
  readonly 'reservation-email': ReservationMailJob;
  readonly 'appointment-email': AppointmentMailJob;
  readonly 'price-promise-email': PromiseMailJob;
  readonly 'video-room': { readonly appointmentId: string };
  /** The room has the id of its appointment, which may be gone by then. */
  readonly 'video-room-close': { readonly roomId: string };
  readonly 'dealer-message': DealerMessage;
}

/** The state in which a mail is true: one that comes late is not sent when the reservation has moved on. */
export const TRUE_IN: Readonly<Record<ReservationMail, ReservationState>> = {
  confirm: 'NEW',
  requested: 'NEW',
  accepted: 'ACCEPTED',
  extended: 'ACCEPTED',
  declined: 'DECLINED',
  cancelled: 'CANCELLED',
  'no-answer': 'CANCELLED',
  'not-collected': 'CANCELLED',
  'store-request': 'NEW',
  'store-reminder': 'NEW',
  'store-cancelled': 'CANCELLED',
};
