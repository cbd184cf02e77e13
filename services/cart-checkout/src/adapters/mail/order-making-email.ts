import { dayInWords } from '@loupe/calendar/day-words';
import type { ReactElement } from 'react';
import type { Address } from '../../domain/address/address.ts';
import type { CollectionStore } from '../../domain/delivery/collection.ts';
import { arrivalNote, figures, lineTable, notes, opening, shares, seeOrder, strong } from './email-pieces.ts';
import type { EmailLine, Figure, PaymentInWords } from './email-pieces.ts';
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
  /** Charges for the pieces; empty if there are none. */
  readonly payments: readonly PaymentInWords[];
  readonly storefrontUrl: string;
}

/** Making has begun: the pieces, and what is charged for them today. */
export function OrderMakingEmail(props: OrderMakingEmailProps): ReactElement {
  const { site, orderNumber, firstName, deliverBy, payments, storefrontUrl } = props;
  const isFree = payments.length === 0;
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
      action: seeOrder({ storefrontUrl, orderNumber }),
    }),
    lineTable(theme, props.lines),
    figures(theme, [...shares(props, 'Being made'), ...chargesOf(props)]),
    notes(theme, arrivalNote(props), {
      heading: 'Something to change?',
      lines: ['Call us soon: what is made for you can only be changed while we are at it.'],
    }),
  ]);
}

const arrivesBy = ({ collectionStore }: OrderMakingEmailProps): string =>
  collectionStore === null ? 'It is with you by' : `It is ready to collect from ${collectionStore.name} from`;

function chargesOf({ payments, amount: sum }: OrderMakingEmailProps): Figure[] {
  if (payments.length === 0) return [['Nothing to pay', sum]];
  const each = payments.map(({ method, amount }): Figure => [`Charged today to ${method}`, amount]);
  return each.length === 1 ? each : [...each, ['Charged today', sum]];
}
