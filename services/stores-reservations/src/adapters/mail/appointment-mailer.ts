import { EmailLetter } from '@loupe/mailer/email-letter';
import { renderEmail } from '@loupe/mailer/render';
import type { AppointmentMail } from '../../domain/appointment/appointment-mails.ts';
import { calendarOf } from './appointment-calendar.ts';
import { appointmentLetterOf } from './appointment-letters.ts';
import type { AppointmentLetterFacts } from './appointment-letters.ts';
import type { ReservationMailerOptions } from './reservation-mailer.ts';

/** Those that change the entry in the visitor's calendar. */
const WITH_CALENDAR: ReadonlySet<AppointmentMail> = new Set(['booked', 'moved', 'cancelled']);

/** E-mails about an appointment, to the visitor or to the store. */
export function appointmentMailer({ mailer, senders }: ReservationMailerOptions) {
  return {
    /** @throws MailRefusedError when it is rejected permanently, MailUnavailableError when a retry may succeed */
    async send(
      mail: AppointmentMail,
      jobId: string,
      { now, ...facts }: Omit<AppointmentLetterFacts, 'storefrontUrl'> & { readonly now: Date },
    ): Promise<void> {
      const { appointment, store } = facts;
      const { from, storefrontUrl } = senders[appointment.site];
      const { subject, ...letter } = appointmentLetterOf(mail, { ...facts, storefrontUrl });
      const calendar = calendarOf({ appointment, store, from, now });
      await mailer.send({
        ...(await renderEmail(EmailLetter(letter))),
        ...(WITH_CALENDAR.has(mail) ? { calendar } : {}),
        from,
        subject,
        to: mail.startsWith('store-') ? store.email : appointment.email,
        messageId: `${jobId.replaceAll(':', '.')}@${new URL(storefrontUrl).hostname}`,
      });
    },
  };
}
