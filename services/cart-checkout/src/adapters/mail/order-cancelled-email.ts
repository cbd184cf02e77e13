import type { ReactElement } from 'react';
import {
  figures,
  lineTable,
  movedTaxFigures,
  notes,
  opening,
  shares,
  strong,
  type MovedEmailProps,
} from './email-pieces.ts';
import { orderEmail } from './order-email.ts';

export interface OrderCancelledEmailProps extends MovedEmailProps {
  /** Pence captured before anything was shipped; refunded when above 0. */
  readonly takenAhead: number;
  /** Pence of the amount that was captured when making began, and is refunded. */
  readonly begun?: number;
  /** Nothing of the order was shipped or will be. */
  readonly whole: boolean;
}

/** Cancelled pieces, and whether they are not charged or are refunded. */
export function OrderCancelledEmail(props: OrderCancelledEmailProps): ReactElement {
  const { site, orderNumber, firstName, whole, amount, paidBy, storefrontUrl } = props;
  const what = whole ? 'Your order' : 'Part of your order';
  const wasTaken = props.takenAhead + (props.begun ?? 0) > 0;
  const taken = wasTaken ? 'What was taken' : 'Nothing has been taken';
  const money = `${taken}${whole ? '' : ' for it'}${wasTaken ? ' goes back to you' : ''}.`;
  const frame = { site, title: `${what} ${orderNumber} is cancelled`, preview: money };
  return orderEmail(frame, (theme) => [
    opening(theme, {
      heading: `${what} is cancelled`,
      words: [
        ...[
          `We are sorry, ${firstName}: ${what.toLowerCase()} `,
          strong(orderNumber),
          ' will not come. ',
          money,
        ],
        whole ? '' : ' Everything else in your order will arrive as planned.',
      ],
      action: { href: storefrontUrl, text: 'Look for another piece' },
    }),
    lineTable(theme, props.lines),
    figures(theme, [
      ...shares(props, 'Cancelled'),
      ...(wasTaken ? movedTaxFigures(props.tax, props.isExport) : []),
      [wasTaken ? 'Back to you' : 'Not taken', amount],
    ]),
    notes(
      theme,
      {
        heading: 'Your money',
        lines: [paidBy === '' || amount === 0 ? NOTHING_HELD : wasTaken ? refunded(paidBy) : released(props)],
      },
      {
        heading: 'Not what you asked for?',
        lines: ['Reply to this e-mail or call us, and we will put it right or find you another.'],
      },
    ),
  ]);
}

const NOTHING_HELD = 'Nothing was held, so there is nothing to refund.';

const refunded = (paidBy: string): string =>
  `What was taken goes back to ${paidBy}, and your bank releases what it was only holding. Some banks take 3 to 5 working days to show that.`;

const released = ({ paidBy, whole }: OrderCancelledEmailProps): string =>
  `Your bank was only holding it on ${paidBy}. It will release it ${whole ? 'now' : 'once the rest of your order has left'}; some banks take 3 to 5 working days to show that.`;
