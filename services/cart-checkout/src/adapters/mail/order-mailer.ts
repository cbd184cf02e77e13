import { EmailLetter } from '@loupe/mailer/email-letter';
import { MailDeferredError, MailRefusedError, MailUnavailableError } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { renderEmail } from '@loupe/mailer/render';
import { DependencyDownError } from '@loupe/messaging/errors';
import { formatMoney } from '@loupe/money/format';
import type { ReactElement } from 'react';
import { lineTotal } from '../../domain/pricing/line-total.ts';
import type { Cancellation, Making, Parcel, Return } from '../../domain/fulfilment/parcel.ts';
import type { MovedLine } from '../../domain/order/goods.ts';
import { beforeMaking, makingCharge } from '../../domain/order/making-words.ts';
import { taxByRate } from '../../domain/order/tax-by-rate.ts';
import { dayStillPromised, isTaxFreeExport, type Order } from '../../domain/order/order.ts';
import { DeferredError } from '../../domain/order/deferred-error.ts';
import { EmailRefusedError } from '../../domain/order/email-refused-error.ts';
import type { Placement } from '../../domain/placement/placement.ts';
import type { WaitingEmailType } from '../../domain/placement/waiting-email.ts';
import type { BoughtGiftCard } from '../../domain/order/bought-gift-card.ts';
import { emailLines } from './email-lines.ts';
import { GiftCardEmail } from './gift-card-email.ts';
import { OrderCancelledEmail } from './order-cancelled-email.ts';
import { OrderConfirmationEmail } from './order-confirmation-email.ts';
import { PaidAgainEmail } from './paid-again-email.ts';
import { PaymentMissingEmail } from './payment-missing-email.ts';
import { OrderMakingEmail } from './order-making-email.ts';
import { OrderReturnedEmail } from './order-returned-email.ts';
import { OrderShippedEmail } from './order-shipped-email.ts';
import { cardOf, common, inWords } from './payments-in-words.ts';
import type { Shares } from './payments-in-words.ts';
import { waitingFacts } from './waiting-facts.ts';
import { WAITING_SUBJECT, waitingLetterOf } from './waiting-letters.ts';

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
  /** By default the address of the order. */
  readonly to?: string;
  readonly content: (storefrontUrl: string) => ReactElement;
}

/**
 * The e-mails about an order. Each method
 * @throws DeferredError when the mail server is available but does not accept this e-mail now
 * @throws DependencyDownError while the mail server is unavailable
 * @throws EmailRefusedError when the mail server rejects the e-mail permanently
 */
export function orderMailer({ mailer, senders, mediaUrl }: OrderMailerOptions) {
  async function send(
    order: Pick<Order, 'site' | 'email' | 'orderNumber'>,
    { subject, about, to = order.email, content }: OrderEmail,
  ): Promise<void> {
    const sender = senders[order.site];
    if (sender === undefined)
      throw new DeferredError(`No e-mail sender is configured for site ${order.site}.`);
    const { from, storefrontUrl } = sender;
    try {
      await mailer.send({
        ...(await renderEmail(content(storefrontUrl))),
        from,
        to,
        subject,
        messageId: `${order.orderNumber}.${about}@${new URL(storefrontUrl).hostname}`,
      });
    } catch (error) {
      throw typed(error);
    }
  }

  const { toLine, movedLines } = emailLines(mediaUrl);

  return {
    sendOrderConfirmation: (order: Order): Promise<void> =>
      send(order, {
        subject: `Your order ${order.orderNumber}`,
        about: 'placed',
        content: (storefrontUrl) =>
          OrderConfirmationEmail({
            ...order,
            firstName: order.shippingAddress.firstName,
            isExport: isTaxFreeExport(order),
            taxByRate: taxByRate(order),
            madeForYou: madeForYou(order),
            payments: order.tenders.map((tender) => inWords(tender, tender.amount)),
            storefrontUrl,
            lines: order.lines.map((line) => toLine(line, line.quantity, lineTotal(line))),
          }),
      }),

    sendGiftCard: (...of: Parameters<typeof giftCardMail>): Promise<void> => send(of[0], giftCardMail(...of)),

    sendPaymentMissing: (...of: Parameters<typeof paymentMissingMail>): Promise<void> =>
      send(of[0], paymentMissingMail(...of)),

    sendPaidAgain: (...of: Parameters<typeof paidAgainMail>): Promise<void> =>
      send(of[0], paidAgainMail(...of)),

    sendWaiting: ({ snapshot: { email }, ...placement }: Placement, type: WaitingEmailType): Promise<void> =>
      send({ ...placement, email }, waitingMail(placement, type)),

    sendOrderMaking: (order: Order, making: Making, shares: Shares): Promise<void> =>
      send(order, {
        subject: `We have begun your order ${order.orderNumber}`,
        about: `${making.eventVersion}.making`,
        content: (storefrontUrl) =>
          OrderMakingEmail({
            ...order,
            ...common(order, shares),
            storefrontUrl,
            amount: making.amount,
            shipping: making.delivery,
            deliverBy: dayStillPromised({ ...order, deliverBy: dayOfParcel(order, making.lines) }),
            lines: movedLines(order, making.lines),
          }),
      }),

    /** @param moreToCome whether anything of the order is still to be shipped */
    sendOrderShipped: (order: Order, parcel: Parcel, shares: Shares, moreToCome: boolean): Promise<void> =>
      send(order, {
        subject: `${moreToCome ? 'Part of your order' : 'Your order'} ${order.orderNumber} is on its way`,
        about: `${parcel.eventVersion}.shipped`,
        content: (storefrontUrl) =>
          OrderShippedEmail({
            ...order,
            ...parcel,
            ...common(order, shares),
            storefrontUrl,
            moreToCome,
            deliverBy: dayStillPromised({ ...order, deliverBy: dayOfParcel(order, parcel.lines) }),
            lines: movedLines(order, parcel.lines),
            shipping: parcel.isFirst ? order.shipping : 0,
          }),
      }),

    /** @param whole whether nothing of the order was shipped or will be */
    sendOrderCancelled: (
      order: Order,
      cancellation: Cancellation,
      shares: Shares,
      whole: boolean,
    ): Promise<void> =>
      send(order, {
        subject: `${whole ? 'Your order' : 'Part of your order'} ${order.orderNumber} is cancelled`,
        about: `${cancellation.eventVersion}.cancelled`,
        content: (storefrontUrl) =>
          OrderCancelledEmail({
            ...order,
            ...cancellation,
            ...common(order, shares),
            storefrontUrl,
            whole,
            ...taxOf(order, cancellation.lines, whole ? order.shipping : 0),
            lines: movedLines(order, cancellation.lines, order.takenAhead + cancellation.begun > 0),
          }),
      }),

    sendOrderReturned: (order: Order, returned: Return, shares: Shares): Promise<void> =>
      send(order, {
        subject:
          returned.lines.length === 0
            ? `The delivery charge of your order ${order.orderNumber} is paid back`
            : `Your return of order ${order.orderNumber} has arrived`,
        about: `${returned.eventVersion}.returned`,
        content: (storefrontUrl) =>
          OrderReturnedEmail({
            ...order,
            ...returned,
            ...common(order, shares),
            storefrontUrl,
            ...taxOf(order, returned.lines, returned.delivery),
            lines: movedLines(order, returned.lines, true),
          }),
      }),
  };
}

