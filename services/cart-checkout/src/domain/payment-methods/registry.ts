import { creditCard } from './credit-card.ts';
import { givex } from './givex.ts';
import type { PaymentMethod } from './payment-method.ts';

/** EU-22: the methods that this shop offers, in the order in which they are shown. One entry each. */
export const METHODS: readonly PaymentMethod[] = [creditCard, givex];
