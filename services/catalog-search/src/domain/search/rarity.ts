/** How much a term says, from 1 for a term that all products have upwards. */
export const rarityOf = (withTerm: number, products: number): number =>
  1 + Math.log2((products + 1) / (withTerm + 1)) / 4;
