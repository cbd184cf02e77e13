import type { PriceWindow } from '../price/price-at.ts';
import { priceAt } from '../price/price-at.ts';
import type { Site } from '../site.ts';
import { productUrl } from './address.ts';
import type { ProductType } from './product-type.ts';
import type { StockLevel } from './stock-level.ts';
import { isActive, isRetailOnly, productStatus, withStock } from './web-product-status.ts';
import type { WebProductStatus } from './web-product-status.ts';

export interface Variant {
  readonly id: string;
  readonly sku: string;
  /** Inner circumference in half millimetres; null where sizes do not apply. */
  readonly ringSizeHalfMm: number | null;
  /** As the merchandiser set it. */
  readonly status: WebProductStatus;
  readonly stock: StockLevel;
  /** On the site the product was read for. */
  readonly prices: readonly PriceWindow[];
}

/** A product as one site lists it. */
export interface Product {
  readonly id: string;
  readonly site: Site;
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly productType: ProductType;
  readonly gender: string | null;
  readonly internalSku: string;
  readonly ean: string | null;
  readonly dialColour: string | null;
  /** Millimetres. */
  readonly caseSize: number | null;
  readonly gtmCategory: string;
  readonly gtmBCategory: string;
  readonly priceUponEnquiry: boolean;
  /** As the merchandiser set it: whether it may be sold online at all. */
  readonly mayBeSold: boolean;
  readonly availableForReserveAndCollect: boolean;
  readonly isNew: boolean;
  readonly masterSku: string;
  /** At least one. */
  readonly variants: readonly [Variant, ...Variant[]];
  readonly media: readonly { readonly name: string; readonly alt: string }[];
  readonly specifications: readonly {
    readonly group: string;
    readonly name: string;
    readonly value: string;
  }[];
  /** Of the site; the first is the one its breadcrumbs lead through. */
  readonly categoryIds: readonly string[];
  readonly relatedCodes: readonly string[];
}

export function urlOf({ code, slug }: Product): string {
  return productUrl(code, slug);
}

export function masterVariant({ variants, masterSku }: Product): Variant {
  return variants.find(({ sku }) => sku === masterSku) ?? variants[0];
}

export function shownStatus(product: Product): WebProductStatus {
  const { status, stock } = masterVariant(product);
  return productStatus(product.variants.map(shownVariantStatus), withStock(status, stock));
}

export function shownVariantStatus({ status, stock }: Variant): WebProductStatus {
  return withStock(status, stock);
}

/** Null while the price is upon enquiry or none is valid. */
export function priceOf({ priceUponEnquiry }: Product, variant: Variant, at: Date): PriceWindow | null {
  return priceUponEnquiry ? null : priceAt(variant.prices, at);
}

/** True when it can be put into a bag: meant to be sold, active, priced. */
export function isPurchaseable(product: Product, at: Date): boolean {
  const { mayBeSold } = product;
  return mayBeSold && isActive(shownStatus(product)) && priceOf(product, masterVariant(product), at) !== null;
}

export function isSoldInStoresOnly(product: Product): boolean {
  return isRetailOnly(masterVariant(product).status);
}

/** EU-14. A lower price is the greater news. */
export function badgeOf(product: Product, at: Date): 'New' | 'Sale' | 'none' {
  if (priceOf(product, masterVariant(product), at)?.wasMinorUnits != null) return 'Sale';
  return product.isNew ? 'New' : 'none';
}
