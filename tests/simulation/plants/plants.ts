import { CART_PLANTS } from './cart-checkout-plants.ts';
import { FINANCE_PLANTS } from './finance-plants.ts';
import { MESSAGING_PLANTS } from './messaging-plants.ts';
import { PAYMENT_PLANTS } from './payments-finance-plants.ts';
import type { Plant } from './plant.ts';
import { PROMOTION_PLANTS } from './promotion-plants.ts';
import { TENDER_PLANTS } from './tender-plants.ts';

/** The test of the simulation: each of these bugs must be found. */
export const PLANTS: readonly Plant[] = [
  ...CART_PLANTS,
  ...PAYMENT_PLANTS,
  ...PROMOTION_PLANTS,
  ...TENDER_PLANTS,
  ...MESSAGING_PLANTS,
  ...FINANCE_PLANTS,
];

/** @throws RangeError naming all plants */
export function plantNamed(name: string): Plant {
  const plant = PLANTS.find((candidate) => candidate.name === name);
  if (plant !== undefined) return plant;
  throw new RangeError(`Unknown plant ${name}; there are: ${PLANTS.map((known) => known.name).join(', ')}`);
}
