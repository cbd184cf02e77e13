import { GraphFault } from '@loupe/subgraph-server/fault';
import type { RequestInfo } from '@loupe/subgraph-server/request-info';

/** The part of the shop's schema that the REST calls use. */
export const COMMERCE_SCHEMA = `
  extend type Query {
    mutualData(input: MutualDataInput!, shoppingInput: ShoppingListInput! = {}): MutualData!
    shoppingList(input: ShoppingListInput! = {}): ShoppingList!
    userInfo: UserInfo
    siteConfiguration: SiteConfiguration!
    abGroups: [AbGroup!]!
    navigation: Navigation!
    categories: [Category!]!
    recommendation(input: RecommendationInput!): [Recommendation!]!
  }
  extend type Mutation {
    addToShoppingList(productKey: String!, pageIndex: Int! = 0, pageSize: Int! = 60): ListChange!
    removeFromShoppingList(productKey: String!, pageIndex: Int! = 0, pageSize: Int! = 60): ListChange!
    verifyReCaptcha(reCaptchaRealm: String!, reCaptchaToken: String!): Boolean!
  }
  type AbGroup { code: String! weight: Int! }
  type SiteConfiguration {
    site: String! name: String! phone: String! promise: String! wishlistPageSize: Int! wishlistMiniMaximumLimit: Int!
    cartMiniMaximumLimit: Int! composableInstance: Boolean!
  }
  type Navigation { main: [Entry!]! utility: [Entry!]! footer: [Entry!]! legal: [Entry!]! }
  type Entry { label: String! url: String categoryKey: String children: [Entry!]! }
  type Category { key: String! name: String! landingUrl: String! listingUrl: String! subCategories: [Category!]! }
  input RecommendationInput { productKeys: [String!]! limit: Int! = 8 }
  type Recommendation { products: [Recommended!]! }
  type Recommended { key: String! }
  input MutualDataInput { isMutualCart: Boolean! = false isCart: Boolean! = false }
  input ShoppingListInput { pageIndex: Int! = 0 pageSize: Int! = 60 }
  type MutualData { cart: Cart shoppingList: ShoppingList! }
  type UserInfo { id: ID! hybrisCustomerId: String! email: String! }
  type Price { formattedPrice: String! formattedWasPrice: String formattedWasWasPrice: String value: Int! wasValue: Int }
  type Cart { quantity: Int! miniCartDisplayLimit: Int! subtotalPrice: Price! lineItems: [Line!]! }
  type Line {
    productTitle: String! brand: String! quantity: Int! sku: String! productKey: String! ringSize: Float
    productType: String! variantSku: String! hideOnSite: Boolean! totalPrice: Price!
  }
  union ListChange = ShoppingList | ShoppingListLineItemsMaxLimitError
  interface Failure { code: String! message: String! }
  type ShoppingListLineItemsMaxLimitError implements Failure { code: String! message: String! }
  type ShoppingList { totalLineItems: Int! currentPage: Int! miniFavouritesDisplayLimit: Int! lineItems: [ListLine!]! }
  type ListLine {
    productId: ID! productKey: String! name: String! brand: String! image: String! productUrl: String!
    priceUponEnquiry: Boolean! webProductStatus: String! badge: String! financePromoMessage: String
    amplienceRoundels: [String!]! productType: String! masterVariantId: ID! purchaseable: Boolean!
    gtmCategory: String gtmBCategory: String internalSku: String! sku: String! productUnavailable: Boolean! price: Price
  }`;

const RINGS = { label: 'Rings', url: '/rings', categoryKey: 'rings', children: [] };
const RING_CATEGORY = {
  key: 'rings',
  name: 'Rings',
  landingUrl: '/rings',
  listingUrl: '/product-listing/rings',
  subCategories: [],
};

const price = (pence: number) => ({ value: pence, formattedPrice: `£${pence / 100}.00` });

const line = (key: string, hideOnSite = false) => ({
  productTitle: 'Orrery%20No. 3',
  brand: 'Orrery',
  quantity: 2,
  sku: key,
  productKey: key,
  ringSize: 54.5,
  productType: 'ring',
  variantSku: `${key}-1`,
  hideOnSite,
  totalPrice: price(235_000),
});

