import type { PriceWindow as BasePriceWindow } from '@loupe/money/price-windows';
import type { TaxCategory } from '@loupe/money/tax-category';
import type { GiftCardValues } from './gift-card-values.ts';

export interface PriceWindow extends BasePriceWindow {
  /** Pence: the previous price and the one before it; 0 or absent when it was never higher. */
  readonly wasMinorUnits?: number;
  readonly wasWasMinorUnits?: number;
}

/** The catalogue's last published state of a sku, with the data of its product. */
export interface Variant {
  readonly sku: string;
  readonly variantId: string;
  readonly productId: string;
  /** Public product code. */
  readonly productKey: string;
  readonly name: string;
  readonly brand: string;
  /** EU-11. */
  readonly productType: string;
  /** Name of the image in the media service. */
  readonly image: string;
  /** Canonical URL by site. */
  readonly urls: Readonly<Record<string, string>>;
  readonly sites: readonly string[];
  readonly categories: readonly string[];
  readonly gtmCategory: string;
  readonly gtmBCategory: string;
  /** Inner circumference in half millimetres; 0 when sizes do not apply. */
  readonly ringSizeHalfMm: number;
  /** EU-13, as the merchandiser set it. */
  readonly webProductStatus: string;
  /** Product and variant both approved, and the variant is still part of the product. */
  readonly approved: boolean;
  readonly purchaseable: boolean;
  readonly priceUponEnquiry: boolean;
  /** Null for everything but gift cards. */
  readonly giftCard: GiftCardValues | null;
  /** Working days in which it is made to order; 0 when it is on the shelf. */
  readonly makingDays: number;
  readonly taxCategory: TaxCategory;
  /** It has no page and is not sold; promotions may give it. */
  readonly hideOnSite: boolean;
  readonly prices: readonly PriceWindow[];
}
