import type { AccountGiftCardsQuery } from '../../gql/graphql.ts';
import { londonDate } from '../../lib/london-date.ts';

export type AccountGiftCard = AccountGiftCardsQuery['accountGiftCards'][number];

/** Where a bought gift card is, as a sentence. */
export function giftCardWords({ state, emailedAt, isEmailRefused }: AccountGiftCard): string {
  switch (state) {
    case 'PREPARING':
      return 'It is being made. You will find it here.';
    case 'RETURNED':
      return 'It was returned.';
    case 'FORGOTTEN':
      return 'We keep numbers for 90 days after a card has arrived. Its e-mail still works.';
    case 'READY':
      if (emailedAt != null) return `E-mailed on ${londonDate(emailedAt)}.`;
      return isEmailRefused
        ? 'Your e-mail address refused it. You can see it here.'
        : 'Its e-mail has not arrived yet. You can see it here.';
    default:
      state satisfies never;
      return '';
  }
}

/** “6036 2810 0000 0004 711”, as it is printed and typed. */
export const inGroups = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
