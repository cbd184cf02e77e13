import { emailThemeOf } from '@loupe/mailer/email-theme';
import type { Letter } from '@loupe/mailer/email-letter';

const SHOPS: Readonly<Record<string, string>> = { beaverbrooks: 'Beaverbrooks', loupe: 'Loupe' };

/** RO-06: asks the owner of a mailbox whether the yes at the checkout was theirs. */
export function marketingLetterOf(site: string, page: string): Letter & { readonly subject: string } {
  const shop = SHOPS[site] ?? site;
  return {
    site,
    subject: `Would you like news from ${shop}?`,
    heading: 'Would you like our news?',
    preview: 'One press, and you hear from us. Without it you do not.',
    paragraphs: [
      `With an order at ${shop} somebody asked for news of new pieces and private events at this e-mail address, once or twice a month. We send none until you say yes here.`,
    ],
    actions: [{ text: 'Say yes or no', href: page }],
    note: `Not you, or not any more? There is nothing you need to do, or say no on the same page. You can also ring us free on ${emailThemeOf(site).phone}.`,
    reason: 'We sent this because somebody ticked the box for news when they ordered.',
  };
}
