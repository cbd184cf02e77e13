import type { Address } from '../address/address.ts';
import type { FailureOf } from '../failures.ts';
import type { OrderMoney } from '../order/order-money.ts';
import { creditCard } from '../payment-methods/credit-card.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { stepUpOf } from '../placement/next-action.ts';
import type { NextAction } from '../placement/next-action.ts';
import { replyTo } from '../placement/payment.ts';
import type { PaymentOutcome } from '../placement/payment.ts';
import type { OrderPending } from '../placement/placement.ts';
import type { PayAgainState } from './transitions.ts';

/** The method by which an order is paid again. */
export const PAYS_AGAIN = creditCard;

/** Why an attempt was cancelled; every repeat of its request gets this answer. */
export type PayAgainReply = FailureOf<
  'PaymentDeclinedError' | 'PaymentExpired' | 'PaymentTokenError' | 'PaymentUnavailableError'
>;

/** One attempt of a shopper to pay an order again. */
export interface PayAgain {
  /** The placement by which payments knows it. */
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  /** The placement of the order. */
  readonly placementId: string;
  /** The version under which payments said that the money is missing. */
  readonly episode: bigint;
  /** Pence. */
  readonly amount: number;
  readonly state: PayAgainState;
  /** Incremented by each transition. */
  readonly version: number;
  readonly reply: PayAgainReply | null;
  /** Set while an action of the shopper is open. */
  readonly challenge: NextAction | null;
  readonly challengeUntil: Date | null;
  /** By the database's clock when it was read. */
  readonly challengeOver: boolean;
}

/** An order as the one who has a link to pay it again needs it. */
export interface OrderToPay {
  readonly id: string;
  readonly orderNumber: string;
  readonly placementId: string;
  readonly email: string;
  readonly billingAddress: Address;
  readonly status: OrderStatus;
  /** As payments said last. */
  readonly money: OrderMoney;
  /** The attempt that is not over; null for none. */
  readonly live: PayAgain | null;
  /** The attempt of this idempotency key; null for none. */
  readonly repeated: PayAgain | null;
  /** Whether an attempt of the link's episode has succeeded. */
  readonly isPaid: boolean;
}

/** What a link gives access to. */
export interface PayAgainLink {
  readonly orderId: string;
  readonly episode: bigint;
}

export type PayAgainAnswer =
  | { readonly type: 'OrderPaidAgain'; readonly orderNumber: string }
  | OrderPending
  | FailureOf<'CheckoutInProgress'>
  | PayAgainReply;

/** The answer to a request for which this attempt exists. */
export function answerOf(attempt: PayAgain): PayAgainAnswer {
  const { id, state, orderNumber, reply, challenge, challengeUntil } = attempt;
  if (state === 'authorised' || state === 'done') return { type: 'OrderPaidAgain', orderNumber };
  if (state === 'released') return reply ?? { type: 'PaymentUnavailableError' };
  if (state !== 'challenge' || challenge === null || challengeUntil === null) {
    return { type: 'CheckoutInProgress' };
  }
  const stepUp = stepUpOf(challenge);
  if (stepUp === null) return { type: 'CheckoutInProgress' };
  return { type: 'OrderPending', placementId: id, ...stepUp, expiresAt: challengeUntil };
}

/** The reply to the shopper for an attempt that held nothing. The order's billing address cannot be corrected here. */
export function payAgainReplyTo(outcome: PaymentOutcome): PayAgainReply {
  const reply = replyTo(outcome);
  if (reply.type === 'PaymentAddressError')
    return { type: 'PaymentDeclinedError', reason: 'address-mismatch' };
  const isOfGiftCard = reply.type === 'GiftCardNotValid' || reply.type === 'GiftCardUnavailable';
  return isOfGiftCard ? { type: 'PaymentUnavailableError' } : reply;
}
