import { sweepDue } from '@loupe/database/due';
import type { Tx } from '@loupe/database/tx';
import type { Appointment } from '../domain/appointment/appointment.ts';
import { nextReminder } from '../domain/appointment/reminders.ts';
import type { StoreAppointmentPorts } from './store-appointment.ts';

export interface SweepAppointmentsPorts extends Pick<StoreAppointmentPorts, 'appointmentMailsIn'> {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly appointments: {
    leaseDue(limit: number, seconds: number): Promise<(Appointment & { now: Date })[]>;
  };
  readonly appointmentsIn: (tx: Tx) => {
    /** @returns false when somebody has moved it meanwhile */
    remindAgainAt(appointment: Appointment, at: Date | null): Promise<boolean>;
  };
  readonly reportFault: (error: unknown, what: string) => void;
}

/** Limit of one sweep. */
export const APPOINTMENTS_AT_ONCE = 20;
/** Longer than a sweep takes. */
const LEASE_SECONDS = 15;

/** Owes the reminders whose time has come. @returns how many appointments were due */
export const sweepAppointments = (ports: SweepAppointmentsPorts): Promise<number> =>
  sweepDue({
    lease: () => ports.appointments.leaseDue(APPOINTMENTS_AT_ONCE, LEASE_SECONDS),
    deal: ({ now, ...due }) =>
      ports.transaction(async (tx) => {
        const next = nextReminder(due.startsAt, now);
        const isUnmoved = await ports.appointmentsIn(tx).remindAgainAt(due, next);
        const which = next === null ? '-last' : '-first';
        if (isUnmoved && due.startsAt > now) await ports.appointmentMailsIn(tx).owe('reminder', due, which);
      }),
    failed: (error, { number }) =>
      ports.reportFault(error, `Appointment ${number} is due and could not be worked on; it stays due.`),
  });
