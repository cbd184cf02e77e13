import { MailRefusedError, MailUnavailableError } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { renderEmail } from '@loupe/mailer/render';
import { DependencyDownError, PoisonMessageError } from '@loupe/messaging/errors';
import { createElement } from 'react';
import type { Order } from '../../domain/order/order.ts';
import type { Tender } from '../../domain/placement/tender.ts';
import { OrderConfirmationEmail } from './order-confirmation-email.ts';

/** What differs between the sites. */
export interface Sender {
  /** `Name <address>`. */
  readonly from: string;
  readonly storefrontUrl: string;
}

export interface OrderConfirmationMailerOptions {
  readonly mailer: Mailer;
  readonly senders: Readonly<Record<string, Sender>>;
  readonly mediaUrl: string;
}

/** Twice the 80 pixels shown, in the one format that every mail program draws. */
const PICTURE = 'w=160&h=160&fmt=jpeg';

export function orderConfirmationMailer({ mailer, senders, mediaUrl }: OrderConfirmationMailerOptions) {
  return {
    /**
     * @throws DependencyDownError while the mail server is away: the consumer waits for it
     * @throws PoisonMessageError when the server refuses the e-mail for good
     */
    async sendOrderConfirmation(order: Order): Promise<void> {
      const sender = senders[order.site];
      if (sender === undefined) throw new PoisonMessageError(`Nobody sends e-mails for site ${order.site}.`);
      const email = createElement(OrderConfirmationEmail, { ...contentOf(order, mediaUrl), ...sender });
      try {
        await mailer.send({
          ...(await renderEmail(email)),
          from: sender.from,
          to: order.email,
          subject: `Your order ${order.orderNumber}`,
          messageId: `${order.orderNumber}.placed@${new URL(sender.storefrontUrl).hostname}`,
        });
      } catch (error) {
        if (error instanceof MailUnavailableError)
          throw new DependencyDownError(error.message, { cause: error });
        if (error instanceof MailRefusedError) throw new PoisonMessageError(error.message, { cause: error });
        throw error;
      }
    },
  };
}

function contentOf(order: Order, mediaUrl: string) {
  const { site, orderNumber, deliverBy, subtotal, shipping, total, tax, shippingAddress, lines, tenders } =
    order;
  return {
    ...{ site, orderNumber, deliverBy, subtotal, shipping, total, tax, shippingAddress },
    firstName: shippingAddress.firstName,
    paidBy: tenders.map(paymentInWords).join(' and '),
    lines: lines.map(({ id, brand, name, quantity, unitPrice, image }) => ({
      id,
      title: [brand, name].filter(Boolean).join(' '),
      quantity,
      total: unitPrice * quantity,
      imageUrl: `${mediaUrl}/i/${encodeURIComponent(image)}?${PICTURE}`,
    })),
  };
}

/** "Visa ending 1111". */
function paymentInWords({ cardType, maskedNumber }: Tender): string {
  const digits = maskedNumber.replace(/\D/g, '').slice(-4);
  return [cardType || 'card', digits && `ending ${digits}`].filter(Boolean).join(' ');
}
