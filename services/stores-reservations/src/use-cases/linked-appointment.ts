import { isAppointmentLinkDead } from '../domain/appointment/link.ts';
import type { AppointmentLink } from '../domain/appointment/link.ts';
import type { Appointment } from '../domain/appointment/appointment.ts';
import { readAppointmentNumber } from '../domain/reservation/new-number.ts';
import type { Asker } from './linked-reservation.ts';

export interface AppointmentLinks {
  make(link: AppointmentLink): string;
  /** @returns null for a token that is not ours */
  read(token: string): AppointmentLink | null;
}

export interface FoundAppointments {
  find(id: string): Promise<Appointment | null>;
  findByNumber(number: string): Promise<Appointment | null>;
}

/** By the link of an e-mail, or by the number of one's own. */
export interface AppointmentAsked {
  readonly appointmentNumber?: string | null;
  readonly token?: string | null;
}

export interface LinkedAppointmentPorts {
  readonly appointmentLinks: AppointmentLinks;
  readonly now: () => Date;
}

/** An appointment that the caller may see; null for any other. Nothing is written: programs open links too. */
export async function appointmentAsked(
  { appointmentLinks, now }: LinkedAppointmentPorts,
  appointments: FoundAppointments,
  { site, owner }: Asker,
  { appointmentNumber, token }: AppointmentAsked,
): Promise<Appointment | null> {
  if (token == null) {
    const number = readAppointmentNumber(appointmentNumber ?? '');
    const own = number === null ? null : await appointments.findByNumber(number);
    return own !== null && own.site === site && own.owner === owner ? own : null;
  }
  const link = appointmentLinks.read(token);
  const found = link && (await appointments.find(link.id));
  const isOf = found?.site === site && found.linkEpoch === link?.epoch;
  return isOf && !isAppointmentLinkDead(found, now()) ? found : null;
}

export const findAppointment = (
  ports: LinkedAppointmentPorts & { readonly appointments: FoundAppointments },
  caller: Asker,
  asked: AppointmentAsked,
): Promise<Appointment | null> => appointmentAsked(ports, ports.appointments, caller, asked);
