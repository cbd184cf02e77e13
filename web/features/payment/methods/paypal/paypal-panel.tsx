import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import type { MethodPanelProps } from '../payment-method.ts';
import { attemptPayPal } from './attempt-paypal.ts';

/** There is nothing to fill in: the shopper goes on at the provider. */
export function PayPalPanel({ handle, onView }: MethodPanelProps) {
  const view = useEffectEvent(onView);
  useEffect(() => view({ isReady: true, errors: {} }), []);
  useImperativeHandle(handle, () => ({
    check: () => ({}),
    attempt: attemptPayPal,
    show: () => undefined,
  }));
  return (
    <p className="measure">
      You agree to the payment on PayPal’s own page, and come back here.{' '}
      <span className="soft">We take the money when we send your order.</span>
    </p>
  );
}
