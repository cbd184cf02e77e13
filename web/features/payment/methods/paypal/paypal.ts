import type { ChosenMethod } from '../payment-method.ts';
import { capturePayPal } from './capture-paypal.ts';
import { PayPalPanel } from './paypal-panel.tsx';
import { PAYPAL_REFUSALS } from './paypal-refusals.ts';

export const paypal: ChosenMethod = {
  kind: 'chosen',
  name: 'PayPal',
  words: {
    button: (amount) => `Continue to PayPal, ${amount}`,
    asked: 'PayPal',
    note: 'The order is placed when you have agreed to the payment at PayPal.',
  },
  Panel: PayPalPanel,
  validate: capturePayPal,
  refusals: PAYPAL_REFUSALS,
};
