import { GraphFault } from '@loupe/subgraph-server/fault';

/** The part of the catalogue's and the stores' schemas that the REST calls use. */
export const CATALOGUE_SCHEMA = `
  extend type Query {
    collectionList(query: String!, pageSize: Int!, pageIndex: Int!, sortBy: ProductSort!, sortAscDesc: SortDirection!,
      filters: [FacetFilter!]!): SearchResult
    searchByProductKeys(input: ProductKeysInput!): [SearchProduct!]!
    category(key: String): Category
    productQuickview(productKey: String!): Product
    suggest(input: SuggestInput!): Suggestions!
    stores(input: StoresInput! = {}): StoreResult!
    brands: [Brand!]!
  }
  extend type Mutation { writeReview(input: WriteReviewInput!): WriteReviewResult! }
  input WriteReviewInput { productKey: String! rating: Int! title: String! text: String! nickname: String! }
  union WriteReviewResult = ReviewTaken | ProductNotFoundError | TooManyAttemptsError | ValidationError
  type ReviewTaken { productUrl: String! }
  type ProductNotFoundError { code: String! message: String! }
  type TooManyAttemptsError { code: String! message: String! }
  type ValidationError { code: String! message: String! field: String! }
  enum ProductSort { relevance price name newest }
  enum SortDirection { asc desc }
  input FacetFilter { facet: String! values: [String!]! }
  input ProductKeysInput { productKeys: [String!]! }
  input SuggestInput { text: String! limit: Int! = 6 }
  input StoresInput { region: String place: String limit: Int! = 60 }
  extend type Category {
    metaTitle: String! metaDescription: String! attraqtQueryUrl: String! quickLinks: [Link!]! breadcrumb: [Link!]!
  }
  type Link { name: String! url: String! }
  type SearchResult {
    products: [SearchProduct!]! pagination: Pagination! sorts: [Sort!]! breadcrumbs: [Link!]! facets: [Facet!]!
    degraded: String
  }
  type Pagination { currentPage: Int! numberOfPages: Int! pageSize: Int! sort: String! totalNumberOfResults: Int! }
  type Sort { key: String! name: String! selected: Boolean! }
  type Facet { key: String! name: String! values: [FacetOption!]! }
  type FacetOption { code: String! name: String! count: Int! selected: Boolean! }
  type SearchProduct {
    key: String! name: String! description: String! brand: String! retailOnly: Boolean! sku: String! secondId: String!
    supplierCode: String url: String! imageUrl: String thumbUrl: String badge: String! availableColorSwatches: [String!]!
    modelCase: String priceUponEnquiry: Boolean! webProductStatus: Status! prices: [SearchPrices!]!
  }
  type Status { key: String! }
  type SearchPrices { price: SearchPrice! wasPrice: SearchPrice wasWasPrice: SearchPrice }
  type SearchPrice {
    currencyIso: String! formattedValue: String! value: Int! priceType: String! minQuantity: Int! maxQuantity: Int
  }
  type Picture { name: String! alt: String! }
  extend type Product {
    code: String! sku: String! internalSku: String! description: String! brand: String! productType: String! productUrl: String!
    dialColour: String caseSize: Float ean: String badge: String! priceUponEnquiry: Boolean! retailOnly: Boolean!
    purchaseable: Boolean! availableForReserveAndCollect: Boolean! giftCardMinValue: Int giftCardMaxValue: Int
    giftCardPresetValues: [Int!]! giftCardValue: Int gtmCategory: String gtmBCategory: String webProductStatus: Status!
    price: Price media: [Picture!]! breadcrumbs: [Link!]! variants: [Variant!]! specifications: [Specification!]!
    categories: [Category!]! productRelations: [ProductRelation!]! nddCountdown: NddCountdown
  }
  type Specification { group: String! name: String! value: String! }
  type ProductRelation { type: String! name: String! label: String! product: SearchProduct! }
  type NddCountdown { countdownSeconds: Int! leadTime: Int! deliveryPrice: Int! sku: String! free: Boolean! }
  type DeliveryPromise {
    type: String! name: String! deliverOn: String! holdsUntil: String! leadTime: Int! deliveryPrice: Int! free: Boolean!
  }
  type Variant {
    id: ID! sku: String! ringSize: Float stockLevel: String! webProductStatus: Status! price: Price
    shippingMethods: [DeliveryPromise!]!
  }
  type Suggestions {
    terms: [String!]! categories: [Category!]! brands: [BrandSuggestion!]! products: [SearchProduct!]! spellingSuggestion: String
  }
  type BrandSuggestion { code: String! name: String! }
  type StoreResult { stores: [StoreEntry!]! total: Int! place: String }
  type StoreEntry { store: Store! distance: Float }
  type Brand { name: String! watchId: Int jewelleryId: Int }
  type Store {
    storeId: String! key: String! name: String! phone: String! email: String! channelUrlCode: String! url: String!
    watchBrands: [String!]! jewelleryBrands: [String!]! watchBrandIds: [Int!]! jewelleryBrandIds: [Int!]! address: StoreAddress! openingHours: [OpeningHours!]! geoPoint: GeoPoint!
  }
  type StoreAddress { line1: String! line2: String city: String! county: String postalCode: String! country: String! }
  type OpeningHours { dayOfWeek: String! openingTime: String closingTime: String closed: Boolean! }
  type GeoPoint { latitude: Float! longitude: Float! }`;

