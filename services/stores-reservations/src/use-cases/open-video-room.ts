import type { RetryPolicy } from '@loupe/database/retry-policy';
import type { LaterHandlers } from '@loupe/database/run-later';
import type { Tx } from '@loupe/database/tx';
import type { Appointment } from '../domain/appointment/appointment.ts';
import type { LaterKinds } from '../domain/reservation/later-kinds.ts';
import type { StoreAppointmentPorts } from './store-appointment.ts';

/** The vendor of rooms in which two people meet by video. */
export interface VideoRooms {
  /** The same room for the same id, however often it is asked for. @throws Error while the vendor does not answer */
  open(id: string): Promise<string>;
  /** Nobody gets in any more; again, or where there is none: nothing. @throws Error while the vendor does not answer */
  close(id: string): Promise<void>;
}

export interface OpenVideoRoomPorts extends Pick<StoreAppointmentPorts, 'appointmentMailsIn'> {
  readonly videoRooms: VideoRooms;
  readonly now: () => Date;
  readonly appointments: { find(id: string): Promise<Appointment | null> };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly appointmentsIn: (tx: Tx) => { setVideo(id: string, url: string): Promise<Appointment | null> };
}

/** The appointment is over: nobody meets in its room any more. */
class AppointmentOverError extends Error {
  override readonly name = 'AppointmentOverError';
}

/** A vendor may be away until the appointment is over, whenever that is: it may be moved. */
const ROOM: RetryPolicy = {
  firstPauseSeconds: 5,
  longestPauseSeconds: 600,
  giveUpAfterSeconds: Infinity,
  isFinal: (error) => error instanceof AppointmentOverError,
};

/** Make the rooms of appointments by video after they were booked, owe the e-mail with the link once, and close those of cancelled ones. */
export const videoRoomHandlers = (
  ports: OpenVideoRoomPorts,
): Pick<LaterHandlers<LaterKinds>, 'video-room'> => ({
  'video-room': {
    policy: ROOM,
    run: async ({ appointmentId }) => {
      const appointment = await ports.appointments.find(appointmentId);
      if (appointment?.state === 'CANCELLED') return closeRoom(ports, appointment);
      if (appointment?.state !== 'BOOKED' || appointment.videoUrl !== null) return;
      if (appointment.endsAt <= ports.now()) throw new AppointmentOverError('The visitor had no room.');
      const url = await ports.videoRooms.open(appointment.id);
      await ports.transaction(async (tx) => {
        const set = await ports.appointmentsIn(tx).setVideo(appointment.id, url);
        if (set !== null) await ports.appointmentMailsIn(tx).owe('video', set);
      });
      // It may have been cancelled, and closed, while its room was made.
      const now = await ports.appointments.find(appointmentId);
      if (now?.state === 'CANCELLED') await closeRoom(ports, now);
    },
  },
});

async function closeRoom(
  { videoRooms, now }: OpenVideoRoomPorts,
  { id, endsAt }: Appointment,
): Promise<void> {
  if (endsAt > now()) await videoRooms.close(id);
}
