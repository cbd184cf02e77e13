import type { ReactElement } from 'react';
import {
  eachInWords,
  figures,
  lineTable,
  movedTaxFigures,
  notes,
  opening,
  shares,
  strong,
  type MovedEmailProps,
  type PaymentInWords,
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
  const { site, orderNumber, firstName, whole, amount, payments, storefrontUrl } = props;
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
        lines: [payments.length === 0 ? NOTHING_HELD : wasTaken ? refunded(payments) : released(props)],
      },
      {
        heading: 'Not what you asked for?',
        lines: ['Reply to this e-mail or call us, and we will put it right or find you another.'],
      },
    ),
  ]);
}

const NOTHING_HELD = 'Nothing was held, so there is nothing to refund.';

const DAYS = 'ome banks take 3 to 5 working days to show that.';

function refunded(payments: readonly PaymentInWords[]): string {
  const [first, ...more] = payments;
  const hasBank = payments.some(({ isGiftCard }) => isGiftCard !== true);
  const held = `our bank releases what it was only holding. S${DAYS}`;
  if (more.length > 0) return `It goes back: ${eachInWords(payments, 'to')}.${hasBank ? ` Y${held}` : ''}`;
  return `What was taken goes back to ${first?.method}${hasBank ? `, and y${held}` : '.'}`;
}

function released({ payments, whole }: OrderCancelledEmailProps): string {
  const when = whole ? 'now' : 'once the rest of your order has left';
  const [first, ...more] = payments;
  if (more.length > 0)
    return `It was only held: ${eachInWords(payments, 'on')}. It will be released ${when}; s${DAYS}`;
  if (first?.isGiftCard) return `It was only held on ${first.method}. It will be released ${when}.`;
  return `Your bank was only holding it on ${first?.method}. It will release it ${when}; s${DAYS}`;
}
