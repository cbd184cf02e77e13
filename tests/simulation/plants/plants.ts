import { CART_PLANTS } from './cart-checkout-plants.ts';
import { MESSAGING_PLANTS } from './messaging-plants.ts';
import { PAYMENT_PLANTS } from './payments-finance-plants.ts';
import type { Plant } from './plant.ts';

/** The examination of the simulation: each alone must be found. */
export const PLANTS: readonly Plant[] = [...CART_PLANTS, ...PAYMENT_PLANTS, ...MESSAGING_PLANTS];

/** @throws RangeError naming all there are */
export function plantNamed(name: string): Plant {
  const plant = PLANTS.find((candidate) => candidate.name === name);
  if (plant !== undefined) return plant;
  throw new RangeError(
    `There is no plant ${name}; there are: ${PLANTS.map((known) => known.name).join(', ')}`,
  );
}
