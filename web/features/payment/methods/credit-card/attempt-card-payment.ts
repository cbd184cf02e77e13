import type { PaymentResult } from '../../payment-result.ts';
import type { Context } from '../../payment-context.ts';
import { outcomeOf, type PaymentOutcome } from '../../payment-outcome.ts';
import { saveBillingOutcome, type SaveBilling } from '../../save-billing-outcome.ts';
import { attemptCard } from './attempt-card.ts';
import type { CardFieldIds } from './card-token.ts';

type Ports = {
  /** Rejects with the provider's TokenError. */
  createToken: () => Promise<string>;
  saveBilling: SaveBilling;
  introduce: (transientToken: string) => Promise<PaymentResult | undefined>;
  pay: (transientToken: string) => Promise<PaymentResult>;
  ids?: CardFieldIds;
};

/** A bag's payment by card; the billing address is saved before the bank is asked. */
export const attemptCardPayment = (
  { saveBilling, ...ports }: Ports,
  context: Context,
): Promise<PaymentOutcome> =>
  attemptCard<PaymentResult>(
    { ...ports, prepare: () => saveBillingOutcome(saveBilling, context) },
    (result) => outcomeOf(result, context),
  );
