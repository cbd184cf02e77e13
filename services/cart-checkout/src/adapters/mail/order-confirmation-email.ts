import { dayInWords } from '@loupe/calendar/day-words';
import { formatMoney } from '@loupe/money/format';
import type { ReactElement } from 'react';
import type { Address } from '../../domain/address/address.ts';
import type { DeliveryMethod } from '../../domain/delivery/delivery-methods.ts';
import type { CollectionStore } from '../../domain/delivery/collection.ts';
import {
  arrivalNote,
  figures,
  lineTable,
  notes,
  opening,
  returnsNote,
  seeOrder,
  strong,
  type EmailLine,
  type Figure,
  type PaymentInWords,
} from './email-pieces.ts';
import type { TaxOfRate } from '../../domain/order/tax-by-rate.ts';
import { orderEmail } from './order-email.ts';

export interface OrderConfirmationEmailProps {
  readonly site: string;
  readonly orderNumber: string;
  readonly firstName: string;
  /** YYYY-MM-DD. */
  readonly deliverBy: string;
  readonly lines: readonly EmailLine[];
  readonly email: string;
  /** The day is a promise of that day for NDD and NOD, and of that day at the latest for the others. */
  readonly deliveryMethod: Pick<DeliveryMethod, 'id' | 'name' | 'isByEmail' | 'isDayPromised'>;
  /** Pence. */
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
  readonly tax: number;
  readonly isExport?: boolean;
  /** Pence by rate in per cent, with that of the delivery charge. */
  readonly taxByRate?: readonly TaxOfRate[];
  readonly shippingAddress: Address;
  /** The store where it is collected; null for a courier. */
  readonly collectionStore: CollectionStore | null;
  /** In the order in which they were used; empty for an order that is free of charge. */
  readonly payments: readonly PaymentInWords[];
  /** What is charged when making begins, in one sentence; null or absent for nothing. */
  readonly madeForYou?: string | null;
  readonly storefrontUrl: string;
}

/** The confirmation of an order: number, delivery day, lines, and delivery address or store. */
export function OrderConfirmationEmail(props: OrderConfirmationEmailProps): ReactElement {
  const { site, orderNumber, firstName, storefrontUrl, subtotal, discount, shipping } = props;
  const { collectionStore: store, deliveryMethod } = props;
  const arrival = dayInWords(props.deliverBy);
  const isDayPromised = deliveryMethod.isDayPromised !== false;
  const how = deliveryMethod.isByEmail === true ? EMAILED : POSTED;
  const frame = {
    site,
    title: `Your order ${orderNumber}`,
    preview:
      store === null
        ? isDayPromised
          ? `Arriving ${onOrBy(deliveryMethod)} ${arrival}, ${how}`
          : FORCES_MAIL
        : `Ready to collect from ${store.name} from ${arrival}.`,
  };
  return orderEmail(frame, (theme) => [
    opening(theme, {
      heading: `Thank you, ${firstName}`,
      words: [
        ...['We have your order ', strong(orderNumber), '. '],
        ...(store === null
          ? isDayPromised
            ? [`It arrives ${onOrBy(deliveryMethod)} `, strong(arrival), `, ${how}`]
            : [FORCES_MAIL]
          : [
              'It is ready to collect from ',
              strong(store.name),
              ' from ',
              strong(arrival),
              '. ',
              bring(store),
            ]),
        props.madeForYou ? ` ${props.madeForYou}` : '',
      ],
      action: seeOrder({ storefrontUrl, orderNumber }),
    }),
    lineTable(theme, props.lines),
    figures(theme, [
      ['Subtotal', subtotal],
      ...(discount > 0 ? [['Discount', `−${formatMoney(discount)}`] as const] : []),
      [deliveryMethod.name, shipping === 0 ? 'Free' : shipping],
      ...vatFigures(props),
      ...paidFigures(props),
    ]),
    notes(theme, arrivalNote(props), returnsNote(theme)),
  ]);
}

/** VAT by rate where there are several; none on what is sent out of the United Kingdom. */
function vatFigures({ isExport = false, tax, taxByRate = [] }: OrderConfirmationEmailProps): Figure[] {
  if (isExport) return [['VAT', 'None, sent out of the UK']];
  if (taxByRate.length < 2) return [['VAT included', tax]];
  return taxByRate.map(({ rate, amount }) => [`VAT at ${rate}% included`, amount]);
}

/** One method pays the total; several are listed above it. */
function paidFigures({ payments, total }: OrderConfirmationEmailProps): Figure[] {
  const [first, ...more] = payments.map(({ method, amount }): Figure => [`Paid by ${method}`, amount]);
  if (first === undefined) return [['Nothing to pay', total]];
  return more.length === 0 ? [first] : [first, ...more, ['Total', total]];
}

const POSTED = 'signed for, in a plain outer box.';
const FORCES_MAIL = `It goes by forces mail, ${POSTED} How long that takes depends on where it goes.`;
const EMAILED = 'by e-mail: the number and PIN of each gift card.';

const bring = ({ kind }: CollectionStore): string =>
  kind === 'post-office'
    ? 'Bring this e-mail and photo ID. The post office keeps it for 10 days.'
    : 'Bring this e-mail and something with your name on it.';

const onOrBy = ({ id }: Pick<DeliveryMethod, 'id'>): string => (id === 'NDD' || id === 'NOD' ? 'on' : 'by');
