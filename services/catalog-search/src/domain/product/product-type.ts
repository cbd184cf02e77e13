/** EU-11. */
export type ProductType =
  | 'watch'
  | 'preowned-watch'
  | 'wrist-wear'
  | 'accessory'
  | 'ring'
  | 'neckwear'
  | 'earrings'
  | 'cufflinks'
  | 'set'
  | 'rolex'
  | 'rolex-preowned-watch'
  | 'gift-card';
