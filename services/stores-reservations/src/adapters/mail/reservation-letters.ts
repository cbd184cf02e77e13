import { inStoreWords, STORE_WORDS } from '@loupe/contracts/store-words';
import { storeLines } from '@loupe/contact/address-lines';
import { emailThemeOf } from '@loupe/mailer/email-theme';
import type { Letter } from '@loupe/mailer/email-letter';
import { CONFIRM_MINUTES } from '../../domain/reservation/deadlines.ts';
import type { ReservationMail } from '../../domain/reservation/later-kinds.ts';
import { momentInWords } from '@loupe/calendar/moment-words';
import type { Reservation, ReservationReason } from '../../domain/reservation/reservation.ts';
import { storeUrl } from '../../domain/store/store.ts';
import type { Store } from '../../domain/store/store.ts';

export interface LetterFacts {
  readonly reservation: Reservation;
  readonly store: Store;
  /** Other stores that have the piece, nearest first. */
  readonly others: readonly Pick<Store, 'name' | 'phone' | 'channelUrlCode'>[];
  readonly storefrontUrl: string;
  /** Of the link to the reservation. */
  readonly token: string;
}

/** What the shop calls its stores. */
const wordOf = ({ reservation: { site } }: LetterFacts): string => STORE_WORDS[site].one;

type Words = Pick<Letter, 'heading' | 'preview' | 'paragraphs' | 'actions' | 'note'> & {
  readonly subject: string;
};

const free = (facts: LetterFacts): string =>
  `There is nothing to pay and no need to buy: you decide in the ${wordOf(facts)}, and buy there if you like it.`;
const NO_PRODUCT =
  'We do not name the piece here, in case it is a surprise for somebody who reads your e-mail too.';

const detailsAt = ({ storefrontUrl, token }: LetterFacts, text: string) => ({
  text,
  href: `${storefrontUrl}/reservation/details?link=${token}`,
});
const whereOf = ({ store }: LetterFacts): string => `${store.name}, ${storeLines(store).join(', ')}`;
const ringUp = ({ store }: LetterFacts): string => `You can also ring ${store.name} on ${store.phone}.`;

/** What was found when the store looked. */
const REASONS: Readonly<Partial<Record<ReservationReason, string>>> = {
  NOT_FOUND: 'The {store} looked for it and could not find it: it may have been sold since it was counted.',
  DAMAGED: 'The {store} looked at it and it is not as it should be, so we will not offer it to you.',
  SOLD: 'It was sold in the {store} before your request arrived.',
  PRICE_ERROR: 'The price that we showed was wrong, so we cannot keep the piece for you at that price.',
};

const foundWhenLooked = ({ reservation: { site, reason } }: LetterFacts): string =>
  inStoreWords(site, REASONS[reason!] ?? '');

function elsewhere({ reservation: { site }, others }: LetterFacts): string[] {
  const { one, many } = STORE_WORDS[site];
  return others.length === 0
    ? [`No other ${one} has it today. Ring us, and we will see if one can be brought to you.`]
    : [`These ${many} have it today: ${others.map(({ name, phone }) => `${name} (${phone})`).join(', ')}.`];
}
const othersAt = (facts: LetterFacts) => [
  detailsAt(facts, 'See where else it is'),
  ...facts.others.map(({ name, channelUrlCode }) => ({
    text: name,
    href: `${facts.storefrontUrl}${storeUrl(channelUrlCode)}`,
  })),
];

