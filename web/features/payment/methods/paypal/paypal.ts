import type { ChosenMethod } from '../payment-method.ts';
import { PayPalPanel } from './paypal-panel.tsx';
import { PAYPAL_REFUSALS } from './paypal-refusals.ts';

export const paypal: ChosenMethod = {
  kind: 'chosen',
  name: 'PayPal',
  Panel: PayPalPanel,
  refusals: PAYPAL_REFUSALS,
};
