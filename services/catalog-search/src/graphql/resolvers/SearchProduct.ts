import { formatMoney } from '@loupe/money/format';
import type { PriceWindow } from '../../domain/price/price-at.ts';
import { quantitiesAt } from '../../domain/price/price-quantities.ts';
import {
  badgeOf,
  isPurchaseable,
  isSoldInStoresOnly,
  lowestPrice,
  masterVariant,
  modelCase,
  pricesVary,
  shownStatus,
  swatchesOf,
  urlOf,
} from '../../domain/product/product.ts';
import type { SearchProductResolvers } from '../gen/schema-types.ts';

/** Widths of a picture on a page of its own and in a list. */
const IMAGE_WIDTH = 1200;
const THUMB_WIDTH = 320;

export const SearchProduct = {
  key: ({ code }) => code,
  sku: (product) => masterVariant(product).sku,
  secondId: ({ code, site }) => `${site}_${code}`,
  url: urlOf,
  imageUrl: ({ media }) => picture(media[0]?.name, IMAGE_WIDTH),
  thumbUrl: ({ media }) => picture(media[0]?.name, THUMB_WIDTH),
  badge: (product, _none, { now }) => badgeOf(product, now),
  prices: (product, _none, { now }) => {
    const price = lowestPrice(product, now);
    return price === null ? [] : [pricesOf(price)];
  },
  pricesVary: (product, _none, { now }) => pricesVary(product, now),
  availableColorSwatches: swatchesOf,
  modelCase,
  retailOnly: isSoldInStoresOnly,
  purchaseable: (product, _none, { now }) => isPurchaseable(product, now),
  webProductStatus: (product) => ({ key: shownStatus(product) }),
} satisfies SearchProductResolvers;

function picture(name: string | undefined, width: number): string | null {
  return name === undefined ? null : `/i/${encodeURIComponent(name)}?w=${width}&qlt=75`;
}

function pricesOf({ minorUnits, wasMinorUnits, wasWasMinorUnits, validFrom, validUntil }: PriceWindow) {
  const priceType = validFrom === null && validUntil === null ? ('default' as const) : ('dateRange' as const);
  const priced = (value: number) => ({
    currencyIso: 'GBP',
    formattedValue: formatMoney(value),
    value,
    priceType,
    ...quantitiesAt(value),
  });
  return {
    price: priced(minorUnits),
    wasPrice: wasMinorUnits === null ? null : priced(wasMinorUnits),
    wasWasPrice: wasWasMinorUnits === null ? null : priced(wasWasMinorUnits),
  };
}
