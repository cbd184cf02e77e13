import type { GraphQLResolveInfo } from 'graphql';
import type { StoreMapper } from '../mappers.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
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

/** Exactly one of place and position. */
export type ClickAndCollectInput = {
  /** 1–20. */
  readonly limit: Scalars['Int']['input'];
  readonly place?: InputMaybe<Scalars['String']['input']>;
  readonly position?: InputMaybe<GeoPointInput>;
  /** DTS for stores, RLC for post offices. */
  readonly types: ReadonlyArray<CollectionType>;
};

/** EN-16: a store or a post office where an order can be collected. */
export type ClickAndCollectLocation = {
  readonly __typename?: 'ClickAndCollectLocation';
  /** True where the store takes longer than the shop's other deliveries. */
  readonly applyDelayedDelivery: Scalars['Boolean']['output'];
  /** First day of collection, YYYY-MM-DD. */
  readonly collectionDate: Scalars['String']['output'];
  /** Text on when an order placed now is ready, e.g. Ready Tuesday 24 November from 10am. */
  readonly collectionTime: Scalars['String']['output'];
  /** Miles, one decimal. */
  readonly distance: Scalars['Float']['output'];
  readonly store: Store;
  readonly type: ShippingMethodType;
};

/** EU-02: the location types. */
export type CollectionType =
  | 'DTS'
  | 'RLC';

export type GeoPoint = {
  readonly __typename?: 'GeoPoint';
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
};

/** Decimal degrees, WGS 84. */
export type GeoPointInput = {
  readonly latitude: Scalars['Float']['input'];
  readonly longitude: Scalars['Float']['input'];
};

export type OpeningException = {
  readonly __typename?: 'OpeningException';
  readonly closed: Scalars['Boolean']['output'];
  readonly closingTime: Maybe<Scalars['String']['output']>;
  /** YYYY-MM-DD. */
  readonly date: Scalars['String']['output'];
  readonly openingTime: Maybe<Scalars['String']['output']>;
  /** The reason, e.g. Boxing Day. */
  readonly reason: Scalars['String']['output'];
};

export type OpeningHours = {
  readonly __typename?: 'OpeningHours';
  readonly closed: Scalars['Boolean']['output'];
  readonly closingTime: Maybe<Scalars['String']['output']>;
  readonly dayOfWeek: Weekday;
  /** HH:mm, null when closed. */
  readonly openingTime: Maybe<Scalars['String']['output']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** Where an order of the caller's site can be collected, nearest first (QY-13). Throws ValidationError or PlaceNotFoundError. */
  readonly clickAndCollectLocations: ReadonlyArray<ClickAndCollectLocation>;
  /**
   * QY-10: the stores of the caller's site that have a piece, or another size of it, nearest first. None for a piece that no
   * store keeps for a visitor. Throws ValidationError or PlaceNotFoundError.
   */
  readonly reserveAndCollectLocationsLookup: ReadonlyArray<ReserveAndCollectLocation>;
  /** One store by the last segment of its page's address; null when unknown on the caller's site. */
  readonly store: Maybe<Store>;
  /** The regions that have stores, by name. An addition to the specified schema. */
  readonly storeRegions: ReadonlyArray<StoreRegion>;
  /**
   * The stores of the caller's site: all by name, one region's, or the nearest to a place or a position. Throws
   * ValidationError, or PlaceNotFoundError for an unknown place.
   */
  readonly stores: StoreResult;
};


export type QueryClickAndCollectLocationsArgs = {
  input: ClickAndCollectInput;
};


export type QueryReserveAndCollectLocationsLookupArgs = {
  input: ReserveAndCollectInput;
};


export type QueryStoreArgs = {
  channelUrlCode: Scalars['String']['input'];
};


export type QueryStoresArgs = {
  input: StoresInput;
};

/** Exactly one of place and position. */
export type ReserveAndCollectInput = {
  /** 1–20. */
  readonly limit: Scalars['Int']['input'];
  readonly place?: InputMaybe<Scalars['String']['input']>;
  readonly position?: InputMaybe<GeoPointInput>;
  readonly sku: Scalars['ID']['input'];
};

/** A store that has a piece by its last count, or another size of it. */
export type ReserveAndCollectLocation = {
  readonly __typename?: 'ReserveAndCollectLocation';
  /** Miles, one decimal. */
  readonly distance: Scalars['Float']['output'];
  /** Whether it has the piece that was asked for. */
  readonly hasPiece: Scalars['Boolean']['output'];
  /** Whether it has one only. */
  readonly isLastOne: Scalars['Boolean']['output'];
  /** Other sizes of it that the store has, by sku, smallest first. */
  readonly otherSkus: ReadonlyArray<Scalars['ID']['output']>;
  readonly store: Store;
};

