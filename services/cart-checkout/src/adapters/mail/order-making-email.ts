import { dayInWords } from '@loupe/calendar/day-words';
import type { ReactElement } from 'react';
import type { Address } from '../../domain/address/address.ts';
import type { CollectionStore } from '../../domain/delivery/collection.ts';
import { arrivalNote, figures, lineTable, notes, opening, shares, strong } from './email-pieces.ts';
import type { EmailLine, Figure } from './email-pieces.ts';
import { orderEmail } from './order-email.ts';

export interface OrderMakingEmailProps {
  readonly site: string;
  readonly orderNumber: string;
  readonly firstName: string;
  /** YYYY-MM-DD; null when the promised day has passed. */
  readonly deliverBy: string | null;
  /** The pieces whose making has begun. */
  readonly lines: readonly EmailLine[];
  /** Pence: the charge, and the delivery charge within it. */
  readonly amount: number;
  readonly shipping: number;
  readonly email: string;
  readonly deliveryMethod: { readonly name: string; readonly isByEmail?: true };
  readonly shippingAddress: Address;
  readonly collectionStore: CollectionStore | null;
  /** E.g. "Visa ending 1111"; empty for an order that is free of charge. */
  readonly paidBy: string;
  readonly storefrontUrl: string;
}

/** Making has begun: the pieces, and what is charged for them today. */
export function OrderMakingEmail(props: OrderMakingEmailProps): ReactElement {
  const { site, orderNumber, firstName, deliverBy, amount, paidBy, storefrontUrl } = props;
  const isFree = paidBy === '' || amount === 0;
  const arrival = deliverBy === null ? null : dayInWords(deliverBy);
  const frame = {
    site,
    title: `We have begun your order ${orderNumber}`,
    preview:
      arrival === null ? 'We will e-mail you again when it leaves.' : `${arrivesBy(props)} ${arrival}.`,
  };
  return orderEmail(frame, (theme) => [
    opening(theme, {
      heading: `We have begun, ${firstName}`,
      words: [
        ...['We are making what is made for you in your order ', strong(orderNumber), '. '],
        isFree ? '' : 'As we said when you ordered, we charge it today, and not again when it leaves.',
        ...(arrival === null ? [] : [` ${arrivesBy(props)} `, strong(arrival), '.']),
      ],
      action: {
        href: `${storefrontUrl}/checkout/orderConfirmation?orderNumber=${orderNumber}`,
        text: 'See this order',
      },
    }),
    lineTable(theme, props.lines),
    figures(theme, [...shares(props, 'Being made'), chargeOf(isFree, paidBy, amount)]),
    notes(theme, arrivalNote(props), {
      heading: 'Something to change?',
      lines: ['Call us soon: what is made for you can only be changed while we are at it.'],
    }),
  ]);
}

const arrivesBy = ({ collectionStore }: OrderMakingEmailProps): string =>
  collectionStore === null ? 'It is with you by' : `It is ready to collect from ${collectionStore.name} from`;

const chargeOf = (isFree: boolean, paidBy: string, amount: number): Figure => [
  isFree ? 'Nothing to pay' : `Charged today to ${paidBy}`,
  amount,
];
