import type { GetProductQuery } from '#gql/graphql.ts';
import { availability } from '../../lib/product-status.ts';

type Product = NonNullable<GetProductQuery['product']>;

const SCHEMA_AVAILABILITY = {
  buy: 'https://schema.org/InStock',
  'sold-out': 'https://schema.org/OutOfStock',
  'coming-soon': 'https://schema.org/PreOrder',
  'store-only': 'https://schema.org/InStoreOnly',
  'on-request': 'https://schema.org/InStock',
  gone: 'https://schema.org/Discontinued',
} as const;

/**
 * A product as schema.org structured data. It has an offer only when the piece is sold online at a price.
 * @param origin of the shop, because structured data needs absolute addresses
 */
export function productFacts(product: Product, origin: string): Record<string, unknown> {
  const state = availability(product);
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.code,
    ...(product.ean ? { gtin: product.ean } : {}),
    brand: { '@type': 'Brand', name: product.brand },
    image: product.media.map(({ name }) => `${origin}/i/${encodeURIComponent(name)}?w=1200&qlt=75&fmt=jpeg`),
    ...(product.price && state !== 'on-request'
      ? {
          offers: {
            ...pricesOf(product, product.price),
            url: origin + product.productUrl,
            priceCurrency: 'GBP',
            availability: SCHEMA_AVAILABILITY[state],
            itemCondition: `https://schema.org/${conditionOf(product.productType)}`,
          },
        }
      : {}),
    ...reviewFacts(product.reviews),
  };
}

/** One price, or what its sizes cost from and to. */
function pricesOf({ pricesVary, variants }: Product, lowest: { value: number }) {
  if (!pricesVary) return { '@type': 'Offer', price: pounds(lowest.value) };
  const prices = variants.flatMap(({ price }) => price?.value ?? []);
  return {
    '@type': 'AggregateOffer',
    lowPrice: pounds(lowest.value),
    highPrice: pounds(Math.max(lowest.value, ...prices)),
    offerCount: prices.length,
  };
}

const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** What was owned before and looked over by our watchmakers is sold as such. */
const conditionOf = (productType: string): string =>
  productType === 'preowned_watch' || productType === 'rolex_preowned_watch'
    ? 'RefurbishedCondition'
    : 'NewCondition';

/** Nothing without a review: an empty rating is an error of structured data. */
function reviewFacts({ count, average, newest }: Product['reviews']) {
  if (average == null) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    review: newest.map(({ rating, title, text, nickname, writtenOn }) => ({
      '@type': 'Review',
      name: title,
      reviewBody: text,
      author: { '@type': 'Person', name: nickname },
      datePublished: writtenOn,
      reviewRating: { '@type': 'Rating', ratingValue: rating },
    })),
  };
}

/** The value of the first fact whose name matches; null when the catalogue has none. */
export function factNamed(product: Pick<Product, 'specifications'>, name: RegExp): string | null {
  return product.specifications.find((fact) => name.test(fact.name))?.value ?? null;
}

/** The first number in a text, e.g. 48.6 in "48.6 mm". */
export function numberIn(text: string | null): number | null {
  const found = text?.match(/\d+(?:\.\d+)?/);
  return found ? Number(found[0]) : null;
}
