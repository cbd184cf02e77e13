import { windowAt } from '@loupe/money/price-windows';
import { isActive } from '../catalogue/sellable.ts';
import type { LineOptions } from '../cart/line-options.ts';
import type { PriceWindow } from '../catalogue/variant.ts';
import type { WebProductStatus } from '../catalogue/web-product-status.ts';
import type { KeptChoice, ListItem, ListedProduct, ListedVariant, ShoppingList } from './shopping-list.ts';

/** EN-10: a listed product with its current price and stock. Plain JSON. */
export interface ShownItem {
  readonly id: string;
  readonly productKey: string;
  readonly productId: string;
  readonly productType: string;
  readonly productUrl: string;
  readonly name: string;
  readonly image: string;
  readonly badge: 'New' | 'Sale' | 'none';
  readonly brand: string;
  /** Null when the price is upon enquiry or there is no current price. */
  readonly price: PriceWindow | null;
  /** Its sizes have different prices, of which this is the lowest. */
  readonly pricesVary: boolean;
  readonly priceUponEnquiry: boolean;
  readonly webProductStatus: WebProductStatus;
  readonly masterVariantId: string;
  /** Can be added to a cart now. */
  readonly purchaseable: boolean;
  readonly internalSku: string;
  /** Keys of all its categories. */
  readonly categories: readonly string[];
  readonly sku: string;
  readonly gtmCategory: string;
  readonly gtmBCategory: string;
  /** The catalogue no longer lists it on this site. */
  readonly productUnavailable: boolean;
  /** What was chosen before it was saved for later; null without a choice, or when that variant cannot be bought now. */
  readonly kept: ShownChoice | null;
}

export interface ShownChoice {
  readonly sku: string;
  readonly variantId: string;
  readonly ringSizeHalfMm: number;
  readonly options: LineOptions;
}

export interface ShownList {
  readonly id: string;
  readonly lineItems: readonly ShownItem[];
  readonly totalLineItems: number;
  readonly currentPage: number;
}

export function showList(list: ShoppingList): ShownList {
  return {
    id: list.id,
    lineItems: list.items.map((item) => showItem(item, list)),
    totalLineItems: list.total,
    currentPage: list.page,
  };
}

function showItem({ id, product, kept }: ListItem, { site, readAt }: ShoppingList): ShownItem {
  const listed = product.variants.filter(({ approved }) => approved);
  // A product that is no longer sold is shown with its last known data.
  const variants = listed.length > 0 ? listed : product.variants;
  const master = variants.find(({ sku }) => sku === product.masterSku) ?? variants[0];
  const choice = choiceOf(kept, listed);
  const prices = product.priceUponEnquiry ? [] : pricesOf(variants, choice, { site, readAt });
  const price = prices[0] ?? null;
  const webProductStatus = statusOf(variants, master);
  const productUnavailable = !product.approved || !product.sites.includes(site) || listed.length === 0;
  return {
    ...factsOf(product),
    id,
    price,
    webProductStatus,
    productUnavailable,
    pricesVary: prices.at(-1)?.minorUnits !== price?.minorUnits,
    productUrl: product.urls[site] ?? '',
    badge: badgeOf(product, price),
    kept: choice,
    masterVariantId: master?.variantId ?? '',
    sku: master?.sku ?? '',
    purchaseable: !productUnavailable && product.purchaseable && isActive(webProductStatus) && price !== null,
  };
}

/** Of the chosen size, or of all that are sold, the lowest first: as on the catalogue's pages. */
function pricesOf(
  variants: readonly ListedVariant[],
  choice: ShownChoice | null,
  { site, readAt }: Pick<ShoppingList, 'site' | 'readAt'>,
): PriceWindow[] {
  const sold = variants.filter(({ webProductStatus }) => isActive(webProductStatus));
  const all = sold.length > 0 ? sold : variants;
  const priced = choice === null ? all : all.filter(({ sku }) => sku === choice.sku);
  return priced
    .flatMap(({ prices }) => windowAt(prices, site, readAt) ?? [])
    .toSorted((left, right) => left.minorUnits - right.minorUnits);
}

function choiceOf(kept: KeptChoice | null, listed: readonly ListedVariant[]): ShownChoice | null {
  const variant = listed.find(({ sku }) => sku === kept?.sku);
  if (kept === null || variant === undefined || !isActive(withStock(variant))) return null;
  const { sku, variantId, ringSizeHalfMm } = variant;
  return { sku, variantId, ringSizeHalfMm, options: kept.options };
}

function factsOf(product: ListedProduct) {
  const { productKey, productId, productType, name, image, brand, ...rest } = product;
  const { priceUponEnquiry, internalSku, categories, gtmCategory, gtmBCategory } = rest;
  return {
    productKey,
    productId,
    productType,
    name,
    image,
    brand,
    priceUponEnquiry,
    internalSku,
    categories,
    gtmCategory,
    gtmBCategory,
  };
}

/** EU-13 with stock applied, as on the catalogue's pages: active while one variant is active, else the master's status. */
function statusOf(variants: readonly ListedVariant[], master: ListedVariant | undefined): WebProductStatus {
  if (master === undefined) return 'archived';
  const shown = withStock(master);
  return isActive(shown) ? shown : (variants.map(withStock).find(isActive) ?? shown);
}

function withStock({ webProductStatus, available }: ListedVariant): WebProductStatus {
  return isActive(webProductStatus) && available <= 0 ? 'liveOutOfStock' : webProductStatus;
}

/** EU-14. A lower price takes precedence. */
function badgeOf({ isNew }: ListedProduct, price: PriceWindow | null): ShownItem['badge'] {
  if ((price?.wasMinorUnits ?? 0) > 0) return 'Sale';
  return isNew ? 'New' : 'none';
}
