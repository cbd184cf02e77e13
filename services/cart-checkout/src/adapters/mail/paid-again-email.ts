import type { ReactElement } from 'react';
import { figures, notes, opening, seeOrder, strong } from './email-pieces.ts';
import { orderEmail } from './order-email.ts';

export interface PaidAgainEmailProps {
  readonly site: string;
  readonly orderNumber: string;
  readonly firstName: string;
  /** Pence. */
  readonly amount: number;
  /** "Visa ending 1111". */
  readonly method: string;
  readonly storefrontUrl: string;
}

/** The order is paid again: what is held on which card, and when it is charged. */
export function PaidAgainEmail(props: PaidAgainEmailProps): ReactElement {
  const { site, orderNumber, firstName, amount, method, storefrontUrl } = props;
  const frame = {
    site,
    title: `Your order ${orderNumber} is paid for`,
    preview: 'There is nothing more to do. We charge it when it leaves us.',
  };
  return orderEmail(frame, (theme) => [
    opening(theme, {
      heading: `Thank you, ${firstName}`,
      words: [
        ...['Your order ', strong(orderNumber), ' is paid for, and there is nothing more to do. '],
        'We e-mail you when it leaves.',
      ],
      action: seeOrder({ storefrontUrl, orderNumber }),
    }),
    figures(theme, [[`Held on ${method}`, amount]]),
    notes(
      theme,
      {
        heading: 'When it is charged',
        lines: ['Your bank holds the money now. We charge it when your order leaves us, and only once.'],
      },
      {
        heading: 'The hold before',
        lines: ['It has ended, and nothing was taken from it. Your bank may still show it for a few days.'],
      },
    ),
  ]);
}