/** EU-02. */
export type ShippingMethodType =
  | 'DTS'
  | 'NDD'
  | 'NOD'
  | 'RLC'
  | 'STD';

/** EN-16. */
export type Store = {
  readonly __typename?: 'Store';
  readonly address: StoreAddress;
  readonly channelUrlCode: Scalars['String']['output'];
  /** Whether orders can be collected there. */
  readonly collects: Scalars['Boolean']['output'];
  /** The shop's description of the store, two sentences. */
  readonly description: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly geoPoint: GeoPoint;
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Scalars['String']['output']>;
  /** Whether it is open now. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** A post office that accepts parcels for us; it has no page. */
  readonly isPostOffice: Scalars['Boolean']['output'];
  /** EU-20: its jewellery brands by number, for brandById. */
  readonly jewelleryBrandIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly jewelleryBrands: ReadonlyArray<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Text such as Open until 5.30pm, or Opens Monday at 9am. */
  readonly openState: Scalars['String']['output'];
  /** Days in the next eight weeks whose hours differ from the weekday's, such as bank holidays. */
  readonly openingExceptions: ReadonlyArray<OpeningException>;
  /** Monday first, one for each weekday, Europe/London. */
  readonly openingHours: ReadonlyArray<OpeningHours>;
  readonly phone: Scalars['String']['output'];
  readonly region: StoreRegion;
  /** Services offered there, e.g. Watch servicing. */
  readonly services: ReadonlyArray<Scalars['String']['output']>;
  /** Public number of the store. */
  readonly storeId: Scalars['String']['output'];
  /** Address of its page on the caller's site. */
  readonly url: Scalars['String']['output'];
  /** EU-20: its watch brands by number, for brandById; one without a number is in watchBrands only. */
  readonly watchBrandIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly watchBrands: ReadonlyArray<Scalars['String']['output']>;
};

export type StoreAddress = {
  readonly __typename?: 'StoreAddress';
  readonly city: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['output'];
  readonly county: Maybe<Scalars['String']['output']>;
  readonly line1: Scalars['String']['output'];
  readonly line2: Maybe<Scalars['String']['output']>;
  readonly postalCode: Scalars['String']['output'];
};

export type StoreEntry = {
  readonly __typename?: 'StoreEntry';
  /** Miles, one decimal; null without a place or position. */
  readonly distance: Maybe<Scalars['Float']['output']>;
  readonly store: Store;
};

export type StoreRegion = {
  readonly __typename?: 'StoreRegion';
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly storeCount: Scalars['Int']['output'];
};

export type StoreResult = {
  readonly __typename?: 'StoreResult';
  /** The name of the place that distances are measured from; null without a place. */
  readonly place: Maybe<Scalars['String']['output']>;
  readonly stores: ReadonlyArray<StoreEntry>;
  readonly total: Scalars['Int']['output'];
};

