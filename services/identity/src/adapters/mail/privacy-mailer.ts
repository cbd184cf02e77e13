import { EmailLetter } from '@loupe/mailer/email-letter';
import { MailUnavailableError } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { renderEmail } from '@loupe/mailer/render';
import type { PrivacyLetter } from '../../use-cases/send-privacy-letters.ts';
import type { Sender } from './account-mailer.ts';
import { privacyLetterOf } from './privacy-letter.ts';

export interface PrivacyMailerOptions {
  readonly mailer: Mailer;
  readonly senders: Readonly<Record<string, Sender>>;
}

/** E-mails about a person's data. */
export function privacyMailer({ mailer, senders }: PrivacyMailerOptions) {
  return {
    /** @throws MailRefusedError when it is rejected permanently, MailUnavailableError when a retry may succeed */
    async send(notice: PrivacyLetter): Promise<void> {
      const sender = senders[notice.site];
      if (sender === undefined)
        throw new MailUnavailableError(`Nobody sends e-mails for site ${notice.site}.`);
      const { from, storefrontUrl } = sender;
      const { subject, ...letter } = privacyLetterOf(notice, storefrontUrl);
      await mailer.send({
        ...(await renderEmail(EmailLetter(letter))),
        from,
        to: notice.email,
        subject,
        messageId: `${notice.emailId}.privacy-letter@${new URL(storefrontUrl).hostname}`,
      });
    },
  };
}