/** @param about pence, the token of the link, and what tells this e-mail from others of the order */
const paymentMissingMail = (
  order: Order,
  { copy, ...about }: { readonly amount: number; readonly token: string; readonly copy: string },
): OrderEmail => ({
  subject: `Please pay for your order ${order.orderNumber}`,
  about: `${copy}.payment-missing`,
  content: (storefrontUrl) =>
    PaymentMissingEmail({
      ...about,
      site: order.site,
      orderNumber: order.orderNumber,
      storefrontUrl,
      firstName: order.billingAddress.firstName,
    }),
});

const paidAgainMail = (
  order: Order,
  { amount, copy }: { readonly amount: number; readonly copy: string },
): OrderEmail => ({
  subject: `Your order ${order.orderNumber} is paid for`,
  about: `${copy}.paid-again`,
  content: (storefrontUrl) =>
    PaidAgainEmail({
      amount,
      site: order.site,
      orderNumber: order.orderNumber,
      storefrontUrl,
      firstName: order.billingAddress.firstName,
      method: cardOf(order),
    }),
});

const waitingMail = (placement: Omit<Placement, 'snapshot'>, type: WaitingEmailType): OrderEmail => ({
  subject: WAITING_SUBJECT,
  about: `waiting-${type}`,
  content: (storefrontUrl) => EmailLetter(waitingLetterOf(type, waitingFacts(placement, storefrontUrl))),
});

/** @param elsewhere another address than that of the order, with what tells its copies apart */
const giftCardMail = (
  order: Order,
  issueId: string,
  { number, pin, value }: Pick<BoughtGiftCard, 'number' | 'pin' | 'value'>,
  elsewhere?: { readonly to: string; readonly copy: string },
): OrderEmail => ({
  subject: `Your ${formatMoney(value)} gift card`,
  about: [issueId, 'gift-card', elsewhere?.copy].filter(Boolean).join('.'),
  to: elsewhere?.to ?? order.email,
  content: (storefrontUrl) =>
    GiftCardEmail({
      number,
      pin,
      value,
      site: order.site,
      orderNumber: order.orderNumber,
      storefrontUrl,
      firstName: order.shippingAddress.firstName,
    }),
});

function typed(error: unknown): unknown {
  if (error instanceof MailDeferredError) return new DeferredError(error.message, { cause: error });
  if (error instanceof MailUnavailableError) return new DependencyDownError(error.message, { cause: error });
  if (error instanceof MailRefusedError)
    return new EmailRefusedError(error.message, error.reason, { cause: error });
  return error;
}

/** What is charged when making begins, in one sentence; null for nothing. As it was when the order was placed. */
function madeForYou({ lines, shipping }: Order): string | null {
  const charge = makingCharge(
    lines.map(({ shipped: _shipped, cancelled: _cancelled, begun: _begun, ...line }) => line),
    shipping,
  );
  return charge && beforeMaking(charge);
}

/** The day of the last of the moved pieces, YYYY-MM-DD. */
function dayOfParcel(order: Order, moved: readonly MovedLine[]): string {
  const days = moved.map(({ position }) => order.lines[position - 1]?.deliverBy ?? order.deliverBy);
  return days.sort().at(-1) ?? order.deliverBy;
}

/** The delivery charge, which is refunded whole or not at all, and the VAT within it and the moved pieces. */
function taxOf(order: Order, moved: readonly MovedLine[], shipping: number) {
  const ofLines = moved.reduce((sum, { tax }) => sum + tax, 0);
  const tax = ofLines + (shipping === 0 ? 0 : order.tax - order.goodsTax);
  return { shipping, tax, isExport: isTaxFreeExport(order) };
}
