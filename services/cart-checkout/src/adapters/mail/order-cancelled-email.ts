import type { ReactElement } from 'react';
import { figures, lineTable, notes, opening, shares, strong, type EmailLine } from './email-pieces.ts';
import { orderEmail } from './order-email.ts';

export interface OrderCancelledEmailProps {
  readonly site: string;
  readonly orderNumber: string;
  readonly firstName: string;
  /** What will not come. */
  readonly lines: readonly EmailLine[];
  /** Pence: the delivery charge within it, and what is not taken altogether. */
  readonly shipping: number;
  readonly amount: number;
  /** Nothing of the order has left or will. */
  readonly whole: boolean;
  /** E.g. "Visa ending 1111"; empty for what cost nothing. */
  readonly paidBy: string;
  readonly storefrontUrl: string;
}

/** Pieces that will not come: which, and that no money was taken for them. */
export function OrderCancelledEmail(props: OrderCancelledEmailProps): ReactElement {
  const { site, orderNumber, firstName, whole, amount, paidBy, storefrontUrl } = props;
  const what = whole ? 'Your order' : 'Part of your order';
  const nothingTaken = whole ? 'Nothing has been taken.' : 'Nothing has been taken for it.';
  const frame = { site, title: `${what} ${orderNumber} is cancelled`, preview: nothingTaken };
  return orderEmail(frame, (theme) => [
    opening(theme, {
      heading: `${what} is cancelled`,
      words: [
        ...[
          `We are sorry, ${firstName}: ${what.toLowerCase()} `,
          strong(orderNumber),
          ' will not come. ',
          nothingTaken,
        ],
        whole ? '' : ' Everything else in your order will arrive as planned.',
      ],
      action: { href: storefrontUrl, text: 'Look for another piece' },
    }),
    lineTable(theme, props.lines),
    figures(theme, [...shares(props, 'Cancelled'), ['Not taken', amount]]),
    notes(
      theme,
      {
        heading: 'Your money',
        lines: [
          paidBy === '' || amount === 0
            ? 'Nothing was held, so there is nothing to refund.'
            : `Your bank was only holding it on ${paidBy}. It will release it ${whole ? 'now' : 'once the rest of your order has left'}; some banks take 3 to 5 working days to show that.`,
        ],
      },
      {
        heading: 'Not what you asked for?',
        lines: ['Reply to this e-mail or call us, and we will put it right or find you another.'],
      },
    ),
  ]);
}
