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
/** Session storage, for the reload of this tab alone. */
const NOTHING_LOST_KEY = 'cartNothingLost';
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
 * The bag page found no bag where this browser knows of none: stored for its reload like any failure (ER-01), but nobody is
 * told that something is lost who has never put anything in.
 */
export function storeNoBag(local: Storage, session: Storage): void {
  storeFailure(local, 'CartNotFoundError');
  session.setItem(NOTHING_LOST_KEY, '1');
}

/**
 * Reads and deletes the failure left by an earlier page and keeps its message for this one.
 * Answers the failure, so that a second one is not answered by a second reload.
 */
export function takeFailure(local: Storage, session: Storage): CartPageFailure | undefined {
  const name = local.getItem(FAILURE_KEY) ?? undefined;
  const nothingLost = session.getItem(NOTHING_LOST_KEY) !== null;
  local.removeItem(FAILURE_KEY);
  session.removeItem(NOTHING_LOST_KEY);
  if (!isCartPageFailure(name)) return undefined;
  const lastOrder = readLastOrder(session);
  if (!nothingLost || lastOrder !== undefined)
    session.setItem(MESSAGE_KEY, JSON.stringify([messageOf(name, lastOrder)]));
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

/** One reload at most: a load that already recovered from a failure shows the empty bag. */
export function afterFailure(recovered: CartPageFailure | undefined): 'reload' | 'empty' {
  return recovered === undefined ? 'reload' : 'empty';
}
