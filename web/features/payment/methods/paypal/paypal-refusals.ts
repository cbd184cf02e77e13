import { NOTHING_TAKEN, STAY, type OwnRefusals } from '../../refusal-type.ts';

const AGAIN = `${NOTHING_TAKEN} Your bag is as it was. Try again, or choose another way to pay.`;

export const PAYPAL_REFUSALS: OwnRefusals = {
  PaymentDeclinedError: () => ({ ...STAY, title: 'PayPal declined this payment.', text: AGAIN }),
  PaymentUnavailableError: () => ({ ...STAY, title: 'PayPal is unavailable just now.', text: AGAIN }),
};
