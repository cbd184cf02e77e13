import type { CommonKey } from '../../lib/translations/common.ts';
import type { Message } from '../messages/messages.ts';
import { readLastOrder } from './last-order.ts';

/** Failures that send the shopper back to the bag, with the key of the bag page's message. */
const SAID = {
  CartNotFoundError: 'cart.not-found.error',
  SessionExpiredError: 'cart.session-expired.error',
  DiscountCodesError: 'cart.discount-codes.error',
} as const satisfies Record<string, CommonKey>;

export type CartPageFailure = keyof typeof SAID;

export type PageMessage = Message;

/** In local storage, so that it survives a change of checkout page and a reload. */
const FAILURE_KEY = 'cartPageMessage';
/** In session storage, where page messages stay until they are closed or the shopper leaves the page. */
const MESSAGE_KEY = 'cartPageMessages';
const REASON = 'reason';

export function isCartPageFailure(name: string | undefined): name is CartPageFailure {
  return name !== undefined && Object.hasOwn(SAID, name);
}

/** An expired session is not overwritten by the missing bag that it causes. */
export function storeFailure(local: Storage, failure: CartPageFailure): void {
  if (failure === 'CartNotFoundError' && local.getItem(FAILURE_KEY) === 'SessionExpiredError') return;
  local.setItem(FAILURE_KEY, failure);
}

/** The bag page's address with a failure, used when the server redirects a step of the checkout to it. */
export const addressWithReason = (failure: CartPageFailure): CartAddress =>
  `/checkout/cart?${REASON}=${failure}`;
export type CartAddress = `/checkout/cart?${typeof REASON}=${CartPageFailure}`;

export function reasonIn(search: string): CartPageFailure | undefined {
  const reason = new URLSearchParams(search).get(REASON) ?? undefined;
  return isCartPageFailure(reason) ? reason : undefined;
}

/**
 * Reads and deletes the failure stored by an earlier page and stores its message for this one. Returns the failure,
 * so that a second failure does not cause a second reload.
 * @param say the sentence of a key on this shop
 */
export function takeFailure(
  local: Storage,
  session: Storage,
  say: (key: CommonKey) => string,
): CartPageFailure | undefined {
  const name = local.getItem(FAILURE_KEY) ?? undefined;
  local.removeItem(FAILURE_KEY);
  if (!isCartPageFailure(name)) return undefined;
  session.setItem(MESSAGE_KEY, JSON.stringify([messageOf(name, readLastOrder(session), say)]));
  return name;
}

/** An ordered bag is not lost, and nothing has to be added again. */
function messageOf(
  failure: CartPageFailure,
  lastOrder: string | undefined,
  say: (key: CommonKey) => string,
): PageMessage {
  if (failure !== 'CartNotFoundError' || lastOrder === undefined)
    return { type: 'warning', text: say(SAID[failure]) };
  const text = `What was in your bag is ordered: ${lastOrder}. We have sent you a receipt.`;
  return { type: 'success', text };
}

export function pageMessages(session: Storage): PageMessage[] {
  const stored = session.getItem(MESSAGE_KEY);
  return stored === null ? [] : (JSON.parse(stored) as PageMessage[]);
}

export function clearPageMessages(session: Storage): void {
  session.removeItem(MESSAGE_KEY);
}

type Known = {
  /** The failure that this page load has recovered from. */
  recovered: CartPageFailure | undefined;
  /** Whether this browser had a bag, or the order it became. */
  hadBag: boolean;
};

/** Reloads at most once, and never where there was no bag to lose: the page already shows the empty bag. */
export function afterFailure(failure: CartPageFailure, { recovered, hadBag }: Known): 'reload' | 'empty' {
  if (recovered !== undefined) return 'empty';
  return failure === 'CartNotFoundError' && !hadBag ? 'empty' : 'reload';
}
