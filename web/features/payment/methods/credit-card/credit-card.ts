import type { ChosenMethod } from '../payment-method.ts';
import { CardPanel } from './card-panel.tsx';

export const creditCard: ChosenMethod = { kind: 'chosen', name: 'Card', Panel: CardPanel };
