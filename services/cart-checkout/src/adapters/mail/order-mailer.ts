import { MailDeferredError, MailRefusedError, MailUnavailableError } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { renderEmail } from '@loupe/mailer/render';
import { DependencyDownError, PoisonMessageError } from '@loupe/messaging/errors';
import type { ReactElement } from 'react';
import type { PricedLine } from '../../domain/cart/priced-cart.ts';
import type { Cancellation, Parcel, Return } from '../../domain/fulfilment/parcel.ts';
import type { MovedLine } from '../../domain/order/goods.ts';
import { dayStillPromised, type Order } from '../../domain/order/order.ts';
import { DeferredError } from '../../domain/order/deferred-error.ts';
import type { Tender } from '../../domain/placement/tender.ts';
import type { EmailLine } from './email-pieces.ts';
import { OrderCancelledEmail } from './order-cancelled-email.ts';
import { OrderConfirmationEmail } from './order-confirmation-email.ts';
import { OrderReturnedEmail } from './order-returned-email.ts';
import { OrderShippedEmail } from './order-shipped-email.ts';

/** Sender and storefront of one site. */
export interface Sender {
  /** `Name <address>`. */
  readonly from: string;
  readonly storefrontUrl: string;
}

export interface OrderMailerOptions {
  readonly mailer: Mailer;
  readonly senders: Readonly<Record<string, Sender>>;
  readonly mediaUrl: string;
}

interface OrderEmail {
  readonly subject: string;
  /** The event that the e-mail is about. Part of the Message-ID, so it is the same for every copy. */
  readonly about: string;
  readonly content: (storefrontUrl: string) => ReactElement;
}

/** Twice the 80 pixels shown, in the one format that every mail client displays. */
const PICTURE = 'w=160&h=160&fmt=jpeg';

/**
 * The e-mails about an order. Each method
 * @throws DeferredError when the mail server is available but does not accept this e-mail now
 * @throws DependencyDownError while the mail server is unavailable: the consumer retries until it is back
 * @throws PoisonMessageError when the mail server rejects the e-mail permanently
 */
export function orderMailer({ mailer, senders, mediaUrl }: OrderMailerOptions) {
  async function send(order: Order, { subject, about, content }: OrderEmail): Promise<void> {
    const sender = senders[order.site];
    if (sender === undefined)
      throw new PoisonMessageError(`No e-mail sender is configured for site ${order.site}.`);
    const { from, storefrontUrl } = sender;
    try {
      await mailer.send({
        ...(await renderEmail(content(storefrontUrl))),
        from,
        to: order.email,
        subject,
        messageId: `${order.orderNumber}.${about}@${new URL(storefrontUrl).hostname}`,
      });
    } catch (error) {
      if (error instanceof MailDeferredError) throw new DeferredError(error.message, { cause: error });
      if (error instanceof MailUnavailableError)
        throw new DependencyDownError(error.message, { cause: error });
      if (error instanceof MailRefusedError) throw new PoisonMessageError(error.message, { cause: error });
      throw error;
    }
  }

  const toLine = ({ id, brand, name, unitPrice, image }: PricedLine, quantity: number): EmailLine => ({
    id,
    title: [brand, name].filter(Boolean).join(' '),
    quantity,
    total: unitPrice * quantity,
    imageUrl: `${mediaUrl}/i/${encodeURIComponent(image)}?${PICTURE}`,
  });
  /** Positions count the order's lines from 1. */
  const movedLines = (order: Order, moved: readonly MovedLine[]): EmailLine[] =>
    moved.flatMap(({ position, quantity }) => {
      const line = order.lines[position - 1];
      return line === undefined ? [] : [toLine(line, quantity)];
    });

  return {
    sendOrderConfirmation: (order: Order): Promise<void> =>
      send(order, {
        subject: `Your order ${order.orderNumber}`,
        about: 'placed',
        content: (storefrontUrl) =>
          OrderConfirmationEmail({
            ...order,
            ...common(order),
            storefrontUrl,
            lines: order.lines.map((line) => toLine(line, line.quantity)),
          }),
      }),

    /** @param moreToCome whether anything of the order is still to be shipped */
    sendOrderShipped: (order: Order, parcel: Parcel, moreToCome: boolean): Promise<void> =>
      send(order, {
        subject: `${moreToCome ? 'Part of your order' : 'Your order'} ${order.orderNumber} is on its way`,
        about: `${parcel.eventVersion}.shipped`,
        content: (storefrontUrl) =>
          OrderShippedEmail({
            ...{ ...order, ...parcel, ...common(order), storefrontUrl, moreToCome },
            deliverBy: dayStillPromised(order),
            lines: movedLines(order, parcel.lines),
            shipping: parcel.isFirst ? order.shipping : 0,
          }),
      }),

    /** @param whole whether nothing of the order was shipped or will be */
    sendOrderCancelled: (order: Order, cancellation: Cancellation, whole: boolean): Promise<void> =>
      send(order, {
        subject: `${whole ? 'Your order' : 'Part of your order'} ${order.orderNumber} is cancelled`,
        about: `${cancellation.eventVersion}.cancelled`,
        content: (storefrontUrl) =>
          OrderCancelledEmail({
            ...{ ...order, ...cancellation, ...common(order), storefrontUrl, whole },
            lines: movedLines(order, cancellation.lines),
            shipping: whole ? order.shipping : 0,
          }),
      }),

    sendOrderReturned: (order: Order, returned: Return): Promise<void> =>
      send(order, {
        subject:
          returned.lines.length === 0
            ? `The delivery charge of your order ${order.orderNumber} is paid back`
            : `Your return of order ${order.orderNumber} has arrived`,
        about: `${returned.eventVersion}.returned`,
        content: (storefrontUrl) =>
          OrderReturnedEmail({
            ...{ ...order, ...returned, ...common(order), storefrontUrl },
            lines: movedLines(order, returned.lines),
            shipping: returned.delivery,
          }),
      }),
  };
}

const common = ({ shippingAddress, tenders }: Order) => ({
  firstName: shippingAddress.firstName,
  paidBy: tenders.map(paymentInWords).join(' and '),
});

/** "Visa ending 1111". */
function paymentInWords({ cardType, maskedNumber }: Tender): string {
  const digits = maskedNumber.replace(/\D/g, '').slice(-4);
  return [cardType || 'card', digits && `ending ${digits}`].filter(Boolean).join(' ');
}
