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

const THE_WAY_IT_CAME = 'It goes back the way it came. Most banks show it within 3 to 5 working days.';
const NOT_EXPECTED = {
  heading: 'Not what you expected?',
  lines: ['Reply to this e-mail or call us, and we will look into it.'],
};

/** Returned pieces and their refund. */
export function OrderReturnedEmail(props: MovedEmailProps): ReactElement {
  if (props.lines.length === 0) return deliveryPaidBack(props);
  const { site, orderNumber, firstName, amount, payments, storefrontUrl } = props;
  const isFree = payments.length === 0;
  const preview = isFree ? 'It has arrived safely.' : 'It has arrived safely, and your money is on its way.';
  const title = `Your return of order ${orderNumber}`;
  return orderEmail({ site, title, preview }, (theme) => [
    opening(theme, {
      heading: 'Your return is here',
      words: [
        ...[`Thank you, ${firstName}: what you sent back from order `, strong(orderNumber), ' has arrived.'],
        isFree ? '' : ` We are refunding ${backInWords(payments)}.`,
      ],
      action: { href: storefrontUrl, text: 'Find another piece' },
    }),
    lineTable(theme, props.lines),
    figures(theme, [
      ...shares(props, 'Returned'),
      ...(isFree ? [] : movedTaxFigures(props.tax, props.isExport)),
      [isFree ? 'Nothing to refund' : 'Refunded', amount],
    ]),
    notes(
      theme,
      {
        heading: 'Your money',
        lines: [isFree ? 'Nothing was paid for it, so there is nothing to refund.' : THE_WAY_IT_CAME],
      },
      NOT_EXPECTED,
    ),
  ]);
}

const backInWords = (payments: readonly PaymentInWords[]): string =>
  payments.length === 1 ? `it to your ${payments[0]?.method}` : eachInWords(payments, 'to your');

/** The refund of the delivery charge after the rest was cancelled: earlier refunds did not contain it. */
function deliveryPaidBack({
  site,
  orderNumber,
  firstName,
  amount,
  tax,
  isExport,
  payments,
  storefrontUrl,
}: MovedEmailProps): ReactElement {
  const title = `The delivery charge of order ${orderNumber}`;
  const preview = 'Nothing of your order is with you any more, so your delivery charge is on its way.';
  return orderEmail({ site, title, preview }, (theme) => [
    opening(theme, {
      heading: 'Your delivery charge is on its way',
      words: [
        ...[
          `${firstName}, nothing of your order `,
          strong(orderNumber),
          ' is with you any more or will come.',
        ],
        ` We are refunding what you paid for delivery as well: ${backInWords(payments)}.`,
      ],
      action: { href: storefrontUrl, text: 'Find another piece' },
    }),
    figures(theme, [...movedTaxFigures(tax, isExport), ['Refunded', amount]]),
    notes(theme, { heading: 'Your money', lines: [THE_WAY_IT_CAME] }, NOT_EXPECTED),
  ]);
}
