import { momentInWords } from '@loupe/calendar/moment-words';
import type { Letter } from '@loupe/mailer/email-letter';
import { emailThemeOf } from '@loupe/mailer/email-theme';
import type { WaitingEmailType } from '../../domain/placement/waiting-email.ts';

export interface WaitingLetterFacts {
  readonly site: string;
  readonly storefrontUrl: string;
  readonly placementId: string;
  /** Who decides, e.g. Klarna; null for the lender of a loan. */
  readonly provider: string | null;
  /** Until when the pieces are kept; null when it has ended. */
  readonly until: Date | null;
  readonly isDeclined: boolean;
}

type Words = Pick<Letter, 'heading' | 'preview' | 'paragraphs' | 'note'> & { readonly action: string };

/** The same for all, without a word of credit: others may see the list of e-mails. */
export const WAITING_SUBJECT = 'About your order';

const NO_PIECE =
  'We do not name the piece here, in case it is a surprise for somebody who reads your e-mail too.';

const LETTERS: Readonly<Record<WaitingEmailType, (facts: WaitingLetterFacts) => Words>> = {
  decision: ({ provider, until }) => ({
    heading: `We are waiting for ${provider ?? 'the lender'}`,
    preview: 'There is nothing for you to do.',
    paragraphs: [
      `${provider ?? 'The lender'} takes a closer look before it decides. It happens, and there is nothing for you to do.`,
      `${kept(until)}We write to you when we have the answer.`,
    ],
    action: 'See how it stands',
    note: `${NO_PIECE} Your order is placed only when the payment is agreed.`,
  }),
  signature: ({ until }) => ({
    heading: 'Please read and sign',
    preview: 'One step is left for you.',
    paragraphs: [
      'The lender has agreed. Read the agreement on the lender’s own pages, and sign it there. Only then is your order placed.',
      ...(until === null
        ? []
        : [`You can sign until ${momentInWords(until)}, UK time. ${kept(until)}`.trim()]),
    ],
    action: 'Go on to sign',
    note: `${NO_PIECE} The link opens in the browser in which you applied, or when you are signed in.`,
  }),
  'decision-reminder': ({ provider, until }) => ({
    heading: 'Still waiting for an answer',
    preview: 'There is nothing for you to do.',
    paragraphs: [
      `${provider ?? 'The lender'} has not decided yet. There is nothing for you to do.`,
      `${kept(until)}If there is no answer by then, no order is placed and what you chose goes back into your bag.`,
    ],
    action: 'See how it stands',
    note: NO_PIECE,
  }),
  'signature-reminder': ({ until }) => ({
    heading: 'Still to sign',
    preview: 'One step is left for you.',
    paragraphs: [
      `${kept(until)}After that no order is placed, and what you chose goes back into your bag.`,
      'Read the agreement on the lender’s own pages, and sign it there if it is right for you. You need not.',
    ],
    action: 'Go on to sign',
    note: `${NO_PIECE} The link opens in the browser in which you applied, or when you are signed in.`,
  }),
  ended: ({ provider, isDeclined }) => ({
    heading: 'Your payment has ended',
    preview: 'No order was placed.',
    paragraphs: [
      isDeclined
        ? `${provider ?? 'The lender'} could not agree this time. We are not told why, and it changes nothing between you and us.`
        : 'It was cancelled, or its time was over before it was complete. No order was placed.',
      'What you chose goes back into your bag, and you can pay another way. We do not keep the pieces aside any more.',
      ...(provider === null ? ['If you paid a deposit, it goes back to your card in full.'] : []),
    ],
    action: 'See other ways to pay',
    note: NO_PIECE,
  }),
  'agreed-late': ({ provider }) => ({
    heading: 'Nothing came of it, and you owe nothing',
    preview: 'No order was placed.',
    paragraphs: [
      `${provider ?? 'The lender'} agreed after the time for your order was over. We did not keep the pieces any longer, so no order was placed.`,
      'What was agreed is cancelled. You owe nothing and need do nothing.',
      'Would you still like it? What you chose is in your bag, while it is in stock.',
    ],
    action: 'See how it ended',
    note: NO_PIECE,
  }),
};

/** The texts of e-mails about a payment that takes days. They tell nothing of an application but how it stands. */
export function waitingLetterOf(type: WaitingEmailType, facts: WaitingLetterFacts): Letter {
  const { site, storefrontUrl, placementId, provider } = facts;
  const { action, ...words } = LETTERS[type](facts);
  const page = `${storefrontUrl}/checkout/application?application=${placementId}`;
  return {
    ...words,
    site,
    // The page is about loans. For any other method there is nothing to see but the shop.
    actions: [
      provider === null ? { href: page, text: action } : { href: storefrontUrl, text: 'Back to the shop' },
    ],
    reason: `We sent this because you chose how to pay at ${emailThemeOf(site).shop}.`,
  };
}

const kept = (until: Date | null): string =>
  until === null ? '' : `We keep your order aside until ${momentInWords(until)}, UK time. `;
