import type { Appointment } from './appointment.ts';

/** How long after its end an appointment is shown to those who have its link. */
const LINK_DAYS_AFTER_END = 30;
/** The longest horizon of a service: a CHECK of its table. */
const LONGEST_HORIZON_DAYS = 60;
/** From the e-mail of a booking to the end of its link; each move is written with a new one. */
export const APPOINTMENT_LINK_DAYS = LONGEST_HORIZON_DAYS + LINK_DAYS_AFTER_END + 1;
const DAY_MS = 86_400_000;

/** What a link gives access to. Raising the epoch ends all links of an appointment. */
export interface AppointmentLink {
  readonly id: string;
  readonly epoch: number;
}

export const isAppointmentLinkDead = ({ endsAt }: Pick<Appointment, 'endsAt'>, now: Date): boolean =>
  endsAt.getTime() + LINK_DAYS_AFTER_END * DAY_MS < now.getTime();
