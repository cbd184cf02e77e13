import { inStoreWords, STORE_WORDS } from '@loupe/contracts/store-words';
import type { SiteKey } from '#lib/sites.ts';
import type { ReservationPartsFragment } from '#gql/graphql.ts';

type Shown = Pick<ReservationPartsFragment, 'status' | 'reason' | 'needsConfirmation' | 'reserveEndWords'> & {
  readonly store: { readonly name: string };
};

/** What has been found, decided or missed, and what it means for the visitor. */
const ENDS: Readonly<Record<string, string>> = {
  NOT_FOUND: 'The {store} looked for it and could not find it. We are sorry.',
  DAMAGED: 'The {store} looked at it, and it is not as it should be. We are sorry.',
  SOLD: 'It was sold in the {store} before your request arrived. We are sorry.',
  PRICE_ERROR: 'The price that we showed was wrong, so we cannot keep it at that price. We are sorry.',
  NOT_WANTED: 'You saw it and did not want it. It is on display again.',
  STORE: 'The {store} cannot keep it any longer. We are sorry.',
  CUSTOMER: 'You have given it up. There is nothing more to do.',
  UNVERIFIED: 'You did not confirm it in time, so the {store} was not asked.',
  NO_ANSWER: 'The {store} did not answer in time. That is our fault, not yours.',
  NOT_COLLECTED: 'The time is over, and it is on display again.',
};

/** Heading and explanation of a reservation as it stands. */
export function reservationWords(
  site: SiteKey,
  { status, reason, needsConfirmation, reserveEndWords, store }: Shown,
): { readonly heading: string; readonly text: string } {
  const { one: word } = STORE_WORDS[site];
  if (needsConfirmation)
    return {
      heading: 'One more step',
      text: `We have written to you. Open the link in that e-mail and press Confirm by ${reserveEndWords}: then we ask the ${word}.`,
    };
  if (status === 'NEW')
    return {
      heading: `We have asked the ${word}`,
      text: `${store.name} looks for it and answers within two hours of its opening times. Please wait for our e-mail before you travel.`,
    };
  if (status === 'ACCEPTED')
    return {
      heading: 'It is here for you',
      text: `${store.name} keeps it until ${reserveEndWords}, UK time.`,
    };
  if (status === 'COMPLETED') return { heading: 'Collected', text: 'Thank you. Enjoy it.' };
  const heading = status === 'DECLINED' ? 'It is not there' : 'This reservation has ended';
  return { heading, text: inStoreWords(site, ENDS[reason ?? ''] ?? '') };
}
