import { isActive } from './web-product-status.ts';
import type { WebProductStatus } from './web-product-status.ts';

/** EU-14. */
export const COPY_STATUSES = ['awaitingCopy', 'copyDone'] as const;
export type CopyStatus = (typeof COPY_STATUSES)[number];

/** EU-14: live, discontinued, embargoed, expressions of interest only. */
export const BUYING_STATUSES = ['L', 'Z', 'E', 'I'] as const;
export type BuyingStatus = (typeof BUYING_STATUSES)[number];

export interface Readiness {
  readonly copyStatus: CopyStatus;
  readonly buyingStatus: BuyingStatus;
}

/**
 * The status of a variant as shops see it, before stock: what the merchandiser set, unless its text or its buyer stands against it. An
 * archived variant stays archived.
 */
export function statusOf(set: WebProductStatus, { copyStatus, buyingStatus }: Readiness): WebProductStatus {
  if (set === 'archived') return set;
  switch (buyingStatus) {
    case 'E':
      return 'liveComingSoon';
    case 'I':
      return 'liveRetailOnly';
    case 'Z':
      return discontinued(set);
    case 'L':
      return copyStatus === 'awaitingCopy' && isActive(set) ? 'liveComingSoon' : set;
  }
}

/** Sold while there is stock of it, and not ordered again. */
function discontinued(set: WebProductStatus): WebProductStatus {
  if (set === 'liveActive' || set === 'liveOutOfStock') return 'discontinuedActive';
  if (set === 'liveRetailOnly' || set === 'liveRetailOnlyOutOfStock') return 'discontinuedRetailOnly';
  return set;
}
