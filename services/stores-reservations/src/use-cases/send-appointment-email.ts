import type { RetryPolicy } from '@loupe/database/retry-policy';
import type { LaterHandlers } from '@loupe/database/run-later';
import { afterMailOutage, MailRefusedError } from '@loupe/mailer/mailer';
import type { Appointment } from '../domain/appointment/appointment.ts';
import { isAppointmentMailTrue } from '../domain/appointment/appointment-mails.ts';
import type { AppointmentMail } from '../domain/appointment/appointment-mails.ts';
import type { LaterKinds } from '../domain/reservation/later-kinds.ts';
import type { Store } from '../domain/store/store.ts';
import type { AppointmentLinks } from './linked-appointment.ts';

export interface SendAppointmentEmailPorts {
  readonly appointments: { find(id: string): Promise<Appointment | null> };
  readonly stores: { ofReservation(of: Pick<Appointment, 'site' | 'storeId'>): Promise<Store> };
  readonly appointmentLinks: AppointmentLinks;
  readonly now: () => Date;
  readonly appointmentMail: {
    /** @throws MailRefusedError, MailUnavailableError */
    send(
      mail: AppointmentMail,
      jobId: string,
      facts: {
        readonly appointment: Appointment;
        readonly store: Store;
        readonly token: string;
        readonly now: Date;
      },
    ): Promise<void>;
  };
}

/** A mailbox that does not answer gets two days. */
const APPOINTMENT_NOTICE: RetryPolicy = {
  firstPauseSeconds: 5,
  longestPauseSeconds: 600,
  giveUpAfterSeconds: 2 * 86_400,
  isFinal: (error) => error instanceof MailRefusedError,
  pauseSeconds: afterMailOutage,
};

/** Send the stored e-mails about appointments. How an appointment stands when the e-mail leaves decides whether it is still true. */
export const appointmentEmailHandlers = (
  ports: SendAppointmentEmailPorts,
): Pick<LaterHandlers<LaterKinds>, 'appointment-email'> => ({
  'appointment-email': {
    policy: APPOINTMENT_NOTICE,
    run: async (job, jobId) => {
      const appointment = await ports.appointments.find(job.appointmentId);
      const now = ports.now();
      if (appointment === null || !isAppointmentMailTrue(job, appointment, now)) return;
      const store = await ports.stores.ofReservation(appointment);
      const { id, linkEpoch: epoch } = appointment;
      const token = ports.appointmentLinks.make({ id, epoch });
      await ports.appointmentMail.send(job.mail, jobId, { appointment, store, token, now });
    },
  },
});
