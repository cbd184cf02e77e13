import type { Appointment } from '../domain/appointment/appointment.ts';
import type { Store } from '../domain/store/store.ts';

export interface CalendarFilePorts {
  readonly stores: { ofReservation(of: Pick<Appointment, 'site' | 'storeId'>): Promise<Store> };
  readonly calendarFiles: {
    of(entry: { readonly appointment: Appointment; readonly store: Store; readonly now: Date }): string;
  };
  readonly now: () => Date;
}

/** The file for the visitor's own calendar; null unless it is booked: the entry of what was cancelled is removed by its e-mail. */
export async function appointmentCalendarFile(
  { stores, calendarFiles, now }: CalendarFilePorts,
  appointment: Appointment,
): Promise<string | null> {
  if (appointment.state !== 'BOOKED') return null;
  return calendarFiles.of({ appointment, store: await stores.ofReservation(appointment), now: now() });
}