/** At most one of region, place and position. */
export type StoresInput = {
  /** 1–60. */
  readonly limit: Scalars['Int']['input'];
  /** Town, or whole or leading part of a postcode. */
  readonly place?: InputMaybe<Scalars['String']['input']>;
  readonly position?: InputMaybe<GeoPointInput>;
  /** Key of a region. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
};

/** EU-03. */
export type Weekday =
  | 'FRI'
  | 'MON'
  | 'SAT'
  | 'SUN'
  | 'THU'
  | 'TUE'
  | 'WED';



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
  Store: Store;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Store:
    ( { __typename: 'Store' }
    & GraphQLRecursivePick<FederationTypes['Store'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ClickAndCollectInput: ClickAndCollectInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ClickAndCollectLocation: ResolverTypeWrapper<Omit<ClickAndCollectLocation, 'store'> & { store: ResolversTypes['Store'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CollectionType: CollectionType;
  GeoPoint: ResolverTypeWrapper<GeoPoint>;
  GeoPointInput: GeoPointInput;
  OpeningException: ResolverTypeWrapper<OpeningException>;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReserveAndCollectInput: ReserveAndCollectInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ReserveAndCollectLocation: ResolverTypeWrapper<Omit<ReserveAndCollectLocation, 'store'> & { store: ResolversTypes['Store'] }>;
  ShippingMethodType: ShippingMethodType;
  Store: ResolverTypeWrapper<StoreMapper>;
  StoreAddress: ResolverTypeWrapper<StoreAddress>;
  StoreEntry: ResolverTypeWrapper<Omit<StoreEntry, 'store'> & { store: ResolversTypes['Store'] }>;
  StoreRegion: ResolverTypeWrapper<StoreRegion>;
  StoreResult: ResolverTypeWrapper<Omit<StoreResult, 'stores'> & { stores: ReadonlyArray<ResolversTypes['StoreEntry']> }>;
  StoresInput: StoresInput;
  Weekday: Weekday;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ClickAndCollectInput: ClickAndCollectInput;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ClickAndCollectLocation: Omit<ClickAndCollectLocation, 'store'> & { store: ResolversParentTypes['Store'] };
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  GeoPoint: GeoPoint;
  GeoPointInput: GeoPointInput;
  OpeningException: OpeningException;
  OpeningHours: OpeningHours;
  Query: Record<PropertyKey, never>;
  ReserveAndCollectInput: ReserveAndCollectInput;
  ID: Scalars['ID']['output'];
  ReserveAndCollectLocation: Omit<ReserveAndCollectLocation, 'store'> & { store: ResolversParentTypes['Store'] };
  Store: StoreMapper;
  StoreAddress: StoreAddress;
  StoreEntry: Omit<StoreEntry, 'store'> & { store: ResolversParentTypes['Store'] };
  StoreRegion: StoreRegion;
  StoreResult: Omit<StoreResult, 'stores'> & { stores: ReadonlyArray<ResolversParentTypes['StoreEntry']> };
  StoresInput: StoresInput;
};

export type ClickAndCollectLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClickAndCollectLocation'] = ResolversParentTypes['ClickAndCollectLocation']> = {
  applyDelayedDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  collectionDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectionTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ShippingMethodType'], ParentType, ContextType>;
};

export type GeoPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeoPoint'] = ResolversParentTypes['GeoPoint']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OpeningExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningException'] = ResolversParentTypes['OpeningException']> = {
  closed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closingTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  closed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closingTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dayOfWeek?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
  openingTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  clickAndCollectLocations: Resolver<ReadonlyArray<ResolversTypes['ClickAndCollectLocation']>, ParentType, ContextType, RequireFields<QueryClickAndCollectLocationsArgs, 'input'>>;
  reserveAndCollectLocationsLookup: Resolver<ReadonlyArray<ResolversTypes['ReserveAndCollectLocation']>, ParentType, ContextType, RequireFields<QueryReserveAndCollectLocationsLookupArgs, 'input'>>;
  store: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType, RequireFields<QueryStoreArgs, 'channelUrlCode'>>;
  storeRegions: Resolver<ReadonlyArray<ResolversTypes['StoreRegion']>, ParentType, ContextType>;
  stores: Resolver<ResolversTypes['StoreResult'], ParentType, ContextType, RequireFields<QueryStoresArgs, 'input'>>;
};

export type ReserveAndCollectLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReserveAndCollectLocation'] = ResolversParentTypes['ReserveAndCollectLocation']> = {
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hasPiece?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLastOne?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherSkus?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store'], FederationReferenceType extends FederationReferenceTypes['Store'] = FederationReferenceTypes['Store']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Store']>, FederationReferenceType, ContextType>;
  address?: Resolver<ResolversTypes['StoreAddress'], ParentType, ContextType>;
  channelUrlCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collects?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoPoint?: Resolver<ResolversTypes['GeoPoint'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPostOffice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jewelleryBrandIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  jewelleryBrands?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingExceptions?: Resolver<ReadonlyArray<ResolversTypes['OpeningException']>, ParentType, ContextType>;
  openingHours?: Resolver<ReadonlyArray<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['StoreRegion'], ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  storeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  watchBrandIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  watchBrands?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreAddress'] = ResolversParentTypes['StoreAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  county?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreEntry'] = ResolversParentTypes['StoreEntry']> = {
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
};

export type StoreRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreRegion'] = ResolversParentTypes['StoreRegion']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoreResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreResult'] = ResolversParentTypes['StoreResult']> = {
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stores?: Resolver<ReadonlyArray<ResolversTypes['StoreEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  ClickAndCollectLocation?: ClickAndCollectLocationResolvers<ContextType>;
  GeoPoint?: GeoPointResolvers<ContextType>;
  OpeningException?: OpeningExceptionResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReserveAndCollectLocation?: ReserveAndCollectLocationResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreAddress?: StoreAddressResolvers<ContextType>;
  StoreEntry?: StoreEntryResolvers<ContextType>;
  StoreRegion?: StoreRegionResolvers<ContextType>;
  StoreResult?: StoreResultResolvers<ContextType>;
};

