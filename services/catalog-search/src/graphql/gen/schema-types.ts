import type { GraphQLResolveInfo } from 'graphql';
import type { CategoryMapper, ProductMapper, DynamicProductDataMapper, VariantMapper, CategoryTypeMapper, ProductTypeMapper } from '../mappers.ts';
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

export type Breadcrumb = {
  readonly __typename?: 'Breadcrumb';
  readonly name: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type Category = {
  readonly __typename?: 'Category';
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

export type DynamicProductData = {
  readonly __typename?: 'DynamicProductData';
  readonly nddCountdown: Maybe<NddCountdown>;
  readonly price: Maybe<StandalonePrice>;
  readonly productKey: Scalars['String']['output'];
  readonly purchaseable: Scalars['Boolean']['output'];
  readonly variants: ReadonlyArray<Variant>;
  readonly webProductStatus: WebProductStatus;
};

/** When a piece is delivered by the standard courier, and how long an order can still be made for that day. */
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
  readonly gender: Maybe<Scalars['String']['output']>;
  readonly gtmBCategory: Maybe<Scalars['String']['output']>;
  readonly gtmCategory: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly internalSku: Scalars['String']['output'];
  readonly masterVariantId: Scalars['ID']['output'];
  readonly media: ReadonlyArray<ProductImage>;
  readonly name: Scalars['String']['output'];
  readonly nddCountdown: Maybe<NddCountdown>;
  /** Standalone price of the master variant; null when upon enquiry or not priced today. */
  readonly price: Maybe<StandalonePrice>;
  readonly priceUponEnquiry: Scalars['Boolean']['output'];
  /** Other products of the same range or category, at most 8. */
  readonly productRelations: ReadonlyArray<Product>;
  readonly productType: ProductType;
  /** Canonical address on the caller's site (RT-18). */
  readonly productUrl: Scalars['String']['output'];
  /** True when it can be put into a bag: active, purchaseable, priced. */
  readonly purchaseable: Scalars['Boolean']['output'];
  readonly retailOnly: Scalars['Boolean']['output'];
  /** SKU of the master variant. */
  readonly sku: Scalars['String']['output'];
  /** Slug of the site-key address (RT-19). */
  readonly slug: Scalars['String']['output'];
  /** Grouped facts for the specification table, in display order. */
  readonly specifications: ReadonlyArray<Specification>;
  readonly variants: ReadonlyArray<Variant>;
  readonly webProductStatus: WebProductStatus;
};

export type ProductImage = {
  readonly __typename?: 'ProductImage';
  readonly alt: Scalars['String']['output'];
  /** Name at the media service. */
  readonly name: Scalars['String']['output'];
};

export type ProductSort =
  | 'name'
  | 'newest'
  | 'price'
  | 'relevance';

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
  /** The category tree of the caller's site, roots in menu order. */
  readonly categories: ReadonlyArray<Category>;
  /** One category by exactly one of key, listing URL or landing URL, with or without the leading slash. */
  readonly category: Maybe<Category>;
  /**
   * The grid of a category. query is the category key; pageIndex from 0, pageSize 1–60 (default 24);
   * sortBy relevance, price, name or newest. A page beyond the last answers the last page.
   */
  readonly collectionList: Maybe<SearchResult>;
  /** Stock-dependent facts of a product, never cached. */
  readonly dynamicProductData: Maybe<DynamicProductData>;
  /** One product by its public code on the caller's site; null when unknown there. */
  readonly product: Maybe<Product>;
  /** One product by the slug of its site-key address; null when unknown. Ours, for the redirect of RT-19. */
  readonly productBySlug: Maybe<Product>;
  /** The same product for a quick-view dialog. */
  readonly productQuickview: Maybe<Product>;
  /** Products by code, in the order asked for, unknown codes left out. At most 60. */
  readonly products: ReadonlyArray<Product>;
  /** The variants of a product; empty when unknown. */
  readonly variantsData: ReadonlyArray<Variant>;
};


export type QueryCategoryArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  landingUrl?: InputMaybe<Scalars['String']['input']>;
  listingUrl?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCollectionListArgs = {
  pageIndex: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  sortAscDesc: SortDirection;
  sortBy: ProductSort;
};


export type QueryDynamicProductDataArgs = {
  productKey: Scalars['String']['input'];
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


export type QueryVariantsDataArgs = {
  productKey: Scalars['String']['input'];
};

export type SearchResult = {
  readonly __typename?: 'SearchResult';
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  readonly category: Maybe<Category>;
  readonly pagination: Pagination;
  readonly products: ReadonlyArray<Product>;
  readonly sorts: ReadonlyArray<Sort>;
};

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
  readonly formattedPrice: Scalars['String']['output'];
  readonly formattedWasPrice: Maybe<Scalars['String']['output']>;
  readonly formattedWasWasPrice: Maybe<Scalars['String']['output']>;
  /** Minor units (pence). */
  readonly value: Scalars['Int']['output'];
  readonly wasValue: Maybe<Scalars['Int']['output']>;
};

export type StockLevel =
  | 'in'
  | 'low'
  | 'out';

