import { describe, expect, it } from '@jest/globals';
import type { GetProductQuery } from '../../gql/graphql.ts';
import { factNamed, numberIn, productFacts } from './product-facts.ts';

const ORIGIN = 'https://beaverbrooks.example';

const product: NonNullable<GetProductQuery['product']> = {
  __typename: 'Product',
  id: 'p1',
  code: '0100001',
  sku: '0100001-L',
  name: 'Winterbourne',
  brand: 'Aldous & Wray',
  description: 'Four claws.',
  productUrl: '/0100001/aldous-and-wray-winterbourne/p',
  giftCardMinValue: null,
  giftCardMaxValue: null,
  giftCardPresetValues: [],
  giftCardValue: null,
  productType: 'ring',
  gtmCategory: 'Rings',
  badge: 'none',
  webProductStatus: { __typename: 'ProductStatus', key: 'liveActive' },
  availableForReserveAndCollect: true,
  purchaseable: true,
  priceUponEnquiry: false,
  retailOnly: false,
  pricesVary: false,
  masterVariantId: 'v1',
  caseSize: null,
  dialColour: null,
  ean: '5060987000016',
  media: [{ __typename: 'ProductImage', name: 'ring', alt: 'A ring' }],
  turn: null,
  price: { __typename: 'StandalonePrice', value: 235_050, wasValue: null },
  categories: [],
  breadcrumbs: [],
  variants: [],
  productRelations: [],
  reviews: { __typename: 'ProductReviews', count: 0, average: null, newest: [] },
  specifications: [
    { __typename: 'Specification', group: 'Diamond', name: 'Measurements', value: '5.71 to 5.74 × 3.52 mm' },
  ],
};

describe('productFacts', () => {
  it('offers a product at its price in pounds', () => {
    expect(productFacts(product, ORIGIN)).toMatchObject({
      image: [`${ORIGIN}/i/ring?w=1200&qlt=75&fmt=jpeg`],
      sku: '0100001',
      gtin: '5060987000016',
      offers: {
        url: `${ORIGIN}/0100001/aldous-and-wray-winterbourne/p`,
        price: '2350.50',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('offers sizes with prices of their own from the lowest to the highest', () => {
    const size = (sku: string, value: number): (typeof product)['variants'][number] => ({
      __typename: 'Variant',
      id: sku,
      sku,
      ringSize: 50,
      ringSizeLetter: 'K',
      stockLevel: 'in',
      webProductStatus: { __typename: 'ProductStatus', key: 'liveActive' },
      price: { __typename: 'StandalonePrice', value, wasValue: null },
    });
    const variants = [size('K', 235_050), size('R', 260_000)];
    expect(productFacts({ ...product, pricesVary: true, variants }, ORIGIN)['offers']).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: '2350.50',
      highPrice: '2600.00',
      offerCount: 2,
      url: `${ORIGIN}/0100001/aldous-and-wray-winterbourne/p`,
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    });
  });

  it('[EU-13] marks sold-out pieces, and has no offer for enquiry pieces', () => {
    expect(
      productFacts(
        { ...product, webProductStatus: { __typename: 'ProductStatus', key: 'liveOutOfStock' } },
        ORIGIN,
      ),
    ).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    expect(productFacts({ ...product, priceUponEnquiry: true, price: null }, ORIGIN)).not.toHaveProperty(
      'offers',
    );
  });
});

describe('facts', () => {
  it('are found by name and parsed as numbers', () => {
    expect(numberIn(factNamed(product, /^measurements$/i))).toBe(5.71);
    expect(factNamed(product, /^lug to lug$/i)).toBeNull();
    expect(numberIn(null)).toBeNull();
  });
});
