import type { ChosenMethod } from '../payment-method.ts';
import { KlarnaPanel } from './klarna-panel.tsx';
import { KLARNA_REFUSALS } from './klarna-refusals.ts';
import { KlarnaWidget } from './klarna-widget.tsx';
import { placeKlarna } from './place-klarna.ts';

export const klarna: ChosenMethod = {
  kind: 'chosen',
  name: 'Klarna',
  words: {
    button: (amount) => `Continue to Klarna, ${amount}`,
    asked: 'Klarna',
    note: 'The order is placed when you have agreed to the payment with Klarna.',
  },
  Panel: KlarnaPanel,
  Widget: KlarnaWidget,
  validate: placeKlarna,
  refusals: KLARNA_REFUSALS,
};
