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
  /** Nobody gets in any more; again, where there is none, or where the vendor cannot: nothing. @throws Error while the vendor does not answer */
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

/** A vendor that is away for longer does not come back; until then the room is open to who has its link. */
const CLOSING: RetryPolicy = {
  firstPauseSeconds: 5,
  longestPauseSeconds: 3_600,
  giveUpAfterSeconds: 14 * 86_400,
};

/** Make the rooms of appointments by video after they were booked, owe the e-mail with the link once, and close those of cancelled ones. */
export const videoRoomHandlers = (
  ports: OpenVideoRoomPorts,
): Pick<LaterHandlers<LaterKinds>, 'video-room' | 'video-room-close'> => ({
  'video-room': {
    policy: ROOM,
    run: async ({ appointmentId }) => {
      const appointment = await ports.appointments.find(appointmentId);
      // An earlier attempt may have made its room.
      if (appointment?.state !== 'BOOKED') return oweClosing(ports, appointmentId);
      if (appointment.videoUrl !== null) return;
      if (appointment.endsAt <= ports.now()) throw new AppointmentOverError('The visitor had no room.');
      const url = await ports.videoRooms.open(appointment.id);
      await ports.transaction(async (tx) => {
        const set = await ports.appointmentsIn(tx).setVideo(appointment.id, url);
        if (set !== null) await ports.appointmentMailsIn(tx).owe('video', set);
      });
      // It may have been cancelled, and closed, while its room was made.
      const now = await ports.appointments.find(appointmentId);
      if (now?.state !== 'BOOKED') await oweClosing(ports, appointmentId);
    },
  },
  'video-room-close': { policy: CLOSING, run: ({ roomId }) => ports.videoRooms.close(roomId) },
});

const oweClosing = ({ transaction, appointmentMailsIn }: OpenVideoRoomPorts, roomId: string): Promise<void> =>
  transaction((tx) => appointmentMailsIn(tx).oweRoomClosed(roomId, 'made'));
