import { dayInWords } from '@loupe/calendar/day-words';
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
  strong,
  type EmailLine,
} from './email-pieces.ts';
import { orderEmail } from './order-email.ts';

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
  /** The store where it is collected; null for a courier. */
  readonly collectionStore: CollectionStore | null;
  /** E.g. "Visa ending 1111"; empty for an order that is free of charge. */
  readonly paidBy: string;
  readonly storefrontUrl: string;
}

/** The confirmation of an order: number, delivery day, lines, and delivery address or store. */
export function OrderConfirmationEmail(props: OrderConfirmationEmailProps): ReactElement {
  const { site, orderNumber, firstName, storefrontUrl, subtotal, shipping, total, tax, paidBy } = props;
  const { collectionStore: store } = props;
  const arrival = dayInWords(props.deliverBy);
  const frame = {
    site,
    title: `Your order ${orderNumber}`,
    preview:
      store === null
        ? `Arriving by ${arrival}, signed for, in a plain outer box.`
        : `Ready to collect from ${store.name} from ${arrival}.`,
  };
  return orderEmail(frame, (theme) => [
    opening(theme, {
      heading: `Thank you, ${firstName}`,
      words: [
        ...['We have your order ', strong(orderNumber), '. '],
        ...(store === null
          ? ['It arrives by ', strong(arrival), ', signed for, in a plain outer box.']
          : ['It is ready to collect from ', strong(store.name), ' from ', strong(arrival), '. ', BRING]),
      ],
      action: {
        href: `${storefrontUrl}/checkout/orderConfirmation?orderNumber=${orderNumber}`,
        text: 'See this order',
      },
    }),
    lineTable(theme, props.lines),
    figures(theme, [
      ['Subtotal', subtotal],
      [store === null ? 'Standard delivery' : 'Click and collect', shipping === 0 ? 'Free' : shipping],
      ['VAT included', tax],
      [paidBy === '' ? 'Nothing to pay' : `Paid by ${paidBy}`, total],
    ]),
    notes(theme, arrivalNote(props), returnsNote(theme)),
  ]);
}

const BRING = 'Bring this e-mail and something with your name on it.';
