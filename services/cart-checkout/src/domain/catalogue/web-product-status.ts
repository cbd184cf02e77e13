/** EU-13. */
export type WebProductStatus =
  | 'liveActive'
  | 'liveOutOfStock'
  | 'liveComingSoon'
  | 'liveRetailOnly'
  | 'liveRetailOnlyOutOfStock'
  | 'discontinuedRetailOnly'
  | 'archived'
  | 'discontinuedActive';
