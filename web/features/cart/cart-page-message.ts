import type { Message } from '../messages/messages.ts';
import { readLastOrder } from './last-order.ts';

/** Failures that send the shopper back to the bag, and what the bag page says of each. */
const TEXTS = {
  CartNotFoundError: 'We could not find your bag. Please add your items again.',
  SessionExpiredError: 'Your session has ended. Please check your bag and try again.',
  DiscountCodesError: 'A discount code no longer applies. Please check your total.',
} as const;

export type CartPageFailure = keyof typeof TEXTS;

export type PageMessage = Message;

/** Local storage, so that it outlives the move from one checkout page to another and a reload. */
const FAILURE_KEY = 'cartPageMessage';
/** Session storage, where messages of the page wait until they are closed or the shopper moves on. */
const MESSAGE_KEY = 'cartPageMessages';
const REASON = 'reason';

export function isCartPageFailure(name: string | undefined): name is CartPageFailure {
  return name !== undefined && Object.hasOwn(TEXTS, name);
}

/** A bag that went with its session is told as that: it is why there is none. */
export function storeFailure(local: Storage, failure: CartPageFailure): void {
  if (failure === 'CartNotFoundError' && local.getItem(FAILURE_KEY) === 'SessionExpiredError') return;
  local.setItem(FAILURE_KEY, failure);
}

/** What a step of the checkout says in the bag page's address, where it sends the shopper by an answer of the server. */
export const addressWithReason = (failure: CartPageFailure): CartAddress =>
  `/checkout/cart?${REASON}=${failure}`;
export type CartAddress = `/checkout/cart?${typeof REASON}=${CartPageFailure}`;

export function reasonIn(search: string): CartPageFailure | undefined {
  const reason = new URLSearchParams(search).get(REASON) ?? undefined;
  return isCartPageFailure(reason) ? reason : undefined;
}

/**
 * Reads and deletes the failure left by an earlier page and keeps its message for this one.
 * Answers the failure, so that a second one is not answered by a second reload.
 */
export function takeFailure(local: Storage, session: Storage): CartPageFailure | undefined {
  const name = local.getItem(FAILURE_KEY) ?? undefined;
  local.removeItem(FAILURE_KEY);
  if (!isCartPageFailure(name)) return undefined;
  session.setItem(MESSAGE_KEY, JSON.stringify([messageOf(name, readLastOrder(session))]));
  return name;
}

/** A bag that has become an order is not lost, and nothing is to be added again. */
function messageOf(failure: CartPageFailure, lastOrder: string | undefined): PageMessage {
  if (failure !== 'CartNotFoundError' || lastOrder === undefined)
    return { type: 'warning', text: TEXTS[failure], closeButton: true };
  const text = `What was in your bag is ordered: ${lastOrder}. We have sent you a receipt.`;
  return { type: 'success', text, closeButton: true };
}

export function pageMessages(session: Storage): PageMessage[] {
  const stored = session.getItem(MESSAGE_KEY);
  return stored === null ? [] : (JSON.parse(stored) as PageMessage[]);
}

export function clearPageMessages(session: Storage): void {
  session.removeItem(MESSAGE_KEY);
}

type Known = {
  /** What this load has already recovered from. */
  recovered: CartPageFailure | undefined;
  /** This browser knew of a bag, or of the order it became. */
  hadBag: boolean;
};

/** One reload at most, and none where there was no bag to lose: the page already shows the empty bag. */
export function afterFailure(failure: CartPageFailure, { recovered, hadBag }: Known): 'reload' | 'empty' {
  if (recovered !== undefined) return 'empty';
  return failure === 'CartNotFoundError' && !hadBag ? 'empty' : 'reload';
}
