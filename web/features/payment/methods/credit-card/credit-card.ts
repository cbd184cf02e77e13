import type { PaymentMethod } from '../payment-method.ts';
import { CardPanel } from './card-panel.tsx';

export const creditCard: PaymentMethod = { name: 'Card', Panel: CardPanel };