const LETTERS: Readonly<Record<ReservationMail, (facts: LetterFacts) => Words>> = {
  confirm: (facts) => ({
    subject: 'Please confirm your reservation',
    heading: 'One more step',
    preview: `The ${wordOf(facts)} is asked when you confirm, within ${CONFIRM_MINUTES} minutes.`,
    paragraphs: [
      `You asked ${facts.store.name} to keep a piece for you. Confirm it on the next page within ${CONFIRM_MINUTES} minutes, and we ask the ${wordOf(facts)} at once.`,
      NO_PRODUCT,
    ],
    actions: [detailsAt(facts, 'Look at it and confirm')],
    note: `If you did not ask for this, do nothing: the ${wordOf(facts)} is not asked, and nothing is kept.`,
  }),
  requested: (facts) => ({
    subject: `Your reservation ${facts.reservation.number}`,
    heading: `We have asked the ${wordOf(facts)}`,
    preview: 'Please wait for our answer before you travel.',
    paragraphs: [
      `${facts.store.name} looks for the piece and answers within two hours of its opening times. Please wait for that e-mail before you travel.`,
      free(facts),
      NO_PRODUCT,
    ],
    actions: [detailsAt(facts, 'See your reservation')],
    note: ringUp(facts),
  }),
  accepted: (facts) => ({
    subject: `Your reservation ${facts.reservation.number} is ready`,
    heading: 'It is here for you',
    preview: `Kept at ${facts.store.name} until ${momentInWords(facts.reservation.expiresAt!)}.`,
    paragraphs: [
      `We have it in hand and keep it until ${momentInWords(facts.reservation.expiresAt!)}, UK time.`,
      `Come to ${whereOf(facts)}. Say the code ${facts.reservation.collectionCode ?? ''}, or bring something with your name on it.`,
      free(facts),
      NO_PRODUCT,
    ],
    actions: [detailsAt(facts, 'See your reservation')],
    note: `Cannot come in time, or changed your mind? Change it on the page above. ${ringUp(facts)}`,
  }),
  extended: (facts) => ({
    subject: `Your reservation ${facts.reservation.number} is kept longer`,
    heading: 'Kept a little longer',
    preview: `Kept at ${facts.store.name} until ${momentInWords(facts.reservation.expiresAt!)}.`,
    paragraphs: [
      `${facts.store.name} now keeps it until ${momentInWords(facts.reservation.expiresAt!)}, UK time. It cannot be kept longer than that.`,
      `Your code is still ${facts.reservation.collectionCode ?? ''}.`,
    ],
    actions: [detailsAt(facts, 'See your reservation')],
    note: ringUp(facts),
  }),
  declined: (facts) => ({
    subject: `Your reservation ${facts.reservation.number}`,
    heading: 'We are sorry: it is not there',
    preview: `The ${wordOf(facts)} cannot keep the piece for you.`,
    paragraphs: [foundWhenLooked(facts), ...elsewhere(facts)],
    actions: othersAt(facts),
    note: ringUp(facts),
  }),
  cancelled: (facts) => ({
    subject: `Your reservation ${facts.reservation.number} is cancelled`,
    heading: 'Cancelled',
    preview: 'The piece is no longer kept for you.',
    paragraphs: [
      facts.reservation.reason === 'CUSTOMER'
        ? `You have given it up, and ${facts.store.name} no longer keeps it. There is nothing more to do.`
        : `${facts.store.name} cannot keep it for you any longer. We are sorry.`,
      ...(facts.reservation.reason === 'CUSTOMER' ? [] : elsewhere(facts)),
    ],
    actions: [detailsAt(facts, 'See your reservation')],
    note: ringUp(facts),
  }),
  'no-answer': (facts) => ({
    subject: `Your reservation ${facts.reservation.number}`,
    heading: `We are sorry: the ${wordOf(facts)} did not answer`,
    preview: 'Your request has ended.',
    paragraphs: [
      `${facts.store.name} did not answer in time, so your request has ended. That is our fault, not yours.`,
      ...elsewhere(facts),
    ],
    actions: othersAt(facts),
    note: ringUp(facts),
  }),
  'not-collected': (facts) => ({
    subject: `Your reservation ${facts.reservation.number} has ended`,
    heading: 'The time is over',
    preview: 'The piece is on display again.',
    paragraphs: [
      `${facts.store.name} kept it for you as long as we said, and has put it on display again. You can ask for it once more if it is still there.`,
    ],
    actions: [detailsAt(facts, 'See your reservation')],
    note: ringUp(facts),
  }),
  'store-request': (facts) =>
    toStore(facts, 'A visitor waits for your answer', [
      `Look for the piece, lay it aside if it is as it should be, and enter your answer: accept or decline, with the number ${facts.reservation.number}.`,
      `Without an answer the request ends at ${momentInWords(facts.reservation.expiresAt!)}.`,
    ]),
  'store-reminder': (facts) =>
    toStore(facts, 'A visitor still waits for your answer', [
      `The visitor was promised an answer within two opening hours. Please enter it now: accept or decline, with the number ${facts.reservation.number}.`,
      `Without an answer the request ends at ${momentInWords(facts.reservation.expiresAt!)}.`,
    ]),
  'store-cancelled': (facts) =>
    toStore(facts, 'Not wanted any more', [
      'The visitor does not come for it. If it is laid aside, put it on display again.',
    ]),
};

/** To a store's own mailbox: names the piece, and nobody. */
function toStore({ reservation, store }: LetterFacts, heading: string, paragraphs: readonly string[]): Words {
  const { number, productName, sku } = reservation;
  return {
    subject: `${number}: ${heading}`,
    heading,
    preview: `Reservation ${number} at ${store.name}.`,
    paragraphs: [`Reservation ${number}: ${productName}, ${sku}.`, ...paragraphs],
    actions: [],
    note: 'Who it is for is on your board of reservations.',
  };
}

/** The texts of e-mails about a reservation. Links lead to the configured shop, whatever host a request came from. */
export function reservationLetterOf(
  mail: ReservationMail,
  facts: LetterFacts,
): Letter & { readonly subject: string } {
  const { site } = facts.reservation;
  const isOfStore = mail.startsWith('store-');
  const reason = isOfStore
    ? `We sent this because a visitor of the shop reserved a piece in your ${wordOf(facts)}.`
    : `We sent this because a piece was reserved with this e-mail at ${emailThemeOf(site).shop}.`;
  return { site, reason, ...LETTERS[mail](facts) };
}
