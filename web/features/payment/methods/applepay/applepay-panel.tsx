import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import type { MethodPanelProps } from '../payment-method.ts';
import { attemptApplePay } from './attempt-applepay.ts';

/** There is nothing to fill in: the shopper's device asks for the rest. */
export function ApplePayPanel({ handle, onView }: MethodPanelProps) {
  const view = useEffectEvent(onView);
  useEffect(() => view({ isReady: true, errors: {} }), []);
  useImperativeHandle(handle, () => ({
    check: () => ({}),
    attempt: attemptApplePay,
    show: () => undefined,
  }));
  return (
    <p className="measure">
      You agree to the payment on your device, by face, finger or passcode.{' '}
      <span className="soft">We take the money when we send your order.</span>
    </p>
  );
}
