import { MailUnavailableError } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { EmailLetter } from '@loupe/mailer/email-letter';
import { renderEmail } from '@loupe/mailer/render';
import type { Sender } from './account-mailer.ts';
import { marketingLetterOf } from './marketing-letter.ts';

export interface MarketingMailerOptions {
  readonly mailer: Mailer;
  readonly senders: Readonly<Record<string, Sender>>;
}

/** The e-mail that asks whether news may be sent. A mail program can withdraw by itself, in one press (RFC 8058). */
export function marketingMailer({ mailer, senders }: MarketingMailerOptions) {
  return {
    /** @throws MailRefusedError when it is rejected permanently, MailUnavailableError when a retry may succeed */
    async send(
      { site, email }: { readonly site: string; readonly email: string },
      token: string,
      emailId: string,
    ): Promise<void> {
      const sender = senders[site];
      if (sender === undefined) throw new MailUnavailableError(`Nobody sends e-mails for site ${site}.`);
      const { from, storefrontUrl } = sender;
      const query = `?token=${encodeURIComponent(token)}`;
      const { subject, ...letter } = marketingLetterOf(site, `${storefrontUrl}/news${query}`);
      await mailer.send({
        ...(await renderEmail(EmailLetter(letter))),
        from,
        to: email,
        subject,
        messageId: `${emailId}.marketing-confirm@${new URL(storefrontUrl).hostname}`,
        unsubscribeUrl: `${storefrontUrl}/api/news/unsubscribe${query}`,
      });
    },
  };
}
