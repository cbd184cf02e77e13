import { EmailLetter } from '@loupe/mailer/email-letter';
import { renderEmail } from '@loupe/mailer/render';
import type { PromiseMail } from '../../domain/price-promise/mails-of.ts';
import { promiseLetterOf } from './promise-letters.ts';
import type { PromiseLetterFacts } from './promise-letters.ts';
import type { ReservationMailerOptions } from './reservation-mailer.ts';

/** E-mails about a request for another shop's price, to the visitor. */
export function promiseMailer({ mailer, senders }: ReservationMailerOptions) {
  return {
    /** @throws MailRefusedError when it is rejected permanently, MailUnavailableError when a retry may succeed */
    async send(
      mail: PromiseMail,
      jobId: string,
      facts: Omit<PromiseLetterFacts, 'storefrontUrl'>,
    ): Promise<void> {
      const { from, storefrontUrl } = senders[facts.promise.site];
      const { subject, ...letter } = promiseLetterOf(mail, { ...facts, storefrontUrl });
      const rendered = await renderEmail(EmailLetter(letter));
      const messageId = `${jobId.replaceAll(':', '.')}@${new URL(storefrontUrl).hostname}`;
      await mailer.send({ ...rendered, from, subject, to: facts.promise.email, messageId });
    },
  };
}
