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
}

export interface OpenVideoRoomPorts extends Pick<StoreAppointmentPorts, 'appointmentMailsIn'> {
  readonly videoRooms: VideoRooms;
  readonly appointments: { find(id: string): Promise<Appointment | null> };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly appointmentsIn: (tx: Tx) => { setVideo(id: string, url: string): Promise<Appointment | null> };
}

/** Until the day before the furthest appointment a vendor may be away. */
const ROOM: RetryPolicy = { firstPauseSeconds: 5, longestPauseSeconds: 600, giveUpAfterSeconds: 60 * 86_400 };

/** Make the rooms of appointments by video after they were booked, and owe the e-mail with the link once. */
export const videoRoomHandlers = (
  ports: OpenVideoRoomPorts,
): Pick<LaterHandlers<LaterKinds>, 'video-room'> => ({
  'video-room': {
    policy: ROOM,
    run: async ({ appointmentId }) => {
      const appointment = await ports.appointments.find(appointmentId);
      if (appointment?.state !== 'BOOKED' || appointment.videoUrl !== null) return;
      const url = await ports.videoRooms.open(appointment.id);
      await ports.transaction(async (tx) => {
        const set = await ports.appointmentsIn(tx).setVideo(appointment.id, url);
        if (set !== null) await ports.appointmentMailsIn(tx).owe('video', set);
      });
    },
  },
});
