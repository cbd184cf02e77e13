import { BANK } from '../method-words.ts';
import type { ChosenMethod } from '../payment-method.ts';
import { NETWORKS } from './card-networks.ts';
import { CardPanel } from './card-panel.tsx';

export const creditCard: ChosenMethod = {
  kind: 'chosen',
  name: 'Card',
  marks: { label: 'Cards we take', names: NETWORKS },
  words: BANK,
  Panel: CardPanel,
};