const listLine = (key: string) => ({
  productId: `p-${key}`,
  productKey: key,
  name: 'No. 3',
  brand: key === '3' ? '' : 'Orrery',
  image: 'orrery-3',
  productUrl: `/${key}/no-3/p`,
  priceUponEnquiry: key === '2',
  webProductStatus: 'liveActive',
  badge: 'Sale',
  amplienceRoundels: [],
  productType: 'ring',
  masterVariantId: 'v-1',
  purchaseable: true,
  internalSku: `i-${key}`,
  sku: key,
  productUnavailable: false,
  price: key === '2' ? null : { ...price(100_000), wasValue: 120_000, formattedWasPrice: '£1200.00' },
});

/** Bags and lists by anonymous id; a list has at most three entries. */
export function commerceResolvers() {
  const bags = new Set<string>();
  const lists = new Map<string, string[]>();
  const keysOf = ({ actor }: RequestInfo) => lists.get(String(actor.anonymousId)) ?? [];
  const listOf = (info: RequestInfo, pageSize: number) => ({
    __typename: 'ShoppingList',
    totalLineItems: keysOf(info).length,
    currentPage: 0,
    miniFavouritesDisplayLimit: 2,
    lineItems: keysOf(info).slice(0, pageSize).map(listLine),
  });
  const keep = (info: RequestInfo, keys: string[], pageSize: number) => {
    lists.set(String(info.actor.anonymousId), keys);
    return listOf(info, pageSize);
  };
  type Change = { productKey: string; pageSize: number };
  const Query = {
    mutualData: (_: unknown, __: unknown, info: RequestInfo) => ({
      cart: bags.has(String(info.actor.anonymousId))
        ? {
            quantity: 6,
            miniCartDisplayLimit: 5,
            subtotalPrice: price(470_000),
            lineItems: [line('1'), line('gift', true), line('3')],
          }
        : null,
      shoppingList: listOf(info, 1),
    }),
    shoppingList: (_: unknown, { input }: { input: { pageSize: number } }, info: RequestInfo) =>
      listOf(info, input.pageSize),
    siteConfiguration: (_: unknown, __: unknown, { actor }: RequestInfo) => ({
      site: actor.site,
      name: 'Shop',
      phone: '0800',
      promise: 'Free delivery',
      wishlistPageSize: 60,
      wishlistMiniMaximumLimit: 5,
      cartMiniMaximumLimit: 3,
      composableInstance: true,
    }),
    abGroups: () => [
      { code: 'control', weight: 1 },
      { code: 'variant', weight: 3 },
    ],
    navigation: () => ({ main: [RINGS], utility: [], footer: [{ ...RINGS, children: [RINGS] }], legal: [] }),
    categories: () => [{ ...RING_CATEGORY, subCategories: [RING_CATEGORY] }],
    recommendation: (_: unknown, { input }: { input: { productKeys: string[]; limit: number } }) => [
      { products: input.productKeys.map((key) => ({ key: `${key}-like` })) },
      { products: [{ key: '1-like' }, { key: 'other' }] },
    ],
    userInfo: (_: unknown, __: unknown, { actor }: RequestInfo) =>
      actor.customerId && { id: actor.customerId, hybrisCustomerId: 'bb_root1', email: 'roberta@shop.test' },
  };
  const Mutation = {
    verifyReCaptcha: (_: unknown, { reCaptchaToken }: { reCaptchaToken: string }) =>
      reCaptchaToken === 'good',
    addToShoppingList: (_: unknown, { productKey, pageSize }: Change, info: RequestInfo) => {
      if (productKey === 'often') {
        info.setHeader('retry-after', '42');
        throw new GraphFault('TooManyAttemptsError', 'Too many attempts.');
      }
      const keys = keysOf(info);
      if (keys.length < 3) return keep(info, [productKey, ...keys], pageSize);
      const code = 'ShoppingListLineItemsMaxLimitError';
      return { __typename: code, code, message: 'Your favourites are full.' };
    },
    removeFromShoppingList: (_: unknown, { productKey, pageSize }: Change, info: RequestInfo) =>
      keep(
        info,
        keysOf(info).filter((key) => key !== productKey),
        pageSize,
      ),
  };
  return { bags, Query, Mutation };
}
