import type { Tender } from '../placement/tender.ts';
import { isGiftCard } from './givex.ts';
import { methodOf } from './payment-method.ts';
import { METHODS } from './registry.ts';

/** After "paid by": "Visa", "gift card". Orders of the shop before may name methods that are no longer offered. */
export function paidInWords({ method, cardType }: Pick<Tender, 'method' | 'cardType'>): string {
  const { paidBy } = methodOf(METHODS, method)?.words ?? { paidBy: 'card' };
  return isGiftCard({ method }) ? paidBy : cardType || paidBy;
}
