import type { ReactElement } from 'react';
import type { Address } from '../../domain/address/address.ts';
import { emailFrame } from './email-frame.ts';
import {
  addressLines,
  dayInWords,
  figures,
  lineTable,
  notes,
  opening,
  returnsNote,
  strong,
  type EmailLine,
} from './email-pieces.ts';

export interface OrderConfirmationEmailProps {
  readonly site: string;
  readonly orderNumber: string;
  readonly firstName: string;
  /** YYYY-MM-DD. */
  readonly deliverBy: string;
  readonly lines: readonly EmailLine[];
  /** Pence. */
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  readonly tax: number;
  readonly shippingAddress: Address;
  /** E.g. "Visa ending 1111"; empty for what cost nothing. */
  readonly paidBy: string;
  readonly storefrontUrl: string;
}

/** The first e-mail after an order: number, arrival, what was bought, where it goes. */
export function OrderConfirmationEmail(props: OrderConfirmationEmailProps): ReactElement {
  const { site, orderNumber, firstName, storefrontUrl, subtotal, shipping, total, tax, paidBy } = props;
  const arrival = dayInWords(props.deliverBy);
  const frame = {
    site,
    title: `Your order ${orderNumber}`,
    preview: `Arriving by ${arrival}, signed for, in a plain outer box.`,
  };
  return emailFrame(frame, (theme) => [
    opening(theme, {
      heading: `Thank you, ${firstName}`,
      words: [
        ...['We have your order ', strong(orderNumber), '. It arrives by ', strong(arrival)],
        ', signed for, in a plain outer box.',
      ],
      action: {
        href: `${storefrontUrl}/checkout/orderConfirmation?orderNumber=${orderNumber}`,
        text: 'See this order',
      },
    }),
    lineTable(theme, props.lines),
    figures(theme, [
      ['Subtotal', subtotal],
      ['Standard delivery', shipping === 0 ? 'Free' : shipping],
      ['VAT included', tax],
      [paidBy === '' ? 'Nothing to pay' : `Paid by ${paidBy}`, total],
    ]),
    notes(theme, { heading: 'Delivered to', lines: addressLines(props.shippingAddress) }, returnsNote(theme)),
  ]);
}
