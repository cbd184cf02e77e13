import type { WebProductStatus } from '../gql/graphql.ts';

/**
 * Availability of a piece, in the order of importance to a shopper (EU-13; active means liveActive or
 * discontinuedActive).
 */
export type Availability = 'buy' | 'sold-out' | 'coming-soon' | 'store-only' | 'on-request' | 'gone';

type Facts = { webProductStatus: { key: WebProductStatus }; priceUponEnquiry: boolean; retailOnly: boolean };

export function availability({ webProductStatus, priceUponEnquiry, retailOnly }: Facts): Availability {
  switch (webProductStatus.key) {
    case 'archived':
      return 'gone';
    case 'liveComingSoon':
      return 'coming-soon';
    case 'liveRetailOnly':
    case 'liveRetailOnlyOutOfStock':
    case 'discontinuedRetailOnly':
      return 'store-only';
    case 'liveOutOfStock':
      return 'sold-out';
    case 'liveActive':
    case 'discontinuedActive':
      return priceUponEnquiry ? 'on-request' : retailOnly ? 'store-only' : 'buy';
  }
}
