import { describe, expect, it } from '@jest/globals';
import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { cardKey, cardPiece } from './card-piece.ts';

const RING: ProductCardPartsFragment = {
  __typename: 'SearchProduct',
  key: '0100001',
  sku: '0100001',
  name: 'A ring',
  brand: 'Aldous & Wray',
  url: '/0100001/a-ring/p',
  badge: 'none',
  webProductStatus: { __typename: 'ProductStatus', key: 'liveActive' },
  priceUponEnquiry: false,
  retailOnly: false,
  modelCase: null,
  availableColorSwatches: [],
  pricesVary: false,
  media: [],
  prices: [],
};
const price = (value: number, priceType: 'default' | 'dateRange' = 'default') => ({
  __typename: 'SearchPrice' as const,
  value,
  priceType,
});

it('a piece with another price, state or badge is another card', () => {
  const priced = {
    ...RING,
    prices: [{ __typename: 'SearchPrices' as const, price: price(100), wasPrice: null }],
  };
  const pieces = [RING, priced, { ...priced, badge: 'New' as const }, { ...priced, retailOnly: true }];
  expect(new Set(pieces.map((product) => cardKey(cardPiece(product)))).size).toBe(pieces.length);
  expect(cardKey(cardPiece({ ...RING }))).toBe(cardKey(cardPiece(RING)));
});

describe('what a card shows of a piece', () => {
  it('is nothing that is empty, as every card of a page has it in the data', () => {
    expect(cardPiece(RING)).toEqual({
      key: '0100001',
      name: 'A ring',
      brand: 'Aldous & Wray',
      url: '/0100001/a-ring/p',
      state: 'buy',
    });
  });

  it('is its badge, case, colours, two pictures and prices, and that a lower price ends', () => {
    const piece = cardPiece({
      ...RING,
      badge: 'Sale',
      modelCase: '41 mm steel',
      availableColorSwatches: ['black', 'blue'],
      pricesVary: true,
      media: ['front', 'back', 'side'].map((name) => ({
        __typename: 'ProductImage',
        name,
        alt: `The ${name}`,
      })),
      prices: [
        { __typename: 'SearchPrices', price: price(900, 'dateRange'), wasPrice: price(1000) },
        { __typename: 'SearchPrices', price: price(1100), wasPrice: null },
      ],
    });
    expect(piece).toMatchObject({
      badge: 'Sale',
      details: '41 mm steel · 2 colours · For a limited time',
      picture: { name: 'front', alt: 'The front' },
      second: 'back',
      price: { value: 900, was: 1000, from: true },
    });
  });
});
