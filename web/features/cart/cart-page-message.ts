/** Failures that send the shopper back to the bag, which says them. */
const FAILURES = ['CartNotFoundError', 'SessionExpiredError', 'DiscountCodesError'] as const;

export type CartPageFailure = (typeof FAILURES)[number];

/** In local storage, so that it survives a change of checkout page and a reload. */
const FAILURE_KEY = 'cartPageMessage';
/** In session storage, where page messages stay until they are closed or the shopper leaves the page. */
export const MESSAGE_KEY = 'cartPageMessages';
const REASON = 'reason';

export function isCartPageFailure(name: string | undefined): name is CartPageFailure {
  return FAILURES.some((failure) => failure === name);
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

/** Reads and deletes the failure stored by an earlier page, so that a second failure does not cause a second reload. */
export function takeFailure(local: Storage): CartPageFailure | undefined {
  const name = local.getItem(FAILURE_KEY) ?? undefined;
  local.removeItem(FAILURE_KEY);
  return isCartPageFailure(name) ? name : undefined;
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
