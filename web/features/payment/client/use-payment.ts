import { cartStore } from '#features/cart/cart-of-page.ts';
import { leaveToCart } from '#features/cart/use-checkout-cart.ts';
import { enterChallenge, leaveChallenge } from '../actions/challenge/challenge-address.ts';
import type { PaymentOutcome } from '../payment-outcome.ts';
import { startState } from '../payment-state.ts';
import { placementIn } from '../placement-address.ts';
import { usePlacedElsewhere } from './placed-elsewhere.ts';
import { useOnePayment, type Payment } from './use-one-payment.ts';

/** The state of the payment page, and what happens when it changes. */
export function usePayment(): Payment {
  const payment = useOnePayment(() => startState(placementIn(window.location.search)), follow);
  usePlacedElsewhere((orderNumber) => payment.show({ kind: 'placed', orderNumber }));
  return payment;
}

/** The page's address, and the bag, after an outcome. */
function follow(outcome: PaymentOutcome): void {
  switch (outcome.kind) {
    case 'lost':
      return leaveToCart(outcome.failure);
    case 'action':
      return enterChallenge(outcome.action.placementId);
    case 'refused':
      leaveChallenge();
      if (outcome.refusal.refetchCart) void cartStore.refresh();
      return;
    case 'methodFields':
    case 'billingField':
      return leaveChallenge();
    case 'placed':
    case 'applied':
    case 'checking':
  }
}
