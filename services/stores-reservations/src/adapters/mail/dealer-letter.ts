import { fullName } from '@loupe/contact/address-lines';
import type { DealerMessage } from '../../domain/dealer/dealer-message.ts';
import type { Letter } from '@loupe/mailer/email-letter';

/** The visitor's message in our own words around theirs. Typed text is text: it is escaped, and never a link. */
export function dealerLetterOf(message: DealerMessage, storefrontUrl: string): Letter & { subject: string } {
  const { kind, reference, certifiedPreOwned, title, firstName, lastName, showroom, productCode } = message;
  const what = kind === 'appointment' ? 'Appointment request' : 'Question';
  const section = certifiedPreOwned ? ', certified pre-owned' : '';
  const who = fullName({ salutation: title, firstName, lastName });
  const facts = [
    `From ${who}, ${message.email}${message.phone ? `, ${message.phone}` : ''}.`,
    `Showroom: ${showroom}.`,
    ...(productCode ? [`Watch: product code ${productCode}.`] : []),
    ...(message.preferredDay ? [`Preferred: ${message.preferredDay}, ${message.preferredTime ?? ''}.`] : []),
  ];
  const lines = (message.message ?? '').split('\n').filter((line) => line.trim() !== '');
  return {
    site: message.site,
    subject: `${what} ${reference}: ${showroom}${section}`,
    heading: `${what} ${reference}`,
    preview: `A visitor of the ${showroom} showroom waits for an answer.`,
    paragraphs: [...facts, ...lines],
    actions: [
      productCode
        ? { text: 'See the watch', href: `${storefrontUrl}/${productCode}/watch/p` }
        : { text: 'Open the section', href: `${storefrontUrl}/rolex` },
    ],
    note: 'Answer this e-mail to write to the visitor. Answer within a day.',
    reason: 'We sent this because a visitor used the form of the dealer pages.',
  };
}
