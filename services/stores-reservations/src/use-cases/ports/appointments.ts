import type { Appointment } from '../../domain/appointment/appointment.ts';

/** Appointments to come. */
export interface BookedCounts {
  readonly ofOwner: number;
  readonly ofEmail: number;
}

export interface DiaryRow extends Appointment {
  /** Names of who does it and of the room. */
  readonly takes: string;
}
