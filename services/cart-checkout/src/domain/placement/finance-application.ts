import { FINANCE_METHOD } from '../cart/chosen-finance.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { ApplicationState, ApplicationStatus } from './application-status.ts';
import type { CancelReply, Placement } from './placement.ts';
import { sumOf } from './plan.ts';

/** An application for a loan, with what it is for. */
export interface FinanceApplication extends ApplicationState {
  readonly cart: PricedCart;
}

const DECLINES: Readonly<Record<string, ApplicationStatus>> = {
  'loan-declined': 'DECLINED',
  'loan-cancelled': 'CANCELLED',
};

/** The lender has refused it, at once or later. */
const isOfLender = (reply: CancelReply): boolean =>
  reply.type === 'PaymentDeclinedError' && DECLINES[reply.reason] !== undefined;

/** Of a placement that ends with this reply: an application that the lender may yet be found not to have, so that it does not count. */
export const mayEndBeforeLender = (placement: Pick<Placement, 'plan'>, reply: CancelReply): boolean =>
  isApplication(placement) && !isOfLender(reply);

export const isApplication = ({ plan }: Pick<Placement, 'plan'>): boolean =>
  plan.at(-1)?.method === FINANCE_METHOD;

/** Whether an application is open at the lender: the shopper acts there, or it decides. */
export function isAtLender({ state, challenge }: Pick<Placement, 'state' | 'challenge'>): boolean {
  if (state !== 'challenge' || challenge === null) return false;
  return challenge.kind === 'redirect' || challenge.kind === 'wait';
}

/** @param placement of an application */
export function applicationOf(placement: Placement): FinanceApplication {
  return { ...stateOf(placement), cart: detachedCart(placement) };
}

function stateOf(placement: Placement): ApplicationState {
  const { id, challenge, challengeUntil } = placement;
  return {
    type: 'FinanceApplication',
    financeApplicationId: id,
    initiateFinanceUrl: challenge?.kind === 'redirect' ? challenge.url : null,
    applicationStatus: statusOf(placement),
    heldUntil: isAtLender(placement) ? challengeUntil : null,
  };
}

/** What the lender has said last, as far as checkout was told. */
export function statusOf({
  state,
  reply,
  challenge,
}: Pick<Placement, 'state' | 'reply' | 'challenge'>): ApplicationStatus {
  if (state === 'placed') return 'AWAITING_FULFILMENT';
  if (reply !== null)
    return (reply.type === 'PaymentDeclinedError' ? DECLINES[reply.reason] : undefined) ?? 'CANCELLED';
  if (challenge === null) return 'ACKNOWLEDGED';
  const said = 'applicationStatus' in challenge ? challenge.applicationStatus : undefined;
  return said ?? (challenge.kind === 'wait' ? 'REFERRED' : 'ACKNOWLEDGED');
}

/** The bag as it was applied for, with the deposit that was asked for. */
export function detachedCart(placement: Placement): PricedCart {
  const { cart } = placement.snapshot;
  const { finance = null } = cart;
  return {
    ...cart,
    finance: finance && { ...finance, deposit: depositOf(placement) },
    application: stateOf(placement),
  };
}

/** Pence by card, before the loan. */
export const depositOf = ({ plan }: Pick<Placement, 'plan'>): number =>
  sumOf(plan.filter(({ method }) => method !== FINANCE_METHOD));
