import { emailThemeOf } from '@loupe/mailer/email-theme';
import type { Letter } from '@loupe/mailer/email-letter';
import { formatMoney } from '@loupe/money/format';
import { lastDayInWords } from '../../domain/price-promise/deadlines.ts';
import type { PromiseMail } from '../../domain/price-promise/mails-of.ts';
import type { PricePromise } from '../../domain/price-promise/price-promise.ts';
import { promiseReasonInWords } from '../../domain/price-promise/reason-words.ts';
import { momentInWords } from '@loupe/calendar/moment-words';

export interface PromiseLetterFacts {
  readonly promise: PricePromise;
  readonly storefrontUrl: string;
  /** Of the link to the request. */
  readonly token: string;
}

type Words = Pick<Letter, 'heading' | 'preview' | 'paragraphs' | 'actions' | 'note'> & {
  readonly subject: string;
};

const NO_PRODUCT =
  'We do not name the piece here, in case it is a surprise for somebody who reads your e-mail too.';
const NOTE = 'We match a price; we do not beat it. You buy nothing by asking.';

const requestAt = ({ storefrontUrl, token }: PromiseLetterFacts, text = 'See your request') => ({
  text,
  href: `${storefrontUrl}/info/price-promise/request-received?link=${token}`,
});

const LETTERS: Readonly<Record<PromiseMail, (facts: PromiseLetterFacts) => Words>> = {
  received: (facts) => ({
    subject: `Your price promise ${facts.promise.number}`,
    heading: 'A person reads it now',
    preview: `You have our answer by ${momentInWords(facts.promise.answerBy)}.`,
    paragraphs: [
      `You told us of a lower price. We look at it and answer by ${momentInWords(facts.promise.answerBy)}, UK time.`,
      NO_PRODUCT,
    ],
    actions: [requestAt(facts)],
    note: `${NOTE} If you did not ask for this, do nothing.`,
  }),
  late: (facts) => ({
    subject: `Your price promise ${facts.promise.number} takes longer`,
    heading: 'We are sorry: not yet',
    preview: 'We are still looking at the price that you found.',
    paragraphs: [
      'You should have had our answer by now. We are still looking at the price that you found, and write as soon as we know.',
    ],
    actions: [requestAt(facts)],
    note: 'Ring us if it is urgent: the number is on every page of the shop.',
  }),
  approved: (facts) => ({
    subject: `Your price promise ${facts.promise.number}: yes`,
    heading: `Yes: ${formatMoney(facts.promise.agreedPrice!)}`,
    preview: `It is yours for ${formatMoney(facts.promise.agreedPrice!)} until ${lastDayInWords(facts.promise.validUntil!)}.`,
    paragraphs: [
      `We match the price that you found. One piece is yours for ${formatMoney(facts.promise.agreedPrice!)} until the end of ${lastDayInWords(facts.promise.validUntil!)}.`,
      `Put it in your bag and enter the code ${facts.promise.code ?? ''} there. It works once, ${
        facts.promise.owner.startsWith('c:')
          ? 'while you are signed in'
          : 'for an order with this e-mail address'
      }.`,
      NO_PRODUCT,
    ],
    actions: [requestAt(facts, 'See the piece and the code')],
    note: 'The price does not keep the piece for you: if it sells before, we cannot get it back.',
  }),
  rejected: (facts) => ({
    subject: `Your price promise ${facts.promise.number}`,
    heading: 'We are sorry: not this time',
    preview: 'We cannot match the price that you found.',
    paragraphs: [promiseReasonInWords(facts.promise.reason), 'The piece stays at our price.'],
    actions: [requestAt(facts)],
    note: NOTE,
  }),
  unclear: (facts) => ({
    subject: `Your price promise ${facts.promise.number}: a question`,
    heading: 'We cannot tell yet',
    preview: 'We need to know more about the price that you found.',
    paragraphs: [
      promiseReasonInWords(facts.promise.reason),
      `Ring us and say the number ${facts.promise.number}: we look again.`,
    ],
    actions: [requestAt(facts)],
    note: NOTE,
  }),
  withdrawn: (facts) => ({
    subject: `Your price promise ${facts.promise.number} is withdrawn`,
    heading: 'We are sorry: we made a mistake',
    preview: 'The code that we sent you does not work any more.',
    paragraphs: [
      'We told you that we match the price, and should not have. The code that we sent you does not work any more. An order that you have placed with it is not changed.',
    ],
    actions: [requestAt(facts)],
    note: 'Ring us, and we tell you why.',
  }),
};

/** The texts of e-mails about a request. Links lead to the configured shop, whatever host a request came from. */
export function promiseLetterOf(
  mail: PromiseMail,
  facts: PromiseLetterFacts,
): Letter & { readonly subject: string } {
  const { site } = facts.promise;
  const reason = `We sent this because a lower price was reported with this e-mail at ${emailThemeOf(site).shop}.`;
  return { site, reason, ...LETTERS[mail](facts) };
}
