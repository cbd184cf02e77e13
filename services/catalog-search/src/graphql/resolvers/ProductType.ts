import type { ProductTypeResolvers } from '../gen/schema-types.ts';

/** EU-11: the shop's word for each value. */
export const ProductType = {
  watch: 'watch',
  preowned_watch: 'preowned-watch',
  wrist_wear: 'wrist-wear',
  accessory: 'accessory',
  ring: 'ring',
  neckwear: 'neckwear',
  earrings: 'earrings',
  cufflinks: 'cufflinks',
  set: 'set',
  rolex: 'rolex',
  rolex_preowned_watch: 'rolex-preowned-watch',
  gift_card: 'gift-card',
} as const satisfies Required<ProductTypeResolvers>;
