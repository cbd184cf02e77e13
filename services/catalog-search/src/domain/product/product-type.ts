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

/** EU-11. */
export const GENDERS = ['male', 'female', 'children', 'unisex'] as const;
export type Gender = (typeof GENDERS)[number];
