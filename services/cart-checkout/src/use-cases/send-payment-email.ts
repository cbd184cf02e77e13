import type { HeldState } from '../domain/order/order-money.ts';
import type { OrderMoney } from '../domain/order/order-money.ts';
import type { PaymentEmail } from '../domain/order/order-message.ts';
import type { Order } from '../domain/order/order.ts';
import { PAYS_AGAIN } from '../domain/pay-again/pay-again.ts';
import type { PayAgainLink } from '../domain/pay-again/pay-again.ts';
import type { PaymentOutcome } from '../domain/placement/payment.ts';
import { OrderMissingError } from './order-missing-error.ts';

export interface SendPaymentEmailPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly orderMoney: {
    find(orderId: string): Promise<(OrderMoney & { readonly placementId: string }) | null>;
  };
  readonly payments: {
    /** @throws when payments is not reached */
    find(placementId: string): Promise<PaymentOutcome>;
    /** @throws when payments is not reached */
    findHeld(placementId: string): Promise<HeldState>;
  };
  readonly payAgains: {
    setCard(
      orderId: string,
      tender: { readonly id: string; readonly maskedNumber: string; readonly cardType: string },
    ): Promise<void>;
  };
  readonly payAgainLinks: { make(link: PayAgainLink): string };
  readonly mail: {
    /** @param amount pence */
    sendPaymentMissing(
      order: Order,
      about: { readonly amount: number; readonly token: string; readonly copy: string },
    ): Promise<void>;
    sendPaidAgain(order: Order, about: { readonly amount: number; readonly copy: string }): Promise<void>;
  };
}

/** E-mails the shopper that an order has to be paid again, or that it was. */
export async function sendPaymentEmail(ports: SendPaymentEmailPorts, email: PaymentEmail): Promise<void> {
  return email.type === 'payment-missing' ? askForPayment(ports, email) : confirmPayment(ports, email);
}

/** Not sent when the money is there again, or missing once more, about which there is another. */
async function askForPayment(
  { orders, orderMoney, payments, payAgainLinks, mail }: SendPaymentEmailPorts,
  { orderId, reference, after }: Extract<PaymentEmail, { type: 'payment-missing' }>,
): Promise<void> {
  const [order, money] = await Promise.all([orders.findById(orderId), orderMoney.find(orderId)]);
  if (order === null || money === null) throw new OrderMissingError(`There is no order ${orderId}.`);
  const episode = BigInt(reference);
  if (money.state !== 'missing' || money.version !== episode || order.status === 'CANCELLED') return;
  const held = await payments.findHeld(money.placementId);
  if (held.state === 'unknown')
    throw new Error(`Payments does not say whether order ${order.orderNumber} has its money.`);
  if (held.state !== 'missing') return;
  const token = payAgainLinks.make({ orderId, episode });
  const copy = [reference, after].filter(Boolean).join('.');
  await mail.sendPaymentMissing(order, { amount: held.missing, token, copy });
}

/** The order shows the card by which it is paid now. */
async function confirmPayment(
  { orders, orderMoney, payments, payAgains, mail }: SendPaymentEmailPorts,
  { orderId, reference, amount }: Extract<PaymentEmail, { type: 'paid-again' }>,
): Promise<void> {
  const money = await orderMoney.find(orderId);
  if (money === null) throw new OrderMissingError(`There is no order ${orderId}.`);
  const payment = await payments.find(money.placementId);
  if (payment.kind === 'authorised')
    for (const tender of payment.tenders.filter(({ method }) => method === PAYS_AGAIN.name))
      await payAgains.setCard(orderId, tender);
  const order = await orders.findById(orderId);
  if (order === null) throw new OrderMissingError(`There is no order ${orderId}.`);
  await mail.sendPaidAgain(order, { amount, copy: reference });
}
