import type { AppointmentPartsFragment } from '#gql/graphql.ts';
import { KINDS } from './kinds.ts';

type Shown = Pick<AppointmentPartsFragment, 'kind' | 'status' | 'reason' | 'startsAtWords'> & {
  readonly store: { readonly name: string };
};

/** Heading and explanation of an appointment as it stands. */
export function appointmentWords({ kind, status, reason, startsAtWords, store }: Shown): {
  readonly heading: string;
  readonly text: string;
} {
  const { one } = KINDS[kind];
  switch (status) {
    case 'BOOKED':
      return {
        heading: 'We look forward to it',
        text: `Your ${one} is at ${startsAtWords}, UK time, at ${store.name}. Nothing is paid, and you need not buy.`,
      };
    case 'CANCELLED':
      return reason === 'CUSTOMER'
        ? { heading: `Your ${one} is cancelled`, text: `You have given it up: it was at ${startsAtWords}.` }
        : {
            heading: `Your ${one} is cancelled`,
            text: `${store.name} cannot keep it at ${startsAtWords}. We are sorry. Please choose another time, or ring us there.`,
          };
    case 'ATTENDED':
      return { heading: 'Thank you for coming', text: `It was at ${startsAtWords} at ${store.name}.` };
    case 'NO_SHOW':
      return {
        heading: 'We missed you',
        text: `It was at ${startsAtWords} at ${store.name}. Choose another time whenever you like.`,
      };
  }
}
