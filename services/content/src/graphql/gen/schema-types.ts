import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type AbGroup = {
  readonly __typename?: 'AbGroup';
  readonly code: Scalars['String']['output'];
  readonly weight: Scalars['Int']['output'];
};

export type BaseStore = {
  readonly __typename?: 'BaseStore';
  readonly country: Scalars['String']['output'];
  readonly currency: Scalars['String']['output'];
  /** beaverbrooks or loupe (CO-11). */
  readonly key: Scalars['String']['output'];
  readonly language: Scalars['String']['output'];
  readonly locale: Scalars['String']['output'];
  /** BB or LOU. */
  readonly siteKeyPrefix: Scalars['String']['output'];
};

export type BuildInfo = {
  readonly __typename?: 'BuildInfo';
  /** Short commit hash of the source; empty when unknown. */
  readonly commit: Scalars['String']['output'];
  readonly startedAt: Scalars['String']['output'];
  readonly version: Scalars['String']['output'];
};

/** An item as editors wrote it. body has the shape its schema names; images are names at the media service. */
export type ContentItem = {
  readonly __typename?: 'ContentItem';
  /** Comma-separated A/B groups that see it; empty for all visitors (VA-07). */
  readonly abGroups: Scalars['String']['output'];
  readonly body: Scalars['JSON']['output'];
  readonly deliveryKey: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** hero, editorial, text, message, link-list, category-tiles, product-shelf, service-band, page, roundel: see services/content/README.md. */
  readonly schema: Scalars['String']['output'];
};

/** A slot on a page that editors fill: its delivery key and its items, in order. */
export type ContentSlot = {
  readonly __typename?: 'ContentSlot';
  readonly items: ReadonlyArray<ContentItem>;
  readonly key: Scalars['String']['output'];
};

/** BH-06: content that goes live together. */
export type Edition = {
  readonly __typename?: 'Edition';
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** ISO 8601, UTC. */
  readonly startsAt: Scalars['String']['output'];
};

export type Navigation = {
  readonly __typename?: 'Navigation';
  readonly footer: ReadonlyArray<NavigationItem>;
  readonly legal: ReadonlyArray<NavigationItem>;
  readonly main: ReadonlyArray<NavigationItem>;
  readonly utility: ReadonlyArray<NavigationItem>;
};

export type NavigationItem = {
  readonly __typename?: 'NavigationItem';
  /** Category whose tree is shown under it in the menu; null for none. */
  readonly categoryKey: Maybe<Scalars['String']['output']>;
  readonly children: ReadonlyArray<NavigationItem>;
  readonly label: Scalars['String']['output'];
  /** Same-origin path; null for a heading without a page. */
  readonly url: Maybe<Scalars['String']['output']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** The A/B groups that visitors are assigned to, with their weights. */
  readonly abGroups: ReadonlyArray<AbGroup>;
  /** QY-15: the build of the service. */
  readonly buildInfo: BuildInfo;
  /**
   * One item of the caller's site by exactly one of key and id; null when there is none, or it is not live. For a preview, which only web may
   * ask for, it is as at the given moment (ISO 8601); without one, as if everything scheduled were live. Where editors write in a content system, and the
   * preview names one of its staging environments by its host, it is what that shows now.
   */
  readonly content: Maybe<ContentItem>;
  /** QY-15: the shop of the request. */
  readonly currentBaseStore: BaseStore;
  /** The named moments that editors preview, by date. Throws FORBIDDEN outside a preview. */
  readonly editions: ReadonlyArray<Edition>;
  /** The shop's menus, in order. */
  readonly navigation: Navigation;
  /** The delivery keys of the site's live content pages that every visitor sees, help and the dealer's: each is the path of its page. At most 1,000. */
  readonly pages: ReadonlyArray<Scalars['String']['output']>;
  /** EN-10: what editors say of pieces in a few words, for every visitor, in the order in which a piece shows them. At most 100. */
  readonly roundels: ReadonlyArray<Roundel>;
  /** The shop's settings and limits that pages need. */
  readonly siteConfiguration: SiteConfiguration;
  /** The slots of a page in one answer, in the requested order; empty slots are left out. At most 12. `at` and `staging` are as for content. */
  readonly slots: ReadonlyArray<ContentSlot>;
};


