import type { GraphQLResolveInfo } from 'graphql';
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
  _FieldSet: { input: unknown; output: unknown; }
};

export type AuthoriseCardTokenInput = {
  readonly cartId: Scalars['ID']['input'];
  /** From the provider's fields, created with this cart's capture context. */
  readonly transientToken: Scalars['String']['input'];
};

export type AuthoriseCardTokenResult = CardTokenAuthorised | PaymentTokenError | PaymentUnavailableError | ValidationError;

/** What a page needs to show the card fields. */
export type CaptureContext = {
  readonly __typename?: 'CaptureContext';
  /** Compact JWT for the provider's browser library. */
  readonly captureContext: Scalars['String']['output'];
  /** Address of the provider's script. */
  readonly clientLibrary: Scalars['String']['output'];
  /** Subresource integrity of the script. */
  readonly clientLibraryIntegrity: Scalars['String']['output'];
};

/** Data for collecting the shopper's device data for the bank; nothing is held or charged. */
export type CardTokenAuthorised = {
  readonly __typename?: 'CardTokenAuthorised';
  /** The JWT that the hidden frame posts; valid for an hour. */
  readonly accessToken: Scalars['String']['output'];
  /** The URL it is posted to; the frame's page answers with a message from this origin. */
  readonly deviceDataCollectionUrl: Scalars['String']['output'];
  /** Id of the collected device data. */
  readonly referenceId: Scalars['String']['output'];
};

/** An expected refusal. `code` is the failure type name (the error catalogue), `message` may be shown to the shopper. */
export type Failure = {
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Prepares payer authentication for a card token (MU-13, authorisation of the token), before the order is placed: the page
   * posts JWT=accessToken as a form to deviceDataCollectionUrl in a hidden frame and waits for its message, 10 seconds at most.
   */
  readonly authoriseCardToken: AuthoriseCardTokenResult;
};


export type MutationAuthoriseCardTokenArgs = {
  input: AuthoriseCardTokenInput;
};

/** The card token is expired, altered, or another bag's. */
export type PaymentTokenError = Failure & {
  readonly __typename?: 'PaymentTokenError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** The payment failed and was reversed; the bag is unchanged. */
export type PaymentUnavailableError = Failure & {
  readonly __typename?: 'PaymentUnavailableError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  /**
   * A capture context for the card fields (QY-15), valid 15 minutes, stored with the caller and this cart: a token made with it
   * pays for no other cart. Throws PaymentProviderUnavailable when the provider does not answer.
   */
  readonly cybsGetCaptureContext: CaptureContext;
};


export type QueryCybsGetCaptureContextArgs = {
  cartId: Scalars['ID']['input'];
};

/** Refused input; field names the input field by path. */
export type ValidationError = Failure & {
  readonly __typename?: 'ValidationError';
  readonly code: Scalars['String']['output'];
  readonly field: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

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



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AuthoriseCardTokenResult:
    | ( CardTokenAuthorised & { __typename: 'CardTokenAuthorised' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Failure:
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AuthoriseCardTokenInput: AuthoriseCardTokenInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AuthoriseCardTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AuthoriseCardTokenResult']>;
  CaptureContext: ResolverTypeWrapper<CaptureContext>;
  CardTokenAuthorised: ResolverTypeWrapper<CardTokenAuthorised>;
  Failure: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Failure']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PaymentTokenError: ResolverTypeWrapper<PaymentTokenError>;
  PaymentUnavailableError: ResolverTypeWrapper<PaymentUnavailableError>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ValidationError: ResolverTypeWrapper<ValidationError>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AuthoriseCardTokenInput: AuthoriseCardTokenInput;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  AuthoriseCardTokenResult: ResolversUnionTypes<ResolversParentTypes>['AuthoriseCardTokenResult'];
  CaptureContext: CaptureContext;
  CardTokenAuthorised: CardTokenAuthorised;
  Failure: ResolversInterfaceTypes<ResolversParentTypes>['Failure'];
  Mutation: Record<PropertyKey, never>;
  PaymentTokenError: PaymentTokenError;
  PaymentUnavailableError: PaymentUnavailableError;
  Query: Record<PropertyKey, never>;
  ValidationError: ValidationError;
  Boolean: Scalars['Boolean']['output'];
};

export type AuthoriseCardTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoriseCardTokenResult'] = ResolversParentTypes['AuthoriseCardTokenResult']> = {
  __resolveType: TypeResolveFn<'CardTokenAuthorised' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'ValidationError', ParentType, ContextType>;
};

export type CaptureContextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptureContext'] = ResolversParentTypes['CaptureContext']> = {
  captureContext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientLibrary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientLibraryIntegrity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardTokenAuthorisedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardTokenAuthorised'] = ResolversParentTypes['CardTokenAuthorised']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceDataCollectionUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  __resolveType: TypeResolveFn<'PaymentTokenError' | 'PaymentUnavailableError' | 'ValidationError', ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  authoriseCardToken: Resolver<ResolversTypes['AuthoriseCardTokenResult'], ParentType, ContextType, RequireFields<MutationAuthoriseCardTokenArgs, 'input'>>;
};

export type PaymentTokenErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentTokenError'] = ResolversParentTypes['PaymentTokenError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentUnavailableErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentUnavailableError'] = ResolversParentTypes['PaymentUnavailableError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cybsGetCaptureContext: Resolver<ResolversTypes['CaptureContext'], ParentType, ContextType, RequireFields<QueryCybsGetCaptureContextArgs, 'cartId'>>;
};

export type ValidationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationError'] = ResolversParentTypes['ValidationError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AuthoriseCardTokenResult?: AuthoriseCardTokenResultResolvers<ContextType>;
  CaptureContext?: CaptureContextResolvers<ContextType>;
  CardTokenAuthorised?: CardTokenAuthorisedResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PaymentTokenError?: PaymentTokenErrorResolvers<ContextType>;
  PaymentUnavailableError?: PaymentUnavailableErrorResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ValidationError?: ValidationErrorResolvers<ContextType>;
};

