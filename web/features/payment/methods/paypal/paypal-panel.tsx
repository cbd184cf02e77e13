import { formatMoney } from '@loupe/money/format';
import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { walletApproval } from '#features/session/wallet-approval.ts';
import type { MethodPanelProps } from '../payment-method.ts';
import { attemptPayPal } from './attempt-paypal.ts';

/** There is nothing to fill in: the shopper goes on at the provider, or has been there before. */
export function PayPalPanel({ cart, handle, onView }: MethodPanelProps) {
  const view = useEffectEvent(onView);
  const rest = cart.totalPriceAfterGiftCard.value;
  const agreed = walletApproval(browserStorage('session')).usable('paypal', { cartId: cart.id, rest });
  const isAgreed = agreed !== undefined;
  useEffect(() => {
    const ready = { isReady: true, errors: {} };
    view(isAgreed ? { ...ready, button: `Pay ${formatMoney(rest)} with PayPal` } : ready);
  }, [isAgreed, rest]);
  useImperativeHandle(handle, () => ({
    check: () => ({}),
    attempt: (attempt) => attemptPayPal(attempt, cart.id),
    show: () => undefined,
  }));
  return (
    <p className="measure">
      {isAgreed
        ? `You have agreed to pay ${formatMoney(rest)} at PayPal.`
        : 'You agree to the payment on PayPal’s own page, and come back here.'}{' '}
      <span className="soft">We take the money when we send your order.</span>
    </p>
  );
}
