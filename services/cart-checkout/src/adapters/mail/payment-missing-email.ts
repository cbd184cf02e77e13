import { formatMoney } from '@loupe/money/format';
import type { ReactElement } from 'react';
import { LINK_LIFE_DAYS } from '../../domain/pay-again/link-life.ts';
import { figures, notes, opening, strong } from './email-pieces.ts';
import { orderEmail } from './order-email.ts';

export interface PaymentMissingEmailProps {
  readonly site: string;
  readonly orderNumber: string;
  readonly firstName: string;
  /** Pence that nothing is held for any more. */
  readonly amount: number;
  /** Of the link. */
  readonly token: string;
  readonly storefrontUrl: string;
}

/** The hold on the card has ended: what happened, what has to be paid, and the link to do so. */
export function PaymentMissingEmail(props: PaymentMissingEmailProps): ReactElement {
  const { site, orderNumber, firstName, amount, token, storefrontUrl } = props;
  const sum = formatMoney(amount);
  const frame = {
    site,
    title: `Please pay for your order ${orderNumber}`,
    preview: `Your bank no longer holds ${sum} for it. Nothing has been taken.`,
  };
  return orderEmail(frame, (theme) => [
    opening(theme, {
      heading: `Please pay once more, ${firstName}`,
      words: [
        ...[
          'We charge your order ',
          strong(orderNumber),
          ' when it leaves us. Until then your bank holds the money, ',
        ],
        ...[
          'and it no longer does: a bank holds money for a few days only. ',
          strong('Nothing has been taken from it.'),
        ],
        ` We keep what has not left us, and send it when you have paid.`,
      ],
      action: { href: `${storefrontUrl}/checkout/pay-again/${token}`, text: `Pay ${sum}` },
    }),
    figures(theme, [['To pay', amount]]),
    notes(
      theme,
      {
        heading: 'About this link',
        lines: [
          `It is for this order alone, and valid for ${LINK_LIFE_DAYS} days. After that, find your order by its number to pay.`,
        ],
      },
      {
        heading: 'Not sure it is us?',
        lines: [
          'You can also find your order in the shop by its number and your e-mail address, and pay there.',
        ],
      },
    ),
  ]);
}
