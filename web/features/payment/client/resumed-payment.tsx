import { useEffect, useEffectEvent } from 'react';
import checkout from '#features/checkout/checkout.module.css';
import { leaveToCart } from '#features/checkout/use-checkout-cart.ts';
import { formatMoney } from '@loupe/money/format';
import { outcomeOf, type PaymentOutcome } from '../attempt-payment.ts';
import { settlePayment } from '../settle-payment.ts';
import { leaveChallenge } from './challenge-address.ts';
import { validatePayment, wait } from './payment-api.ts';

type ResumedPaymentProps = {
  placementId: string;
  onPlaced: (orderNumber: string) => void;
  /** Every outcome except an order continues in the form. */
  onOpen: (outcome: PaymentOutcome) => void;
};

/** Checks a payment during which the page was reloaded, or from which the shopper returned. */
export function ResumedPayment({ placementId, onPlaced, onOpen }: ResumedPaymentProps) {
  const end = useEffectEvent((outcome: PaymentOutcome) => {
    if (outcome.kind === 'placed') return onPlaced(outcome.orderNumber);
    if (outcome.kind === 'lost') return leaveToCart(outcome.failure);
    if (outcome.kind === 'refused') leaveChallenge();
    onOpen(outcome);
  });

  useEffect(() => {
    let gone = false;
    const send = () => validatePayment(placementId);
    void settlePayment({ send, wait, onChecking: () => undefined }).then((result) => {
      if (!gone) end(outcomeOf(result, { lines: [], formatMoney }));
    });
    return () => {
      gone = true;
    };
  }, [placementId]);

  return (
    <p role="status" className={`lead soft ${checkout['form']}`}>
      Asking your bank how your payment stands. One moment.
    </p>
  );
}
