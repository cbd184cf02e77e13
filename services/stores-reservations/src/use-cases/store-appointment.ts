import type { Tx } from '@loupe/database/tx';
import type { Appointment } from '../domain/appointment/appointment.ts';
import type { AppointmentMoveKind } from '../domain/appointment/moves.ts';
import { appointmentMailsOf } from '../domain/appointment/appointment-mails.ts';
import type { AppointmentMail } from '../domain/appointment/appointment-mails.ts';
import type { Act } from './ports/reservations.ts';

export interface StoreAppointmentPorts {
  readonly appointmentsIn: (tx: Tx) => {
    insert(made: Appointment): Promise<void>;
    move(from: Appointment, to: Appointment): Promise<boolean>;
    record(appointment: Appointment, act: Act): Promise<void>;
  };
  readonly publishAppointment: (tx: Tx, appointment: Appointment, act: Act) => Promise<void>;
  readonly appointmentMailsIn: (tx: Tx) => {
    /** @param which tells two of one kind apart */
    owe(mail: AppointmentMail, appointment: Appointment, which?: string): Promise<void>;
    /** Its room is made after it was booked, which does not wait for the vendor. */
    oweRoom(appointment: Appointment): Promise<void>;
    /** @param after what it follows: a second closing may be owed while the first is done */
    oweRoomClosed(roomId: string, after: 'cancelled' | 'made'): Promise<void>;
  };
}

/** Stores an appointment with who booked it and its e-mails. */
export async function storeBooked(
  ports: StoreAppointmentPorts,
  tx: Tx,
  made: Appointment,
  actor: string,
): Promise<void> {
  const appointments = ports.appointmentsIn(tx);
  await appointments.insert(made);
  const act = { act: 'book', actor, at: made.bookedAt };
  await appointments.record(made, act);
  await ports.publishAppointment(tx, made, act);
  await oweMails(ports, tx, 'book', made);
  if (made.isVideo) await ports.appointmentMailsIn(tx).oweRoom(made);
}

async function oweMails(
  ports: StoreAppointmentPorts,
  tx: Tx,
  act: AppointmentMoveKind | 'book',
  appointment: Appointment,
): Promise<void> {
  for (const mail of appointmentMailsOf(act)) await ports.appointmentMailsIn(tx).owe(mail, appointment);
}

export interface AppointmentMoved {
  readonly from: Appointment;
  readonly to: Appointment;
  readonly act: AppointmentMoveKind;
  /** `customer`, or the name of a member of staff. */
  readonly actor: string;
  readonly at: Date;
}

/** Stores a move with who made it and its e-mails. @returns false when somebody else has moved it, and nothing is stored */
export async function storeAppointmentMove(
  ports: StoreAppointmentPorts,
  tx: Tx,
  { from, to, act, actor, at }: AppointmentMoved,
): Promise<boolean> {
  const appointments = ports.appointmentsIn(tx);
  if (!(await appointments.move(from, to))) return false;
  await appointments.record(to, { act, actor, at });
  await ports.publishAppointment(tx, to, { act, actor, at });
  await oweMails(ports, tx, act, to);
  if (to.isVideo && to.state === 'CANCELLED')
    await ports.appointmentMailsIn(tx).oweRoomClosed(to.id, 'cancelled');
  return true;
}
