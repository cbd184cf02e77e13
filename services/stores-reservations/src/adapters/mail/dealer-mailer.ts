import type { Site } from '@loupe/contracts/sites';
import { EmailLetter } from '@loupe/mailer/email-letter';
import { renderEmail } from '@loupe/mailer/render';
import type { DealerMessage } from '../../domain/dealer/dealer-message.ts';
import { dealerLetterOf } from './dealer-letter.ts';
import type { ReservationMailerOptions } from './reservation-mailer.ts';

export interface DealerMailerOptions extends ReservationMailerOptions {
  /** The advisors' mailbox, by site. */
  readonly inboxes: Readonly<Record<Site, string>>;
}

/** Messages of visitors to the dealer's advisors; an answer goes to the visitor. */
export function dealerMailer({ mailer, senders, inboxes }: DealerMailerOptions) {
  return {
    /** @throws MailRefusedError when it is rejected permanently, MailUnavailableError when a retry may succeed */
    async send(message: DealerMessage, jobId: string): Promise<void> {
      const { from, storefrontUrl } = senders[message.site];
      const { subject, ...letter } = dealerLetterOf(message, storefrontUrl);
      await mailer.send({
        ...(await renderEmail(EmailLetter(letter))),
        from,
        to: inboxes[message.site],
        replyTo: message.email,
        subject,
        messageId: `${jobId}.dealer-message@${new URL(storefrontUrl).hostname}`,
      });
    },
  };
}
