import type { PriceWindow } from '../catalogue/variant.ts';
import type { LineOptions } from '../cart/line-options.ts';
import type { WebProductStatus } from '../catalogue/web-product-status.ts';

/** A variant of a listed product, with its stock. */
export interface ListedVariant {
  readonly sku: string;
  readonly variantId: string;
  /** Inner circumference in half millimetres; 0 when sizes do not apply. */
  readonly ringSizeHalfMm: number;
  /** As the merchandiser set it. */
  readonly webProductStatus: WebProductStatus;
  /** Approved and still part of the product. */
  readonly approved: boolean;
  readonly prices: readonly PriceWindow[];
  /** Pieces on hand and not reserved. */
  readonly available: number;
}

/** The catalogue's last published state of a listed product. */
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
  /** Keys of all its categories. */
  readonly categories: readonly string[];
  readonly masterSku: string;
  readonly isNew: boolean;
  readonly variants: readonly ListedVariant[];
}

/** What was chosen for a piece that was saved for later. */
export interface KeptChoice {
  /** Of the variant. */
  readonly sku: string;
  readonly options: LineOptions;
}

export interface ListItem {
  readonly id: string;
  /** Null for a product that was put on the list from its page. */
  readonly kept: KeptChoice | null;
  readonly product: ListedProduct;
}

/** A page of a list, read in one statement. */
export interface ShoppingList {
  readonly id: string;
  readonly site: string;
  /** Items on all pages. */
  readonly total: number;
  /** Index of the page returned, from 0. */
  readonly page: number;
  /** The newest item first. */
  readonly items: readonly ListItem[];
  /** The database's clock when the list was read. */
  readonly readAt: Date;
}

/** The site's name for its lists. */
export const listName = (site: string): 'favourites' | 'wishlist' =>
  site === 'loupe' ? 'wishlist' : 'favourites';
