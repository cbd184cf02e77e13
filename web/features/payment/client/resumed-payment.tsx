import { useEffect, useEffectEvent } from 'react';
import checkout from '#features/forms/forms.module.css';
import { formatMoney } from '@loupe/money/format';
import { validatePayment } from '../actions/challenge/challenge-api.ts';
import { outcomeOf, type PaymentOutcome } from '../payment-outcome.ts';
import { settlePayment } from '../settle-payment.ts';
import { wait } from '../wait.ts';

type ResumedPaymentProps = {
  placementId: string;
  onEnd: (outcome: PaymentOutcome) => void;
};

/** Checks a payment during which the page was reloaded, or from which the shopper returned. */
export function ResumedPayment({ placementId, onEnd }: ResumedPaymentProps) {
  const end = useEffectEvent(onEnd);

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
