import { dayInWords } from '@loupe/calendar/day-words';
import type { EmailAction } from '@loupe/mailer/email-text';
import type { ReactElement } from 'react';
import type { Address } from '../../domain/address/address.ts';
import type { CollectionStore } from '../../domain/delivery/collection.ts';
import {
  arrivalNote,
  figures,
  lineTable,
  notes,
  opening,
  returnsNote,
  shares,
  seeOrder,
  strong,
  type EmailLine,
  type Figure,
  type PaymentInWords,
} from './email-pieces.ts';
import { orderEmail } from './order-email.ts';

export interface OrderShippedEmailProps {
  readonly site: string;
  readonly orderNumber: string;
  readonly firstName: string;
  /** YYYY-MM-DD; null when the promised day has passed. */
  readonly deliverBy: string | null;
  /** Of the parcel. */
  readonly lines: readonly EmailLine[];
  /** Pence: the delivery charge within the amount, and the charge for the parcel. */
  readonly shipping: number;
  readonly email: string;
  readonly deliveryMethod: { readonly name: string; readonly isByEmail?: true };
  readonly amount: number;
  /** Pence of the amount that was charged when making began. */
  readonly begun?: number;
  /** Whether this is the first parcel of the order, and whether another follows. */
  readonly isFirst: boolean;
  readonly moreToCome: boolean;
  readonly carrier: string | null;
  readonly trackingUrl: string | null;
  readonly shippingAddress: Address;
  /** The store where it is collected; null for a courier. */
  readonly collectionStore: CollectionStore | null;
  /** What is taken for the parcel; empty if that is nothing. */
  readonly payments: readonly PaymentInWords[];
  readonly storefrontUrl: string;
}

/** A shipped parcel: its contents, tracking link and charge. */
export function OrderShippedEmail(props: OrderShippedEmailProps): ReactElement {
  const { site, orderNumber, firstName, carrier, isFirst, moreToCome } = props;
  const whole = isFirst ? 'Your order ' : 'The rest of your order ';
  const { store, arrives, arrival, manner } = arrivalOf(props);
  const by = carrier === null ? '' : ` with ${carrier}`;
  const frame = {
    site,
    title: `Order ${orderNumber} is on its way`,
    preview: `${arrives}${arrival}${manner}`,
  };
  return orderEmail(frame, (theme) => [
    opening(theme, {
      heading: `On its way, ${firstName}`,
      words: [
        ...[
          moreToCome ? 'Part of your order ' : whole,
          strong(orderNumber),
          ` has left us${by}${store && ` for ${store}`}. `,
        ],
        ...[arrives, strong(arrival), manner],
        moreToCome ? ' The rest will follow, and we will e-mail you again when it leaves.' : '',
      ],
      action: actionOf(props),
    }),
    lineTable(theme, props.lines),
    figures(theme, figuresOf(props)),
    notes(theme, arrivalNote(props), returnsNote(theme)),
  ]);
}

function arrivalOf({ deliverBy, collectionStore, deliveryMethod }: OrderShippedEmailProps) {
  if (deliveryMethod.isByEmail === true) {
    const manner = 'Each gift card comes in an e-mail of its own, with its number and PIN.';
    return { store: '', arrives: '', arrival: '', manner };
  }
  const arrival = deliverBy === null ? '' : dayInWords(deliverBy);
  if (collectionStore !== null) {
    const arrives = deliverBy === null ? 'It will be ready to collect soon' : 'It is ready to collect from ';
    return {
      store: collectionStore.name,
      arrives,
      arrival,
      manner: '. Bring something with your name on it.',
    };
  }
  const arrives = deliverBy === null ? 'It comes ' : 'It arrives by ';
  return { store: '', arrives, arrival, manner: `${arrival && ', '}signed for, in a plain outer box.` };
}

const actionOf = ({ trackingUrl, ...of }: OrderShippedEmailProps): EmailAction =>
  trackingUrl === null ? seeOrder(of) : { href: trackingUrl, text: 'Follow this parcel' };

function figuresOf({ payments, begun = 0, ...props }: OrderShippedEmailProps): Figure[] {
  const now = props.amount - begun;
  const before: Figure[] = begun === 0 ? [] : [['Charged when we began making it', begun]];
  const goods = [...shares(props, 'In this parcel'), ...before];
  if (payments.length === 0) return [...goods, [begun === 0 ? 'Nothing to pay' : 'Nothing more to pay', now]];
  const taken = payments.map(({ method, amount }): Figure => [`Taken now from ${method}`, amount]);
  return [...goods, ...taken, ...(taken.length === 1 ? [] : [['Taken now', now] as const])];
}
