import type { Site } from '../site.ts';
import type { WebProductStatus } from './web-product-status.ts';

/** A product as it is written and published: all sites, all prices, everything the merchandiser decides. */
export interface ProductDraft {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  /** EU-11. */
  readonly productType: string;
  readonly gender: string | null;
  readonly internalSku: string;
  readonly ean: string | null;
  readonly dialColour: string | null;
  /** Millimetres. */
  readonly caseSize: number | null;
  readonly gtmCategory: string;
  readonly gtmBCategory: string;
  readonly priceUponEnquiry: boolean;
  /** Whether it may be sold online at all. */
  readonly mayBeSold: boolean;
  readonly availableForReserveAndCollect: boolean;
  readonly isNew: boolean;
  /** EU-12. */
  readonly approval: string;
  /** YYYY-MM-DD. */
  readonly launchedOn: string;
  readonly masterSku: string;
  readonly sites: readonly { readonly site: Site; readonly slug: string }[];
  readonly variants: readonly VariantDraft[];
  readonly media: readonly { readonly name: string; readonly alt: string; readonly site: Site | null }[];
  readonly specifications: readonly {
    readonly groupName: string;
    readonly name: string;
    readonly value: string;
  }[];
  readonly categories: readonly CategoryPlace[];
  readonly relatedCodes: readonly string[];
}

export interface VariantDraft {
  readonly id: string;
  readonly sku: string;
  readonly ringSizeHalfMm: number | null;
  readonly webProductStatus: WebProductStatus;
  /** EU-12. */
  readonly approval: string;
  readonly prices: readonly PriceDraft[];
}

/** Pence, VAT included; a null date leaves that side open. */
export interface PriceDraft {
  readonly site: Site;
  readonly minorUnits: number;
  readonly wasMinorUnits: number | null;
  readonly wasWasMinorUnits: number | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

export interface CategoryPlace {
  readonly site: Site;
  readonly key: string;
  /** 0 is the category its breadcrumbs lead through. */
  readonly position: number;
  /** Merchandising order within the category, lowest first. */
  readonly rank: number;
}
