import type { GraphQLResolveInfo } from 'graphql';
import type { CategoryMapper, ProductMapper, DynamicProductDataMapper, SearchProductMapper, VariantMapper, ReviewMapper, CategoryTypeMapper, ProductTypeMapper } from '../mappers.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** EU-14. */
export type Badge =
  | 'New'
  | 'Sale'
  | 'none';

export type Brand = {
  readonly __typename?: 'Brand';
  readonly introduction: Scalars['String']['output'];
  readonly jewelleryId: Maybe<Scalars['Int']['output']>;
  /** The last segment of its page's address, and its value of the brand facet. */
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Products that the site shows. */
  readonly productCount: Scalars['Int']['output'];
  readonly url: Scalars['String']['output'];
  readonly watchId: Maybe<Scalars['Int']['output']>;
};

export type BrandKind =
  | 'jewellery'
  | 'watch';

export type BrandSuggestion = {
  readonly __typename?: 'BrandSuggestion';
  /** Value of the brand facet. */
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type Breadcrumb = {
  readonly __typename?: 'Breadcrumb';
  readonly name: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type Category = {
  readonly __typename?: 'Category';
  /** The query of this category's grid at the search provider, as its tracker names it. */
  readonly attraqtQueryUrl: Scalars['String']['output'];
  readonly breadcrumb: ReadonlyArray<Breadcrumb>;
  /** One paragraph for the head of the page. */
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  readonly landingUrl: Scalars['String']['output'];
  readonly listingUrl: Scalars['String']['output'];
  readonly metaDescription: Scalars['String']['output'];
  readonly metaTitle: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly quickLinks: ReadonlyArray<Breadcrumb>;
  /** Whether its pieces have ring sizes. Ours. */
  readonly sellsRings: Scalars['Boolean']['output'];
  readonly subCategories: ReadonlyArray<Category>;
  readonly type: CategoryType;
};

/** EU-15. */
export type CategoryType =
  | 'brand'
  | 'default'
  | 'gift_card'
  | 'product_type'
  | 'range'
  | 'rolex_collection';

export type DealerCollection = {
  readonly __typename?: 'DealerCollection';
  readonly category: Category;
  readonly products: ReadonlyArray<Product>;
};

export type Degradation =
  /** Products may be missing, and counts be too low. */
  | 'partial'
  /** All products of the category in the shop's own order: without facets, and whatever filters and sort were asked for. */
  | 'unfiltered';

/** The first day of a delivery method, and how long an order can still be made for it. */
export type DeliveryPromise = {
  readonly __typename?: 'DeliveryPromise';
  /** The server's clock when it answered, ISO 8601. */
  readonly answeredAt: Scalars['String']['output'];
  /** Day of delivery in London for an order made before holdsUntil, YYYY-MM-DD; the bag and the order name the same. */
  readonly deliverOn: Scalars['String']['output'];
  /** Minor units. */
  readonly deliveryPrice: Scalars['Int']['output'];
  readonly free: Scalars['Boolean']['output'];
  /** Instant at which deliverOn moves to a later day, ISO 8601. */
  readonly holdsUntil: Scalars['String']['output'];
  /** Working days from the order to the delivery. */
  readonly leadTime: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly type: ShippingMethodType;
};

export type DynamicProductData = {
  readonly __typename?: 'DynamicProductData';
  readonly nddCountdown: Maybe<NddCountdown>;
  readonly price: Maybe<StandalonePrice>;
  readonly productKey: Scalars['String']['output'];
  readonly purchaseable: Scalars['Boolean']['output'];
  readonly variants: ReadonlyArray<Variant>;
  readonly webProductStatus: ProductStatus;
};

export type Facet = {
  readonly __typename?: 'Facet';
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly values: ReadonlyArray<FacetOption>;
};

export type FacetFilter = {
  readonly facet: Scalars['String']['input'];
  /** Codes of the facet's values; a range of pence such as 10000-25000 for price. */
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

export type FacetOption = {
  readonly __typename?: 'FacetOption';
  readonly code: Scalars['String']['output'];
  /** Products that it would show, the facet's other values apart. */
  readonly count: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly selected: Scalars['Boolean']['output'];
};

/** An expected refusal. `code` is the failure type name (the error catalogue), `message` may be shown to the shopper. */
export type Failure = {
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** EU-11. */
export type Gender =
  | 'children'
  | 'female'
  | 'male'
  | 'unisex';

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Ours, for alsoViewed: that a visitor who agreed to it looked at two products one after the other. Only the products are kept. False when
   * it was not counted: a product is unknown, or the caller's network has counted this pair today or too many.
   */
  readonly countViewedTogether: Scalars['Boolean']['output'];
  /** RE-08: a shopper's review of a product, which waits for a moderator. Ours. */
  readonly writeReview: WriteReviewResult;
};


export type MutationCountViewedTogetherArgs = {
  input: ViewedTogetherInput;
};


export type MutationWriteReviewArgs = {
  input: WriteReviewInput;
};

/**
 * When a piece is delivered by the next-day method, and how long an order can still be made for that day; null for a piece
 * that is made or sized first.
 */
export type NddCountdown = {
  readonly __typename?: 'NddCountdown';
  /**
   * The server's clock when it answered, ISO 8601. A browser counts down from the difference between the two: its own clock may be
   * wrong.
   */
  readonly answeredAt: Scalars['String']['output'];
  /** Whole seconds from answeredAt to holdsUntil. */
  readonly countdownSeconds: Scalars['Int']['output'];
  /** Day of delivery in London for an order made before holdsUntil, YYYY-MM-DD; the bag and the order name the same. */
  readonly deliverOn: Scalars['String']['output'];
  readonly deliveryPrice: Scalars['Int']['output'];
  readonly free: Scalars['Boolean']['output'];
  /** Instant at which deliverOn moves to a later day, ISO 8601. */
  readonly holdsUntil: Scalars['String']['output'];
  /** Working days from the order to the delivery. */
  readonly leadTime: Scalars['Int']['output'];
  readonly sku: Scalars['String']['output'];
};

export type Pagination = {
  readonly __typename?: 'Pagination';
  /** From 0. */
  readonly currentPage: Scalars['Int']['output'];
  readonly numberOfPages: Scalars['Int']['output'];
  readonly pageSize: Scalars['Int']['output'];
  readonly sort: Scalars['String']['output'];
  readonly totalNumberOfResults: Scalars['Int']['output'];
};

/** EU-03. */
export type PriceType =
  | 'dateRange'
  | 'default';

export type Product = {
  readonly __typename?: 'Product';
  readonly availableForReserveAndCollect: Scalars['Boolean']['output'];
  readonly badge: Badge;
  readonly brand: Scalars['String']['output'];
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  /** Millimetres, e.g. 40.5. */
  readonly caseSize: Maybe<Scalars['Float']['output']>;
  readonly categories: ReadonlyArray<Category>;
  /** Public product code, also the first segment of its address. */
  readonly code: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly dialColour: Maybe<Scalars['String']['output']>;
  readonly ean: Maybe<Scalars['String']['output']>;
  readonly gender: Maybe<Gender>;
  /** Largest value, in whole pounds. */
  readonly giftCardMaxValue: Maybe<Scalars['Int']['output']>;
  /** Smallest value for which a gift card is sold, in whole pounds; null for everything but gift cards. */
  readonly giftCardMinValue: Maybe<Scalars['Int']['output']>;
  /** Values offered for choice, in whole pounds; empty for everything but gift cards. */
  readonly giftCardPresetValues: ReadonlyArray<Scalars['Int']['output']>;
  /** The value that is chosen at first, in whole pounds; null for everything but gift cards. */
  readonly giftCardValue: Maybe<Scalars['Int']['output']>;
  readonly gtmBCategory: Maybe<Scalars['String']['output']>;
  readonly gtmCategory: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly internalSku: Scalars['String']['output'];
  readonly masterVariantId: Scalars['ID']['output'];
  readonly media: ReadonlyArray<ProductImage>;
  readonly name: Scalars['String']['output'];
  readonly nddCountdown: Maybe<NddCountdown>;
  /** Standalone price, the lowest of its sizes; null when upon enquiry or not priced today. */
  readonly price: Maybe<StandalonePrice>;
  readonly priceUponEnquiry: Scalars['Boolean']['output'];
  /** Whether its sizes have different prices, of which price is the lowest. */
  readonly pricesVary: Scalars['Boolean']['output'];
  /** Versions of the same piece, this one among them; empty when it is the only one. */
  readonly productRelations: ReadonlyArray<ProductRelation>;
  readonly productType: ProductType;
  /** Canonical address on the caller's site (RT-18; of a dealer's piece RT-21). */
  readonly productUrl: Scalars['String']['output'];
  /** True when it can be put into a bag: active, purchaseable, priced. */
  readonly purchaseable: Scalars['Boolean']['output'];
  readonly retailOnly: Scalars['Boolean']['output'];
  /** What shoppers of this site wrote about it, as far as a moderator has approved it. Ours. */
  readonly reviews: ProductReviews;
  /** SKU of the master variant. */
  readonly sku: Scalars['String']['output'];
  /** Slug of the site-key address (RT-19). */
  readonly slug: Scalars['String']['output'];
  /** Grouped facts for the specification table, in display order. */
  readonly specifications: ReadonlyArray<Specification>;
  /** The piece turned once around, or to both sides; null where it was not photographed so. */
  readonly turn: Maybe<ProductTurn>;
  readonly variants: ReadonlyArray<Variant>;
  readonly webProductStatus: ProductStatus;
};

export type ProductImage = {
  readonly __typename?: 'ProductImage';
  readonly alt: Scalars['String']['output'];
  /** Name at the media service. */
  readonly name: Scalars['String']['output'];
};

export type ProductKeysInput = {
  readonly productKeys: ReadonlyArray<Scalars['String']['input']>;
};

/** Not known on the caller's site, or the ids do not belong together. */
export type ProductNotFoundError = Failure & {
  readonly __typename?: 'ProductNotFoundError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type ProductRelation = {
  readonly __typename?: 'ProductRelation';
  /** This version's, e.g. Racing green. */
  readonly label: Scalars['String']['output'];
  /** What the versions differ in, e.g. Dial. */
  readonly name: Scalars['String']['output'];
  readonly product: SearchProduct;
  readonly type: ProductRelationType;
};

/** EU-15: how a page offers a version of a piece: by its picture, by a small picture, or in a list. */
export type ProductRelationType =
  | 'dropdown'
  | 'image'
  | 'thumbnail';

export type ProductReviews = {
  readonly __typename?: 'ProductReviews';
  /** Of all ratings, 1 to 5 with two decimals; null without any. */
  readonly average: Maybe<Scalars['Float']['output']>;
  readonly count: Scalars['Int']['output'];
  /** The ten newest, the newest first. */
  readonly newest: ReadonlyArray<Review>;
};

export type ProductSort =
  | 'name'
  | 'newest'
  | 'price'
  | 'relevance';

export type ProductStatus = {
  readonly __typename?: 'ProductStatus';
  readonly key: WebProductStatus;
};

export type ProductTurn = {
  readonly __typename?: 'ProductTurn';
  readonly alt: Scalars['String']['output'];
  /** The number of its pictures; the last leads back to the first. */
  readonly frames: Scalars['Int']['output'];
  /** Its pictures at the media service are named name-01 to name-{frames}, always two digits. */
  readonly name: Scalars['String']['output'];
};

/** EU-11. */
export type ProductType =
  | 'accessory'
  | 'cufflinks'
  | 'earrings'
  | 'gift_card'
  | 'neckwear'
  | 'preowned_watch'
  | 'ring'
  | 'rolex'
  | 'rolex_preowned_watch'
  | 'set'
  | 'watch'
  | 'wrist_wear';

export type Query = {
  readonly __typename?: 'Query';
  /** Every category of the caller's site, those in no menu and the dealer's too, parents before their children: all that have a page. */
  readonly allCategories: ReadonlyArray<Category>;
  /** EU-20: the brand with a number of the site's watch or jewellery table; null for an unknown one. */
  readonly brandById: Maybe<Brand>;
  /** The brands that the site lists and has products of, by name. */
  readonly brands: ReadonlyArray<Brand>;
  /** The category tree of the caller's site, roots in menu order. */
  readonly categories: ReadonlyArray<Category>;
  /** One category by exactly one of key, name, listing URL or landing URL; a URL with or without the leading slash. */
  readonly category: Maybe<Category>;
  /**
   * The grid of a category. query is the category key; pageIndex from 0, pageSize 1–60 (default 24);
   * sortBy relevance, price, name or newest, of which relevance and newest have one direction, whatever sortAscDesc is: the best and the
   * latest first. A page beyond the last answers the last page. A product matches one value of each
   * facet in filters; unknown facets are ignored. Facets in excludedFacets are not counted. With text, those products of the category
   * that its words find, as in facetedProductList.
   */
  readonly collectionList: Maybe<SearchResult>;
  /** A collection of the dealer's section with its pieces in merchandising order, at most 60; null for any other category. The pieces are in no other listing and no search, have no price and cannot be bought. */
  readonly dealerCollection: Maybe<DealerCollection>;
  /** RT-21, RT-26: the collections of the authorised dealer's section, new and certified pre-owned, parents before their children. */
  readonly dealerCollections: ReadonlyArray<Category>;
  /** Stock-dependent facts of a product, never cached. */
  readonly dynamicProductData: Maybe<DynamicProductData>;
  /**
   * Products by words; the other arguments as of collectionList. Words beyond the first 200 characters are ignored, and no words
   * find every product.
   */
  readonly facetedProductList: SearchResult;
  /** One product by its public code on the caller's site; null when unknown there. */
  readonly product: Maybe<Product>;
  /** One product by the slug of its site-key address; null when unknown. Ours, for the redirect of RT-19. */
  readonly productBySlug: Maybe<Product>;
  /** The same product for a quick-view dialog. */
  readonly productQuickview: Maybe<Product>;
  /** Products by code, in the order asked for, unknown codes left out. At most 60. */
  readonly products: ReadonlyArray<Product>;
  /** What else to look at, for a product or for all products of a bag: one list for each strategy that has any. */
  readonly recommendation: ReadonlyArray<Recommendation>;
  /** The first page of products by words. */
  readonly search: SearchResult;
  /** Products by code as grids show them, in the order asked for, unknown codes left out. At most 60. */
  readonly searchByProductKeys: ReadonlyArray<SearchProduct>;
  /** The categories below one, in menu order; empty for one that has none or is unknown. */
  readonly subCategories: ReadonlyArray<Category>;
  /** What the letters typed so far may become; empty for none. */
  readonly suggest: Suggestions;
  /** The variants of a product; empty when unknown. */
  readonly variantsData: ReadonlyArray<Variant>;
};


export type QueryBrandByIdArgs = {
  id: Scalars['Int']['input'];
  kind: BrandKind;
};


export type QueryCategoryArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  landingUrl?: InputMaybe<Scalars['String']['input']>;
  listingUrl?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCollectionListArgs = {
  excludedFacets: ReadonlyArray<Scalars['String']['input']>;
  filters: ReadonlyArray<FacetFilter>;
  pageIndex: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  sortAscDesc: SortDirection;
  sortBy: ProductSort;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDealerCollectionArgs = {
  key: Scalars['String']['input'];
};


export type QueryDynamicProductDataArgs = {
  productKey: Scalars['String']['input'];
};


export type QueryFacetedProductListArgs = {
  excludedFacets: ReadonlyArray<Scalars['String']['input']>;
  filters: ReadonlyArray<FacetFilter>;
  pageIndex: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  sortAscDesc: SortDirection;
  sortBy: ProductSort;
};


export type QueryProductArgs = {
  productKey: Scalars['String']['input'];
};


export type QueryProductBySlugArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProductQuickviewArgs = {
  productKey: Scalars['String']['input'];
};


export type QueryProductsArgs = {
  productsKeys: ReadonlyArray<Scalars['String']['input']>;
};


export type QueryRecommendationArgs = {
  input: RecommendationInput;
};


export type QuerySearchArgs = {
  query: Scalars['String']['input'];
};


export type QuerySearchByProductKeysArgs = {
  input: ProductKeysInput;
};


export type QuerySubCategoriesArgs = {
  key: Scalars['String']['input'];
};


export type QuerySuggestArgs = {
  input: SuggestInput;
};


export type QueryVariantsDataArgs = {
  productKey: Scalars['String']['input'];
};

export type Recommendation = {
  readonly __typename?: 'Recommendation';
  readonly products: ReadonlyArray<SearchProduct>;
  readonly strategy: RecommendationStrategy;
};

export type RecommendationInput = {
  /** Of each list at most, 1–24. */
  readonly limit: Scalars['Int']['input'];
  /** One code on a product page, those of all lines in a bag. At most 60. */
  readonly productKeys: ReadonlyArray<Scalars['String']['input']>;
  /** All when left out. */
  readonly strategies?: InputMaybe<ReadonlyArray<RecommendationStrategy>>;
};

export type RecommendationStrategy =
  /** Ordered together. */
  | 'alsoBought'
  /** Looked at in the same visits. */
  | 'alsoViewed'
  /** Of the same range and another kind: earrings for a pendant. */
  | 'completeTheSet'
  /** Named by merchandisers, else alike. */
  | 'related';

export type Review = {
  readonly __typename?: 'Review';
  readonly id: Scalars['ID']['output'];
  readonly nickname: Scalars['String']['output'];
  /** 1 to 5. */
  readonly rating: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** YYYY-MM-DD in London. */
  readonly writtenOn: Scalars['String']['output'];
};

/** The review is stored, and will be shown when a moderator has approved it. */
export type ReviewTaken = {
  readonly __typename?: 'ReviewTaken';
  /** The product's address, to return to. */
  readonly productUrl: Scalars['String']['output'];
};

export type SearchPrice = {
  readonly __typename?: 'SearchPrice';
  readonly currencyIso: Scalars['String']['output'];
  readonly formattedValue: Scalars['String']['output'];
  readonly maxQuantity: Maybe<Scalars['Int']['output']>;
  /** For which quantities in one order it holds; null is any. */
  readonly minQuantity: Scalars['Int']['output'];
  readonly priceType: PriceType;
  /** Minor units (pence). */
  readonly value: Scalars['Int']['output'];
};

export type SearchPrices = {
  readonly __typename?: 'SearchPrices';
  readonly price: SearchPrice;
  readonly wasPrice: Maybe<SearchPrice>;
  readonly wasWasPrice: Maybe<SearchPrice>;
};

/** A product as grids, shelves and suggestions show it. */
export type SearchProduct = {
  readonly __typename?: 'SearchProduct';
  /** What its versions in other colours are called, its own first; empty when there is one colour. */
  readonly availableColorSwatches: ReadonlyArray<Scalars['String']['output']>;
  readonly badge: Badge;
  readonly brand: Scalars['String']['output'];
  /** Millimetres, e.g. 40.5. */
  readonly caseSize: Maybe<Scalars['Float']['output']>;
  readonly description: Scalars['String']['output'];
  /** Paths on the shop's host: a picture for a page of its own, and one for a list. */
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  /** Public product code. */
  readonly key: Scalars['String']['output'];
  readonly media: ReadonlyArray<ProductImage>;
  /** Material and diameter of a watch's case, e.g. Rose gold 750, 38 mm. */
  readonly modelCase: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly priceUponEnquiry: Scalars['Boolean']['output'];
  /** The price of the moment, the lowest of its sizes; empty when upon enquiry or not priced today. */
  readonly prices: ReadonlyArray<SearchPrices>;
  /** Whether its sizes have different prices, of which prices is the lowest. */
  readonly pricesVary: Scalars['Boolean']['output'];
  readonly purchaseable: Scalars['Boolean']['output'];
  readonly retailOnly: Scalars['Boolean']['output'];
  /** Its id at the search provider. */
  readonly secondId: Scalars['String']['output'];
  /** SKU of the master variant. */
  readonly sku: Scalars['String']['output'];
  /** The supplier's own name of it. */
  readonly supplierCode: Maybe<Scalars['String']['output']>;
  readonly thumbUrl: Maybe<Scalars['String']['output']>;
  readonly url: Scalars['String']['output'];
  readonly webProductStatus: ProductStatus;
};

export type SearchResult = {
  readonly __typename?: 'SearchResult';
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  readonly category: Maybe<Category>;
  /** Null for a whole answer; of what is lacking because the search engine did not answer in full. */
  readonly degraded: Maybe<Degradation>;
  /** In the order of the panel; without those that no product of the result has. */
  readonly facets: ReadonlyArray<Facet>;
  readonly pagination: Pagination;
  readonly products: ReadonlyArray<SearchProduct>;
  /** Where exactly these words lead instead: a page that merchandisers named, or the category or brand that is called so. */
  readonly redirectUrl: Maybe<Scalars['String']['output']>;
  readonly sorts: ReadonlyArray<Sort>;
  /** The words that were searched for, when those given were not understood. */
  readonly spellingSuggestion: Maybe<Scalars['String']['output']>;
};

/** EU-02. */
export type ShippingMethodType =
  | 'DTS'
  | 'NDD'
  | 'NOD'
  | 'RLC'
  | 'STD';

export type Sort = {
  readonly __typename?: 'Sort';
  /** Value of the sort query parameter, e.g. price-desc. */
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly selected: Scalars['Boolean']['output'];
};

export type SortDirection =
  | 'asc'
  | 'desc';

export type Specification = {
  readonly __typename?: 'Specification';
  readonly group: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type StandalonePrice = {
  readonly __typename?: 'StandalonePrice';
  /** As a shopper reads it, such as £1,250. */
  readonly formattedPrice: Scalars['String']['output'];
  /** The price before a reduction; null unless it is reduced. */
  readonly formattedWasPrice: Maybe<Scalars['String']['output']>;
  /** The price before that reduction; null unless it was reduced twice. */
  readonly formattedWasWasPrice: Maybe<Scalars['String']['output']>;
  /** Minor units (pence). */
  readonly value: Scalars['Int']['output'];
  /** Minor units, of `formattedWasPrice`. */
  readonly wasValue: Maybe<Scalars['Int']['output']>;
};

export type StockLevel =
  | 'in'
  | 'low'
  | 'out';

export type SuggestInput = {
  /** Of each kind at most, 1–10. */
  readonly limit: Scalars['Int']['input'];
  readonly text: Scalars['String']['input'];
};

export type Suggestions = {
  readonly __typename?: 'Suggestions';
  readonly brands: ReadonlyArray<BrandSuggestion>;
  readonly categories: ReadonlyArray<Category>;
  readonly products: ReadonlyArray<SearchProduct>;
  /** The words that were meant, when those typed were not understood. */
  readonly spellingSuggestion: Maybe<Scalars['String']['output']>;
  readonly terms: ReadonlyArray<Scalars['String']['output']>;
};

/** Asked too often. The answer carries Retry-After, too. */
export type TooManyAttemptsError = Failure & {
  readonly __typename?: 'TooManyAttemptsError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly retryAfterSeconds: Scalars['Int']['output'];
};

/** Refused input; field names the input field by path. */
export type ValidationError = Failure & {
  readonly __typename?: 'ValidationError';
  readonly code: Scalars['String']['output'];
  readonly field: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type Variant = {
  readonly __typename?: 'Variant';
  readonly id: Scalars['ID']['output'];
  readonly price: Maybe<StandalonePrice>;
  /** Inner circumference in millimetres (41–76 in halves); null where sizes do not apply. */
  readonly ringSize: Maybe<Scalars['Float']['output']>;
  /** UK letter of ringSize, e.g. L½. */
  readonly ringSizeLetter: Maybe<Scalars['String']['output']>;
  /** How it is delivered when ordered on its own, to the mainland of England; empty while it cannot be ordered. */
  readonly shippingMethods: ReadonlyArray<DeliveryPromise>;
  readonly sku: Scalars['String']['output'];
  /** Stock level in words the shop may show: in, low, out. */
  readonly stockLevel: StockLevel;
  readonly webProductStatus: ProductStatus;
};


export type VariantShippingMethodsArgs = {
  isEngraved: Scalars['Boolean']['input'];
};

export type ViewedTogetherInput = {
  /** Code of the product that was looked at before it. */
  readonly earlierKey: Scalars['String']['input'];
  /** Code of the product that is looked at. */
  readonly productKey: Scalars['String']['input'];
};

/** EU-13, stock applied: liveActive becomes liveOutOfStock while nothing is left. Active means liveActive or discontinuedActive. */
export type WebProductStatus =
  | 'archived'
  | 'discontinuedActive'
  | 'discontinuedRetailOnly'
  | 'liveActive'
  | 'liveComingSoon'
  | 'liveOutOfStock'
  | 'liveRetailOnly'
  | 'liveRetailOnlyOutOfStock';

export type WriteReviewInput = {
  /** Shown with it; at most 30 characters. */
  readonly nickname: Scalars['String']['input'];
  /** Public product code. */
  readonly productKey: Scalars['String']['input'];
  /** 1 to 5. */
  readonly rating: Scalars['Int']['input'];
  /** At most 2,000 characters. */
  readonly text: Scalars['String']['input'];
  /** At most 80 characters. */
  readonly title: Scalars['String']['input'];
};

export type WriteReviewResult = ProductNotFoundError | ReviewTaken | TooManyAttemptsError | ValidationError;



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Category: Category;
  Product: Product;
  Variant: Variant;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Category:
    ( { __typename: 'Category' }
    & GraphQLRecursivePick<FederationTypes['Category'], {"id":true}> );
  Product:
    ( { __typename: 'Product' }
    & GraphQLRecursivePick<FederationTypes['Product'], {"id":true}> );
  Variant:
    ( { __typename: 'Variant' }
    & GraphQLRecursivePick<FederationTypes['Variant'], {"id":true}> );
};

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  WriteReviewResult:
    | ( ProductNotFoundError & { __typename: 'ProductNotFoundError' } )
    | ( ReviewTaken & { __typename: 'ReviewTaken' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Failure:
    | ( ProductNotFoundError & { __typename: 'ProductNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Badge: Badge;
  Brand: ResolverTypeWrapper<Brand>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BrandKind: BrandKind;
  BrandSuggestion: ResolverTypeWrapper<BrandSuggestion>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  Category: ResolverTypeWrapper<CategoryMapper>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CategoryType: ResolverTypeWrapper<CategoryTypeMapper>;
  DealerCollection: ResolverTypeWrapper<Omit<DealerCollection, 'category' | 'products'> & { category: ResolversTypes['Category'], products: ReadonlyArray<ResolversTypes['Product']> }>;
  Degradation: Degradation;
  DeliveryPromise: ResolverTypeWrapper<DeliveryPromise>;
  DynamicProductData: ResolverTypeWrapper<DynamicProductDataMapper>;
  Facet: ResolverTypeWrapper<Facet>;
  FacetFilter: FacetFilter;
  FacetOption: ResolverTypeWrapper<FacetOption>;
  Failure: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Failure']>;
  Gender: Gender;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NddCountdown: ResolverTypeWrapper<NddCountdown>;
  Pagination: ResolverTypeWrapper<Pagination>;
  PriceType: PriceType;
  Product: ResolverTypeWrapper<ProductMapper>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ProductKeysInput: ProductKeysInput;
  ProductNotFoundError: ResolverTypeWrapper<ProductNotFoundError>;
  ProductRelation: ResolverTypeWrapper<Omit<ProductRelation, 'product'> & { product: ResolversTypes['SearchProduct'] }>;
  ProductRelationType: ProductRelationType;
  ProductReviews: ResolverTypeWrapper<Omit<ProductReviews, 'newest'> & { newest: ReadonlyArray<ResolversTypes['Review']> }>;
  ProductSort: ProductSort;
  ProductStatus: ResolverTypeWrapper<ProductStatus>;
  ProductTurn: ResolverTypeWrapper<ProductTurn>;
  ProductType: ResolverTypeWrapper<ProductTypeMapper>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Recommendation: ResolverTypeWrapper<Omit<Recommendation, 'products'> & { products: ReadonlyArray<ResolversTypes['SearchProduct']> }>;
  RecommendationInput: RecommendationInput;
  RecommendationStrategy: RecommendationStrategy;
  Review: ResolverTypeWrapper<ReviewMapper>;
  ReviewTaken: ResolverTypeWrapper<ReviewTaken>;
  SearchPrice: ResolverTypeWrapper<SearchPrice>;
  SearchPrices: ResolverTypeWrapper<SearchPrices>;
  SearchProduct: ResolverTypeWrapper<SearchProductMapper>;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'category' | 'products'> & { category?: Maybe<ResolversTypes['Category']>, products: ReadonlyArray<ResolversTypes['SearchProduct']> }>;
  ShippingMethodType: ShippingMethodType;
  Sort: ResolverTypeWrapper<Sort>;
  SortDirection: SortDirection;
  Specification: ResolverTypeWrapper<Specification>;
  StandalonePrice: ResolverTypeWrapper<StandalonePrice>;
  StockLevel: StockLevel;
  SuggestInput: SuggestInput;
  Suggestions: ResolverTypeWrapper<Omit<Suggestions, 'categories' | 'products'> & { categories: ReadonlyArray<ResolversTypes['Category']>, products: ReadonlyArray<ResolversTypes['SearchProduct']> }>;
  TooManyAttemptsError: ResolverTypeWrapper<TooManyAttemptsError>;
  ValidationError: ResolverTypeWrapper<ValidationError>;
  Variant: ResolverTypeWrapper<VariantMapper>;
  ViewedTogetherInput: ViewedTogetherInput;
  WebProductStatus: WebProductStatus;
  WriteReviewInput: WriteReviewInput;
  WriteReviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WriteReviewResult']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Brand: Brand;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  BrandSuggestion: BrandSuggestion;
  Breadcrumb: Breadcrumb;
  Category: CategoryMapper;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  DealerCollection: Omit<DealerCollection, 'category' | 'products'> & { category: ResolversParentTypes['Category'], products: ReadonlyArray<ResolversParentTypes['Product']> };
  DeliveryPromise: DeliveryPromise;
  DynamicProductData: DynamicProductDataMapper;
  Facet: Facet;
  FacetFilter: FacetFilter;
  FacetOption: FacetOption;
  Failure: ResolversInterfaceTypes<ResolversParentTypes>['Failure'];
  Mutation: Record<PropertyKey, never>;
  NddCountdown: NddCountdown;
  Pagination: Pagination;
  Product: ProductMapper;
  Float: Scalars['Float']['output'];
  ProductImage: ProductImage;
  ProductKeysInput: ProductKeysInput;
  ProductNotFoundError: ProductNotFoundError;
  ProductRelation: Omit<ProductRelation, 'product'> & { product: ResolversParentTypes['SearchProduct'] };
  ProductReviews: Omit<ProductReviews, 'newest'> & { newest: ReadonlyArray<ResolversParentTypes['Review']> };
  ProductStatus: ProductStatus;
  ProductTurn: ProductTurn;
  Query: Record<PropertyKey, never>;
  Recommendation: Omit<Recommendation, 'products'> & { products: ReadonlyArray<ResolversParentTypes['SearchProduct']> };
  RecommendationInput: RecommendationInput;
  Review: ReviewMapper;
  ReviewTaken: ReviewTaken;
  SearchPrice: SearchPrice;
  SearchPrices: SearchPrices;
  SearchProduct: SearchProductMapper;
  SearchResult: Omit<SearchResult, 'category' | 'products'> & { category?: Maybe<ResolversParentTypes['Category']>, products: ReadonlyArray<ResolversParentTypes['SearchProduct']> };
  Sort: Sort;
  Specification: Specification;
  StandalonePrice: StandalonePrice;
  SuggestInput: SuggestInput;
  Suggestions: Omit<Suggestions, 'categories' | 'products'> & { categories: ReadonlyArray<ResolversParentTypes['Category']>, products: ReadonlyArray<ResolversParentTypes['SearchProduct']> };
  TooManyAttemptsError: TooManyAttemptsError;
  ValidationError: ValidationError;
  Variant: VariantMapper;
  ViewedTogetherInput: ViewedTogetherInput;
  WriteReviewInput: WriteReviewInput;
  WriteReviewResult: ResolversUnionTypes<ResolversParentTypes>['WriteReviewResult'];
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  introduction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jewelleryId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  watchId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BrandSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandSuggestion'] = ResolversParentTypes['BrandSuggestion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category'], FederationReferenceType extends FederationReferenceTypes['Category'] = FederationReferenceTypes['Category']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Category']>, FederationReferenceType, ContextType>;
  attraqtQueryUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  breadcrumb?: Resolver<ReadonlyArray<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  landingUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listingUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quickLinks?: Resolver<ReadonlyArray<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  sellsRings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subCategories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CategoryType'], ParentType, ContextType>;
};

export type CategoryTypeResolvers = EnumResolverSignature<{ brand?: any, default?: any, gift_card?: any, product_type?: any, range?: any, rolex_collection?: any }, Awaited<ResolversTypes['CategoryType']>>;

export type DealerCollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealerCollection'] = ResolversParentTypes['DealerCollection']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type DeliveryPromiseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryPromise'] = ResolversParentTypes['DeliveryPromise']> = {
  answeredAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliverOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holdsUntil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leadTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ShippingMethodType'], ParentType, ContextType>;
};

export type DynamicProductDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicProductData'] = ResolversParentTypes['DynamicProductData']> = {
  nddCountdown?: Resolver<Maybe<ResolversTypes['NddCountdown']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['StandalonePrice']>, ParentType, ContextType>;
  productKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['Variant']>, ParentType, ContextType>;
  webProductStatus?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetOption']>, ParentType, ContextType>;
};

export type FacetOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetOption'] = ResolversParentTypes['FacetOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  __resolveType: TypeResolveFn<'ProductNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  countViewedTogether: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCountViewedTogetherArgs, 'input'>>;
  writeReview: Resolver<ResolversTypes['WriteReviewResult'], ParentType, ContextType, RequireFields<MutationWriteReviewArgs, 'input'>>;
};

export type NddCountdownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NddCountdown'] = ResolversParentTypes['NddCountdown']> = {
  answeredAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countdownSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliverOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holdsUntil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leadTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaginationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pagination'] = ResolversParentTypes['Pagination']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalNumberOfResults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product'], FederationReferenceType extends FederationReferenceTypes['Product'] = FederationReferenceTypes['Product']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Product']>, FederationReferenceType, ContextType>;
  availableForReserveAndCollect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  badge?: Resolver<ResolversTypes['Badge'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  caseSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dialColour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  giftCardMaxValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  giftCardMinValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  giftCardPresetValues?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  giftCardValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gtmBCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtmCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalSku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  masterVariantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nddCountdown?: Resolver<Maybe<ResolversTypes['NddCountdown']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['StandalonePrice']>, ParentType, ContextType>;
  priceUponEnquiry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pricesVary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productRelations?: Resolver<ReadonlyArray<ResolversTypes['ProductRelation']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  productUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retailOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specifications?: Resolver<ReadonlyArray<ResolversTypes['Specification']>, ParentType, ContextType>;
  turn?: Resolver<Maybe<ResolversTypes['ProductTurn']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['Variant']>, ParentType, ContextType>;
  webProductStatus?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductNotFoundErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductNotFoundError'] = ResolversParentTypes['ProductNotFoundError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductRelationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductRelation'] = ResolversParentTypes['ProductRelation']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['SearchProduct'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductRelationType'], ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  average?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newest?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type ProductStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductStatus'] = ResolversParentTypes['ProductStatus']> = {
  key?: Resolver<ResolversTypes['WebProductStatus'], ParentType, ContextType>;
};

export type ProductTurnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTurn'] = ResolversParentTypes['ProductTurn']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frames?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductTypeResolvers = EnumResolverSignature<{ accessory?: any, cufflinks?: any, earrings?: any, gift_card?: any, neckwear?: any, preowned_watch?: any, ring?: any, rolex?: any, rolex_preowned_watch?: any, set?: any, watch?: any, wrist_wear?: any }, Awaited<ResolversTypes['ProductType']>>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  allCategories: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  brandById: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandByIdArgs, 'id' | 'kind'>>;
  brands: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  categories: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  category: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoryArgs>>;
  collectionList: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QueryCollectionListArgs, 'excludedFacets' | 'filters' | 'pageIndex' | 'pageSize' | 'query' | 'sortAscDesc' | 'sortBy'>>;
  dealerCollection: Resolver<Maybe<ResolversTypes['DealerCollection']>, ParentType, ContextType, RequireFields<QueryDealerCollectionArgs, 'key'>>;
  dealerCollections: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  dynamicProductData: Resolver<Maybe<ResolversTypes['DynamicProductData']>, ParentType, ContextType, RequireFields<QueryDynamicProductDataArgs, 'productKey'>>;
  facetedProductList: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QueryFacetedProductListArgs, 'excludedFacets' | 'filters' | 'pageIndex' | 'pageSize' | 'query' | 'sortAscDesc' | 'sortBy'>>;
  product: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'productKey'>>;
  productBySlug: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductBySlugArgs, 'slug'>>;
  productQuickview: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductQuickviewArgs, 'productKey'>>;
  products: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'productsKeys'>>;
  recommendation: Resolver<ReadonlyArray<ResolversTypes['Recommendation']>, ParentType, ContextType, RequireFields<QueryRecommendationArgs, 'input'>>;
  search: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'query'>>;
  searchByProductKeys: Resolver<ReadonlyArray<ResolversTypes['SearchProduct']>, ParentType, ContextType, RequireFields<QuerySearchByProductKeysArgs, 'input'>>;
  subCategories: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QuerySubCategoriesArgs, 'key'>>;
  suggest: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<QuerySuggestArgs, 'input'>>;
  variantsData: Resolver<ReadonlyArray<ResolversTypes['Variant']>, ParentType, ContextType, RequireFields<QueryVariantsDataArgs, 'productKey'>>;
};

export type RecommendationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  products?: Resolver<ReadonlyArray<ResolversTypes['SearchProduct']>, ParentType, ContextType>;
  strategy?: Resolver<ResolversTypes['RecommendationStrategy'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewTaken'] = ResolversParentTypes['ReviewTaken']> = {
  productUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchPrice'] = ResolversParentTypes['SearchPrice']> = {
  currencyIso?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['PriceType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchPrices'] = ResolversParentTypes['SearchPrices']> = {
  price?: Resolver<ResolversTypes['SearchPrice'], ParentType, ContextType>;
  wasPrice?: Resolver<Maybe<ResolversTypes['SearchPrice']>, ParentType, ContextType>;
  wasWasPrice?: Resolver<Maybe<ResolversTypes['SearchPrice']>, ParentType, ContextType>;
};

export type SearchProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchProduct'] = ResolversParentTypes['SearchProduct']> = {
  availableColorSwatches?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  badge?: Resolver<ResolversTypes['Badge'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  modelCase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceUponEnquiry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prices?: Resolver<ReadonlyArray<ResolversTypes['SearchPrices']>, ParentType, ContextType>;
  pricesVary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purchaseable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retailOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webProductStatus?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  degraded?: Resolver<Maybe<ResolversTypes['Degradation']>, ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['SearchProduct']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sorts?: Resolver<ReadonlyArray<ResolversTypes['Sort']>, ParentType, ContextType>;
  spellingSuggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SortResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sort'] = ResolversParentTypes['Sort']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SpecificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Specification'] = ResolversParentTypes['Specification']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StandalonePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandalonePrice'] = ResolversParentTypes['StandalonePrice']> = {
  formattedPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedWasPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedWasWasPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wasValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['BrandSuggestion']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['SearchProduct']>, ParentType, ContextType>;
  spellingSuggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TooManyAttemptsErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyAttemptsError'] = ResolversParentTypes['TooManyAttemptsError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValidationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationError'] = ResolversParentTypes['ValidationError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant'], FederationReferenceType extends FederationReferenceTypes['Variant'] = FederationReferenceTypes['Variant']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Variant']>, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['StandalonePrice']>, ParentType, ContextType>;
  ringSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ringSizeLetter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingMethods?: Resolver<ReadonlyArray<ResolversTypes['DeliveryPromise']>, ParentType, ContextType, RequireFields<VariantShippingMethodsArgs, 'isEngraved'>>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockLevel?: Resolver<ResolversTypes['StockLevel'], ParentType, ContextType>;
  webProductStatus?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
};

