import { emailThemeOf } from '@loupe/mailer/email-theme';
import type { Letter } from '@loupe/mailer/email-letter';
import type { PrivacyLetter } from '../../use-cases/send-privacy-letters.ts';

const SHOPS: Readonly<Record<string, string>> = { beaverbrooks: 'Beaverbrooks', loupe: 'Loupe' };
const REASON = 'We sent this because somebody asked for it with your password or the number of your order.';
const WHEN = new Intl.DateTimeFormat('en-GB', {
  ...({ dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/London' } as const),
});

type Words = Omit<Letter, 'site' | 'reason'> & { readonly subject: string };

/** What an e-mail about a person's data says. Links lead to the configured shop, whatever host a request came from. */
export function privacyLetterOf(
  letter: PrivacyLetter,
  storefrontUrl: string,
): Letter & { readonly subject: string } {
  const shop = SHOPS[letter.site] ?? letter.site;
  const facts = { letter, storefrontUrl, shop, phone: emailThemeOf(letter.site).phone };
  return { site: letter.site, reason: REASON, ...wordsOf(facts) };
}

interface Facts {
  readonly letter: PrivacyLetter;
  readonly storefrontUrl: string;
  readonly shop: string;
  readonly phone: string;
}

function wordsOf(facts: Facts): Words {
  if (facts.letter.kind === 'copy') return copyWords(facts);
  if (facts.letter.state === 'refused') return refusedWords(facts);
  return facts.letter.isGuest ? askedOfGuestWords(facts) : plannedWords(facts);
}

const query = ({ token }: PrivacyLetter) => encodeURIComponent(token ?? '');

const copyWords = ({ letter, storefrontUrl, shop, phone }: Facts): Words => ({
  subject: `Your data at ${shop}`,
  heading: 'A copy of your data is ready',
  preview: 'The link works for seven days.',
  paragraphs: [
    letter.isGuest
      ? 'You asked for a copy of what we store about you. The link below works for seven days, with the number of your order.'
      : 'You asked for a copy of what we store about you. The link below works for seven days, and you need to be signed in.',
  ],
  actions: [
    {
      text: 'Get your copy',
      href: `${storefrontUrl}/your-data?copy=${query(letter)}${letter.isGuest ? '' : '&account=yes'}`,
    },
  ],
  note: `Did not ask for this? Then somebody may know your password: choose a new one, and call us free on ${phone}.`,
});

const plannedWords = ({ letter, storefrontUrl, shop, phone }: Facts): Words => ({
  subject: `We will erase your data at ${shop}`,
  heading: 'We will erase your data',
  preview: 'You can still change your mind.',
  paragraphs: [
    `You asked us to close your account and erase your data. We will do it after ${WHEN.format(letter.dueAt ?? new Date(0))}, and it cannot be undone. Until then you can stop it below.`,
    'The law asks us to keep the amounts of your orders for six years, without your name and address. We will not write to you again about this.',
  ],
  actions: [{ text: 'Keep my data', href: `${storefrontUrl}/your-data?keep=${query(letter)}` }],
  note: `Did not ask for this? Stop it by the link, choose a new password, and call us free on ${phone}.`,
});

/** A number of an order is no proof: nothing is erased before the mailbox has answered. */
const askedOfGuestWords = ({ letter, storefrontUrl, shop, phone }: Facts): Words => ({
  subject: `Shall we erase your data at ${shop}?`,
  heading: 'Please answer this e-mail',
  preview: 'Nothing is erased before you do.',
  paragraphs: [
    'Somebody asked us to erase the data of the orders that were placed with this e-mail. If that was you, answer this e-mail with “yes”: a person does it within a month and writes to you.',
    'The law asks us to keep the amounts of your orders for six years, without your name and address. Without an answer nothing is erased.',
  ],
  actions: [{ text: 'Keep my data', href: `${storefrontUrl}/your-data?keep=${query(letter)}` }],
  note: `Did not ask for this? There is nothing to do. Questions? Call us free on ${phone}.`,
});

const refusedWords = ({ letter, shop, phone }: Facts): Words => ({
  subject: `We cannot erase your data at ${shop} yet`,
  heading: 'We cannot erase your data yet',
  preview: 'Something is still open.',
  paragraphs: [
    `You asked us to erase your data. This is still open and needs your name or address: ${letter.openMatters.join(', ')}.`,
    'Nothing has changed. Once it is finished or cancelled, please ask again.',
  ],
  actions: [],
  note: `Questions? Call us free on ${phone}.`,
});
