import type { PriceWindow } from '../catalogue/variant.ts';
import type { WebProductStatus } from '../catalogue/web-product-status.ts';

/** A variant of a listed product, with what is left of it. */
export interface ListedVariant {
  readonly sku: string;
  readonly variantId: string;
  /** As the merchandiser set it. */
  readonly webProductStatus: WebProductStatus;
  /** Approved, and still part of the product. */
  readonly approved: boolean;
  readonly prices: readonly PriceWindow[];
  /** Pieces on hand that nobody holds. */
  readonly available: number;
}

/** What the catalogue last said of a product that somebody remembered. */
export interface ListedProduct {
  readonly productId: string;
  readonly productKey: string;
  readonly name: string;
  readonly brand: string;
  readonly productType: string;
  readonly image: string;
  readonly urls: Readonly<Record<string, string>>;
  readonly sites: readonly string[];
  readonly approved: boolean;
  readonly purchaseable: boolean;
  readonly priceUponEnquiry: boolean;
  readonly gtmCategory: string;
  readonly gtmBCategory: string;
  readonly internalSku: string;
  readonly masterSku: string;
  readonly isNew: boolean;
  readonly variants: readonly ListedVariant[];
}

export interface ListItem {
  readonly id: string;
  readonly product: ListedProduct;
}

/** A page of a list, read in one moment. */
export interface ShoppingList {
  readonly id: string;
  readonly site: string;
  /** Of all pages. */
  readonly total: number;
  /** The page that was found, from 0. */
  readonly page: number;
  /** Newest first. */
  readonly items: readonly ListItem[];
  /** The database's clock at the reading. */
  readonly readAt: Date;
}

/** What a site calls its lists. */
export const listName = (site: string): 'favourites' | 'wishlist' =>
  site === 'loupe' ? 'wishlist' : 'favourites';