export type QueryContentArgs = {
  at?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  staging?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySlotsArgs = {
  at?: InputMaybe<Scalars['String']['input']>;
  keys: ReadonlyArray<Scalars['String']['input']>;
  staging?: InputMaybe<Scalars['String']['input']>;
};

/** Shown with each piece that it names, by its code or its brand. */
export type Roundel = {
  readonly __typename?: 'Roundel';
  /** Names of brands, in any case. */
  readonly brands: ReadonlyArray<Scalars['String']['output']>;
  readonly label: Scalars['String']['output'];
  /** Codes of products. */
  readonly products: ReadonlyArray<Scalars['String']['output']>;
};

export type SiteConfiguration = {
  readonly __typename?: 'SiteConfiguration';
  readonly cartMiniMaximumLimit: Scalars['Int']['output'];
  /** True on the graph, false on the REST and page-style calls (CO-03). */
  readonly composableInstance: Scalars['Boolean']['output'];
  /** Minor units (pence): from this price on, messages tell interest-bearing credit before interest-free credit (CO-07). */
  readonly ibcFinanceMessageThreshold: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  /** Shown in the header, e.g. Free delivery on orders over £50. */
  readonly promise: Scalars['String']['output'];
  readonly site: Scalars['String']['output'];
  readonly wishlistMiniMaximumLimit: Scalars['Int']['output'];
  readonly wishlistPageSize: Scalars['Int']['output'];
};



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
  ContentItem: ContentItem;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  ContentItem:
    ( { __typename: 'ContentItem' }
    & GraphQLRecursivePick<FederationTypes['ContentItem'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AbGroup: ResolverTypeWrapper<AbGroup>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BaseStore: ResolverTypeWrapper<BaseStore>;
  BuildInfo: ResolverTypeWrapper<BuildInfo>;
  ContentItem: ResolverTypeWrapper<ContentItem>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ContentSlot: ResolverTypeWrapper<ContentSlot>;
  Edition: ResolverTypeWrapper<Edition>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Navigation: ResolverTypeWrapper<Navigation>;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Roundel: ResolverTypeWrapper<Roundel>;
  SiteConfiguration: ResolverTypeWrapper<SiteConfiguration>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AbGroup: AbGroup;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  BaseStore: BaseStore;
  BuildInfo: BuildInfo;
  ContentItem: ContentItem;
  ID: Scalars['ID']['output'];
  ContentSlot: ContentSlot;
  Edition: Edition;
  JSON: Scalars['JSON']['output'];
  Navigation: Navigation;
  NavigationItem: NavigationItem;
  Query: Record<PropertyKey, never>;
  Roundel: Roundel;
  SiteConfiguration: SiteConfiguration;
  Boolean: Scalars['Boolean']['output'];
};

export type AbGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbGroup'] = ResolversParentTypes['AbGroup']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BaseStoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaseStore'] = ResolversParentTypes['BaseStore']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteKeyPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BuildInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuildInfo'] = ResolversParentTypes['BuildInfo']> = {
  commit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentItem'] = ResolversParentTypes['ContentItem'], FederationReferenceType extends FederationReferenceTypes['ContentItem'] = FederationReferenceTypes['ContentItem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ContentItem']>, FederationReferenceType, ContextType>;
  abGroups?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  deliveryKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentSlot'] = ResolversParentTypes['ContentSlot']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['ContentItem']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Edition'] = ResolversParentTypes['Edition']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type NavigationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Navigation'] = ResolversParentTypes['Navigation']> = {
  footer?: Resolver<ReadonlyArray<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  legal?: Resolver<ReadonlyArray<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  main?: Resolver<ReadonlyArray<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  utility?: Resolver<ReadonlyArray<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
};

export type NavigationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  categoryKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  abGroups: Resolver<ReadonlyArray<ResolversTypes['AbGroup']>, ParentType, ContextType>;
  buildInfo: Resolver<ResolversTypes['BuildInfo'], ParentType, ContextType>;
  content: Resolver<Maybe<ResolversTypes['ContentItem']>, ParentType, ContextType, Partial<QueryContentArgs>>;
  currentBaseStore: Resolver<ResolversTypes['BaseStore'], ParentType, ContextType>;
  editions: Resolver<ReadonlyArray<ResolversTypes['Edition']>, ParentType, ContextType>;
  navigation: Resolver<ResolversTypes['Navigation'], ParentType, ContextType>;
  pages: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  roundels: Resolver<ReadonlyArray<ResolversTypes['Roundel']>, ParentType, ContextType>;
  siteConfiguration: Resolver<ResolversTypes['SiteConfiguration'], ParentType, ContextType>;
  slots: Resolver<ReadonlyArray<ResolversTypes['ContentSlot']>, ParentType, ContextType, RequireFields<QuerySlotsArgs, 'keys'>>;
};

export type RoundelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Roundel'] = ResolversParentTypes['Roundel']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteConfiguration'] = ResolversParentTypes['SiteConfiguration']> = {
  cartMiniMaximumLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  composableInstance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ibcFinanceMessageThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promise?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wishlistMiniMaximumLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishlistPageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AbGroup?: AbGroupResolvers<ContextType>;
  BaseStore?: BaseStoreResolvers<ContextType>;
  BuildInfo?: BuildInfoResolvers<ContextType>;
  ContentItem?: ContentItemResolvers<ContextType>;
  ContentSlot?: ContentSlotResolvers<ContextType>;
  Edition?: EditionResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Navigation?: NavigationResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Roundel?: RoundelResolvers<ContextType>;
  SiteConfiguration?: SiteConfigurationResolvers<ContextType>;
};

