import type { ChosenMethod } from '../payment-method.ts';
import { ApplePayPanel } from './applepay-panel.tsx';
import { APPLEPAY_REFUSALS } from './applepay-refusals.ts';
import { canPay } from './can-pay.ts';

export const applepay: ChosenMethod = {
  kind: 'chosen',
  name: 'Apple Pay',
  isInBrowser: canPay,
  words: {
    button: (amount) => `Pay ${amount} with Apple Pay`,
    asked: 'your bank',
    note: 'The order is placed when you have agreed to the payment on your device.',
  },
  Panel: ApplePayPanel,
  refusals: APPLEPAY_REFUSALS,
};
