import { EmailLetter } from '@loupe/mailer/email-letter';
import type { Mailer } from '@loupe/mailer/mailer';
import { renderEmail } from '@loupe/mailer/render';
import type { ReservationMail } from '../../domain/reservation/later-kinds.ts';
import { reservationLetterOf } from './reservation-letters.ts';
import type { LetterFacts } from './reservation-letters.ts';
import type { Site } from '@loupe/contracts/sites';

/** What differs between the sites. */
export interface Sender {
  /** `Name <address>`. */
  readonly from: string;
  readonly storefrontUrl: string;
}

export interface ReservationMailerOptions {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly senders: Readonly<Record<Site, Sender>>;
}

/** E-mails about a reservation, to the visitor or to the store. */
export function reservationMailer({ mailer, senders }: ReservationMailerOptions) {
  return {
    /** @throws MailRefusedError when it is rejected permanently, MailUnavailableError when a retry may succeed */
    async send(
      mail: ReservationMail,
      jobId: string,
      facts: Omit<LetterFacts, 'storefrontUrl'>,
    ): Promise<void> {
      const { from, storefrontUrl } = senders[facts.reservation.site];
      const { subject, ...letter } = reservationLetterOf(mail, { ...facts, storefrontUrl });
      await mailer.send({
        ...(await renderEmail(EmailLetter(letter))),
        from,
        subject,
        to: mail.startsWith('store-') ? facts.store.email : facts.reservation.email,
        messageId: `${jobId.replaceAll(':', '.')}@${new URL(storefrontUrl).hostname}`,
      });
    },
  };
}
