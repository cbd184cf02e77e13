import { STORE_WORDS } from '@loupe/contracts/store-words';
import { storeLines } from '@loupe/contact/address-lines';
import { emailThemeOf } from '@loupe/mailer/email-theme';
import type { Letter } from '@loupe/mailer/email-letter';
import type { Appointment } from '../../domain/appointment/appointment.ts';
import type { AppointmentMail } from '../../domain/appointment/appointment-mails.ts';
import { momentInWords } from '@loupe/calendar/moment-words';
import type { Store } from '../../domain/store/store.ts';

export interface AppointmentLetterFacts {
  readonly appointment: Appointment;
  readonly store: Store;
  readonly storefrontUrl: string;
  /** Of the link to the appointment. */
  readonly token: string;
}

type Words = Pick<Letter, 'heading' | 'preview' | 'paragraphs' | 'actions' | 'note'> & {
  readonly subject: string;
};

const FREE = 'There is nothing to pay and no need to buy.';
const QUIET =
  'We do not say here what it is about, in case it is a surprise for somebody who reads your e-mail too.';

const PATHS = { APPOINTMENT: '/appointments', CONSULTATION: '/consultations' } as const;
const pageAt = ({ appointment, storefrontUrl, token }: AppointmentLetterFacts, text: string) => ({
  text,
  href: `${storefrontUrl}${PATHS[appointment.kind]}?link=${token}`,
});
const when = ({ appointment }: AppointmentLetterFacts): string => momentInWords(appointment.startsAt);
const minutesOf = ({ appointment: { startsAt, endsAt } }: AppointmentLetterFacts): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
const where = ({ store }: AppointmentLetterFacts): string => `${store.name}, ${storeLines(store).join(', ')}`;
const ringUp = ({ store }: AppointmentLetterFacts): string =>
  `You can also ring ${store.name} on ${store.phone}.`;
const change = (facts: AppointmentLetterFacts): string =>
  `Cannot come, or rather at another time? Change it on the page above. ${ringUp(facts)}`;

const whereTo = (facts: AppointmentLetterFacts): string => {
  const { isVideo, videoUrl } = facts.appointment;
  if (!isVideo) return `Come to ${where(facts)}.`;
  return videoUrl === null
    ? 'It is by video: we send you the link to join in another e-mail, and it will be on the page below.'
    : 'It is by video: join by the link below at that time. You need nothing but a browser.';
};

const joinAt = ({ appointment: { videoUrl } }: AppointmentLetterFacts) =>
  videoUrl === null ? [] : [{ text: 'Join by video', href: videoUrl }];

/** Why the store changed it, in the words of its team. */
const toldBy = ({ appointment: { storeMessage }, store }: AppointmentLetterFacts): string[] =>
  storeMessage === null ? [] : [`${store.name} writes: ${storeMessage}`];

/** To the visitor, whose appointment stands. */
const standing = (facts: AppointmentLetterFacts, heading: string, subject: string): Words => ({
  subject,
  heading,
  preview: `${when(facts)}, UK time, at ${facts.store.name}.`,
  paragraphs: [
    `We look forward to seeing you at ${when(facts)}, UK time, for ${minutesOf(facts)} minutes.`,
    whereTo(facts),
    FREE,
    QUIET,
  ],
  actions: [...joinAt(facts), pageAt(facts, 'See, move or cancel it')],
  note: change(facts),
});

const LETTERS: Readonly<Record<AppointmentMail, (facts: AppointmentLetterFacts) => Words>> = {
  booked: (facts) => standing(facts, 'It is booked', `Your appointment at ${facts.store.name}`),
  moved: (facts) => {
    const words = standing(
      facts,
      'It has another time now',
      `Your appointment at ${facts.store.name} has another time`,
    );
    return { ...words, paragraphs: [...toldBy(facts), ...words.paragraphs] };
  },
  reminder: (facts) => standing(facts, 'See you soon', `Your appointment at ${facts.store.name} is near`),
  video: (facts) =>
    standing(facts, 'Your link to join', `The video link of your appointment with ${facts.store.name}`),
  cancelled: (facts) => ({
    subject: `Your appointment at ${facts.store.name} is cancelled`,
    heading: 'Cancelled',
    preview: `It was at ${when(facts)}, UK time.`,
    paragraphs: [
      facts.appointment.reason === 'CUSTOMER'
        ? `You have given up your appointment at ${when(facts)}, UK time. There is nothing more to do.`
        : `${facts.store.name} cannot keep your appointment at ${when(facts)}, UK time. We are sorry. Please choose another time, or ring us.`,
      ...toldBy(facts),
    ],
    actions: [pageAt(facts, 'Choose another time')],
    note: ringUp(facts),
  }),
  'store-booked': (facts) => toStore(facts, 'A visitor has booked', `It is at ${when(facts)}.`),
  'store-moved': (facts) =>
    toStore(facts, 'A visitor has chosen another time', `It is now at ${when(facts)}.`),
  'store-cancelled': (facts) =>
    toStore(facts, 'A visitor does not come', `It was at ${when(facts)}, which is free again.`),
};

/** To a store's own mailbox: names the service, and nobody. */
function toStore({ appointment, store }: AppointmentLetterFacts, heading: string, text: string): Words {
  const { number, serviceName } = appointment;
  return {
    subject: `${number}: ${heading}`,
    heading,
    preview: `Appointment ${number} at ${store.name}.`,
    paragraphs: [`Appointment ${number}: ${serviceName}. ${text}`],
    actions: [],
    note: 'Who comes is in your diary: npm run reservations -- diary, with its key.',
  };
}

/** The texts of e-mails about an appointment. Links lead to the configured shop, whatever host a request came from. */
export function appointmentLetterOf(
  mail: AppointmentMail,
  facts: AppointmentLetterFacts,
): Letter & { readonly subject: string } {
  const { site } = facts.appointment;
  const reason = mail.startsWith('store-')
    ? `We sent this because a visitor of the shop booked a time in your ${STORE_WORDS[site].one}.`
    : `We sent this because an appointment was booked with this e-mail at ${emailThemeOf(site).shop}.`;
  return { site, reason, ...LETTERS[mail](facts) };
}
