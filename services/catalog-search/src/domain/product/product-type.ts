/** EU-11. */
export const PRODUCT_TYPES = [
  'watch',
  'preowned-watch',
  'wrist-wear',
  'accessory',
  'ring',
  'neckwear',
  'earrings',
  'cufflinks',
  'set',
  'rolex',
  'rolex-preowned-watch',
  'gift-card',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Types whose brands are in the table of watch brands (EU-20). */
export const WATCHES: ReadonlySet<ProductType> = new Set([
  'watch',
  'preowned-watch',
  'rolex',
  'rolex-preowned-watch',
]);

/** EU-11. */
export const GENDERS = ['male', 'female', 'children', 'unisex'] as const;
export type Gender = (typeof GENDERS)[number];