const STATUS = { key: 'liveActive' };
const PRICE = {
  currencyIso: 'GBP',
  formattedValue: '£1,000.00',
  value: 100_000,
  priceType: 'default',
  minQuantity: 1,
};

const tile = (key: string) => ({
  key,
  name: 'No. 3',
  description: 'A watch.',
  brand: 'Orrery',
  retailOnly: false,
  sku: key,
  secondId: key,
  url: `/${key}/no-3/p`,
  badge: 'none',
  availableColorSwatches: [],
  priceUponEnquiry: false,
  webProductStatus: STATUS,
  prices: [{ price: PRICE }],
});

const CATEGORY = {
  key: 'rings',
  name: 'Rings',
  metaTitle: 'Rings',
  metaDescription: 'All rings.',
  subCategories: [],
  landingUrl: '/rings',
  listingUrl: '/product-listing/rings',
  attraqtQueryUrl: 'category=rings',
  quickLinks: [{ name: 'Wedding', url: '/wedding' }],
  breadcrumb: [{ name: 'Home', url: '/' }],
};

const STANDARD = {
  type: 'STD',
  name: 'Standard',
  deliverOn: '2026-12-01',
  holdsUntil: '2026-11-28T17:00:00.000Z',
  leadTime: 2,
  deliveryPrice: 0,
  free: true,
};

const PRODUCT = {
  id: 'p-1',
  code: '1',
  sku: '1',
  internalSku: 'i-1',
  description: 'A ring.',
  brand: 'Orrery',
  productType: 'ring',
  productUrl: '/1/no-3/p',
  badge: 'none',
  priceUponEnquiry: false,
  retailOnly: false,
  purchaseable: true,
  availableForReserveAndCollect: true,
  giftCardPresetValues: [],
  webProductStatus: STATUS,
  breadcrumbs: [],
  media: [{ name: 'ring-1', alt: 'From above' }],
  variants: [
    {
      id: 'v-1',
      sku: '1-A',
      ringSize: 54.5,
      stockLevel: 'in',
      webProductStatus: STATUS,
      shippingMethods: [STANDARD],
    },
  ],
  specifications: [{ group: 'Stones', name: 'Stone', value: 'Sapphire' }],
  categories: [CATEGORY],
  productRelations: [{ type: 'thumbnail', name: 'Metal', label: 'Gold', product: tile('2') }],
  nddCountdown: { countdownSeconds: 60, leadTime: 1, deliveryPrice: 495, sku: '1-A', free: false },
};

