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
  type Figure,
} from './email-pieces.ts';

export interface OrderShippedEmailProps {
  readonly site: string;
  readonly orderNumber: string;
  readonly firstName: string;
  /** YYYY-MM-DD. */
  readonly deliverBy: string;
  /** Of the parcel. */
  readonly lines: readonly EmailLine[];
  /** Pence: the delivery charge within it, and what the parcel costs altogether. */
  readonly shipping: number;
  readonly amount: number;
  /** Whether more of the order is still to leave. */
  readonly moreToCome: boolean;
  readonly carrier: string | null;
  readonly trackingUrl: string | null;
  readonly shippingAddress: Address;
  /** E.g. "Visa ending 1111"; empty for what cost nothing. */
  readonly paidBy: string;
  readonly storefrontUrl: string;
}

/** A parcel has left: what is in it, how to follow it, and what is taken for it now. */
export function OrderShippedEmail(props: OrderShippedEmailProps): ReactElement {
  const { site, orderNumber, firstName, carrier, moreToCome } = props;
  const arrival = dayInWords(props.deliverBy);
  const by = carrier === null ? '' : ` with ${carrier}`;
  const frame = {
    site,
    title: `Order ${orderNumber} is on its way`,
    preview: `Arriving by ${arrival}${by}, signed for, in a plain outer box.`,
  };
  return emailFrame(frame, (theme) => [
    opening(theme, {
      heading: moreToCome ? `A first part is on its way, ${firstName}` : `On its way, ${firstName}`,
      words: [
        ...[moreToCome ? 'Part of your order ' : 'Your order ', strong(orderNumber), ` has left us${by}. `],
        ...['It arrives by ', strong(arrival), ', signed for, in a plain outer box.'],
        moreToCome ? ' The rest follows, and we write again when it leaves.' : '',
      ],
      action: actionOf(props),
    }),
    lineTable(theme, props.lines),
    figures(theme, figuresOf(props)),
    notes(theme, { heading: 'Delivered to', lines: addressLines(props.shippingAddress) }, returnsNote(theme)),
  ]);
}

function actionOf({ trackingUrl, storefrontUrl, orderNumber }: OrderShippedEmailProps) {
  return trackingUrl === null
    ? {
        href: `${storefrontUrl}/checkout/orderConfirmation?orderNumber=${orderNumber}`,
        text: 'See this order',
      }
    : { href: trackingUrl, text: 'Follow this parcel' };
}

function figuresOf({ lines, shipping, amount, paidBy }: OrderShippedEmailProps): Figure[] {
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const discount = goods + shipping - amount;
  return [
    ['In this parcel', goods],
    ...(discount > 0 ? [['Discount', -discount] as const] : []),
    ...(shipping > 0 ? [['Standard delivery', shipping] as const] : []),
    [paidBy === '' ? 'Nothing to pay' : `Taken now from ${paidBy}`, amount],
  ];
}
