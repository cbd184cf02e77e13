/** EU-12: anything but approved is neither shown nor sold. */
export const PRODUCT_APPROVALS = [
  'new',
  'imageRequested',
  'ownBrandAwaitingSample',
  'ownBrandWithPhotographer',
  'awaitingCopy',
  'awaitingEnrichment',
  'approved',
  'onHold',
  'archived',
] as const;
export type ProductApproval = (typeof PRODUCT_APPROVALS)[number];

/** EU-12. */
export const VARIANT_APPROVALS = ['approved', 'archived'] as const;
export type VariantApproval = (typeof VARIANT_APPROVALS)[number];
