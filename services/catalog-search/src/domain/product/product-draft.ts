import type { TaxCategory } from '@loupe/money/tax-category';
import type { Site } from '@loupe/contracts/sites';
import type { ProductApproval, VariantApproval } from './approval.ts';
import type { BuyingStatus, CopyStatus } from './buying-status.ts';
import type { GiftCardValues } from './gift-card-values.ts';
import type { MediaDraft } from './pictures.ts';
import type { Gender, ProductType } from './product-type.ts';
import type { ProductVersion } from './version.ts';
import type { WebProductStatus } from './web-product-status.ts';

/** A product as it is written and published: all sites, all prices, everything the merchandiser decides. */
export interface ProductDraft {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly productType: ProductType;
  readonly gender: Gender | null;
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
  readonly approval: ProductApproval;
  readonly copyStatus: CopyStatus;
  readonly buyingStatus: BuyingStatus;
  /** The supplier's own name of it. */
  readonly supplierCode: string | null;
  /** YYYY-MM-DD. */
  readonly launchedOn: string;
  readonly masterSku: string;
  /** Null for everything but gift cards. */
  readonly giftCard: GiftCardValues | null;
  /** Working days in which it is made to order; 0 when it is on the shelf. */
  readonly makingDays: number;
  /** EU-03. */
  readonly taxCategory: TaxCategory;
  /** It has no page and is in no list; it may be given with other pieces. */
  readonly hideOnSite: boolean;
  readonly sites: readonly { readonly site: Site; readonly slug: string }[];
  readonly variants: readonly VariantDraft[];
  readonly media: readonly MediaDraft[];
  readonly specifications: readonly {
    readonly groupName: string;
    readonly name: string;
    readonly value: string;
  }[];
  readonly categories: readonly CategoryPlace[];
  readonly relatedCodes: readonly string[];
  /** Those of the related pieces that are of its set. */
  readonly setCodes: readonly string[];
  readonly versions: readonly ProductVersion[];
}

export interface VariantDraft {
  readonly id: string;
  readonly sku: string;
  readonly ringSizeHalfMm: number | null;
  readonly webProductStatus: WebProductStatus;
  readonly approval: VariantApproval;
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
