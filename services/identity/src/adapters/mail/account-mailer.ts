import { MailUnavailableError } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { renderEmail } from '@loupe/mailer/render';
import type { EmailKind } from '../../domain/email/owed-email.ts';
import { letterOf } from './account-letters.ts';
import { EmailLetter } from '@loupe/mailer/email-letter';

/** What differs between the sites. */
export interface Sender {
  /** `Name <address>`. */
  readonly from: string;
  readonly storefrontUrl: string;
}

export interface AccountMailerOptions {
  readonly mailer: Mailer;
  readonly senders: Readonly<Record<string, Sender>>;
}

export interface AccountMail {
  readonly site: string;
  readonly kind: EmailKind;
  readonly email: string;
  readonly firstName: string;
  readonly token: string | null;
  readonly emailId: string;
}

/** E-mails about an account. */
export function accountMailer({ mailer, senders }: AccountMailerOptions) {
  return {
    /** @throws MailRefusedError when it is rejected permanently, MailUnavailableError when a retry may succeed */
    async send(mail: AccountMail): Promise<void> {
      const sender = senders[mail.site];
      if (sender === undefined) throw new MailUnavailableError(`Nobody sends e-mails for site ${mail.site}.`);
      const { from, storefrontUrl } = sender;
      const { subject, ...letter } = letterOf(mail.kind, { ...mail, storefrontUrl });
      await mailer.send({
        ...(await renderEmail(EmailLetter(letter))),
        from,
        to: mail.email,
        subject,
        messageId: `${mail.emailId}.${mail.kind}@${new URL(storefrontUrl).hostname}`,
      });
    },
  };
}