export type WriteReviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WriteReviewResult'] = ResolversParentTypes['WriteReviewResult']> = {
  __resolveType: TypeResolveFn<'ProductNotFoundError' | 'ReviewTaken' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Brand?: BrandResolvers<ContextType>;
  BrandSuggestion?: BrandSuggestionResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryType?: CategoryTypeResolvers;
  DealerCollection?: DealerCollectionResolvers<ContextType>;
  DeliveryPromise?: DeliveryPromiseResolvers<ContextType>;
  DynamicProductData?: DynamicProductDataResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetOption?: FacetOptionResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NddCountdown?: NddCountdownResolvers<ContextType>;
  Pagination?: PaginationResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductNotFoundError?: ProductNotFoundErrorResolvers<ContextType>;
  ProductRelation?: ProductRelationResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ProductStatus?: ProductStatusResolvers<ContextType>;
  ProductTurn?: ProductTurnResolvers<ContextType>;
  ProductType?: ProductTypeResolvers;
  Query?: QueryResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewTaken?: ReviewTakenResolvers<ContextType>;
  SearchPrice?: SearchPriceResolvers<ContextType>;
  SearchPrices?: SearchPricesResolvers<ContextType>;
  SearchProduct?: SearchProductResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  Sort?: SortResolvers<ContextType>;
  Specification?: SpecificationResolvers<ContextType>;
  StandalonePrice?: StandalonePriceResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  TooManyAttemptsError?: TooManyAttemptsErrorResolvers<ContextType>;
  ValidationError?: ValidationErrorResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  WriteReviewResult?: WriteReviewResultResolvers<ContextType>;
};

