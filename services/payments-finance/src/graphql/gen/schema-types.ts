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

export type CheckGiftCardBalanceInput = {
  /** Spaces are ignored. */
  readonly cardNumber: Scalars['String']['input'];
  readonly pin: Scalars['String']['input'];
  /** Answer to the bot check for action `gift_card`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
};

/** An expected refusal. `code` is the failure type name (the error catalogue), `message` may be shown to the shopper. */
export type Failure = {
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** What is left on a gift card. */
export type GiftCardBalance = {
  readonly __typename?: 'GiftCardBalance';
  /** Minor units (pence). */
  readonly balance: Scalars['Int']['output'];
  /** Its last day, yyyy-MM-dd; null when it does not expire. */
  readonly expiresOn: Maybe<Scalars['String']['output']>;
  /** Formatted for display, e.g. £25.00. */
  readonly formattedBalance: Scalars['String']['output'];
  /** All but the last four digits are masked. */
  readonly maskedNumber: Scalars['String']['output'];
};

export type GiftCardBalanceResult = GiftCardBalance | GiftCardNotValid | GiftCardTooManyAttempts | GiftCardUnavailable | ReCaptchaError | ValidationError;

/**
 * The gift card could not be applied: unknown, wrong PIN, or empty. When placing, a card of the bag that no longer pays what it did:
 * nothing is held, and the bag shows the new balance.
 */
export type GiftCardNotValid = Failure & {
  readonly __typename?: 'GiftCardNotValid';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** Gift cards were tried too often. */
export type GiftCardTooManyAttempts = Failure & {
  readonly __typename?: 'GiftCardTooManyAttempts';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly retryAfterSeconds: Scalars['Int']['output'];
};

/** The gift card provider does not answer. Nothing was taken. */
export type GiftCardUnavailable = Failure & {
  readonly __typename?: 'GiftCardUnavailable';
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
  /** The balance of a gift card, which is neither stored nor applied to a bag. */
  readonly checkGiftCardBalance: GiftCardBalanceResult;
};


export type MutationAuthoriseCardTokenArgs = {
  input: AuthoriseCardTokenInput;
};


export type MutationCheckGiftCardBalanceArgs = {
  input: CheckGiftCardBalanceInput;
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

/** The bot check is needed and its token is missing, used or outdated. */
export type ReCaptchaError = Failure & {
  readonly __typename?: 'ReCaptchaError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
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
  GiftCardBalanceResult:
    | ( GiftCardBalance & { __typename: 'GiftCardBalance' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( GiftCardTooManyAttempts & { __typename: 'GiftCardTooManyAttempts' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Failure:
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( GiftCardTooManyAttempts & { __typename: 'GiftCardTooManyAttempts' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AuthoriseCardTokenInput: AuthoriseCardTokenInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AuthoriseCardTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AuthoriseCardTokenResult']>;
  CardTokenAuthorised: ResolverTypeWrapper<CardTokenAuthorised>;
  CheckGiftCardBalanceInput: CheckGiftCardBalanceInput;
  Failure: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Failure']>;
  GiftCardBalance: ResolverTypeWrapper<GiftCardBalance>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  GiftCardBalanceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GiftCardBalanceResult']>;
  GiftCardNotValid: ResolverTypeWrapper<GiftCardNotValid>;
  GiftCardTooManyAttempts: ResolverTypeWrapper<GiftCardTooManyAttempts>;
  GiftCardUnavailable: ResolverTypeWrapper<GiftCardUnavailable>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PaymentTokenError: ResolverTypeWrapper<PaymentTokenError>;
  PaymentUnavailableError: ResolverTypeWrapper<PaymentUnavailableError>;
  ReCaptchaError: ResolverTypeWrapper<ReCaptchaError>;
  ValidationError: ResolverTypeWrapper<ValidationError>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AuthoriseCardTokenInput: AuthoriseCardTokenInput;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  AuthoriseCardTokenResult: ResolversUnionTypes<ResolversParentTypes>['AuthoriseCardTokenResult'];
  CardTokenAuthorised: CardTokenAuthorised;
  CheckGiftCardBalanceInput: CheckGiftCardBalanceInput;
  Failure: ResolversInterfaceTypes<ResolversParentTypes>['Failure'];
  GiftCardBalance: GiftCardBalance;
  Int: Scalars['Int']['output'];
  GiftCardBalanceResult: ResolversUnionTypes<ResolversParentTypes>['GiftCardBalanceResult'];
  GiftCardNotValid: GiftCardNotValid;
  GiftCardTooManyAttempts: GiftCardTooManyAttempts;
  GiftCardUnavailable: GiftCardUnavailable;
  Mutation: Record<PropertyKey, never>;
  PaymentTokenError: PaymentTokenError;
  PaymentUnavailableError: PaymentUnavailableError;
  ReCaptchaError: ReCaptchaError;
  ValidationError: ValidationError;
  Boolean: Scalars['Boolean']['output'];
};

export type AuthoriseCardTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoriseCardTokenResult'] = ResolversParentTypes['AuthoriseCardTokenResult']> = {
  __resolveType: TypeResolveFn<'CardTokenAuthorised' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'ValidationError', ParentType, ContextType>;
};

export type CardTokenAuthorisedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardTokenAuthorised'] = ResolversParentTypes['CardTokenAuthorised']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceDataCollectionUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  __resolveType: TypeResolveFn<'GiftCardNotValid' | 'GiftCardTooManyAttempts' | 'GiftCardUnavailable' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'ReCaptchaError' | 'ValidationError', ParentType, ContextType>;
};

export type GiftCardBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardBalance'] = ResolversParentTypes['GiftCardBalance']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedBalance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardBalanceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardBalanceResult'] = ResolversParentTypes['GiftCardBalanceResult']> = {
  __resolveType: TypeResolveFn<'GiftCardBalance' | 'GiftCardNotValid' | 'GiftCardTooManyAttempts' | 'GiftCardUnavailable' | 'ReCaptchaError' | 'ValidationError', ParentType, ContextType>;
};

export type GiftCardNotValidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardNotValid'] = ResolversParentTypes['GiftCardNotValid']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardTooManyAttemptsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardTooManyAttempts'] = ResolversParentTypes['GiftCardTooManyAttempts']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardUnavailable'] = ResolversParentTypes['GiftCardUnavailable']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  authoriseCardToken: Resolver<ResolversTypes['AuthoriseCardTokenResult'], ParentType, ContextType, RequireFields<MutationAuthoriseCardTokenArgs, 'input'>>;
  checkGiftCardBalance: Resolver<ResolversTypes['GiftCardBalanceResult'], ParentType, ContextType, RequireFields<MutationCheckGiftCardBalanceArgs, 'input'>>;
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

export type ReCaptchaErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReCaptchaError'] = ResolversParentTypes['ReCaptchaError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValidationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationError'] = ResolversParentTypes['ValidationError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AuthoriseCardTokenResult?: AuthoriseCardTokenResultResolvers<ContextType>;
  CardTokenAuthorised?: CardTokenAuthorisedResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  GiftCardBalance?: GiftCardBalanceResolvers<ContextType>;
  GiftCardBalanceResult?: GiftCardBalanceResultResolvers<ContextType>;
  GiftCardNotValid?: GiftCardNotValidResolvers<ContextType>;
  GiftCardTooManyAttempts?: GiftCardTooManyAttemptsResolvers<ContextType>;
  GiftCardUnavailable?: GiftCardUnavailableResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PaymentTokenError?: PaymentTokenErrorResolvers<ContextType>;
  PaymentUnavailableError?: PaymentUnavailableErrorResolvers<ContextType>;
  ReCaptchaError?: ReCaptchaErrorResolvers<ContextType>;
  ValidationError?: ValidationErrorResolvers<ContextType>;
};