const STORE = {
  storeId: '101',
  key: 'leeds',
  name: 'Leeds',
  phone: '0113',
  email: 'leeds@shop.test',
  channelUrlCode: 'leeds',
  url: '/stores/leeds',
  watchBrands: ['Orrery'],
  jewelleryBrands: [],
  watchBrandIds: [101, 999],
  jewelleryBrandIds: [201],
  address: { line1: '1 Briggate', city: 'Leeds', postalCode: 'LS1 1AA', country: 'GB' },
  openingHours: [{ dayOfWeek: 'MON', openingTime: '09:00', closingTime: '17:30', closed: false }],
  geoPoint: { latitude: 53.8, longitude: -1.5 },
};

interface Asked {
  readonly query: string;
  readonly pageSize: number;
  readonly pageIndex: number;
  readonly sortBy: string;
  readonly sortAscDesc: string;
  readonly filters: readonly { readonly facet: string; readonly values: readonly string[] }[];
}

/** Answers that tell what was asked for. */
export const catalogueResolvers = {
  Query: {
    collectionList: (_: unknown, asked: Asked) =>
      asked.query !== 'rings'
        ? null
        : {
            products: [tile('1')],
            breadcrumbs: [],
            sorts: [],
            pagination: {
              currentPage: asked.pageIndex,
              numberOfPages: 9,
              pageSize: asked.pageSize,
              sort: `${asked.sortBy}-${asked.sortAscDesc}`,
              totalNumberOfResults: 200,
            },
            facets: asked.filters.map(({ facet, values }) => ({
              key: facet,
              name: facet,
              values: values.map((code) => ({ code, name: code, count: 7, selected: true })),
            })),
          },
    searchByProductKeys: (_: unknown, { input }: { input: { productKeys: string[] } }) =>
      input.productKeys.filter((key) => key !== 'unknown').map(tile),
    category: (_: unknown, { key }: { key: string }) => (key === 'rings' ? CATEGORY : null),
    productQuickview: (_: unknown, { productKey }: { productKey: string }) =>
      productKey === '1' ? PRODUCT : null,
    suggest: (_: unknown, { input: { text, limit } }: { input: { text: string; limit: number } }) => {
      if (text === 'down') throw new GraphFault('SearchUnavailableError', 'Search is not available.');
      return {
        terms: ['rings', 'ring stack'].slice(0, limit),
        categories: [CATEGORY],
        products: [tile('1')],
        brands: [{ code: 'orrery', name: 'Orrery' }],
      };
    },
    brands: () => [
      { name: 'Alderwyn', watchId: 101 },
      { name: 'Aldous & Wray', jewelleryId: 201 },
    ],
    stores: (_: unknown, { input }: { input: { place?: string; region?: string } }) => {
      if (input.place === 'Atlantis')
        throw new GraphFault('PlaceNotFoundError', 'We do not know that place.');
      const distance = input.place === undefined ? null : 1.5;
      return { stores: [{ store: STORE, distance }], total: 1, place: input.place ?? null };
    },
  },
  Mutation: {
    writeReview: (_: unknown, { input }: { input: { productKey: string; rating: number; text: string } }) => {
      const refused = (code: string, message: string) => ({ __typename: code, code, message });
      if (input.productKey !== '1') return refused('ProductNotFoundError', 'We could not find this piece.');
      if (input.text === 'down') throw new GraphFault('HTTPError', 'The catalogue does not answer.');
      if (input.rating !== 5)
        return { ...refused('ValidationError', 'Choose one to five stars.'), field: 'rating' };
      if (input.text === 'again') return refused('TooManyAttemptsError', 'Too many attempts.');
      return { __typename: 'ReviewTaken', productUrl: '/1/no-3/p' };
    },
  },
  Product: PRODUCT,
};
