import type { Product } from './products.ts';

/** The monthly payment by the factor of the product, half up. @param loan pence */
export const monthlyOf = ({ CalculationFactor }: Product, loan: number): number =>
  Math.floor(loan * Number(CalculationFactor) + 0.5);
