import { formatMoney } from '@loupe/money/format';
import type { ReactElement } from 'react';
import { emailFrame } from './email-frame.ts';
import { figures, lineTable, notes, opening, strong, type EmailLine, type Figure } from './email-pieces.ts';

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
  const nothingTaken =
    amount === 0 ? 'There was nothing to pay.' : `We have not taken ${formatMoney(amount)}.`;
  const frame = { site, title: `${what} ${orderNumber} is cancelled`, preview: nothingTaken };
  return emailFrame(frame, (theme) => [
    opening(theme, {
      heading: whole
        ? `Your order is cancelled, ${firstName}`
        : `Part of your order is cancelled, ${firstName}`,
      words: [
        ...[`${what} `, strong(orderNumber), ' will not come. ', nothingTaken],
        whole ? '' : ' Everything else in your order comes as planned.',
      ],
      action: { href: storefrontUrl, text: whole ? 'Look for another piece' : 'Look for another' },
    }),
    lineTable(theme, props.lines),
    figures(theme, figuresOf(props)),
    notes(
      theme,
      {
        heading: 'Your money',
        lines: [
          paidBy === '' || amount === 0
            ? 'Nothing was held, so there is nothing to give back.'
            : `Your bank was only holding it. It is let go today; ${paidBy} shows it in 3 to 5 working days.`,
        ],
      },
      {
        heading: 'Was this not you?',
        lines: ['Reply to this e-mail or call us, and we put it right or find you another.'],
      },
    ),
  ]);
}

function figuresOf({ lines, shipping, amount }: OrderCancelledEmailProps): Figure[] {
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const discount = goods + shipping - amount;
  return [
    ['Cancelled', goods],
    ...(discount > 0 ? [['Discount', -discount] as const] : []),
    ...(shipping > 0 ? [['Standard delivery', shipping] as const] : []),
    ['Not taken', amount],
  ];
}
