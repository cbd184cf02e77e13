import type {
  BoughtGiftCard,
  GiftCardReader,
  GiftCardRef,
  GiftCardReport,
} from '../domain/order/bought-gift-card.ts';
import { DeferredError } from '../domain/order/deferred-error.ts';
import { EmailRefusedError } from '../domain/order/email-refused-error.ts';
import type { Order } from '../domain/order/order.ts';
import { DependencyDownError } from '@loupe/messaging/errors';

/** What a guest has told the operator, and where the gift card is to go. */
export interface GiftCardResend {
  readonly issueId: string;
  readonly to: string;
  readonly orderNumber: string;
  readonly postcode: string;
  /** The operator's name. */
  readonly by: string;
}

export type ResendOutcome =
  /** Order number and postcode do not belong together, or the card is none of that order. */
  | 'not-matching'
  /** They do: number and PIN are asked for now. */
  | 'matching'
  /** It was returned, or is forgotten. */
  | 'no-card'
  | 'sent'
  /** The mail server refuses the address. */
  | 'refused'
  /** The mail server or payments does not answer. */
  | 'not-now';

export interface ResendGiftCardPorts {
  readonly giftCardOrders: {
    /** With the postcodes that its buyer has given. */
    findByNumber(
      orderNumber: string,
    ): Promise<
      { readonly id: string; readonly placementId: string; readonly postcodes: readonly string[] } | undefined
    >;
    /** Appends a row to the audit. */
    recordResend(resend: GiftCardResend, outcome: ResendOutcome): Promise<void>;
  };
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly payments: {
    revealGiftCard(of: GiftCardRef, reader: GiftCardReader): Promise<BoughtGiftCard | null>;
    recordGiftCardDelivery(of: GiftCardRef, report: GiftCardReport): Promise<void>;
  };
  readonly mail: {
    sendGiftCard(
      order: Order,
      issueId: string,
      card: BoughtGiftCard,
      elsewhere: { readonly to: string; readonly copy: string },
    ): Promise<void>;
  };
  readonly newId: () => string;
}

/** Sends a gift card to another address than that of its order. Every step is in the audit before the next one. */
export async function resendGiftCard(
  ports: ResendGiftCardPorts,
  resend: GiftCardResend,
): Promise<ResendOutcome> {
  const { giftCardOrders, orders, payments } = ports;
  const ended = async (outcome: ResendOutcome): Promise<ResendOutcome> => {
    await giftCardOrders.recordResend(resend, outcome);
    return outcome;
  };
  const found = await giftCardOrders.findByNumber(resend.orderNumber);
  const isSame = found?.postcodes.some((postcode) => comparable(postcode) === comparable(resend.postcode));
  const order = found && isSame ? await orders.findById(found.id) : null;
  if (found === undefined || order === null) return ended('not-matching');
  await giftCardOrders.recordResend(resend, 'matching');
  const of = { placementId: found.placementId, issueId: resend.issueId };
  try {
    const card = await payments.revealGiftCard(of, { kind: 'operator', name: `operator:${resend.by}` });
    if (card === null) return await ended('no-card');
    await ports.mail.sendGiftCard(order, of.issueId, card, { to: resend.to, copy: ports.newId() });
    await payments.recordGiftCardDelivery(of, 'resent');
    return await ended('sent');
  } catch (error) {
    if (error instanceof EmailRefusedError) return ended('refused');
    if (error instanceof DeferredError || error instanceof DependencyDownError) return ended('not-now');
    throw error;
  }
}

/** Postcodes are written with and without a space. */
const comparable = (postcode: string): string => postcode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') || ' ';
