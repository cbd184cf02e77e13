import { MailUnavailableError } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { renderEmail } from '@loupe/mailer/render';
import type { DealerMessage } from '../../domain/dealer/dealer-message.ts';
import type { Sender } from './account-mailer.ts';
import { dealerLetterOf } from './dealer-letter.ts';
import { EmailLetter } from '@loupe/mailer/email-letter';

export interface DealerMailerOptions {
  readonly mailer: Mailer;
  readonly senders: Readonly<Record<string, Sender>>;
  /** The advisors' mailbox, by site. */
  readonly inboxes: Readonly<Record<string, string>>;
}

/** Messages of visitors to the dealer's advisors; an answer goes to the visitor. */
export function dealerMailer({ mailer, senders, inboxes }: DealerMailerOptions) {
  return {
    /** @throws MailRefusedError when it is rejected permanently, MailUnavailableError when a retry may succeed */
    async send(message: DealerMessage, jobId: string): Promise<void> {
      const [sender, to] = [senders[message.site], inboxes[message.site]];
      if (sender === undefined || to === undefined)
        throw new MailUnavailableError(`Nobody receives dealer messages for site ${message.site}.`);
      const { subject, ...letter } = dealerLetterOf(message, sender.storefrontUrl);
      await mailer.send({
        ...(await renderEmail(EmailLetter(letter))),
        from: sender.from,
        to,
        replyTo: message.email,
        subject,
        messageId: `${jobId}.dealer-message@${new URL(sender.storefrontUrl).hostname}`,
      });
    },
  };
}
