import type { Site } from '@loupe/contracts/sites';
import type { PriceWindow } from '../price/price-at.ts';
import type { StockLevel } from '../product/stock-level.ts';
import type { WebProductStatus } from '../product/web-product-status.ts';

/** What a search index knows of a product that a shop shows. */
export interface SearchDocument {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly productType: string;
  readonly gender: string | null;
  readonly internalSku: string;
  readonly ean: string | null;
  readonly dialColour: string | null;
  /** Millimetres. */
  readonly caseSize: number | null;
  readonly isNew: boolean;
  /** Days since 1970. */
  readonly launchedOn: number;
  readonly sites: readonly Site[];
  readonly variants: readonly {
    readonly sku: string;
    readonly ringSizeHalfMm: number | null;
    readonly status: WebProductStatus;
    readonly stock: StockLevel;
    /** On every site; none while the price is upon enquiry. */
    readonly prices: readonly (PriceWindow & { readonly site: Site })[];
  }[];
  readonly specifications: readonly {
    readonly group: string;
    readonly name: string;
    readonly value: string;
  }[];
  /** On every site, the one its breadcrumbs lead through first. */
  readonly categories: readonly {
    readonly id: string;
    readonly site: Site;
    readonly name: string;
    /** The category above; null for a root. */
    readonly above: string | null;
    readonly rank: number;
  }[];
}
