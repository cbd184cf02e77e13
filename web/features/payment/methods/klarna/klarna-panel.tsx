import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import type { MethodPanelProps } from '../payment-method.ts';
import { attemptKlarna } from './attempt-klarna.ts';

/** There is nothing to fill in: the shopper goes on at the provider. */
export function KlarnaPanel({ handle, onView }: MethodPanelProps) {
  const view = useEffectEvent(onView);
  useEffect(() => view({ isReady: true, errors: {} }), []);
  useImperativeHandle(handle, () => ({
    check: () => ({}),
    attempt: attemptKlarna,
    show: () => undefined,
  }));
  return (
    <p className="measure">
      You agree to the payment with Klarna on this page: in 3 instalments, or later.{' '}
      <span className="soft">Klarna pays us when we send your order, and you pay Klarna.</span>
    </p>
  );
}