export type Variant = {
  readonly __typename?: 'Variant';
  readonly id: Scalars['ID']['output'];
  readonly price: Maybe<StandalonePrice>;
  /** Inner circumference in millimetres (41–76 in halves); null where sizes do not apply. */
  readonly ringSize: Maybe<Scalars['Float']['output']>;
  /** UK letter of ringSize, e.g. L½. */
  readonly ringSizeLetter: Maybe<Scalars['String']['output']>;
  readonly sku: Scalars['String']['output'];
  /** Stock level in words the shop may show: in, low, out. */
  readonly stockLevel: StockLevel;
  readonly webProductStatus: WebProductStatus;
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



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Badge: Badge;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Category: ResolverTypeWrapper<CategoryMapper>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  CategoryType: ResolverTypeWrapper<CategoryTypeMapper>;
  DynamicProductData: ResolverTypeWrapper<DynamicProductDataMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  NddCountdown: ResolverTypeWrapper<NddCountdown>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Pagination: ResolverTypeWrapper<Pagination>;
  Product: ResolverTypeWrapper<ProductMapper>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ProductSort: ProductSort;
  ProductType: ResolverTypeWrapper<ProductTypeMapper>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'category' | 'products'> & { category?: Maybe<ResolversTypes['Category']>, products: ReadonlyArray<ResolversTypes['Product']> }>;
  Sort: ResolverTypeWrapper<Sort>;
  SortDirection: SortDirection;
  Specification: ResolverTypeWrapper<Specification>;
  StandalonePrice: ResolverTypeWrapper<StandalonePrice>;
  StockLevel: StockLevel;
  Variant: ResolverTypeWrapper<VariantMapper>;
  WebProductStatus: WebProductStatus;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Breadcrumb: Breadcrumb;
  String: Scalars['String']['output'];
  Category: CategoryMapper;
  ID: Scalars['ID']['output'];
  DynamicProductData: DynamicProductDataMapper;
  Boolean: Scalars['Boolean']['output'];
  NddCountdown: NddCountdown;
  Int: Scalars['Int']['output'];
  Pagination: Pagination;
  Product: ProductMapper;
  Float: Scalars['Float']['output'];
  ProductImage: ProductImage;
  Query: Record<PropertyKey, never>;
  SearchResult: Omit<SearchResult, 'category' | 'products'> & { category?: Maybe<ResolversParentTypes['Category']>, products: ReadonlyArray<ResolversParentTypes['Product']> };
  Sort: Sort;
  Specification: Specification;
  StandalonePrice: StandalonePrice;
  Variant: VariantMapper;
};

export type BreadcrumbResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category'], FederationReferenceType extends FederationReferenceTypes['Category'] = FederationReferenceTypes['Category']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Category']>, FederationReferenceType, ContextType>;
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
  subCategories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CategoryType'], ParentType, ContextType>;
};

export type CategoryTypeResolvers = EnumResolverSignature<{ brand?: any, default?: any, gift_card?: any, product_type?: any, range?: any, rolex_collection?: any }, Awaited<ResolversTypes['CategoryType']>>;

export type DynamicProductDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicProductData'] = ResolversParentTypes['DynamicProductData']> = {
  nddCountdown?: Resolver<Maybe<ResolversTypes['NddCountdown']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['StandalonePrice']>, ParentType, ContextType>;
  productKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['Variant']>, ParentType, ContextType>;
  webProductStatus?: Resolver<ResolversTypes['WebProductStatus'], ParentType, ContextType>;
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
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  productRelations?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  productUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retailOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specifications?: Resolver<ReadonlyArray<ResolversTypes['Specification']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['Variant']>, ParentType, ContextType>;
  webProductStatus?: Resolver<ResolversTypes['WebProductStatus'], ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductTypeResolvers = EnumResolverSignature<{ accessory?: any, cufflinks?: any, earrings?: any, gift_card?: any, neckwear?: any, preowned_watch?: any, ring?: any, rolex?: any, rolex_preowned_watch?: any, set?: any, watch?: any, wrist_wear?: any }, Awaited<ResolversTypes['ProductType']>>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  categories: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  category: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoryArgs>>;
  collectionList: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QueryCollectionListArgs, 'pageIndex' | 'pageSize' | 'query' | 'sortAscDesc' | 'sortBy'>>;
  dynamicProductData: Resolver<Maybe<ResolversTypes['DynamicProductData']>, ParentType, ContextType, RequireFields<QueryDynamicProductDataArgs, 'productKey'>>;
  product: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'productKey'>>;
  productBySlug: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductBySlugArgs, 'slug'>>;
  productQuickview: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductQuickviewArgs, 'productKey'>>;
  products: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'productsKeys'>>;
  variantsData: Resolver<ReadonlyArray<ResolversTypes['Variant']>, ParentType, ContextType, RequireFields<QueryVariantsDataArgs, 'productKey'>>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  sorts?: Resolver<ReadonlyArray<ResolversTypes['Sort']>, ParentType, ContextType>;
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

export type VariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant'], FederationReferenceType extends FederationReferenceTypes['Variant'] = FederationReferenceTypes['Variant']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Variant']>, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['StandalonePrice']>, ParentType, ContextType>;
  ringSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ringSizeLetter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockLevel?: Resolver<ResolversTypes['StockLevel'], ParentType, ContextType>;
  webProductStatus?: Resolver<ResolversTypes['WebProductStatus'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryType?: CategoryTypeResolvers;
  DynamicProductData?: DynamicProductDataResolvers<ContextType>;
  NddCountdown?: NddCountdownResolvers<ContextType>;
  Pagination?: PaginationResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductType?: ProductTypeResolvers;
  Query?: QueryResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  Sort?: SortResolvers<ContextType>;
  Specification?: SpecificationResolvers<ContextType>;
  StandalonePrice?: StandalonePriceResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
};

