import { formatMoney } from '@loupe/money/format';
import type { ReactElement } from 'react';
import { figures, notes, opening, strong } from './email-pieces.ts';
import { orderEmail } from './order-email.ts';

export interface GiftCardEmailProps {
  readonly site: string;
  readonly orderNumber: string;
  readonly firstName: string;
  readonly number: string;
  readonly pin: string;
  /** Pence. */
  readonly value: number;
  readonly storefrontUrl: string;
}

const groups = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** A bought gift card: its number and PIN. */
export function GiftCardEmail(props: GiftCardEmailProps): ReactElement {
  const { site, orderNumber, firstName, number, pin, storefrontUrl } = props;
  const value = formatMoney(props.value);
  const frame = {
    site,
    title: `Your ${value} gift card`,
    preview: `${value} to spend, online and in store.`,
  };
  return orderEmail(frame, (theme) => [
    opening(theme, {
      heading: 'Your gift card',
      words: [
        `${firstName}, this is the gift card of `,
        strong(value),
        ' from your order ',
        strong(orderNumber),
        '.',
      ],
      action: { href: `${storefrontUrl}/gift-cards/balance`, text: 'See its balance' },
    }),
    figures(theme, [
      ['Number', groups(number)],
      ['PIN', pin],
      ['Value', props.value],
    ]),
    notes(
      theme,
      {
        heading: 'How to use it',
        lines: ['Enter number and PIN when you pay. What is left stays on the card.'],
      },
      {
        heading: 'Keep it safe',
        lines: [
          'Anyone who has the number and the PIN can spend it. We never ask for them by e-mail or telephone.',
          'If you have an account with us, you find the card there too.',
        ],
      },
    ),
  ]);
}
