import type { Appointment } from './appointment.ts';
import type { AppointmentMoveKind } from './moves.ts';

/** The e-mails about an appointment; those of the store go to its mailbox and name nobody. */
export const APPOINTMENT_MAILS = [
  'booked',
  'moved',
  'cancelled',
  'reminder',
  'video',
  'store-booked',
  'store-moved',
  'store-cancelled',
] as const;
export type AppointmentMail = (typeof APPOINTMENT_MAILS)[number];

export interface AppointmentMailJob {
  readonly mail: AppointmentMail;
  readonly appointmentId: string;
  /** Of the calendar entry, when it was owed: after another change the e-mail is not true any more. */
  readonly sequence: number;
}

const OF_ACTS: Readonly<Record<AppointmentMoveKind | 'book', readonly AppointmentMail[]>> = {
  book: ['booked', 'store-booked'],
  move: ['moved', 'store-moved'],
  cancel: ['cancelled', 'store-cancelled'],
  'call-off': ['cancelled'],
  rearrange: ['moved'],
  reassign: [],
  attend: [],
  'no-show': [],
};

/** What is written after an appointment was booked or moved. */
export const appointmentMailsOf = (act: AppointmentMoveKind | 'book'): readonly AppointmentMail[] =>
  OF_ACTS[act];

/** Whether an e-mail that leaves now is still true. */
export function isAppointmentMailTrue(
  { mail, sequence }: AppointmentMailJob,
  appointment: Pick<Appointment, 'email' | 'sequence' | 'state' | 'startsAt'>,
  now: Date,
): boolean {
  if (appointment.email === '' || appointment.sequence !== sequence) return false;
  return (
    (mail !== 'reminder' && mail !== 'video') ||
    (appointment.state === 'BOOKED' && appointment.startsAt > now)
  );
}
