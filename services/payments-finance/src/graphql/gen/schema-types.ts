import type { GraphQLResolveInfo } from 'graphql';
import type { ProductMapper, ShoppingListLineItemMapper, CartMapper, PriceMapper } from '../mappers.ts';
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

/** Used once, within five minutes. */
export type ApplePayMerchantSession = {
  readonly __typename?: 'ApplePayMerchantSession';
  /** JSON for completeMerchantValidation. */
  readonly session: Scalars['String']['output'];
};

export type ApplePayValidateInput = {
  /** As the browser gave it to the page; another host than Apple's is ValidationError. */
  readonly validationUrl: Scalars['String']['input'];
};

export type ApplePayValidateResult = ApplePayMerchantSession | PaymentUnavailableError | ValidationError;

/** A gift card that pays part of the total. */
export type AppliedGiftCard = {
  readonly __typename?: 'AppliedGiftCard';
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
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

/** EN-04. A bag; each shopper has at most one active bag per site. */
export type Cart = {
  readonly __typename?: 'Cart';
  /** With one of them it is not financed. */
  readonly appliedGiftCards: ReadonlyArray<AppliedGiftCard>;
  /** What the shopper has chosen. */
  readonly chosenFinance: Maybe<ChosenFinance>;
  /**
   * What a plan for the bag costs: of the product and deposit asked for, or of the nearest that are allowed. Null where the bag cannot be
   * paid over time. Nothing is stored.
   */
  readonly financeCalculation: Maybe<FinanceCalculation>;
  /** The plan that the bag remembers, at its present total; null without one, and where the plan no longer fits the bag. */
  readonly financeData: Maybe<FinanceData>;
  /** Which piece, or what else, keeps the bag from being paid over time; null where nothing does that the shopper can change. */
  readonly financeExclusion: Maybe<Scalars['String']['output']>;
  /** What the message says; null where the bag cannot be paid over time. */
  readonly financeMessageInfo: Maybe<FinanceMessageInfo>;
  /** Why the plan that the bag remembers no longer fits it, for the shopper; null without one, and where it fits. Ours. */
  readonly financeProblem: Maybe<Scalars['String']['output']>;
  /** By which the whole bag can be paid over time, the longest first (ST-14). */
  readonly financeProducts: Maybe<ReadonlyArray<FinanceProduct>>;
  /** The message and its representative example; null where the bag cannot be paid over time. */
  readonly financePromo: Maybe<FinancePromo>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** In how many instalments what gift cards leave can be paid (VA-06), e.g. Pay 3 instalments of £26.67; null where it cannot. */
  readonly instalmentMessage: Maybe<Scalars['String']['output']>;
  /** Its pieces, all of which a finance product must allow. */
  readonly lineItems: ReadonlyArray<LineItem>;
  /** Its cash price. */
  readonly totalPrice: Price;
  /** What gift cards leave. */
  readonly totalPriceAfterGiftCard: Price;
};


/** EN-04. A bag; each shopper has at most one active bag per site. */
export type CartFinanceCalculationArgs = {
  deposit?: InputMaybe<Scalars['Int']['input']>;
  financeProduct?: InputMaybe<Scalars['String']['input']>;
};

/** A category of the catalogue. */
export type Category = {
  readonly __typename?: 'Category';
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** By which finance products name it. */
  readonly key: Scalars['String']['output'];
};

/** Money in whole minor units. */
export type CentPrecisionMoney = Money & {
  readonly __typename?: 'CentPrecisionMoney';
  /** Minor units. */
  readonly centAmount: Scalars['Int']['output'];
  /** ISO 4217. */
  readonly currencyCode: Scalars['String']['output'];
  /** Of the currency. */
  readonly fractionDigits: Scalars['Int']['output'];
};

export type CheckGiftCardBalanceInput = {
  /** Spaces are ignored. */
  readonly cardNumber: Scalars['String']['input'];
  readonly pin: Scalars['String']['input'];
  /** Answer to the bot check for action `gift_card`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
};

/** The plan by which a shopper wants to pay over time. */
export type ChosenFinance = {
  readonly __typename?: 'ChosenFinance';
  /** EU-23; null before an application. */
  readonly applicationStatus: Maybe<FinanceApplicationStatus>;
  /** Minor units; null for the usual one. */
  readonly deposit: Maybe<Scalars['Int']['output']>;
  /** Of a finance product. */
  readonly financeProductKey: Scalars['String']['output'];
};

/** An expected refusal. `code` is the failure type name (the error catalogue), `message` may be shown to the shopper. */
export type Failure = {
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** EU-23: what the lender says of an application. */
export type FinanceApplicationStatus =
  /** Not signed yet: no order is placed. */
  | 'ACCEPTED'
  | 'ACKNOWLEDGED'
  /** Signed: the order is placed. */
  | 'AWAITING_FULFILMENT'
  | 'CANCELLED'
  | 'DECLINED'
  | 'ERROR'
  | 'PAYMENT_PROCESSED'
  | 'PAYMENT_REQUESTED'
  | 'REFERRED';

/** A plan, and between what the shopper may choose. */
export type FinanceCalculation = {
  readonly __typename?: 'FinanceCalculation';
  /** Of the plan's product. */
  readonly maxDeposit: Price;
  /** Of the plan's product. */
  readonly minDeposit: Price;
  /** What it costs. */
  readonly plan: FinanceData;
  /** By which it can be paid, the longest first (ST-14). */
  readonly products: ReadonlyArray<FinanceProduct>;
};

/** EN-08, finance data: what a purchase costs by one product. */
export type FinanceData = {
  readonly __typename?: 'FinanceData';
  /** EU-23: of the application that the bag went with; null for any other bag, and for what is only offered. */
  readonly applicationStatus: Maybe<FinanceApplicationStatus>;
  /** Per cent. */
  readonly apr: Scalars['Float']['output'];
  /** Of the purchase, whatever way it is paid. */
  readonly cashPrice: Price;
  /** Paid at once. */
  readonly deposit: Price;
  /** Its key. */
  readonly financeProduct: Scalars['String']['output'];
  /** EU-21. */
  readonly financeProductType: FinanceProductType;
  /** What the credit costs. */
  readonly interestPayable: Price;
  /** Differs from the others by what rounding has left. */
  readonly lastRepayment: Price;
  /** Each payment but the last. */
  readonly monthlyRepayments: Price;
  /** Months, and number of payments. */
  readonly term: Scalars['Int']['output'];
  /** Amount of credit. */
  readonly totalCreditAmount: Price;
  /** Deposit and all payments. */
  readonly totalPayable: Price;
};

/** EN-08, finance message info. */
export type FinanceMessageInfo = {
  readonly __typename?: 'FinanceMessageInfo';
  /** Per cent. */
  readonly apr: Scalars['Float']['output'];
  /** The lender lends at once at most. */
  readonly maxLoan: Price;
  /** Of this purchase. */
  readonly minDeposit: Price;
  /** Of the cash price. */
  readonly minDepositPercentage: Scalars['Int']['output'];
  /** With the smallest deposit. */
  readonly monthlyRepayment: Price;
  /** EU-21. */
  readonly type: FinanceProductType;
};

/** EN-08: a product of the lender as we offer it. Percentages are of the cash price. */
export type FinanceProduct = {
  readonly __typename?: 'FinanceProduct';
  /** Separated by commas; empty for everybody. */
  readonly abGroups: Scalars['String']['output'];
  /** Per cent. */
  readonly apr: Scalars['Float']['output'];
  /** No piece has one of them. */
  readonly blacklistCategories: ReadonlyArray<Scalars['String']['output']>;
  /** With which a calculation begins. */
  readonly defaultDepositPercentage: Scalars['Int']['output'];
  /** Months. */
  readonly defaultTerm: Scalars['Int']['output'];
  /** As yield. */
  readonly financeYield: Scalars['Float']['output'];
  /** Of the lender: monthly payment = loan × it. */
  readonly installmentMultiplier: Scalars['Float']['output'];
  /** Ours. */
  readonly key: Scalars['String']['output'];
  /** At most 100. */
  readonly maxDepositPercentage: Scalars['Int']['output'];
  /** At once. */
  readonly maxLoanAmount: Price;
  /** 0 where none is needed. */
  readonly minDepositPercentage: Scalars['Int']['output'];
  /** After the smallest deposit. */
  readonly minLoanAmount: Price;
  /** The cash price at least. */
  readonly minOrderValue: Price;
  /** EU-21. */
  readonly productType: FinanceProductType;
  /** Months. */
  readonly term: Scalars['Int']['output'];
  /** Every piece has one of them; empty for any. */
  readonly whitelistCategories: ReadonlyArray<Scalars['String']['output']>;
  /** Per cent of the loan that the lender pays. */
  readonly yield: Scalars['Float']['output'];
};

/** EU-21: interest-free credit, and interest-bearing. */
export type FinanceProductType =
  | 'IBC'
  | 'IFC';

/** CO-07: what is said under a price. A page that shows the text shows the example beside it, as large (CONC 3.5). */
export type FinancePromo = {
  readonly __typename?: 'FinancePromo';
  /** The representative example. */
  readonly example: FinanceData;
  /** E.g. From £22.50/Month 0% APR. */
  readonly text: Scalars['String']['output'];
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

/** EN-05. A line of a bag at the current price, or of an order as bought. */
export type LineItem = {
  readonly __typename?: 'LineItem';
  /** Keys. */
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  /** Null for everything but gift cards. */
  readonly giftCardValue: Maybe<Scalars['Int']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** As the shopper reads it. */
  readonly name: Scalars['String']['output'];
};

/** commercetools-shaped money. */
export type Money = {
  /** Minor units, rounded half up. */
  readonly centAmount: Scalars['Int']['output'];
  /** ISO 4217. */
  readonly currencyCode: Scalars['String']['output'];
  /** Of the currency. */
  readonly fractionDigits: Scalars['Int']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Asks Apple for a merchant session (MU-12, validate): the page gives it to the sheet, before the shopper is asked. Nothing is held by it. */
  readonly applePayValidate: ApplePayValidateResult;
  /**
   * Prepares payer authentication for a card token (MU-13, authorisation of the token), before the order is placed: the page
   * posts JWT=accessToken as a form to deviceDataCollectionUrl in a hidden frame and waits for its message, 10 seconds at most.
   */
  readonly authoriseCardToken: AuthoriseCardTokenResult;
  /** The balance of a gift card, which is neither stored nor applied to a bag. */
  readonly checkGiftCardBalance: GiftCardBalanceResult;
};


export type MutationApplePayValidateArgs = {
  input: ApplePayValidateInput;
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

/** An amount of money as shown: formatted for the locale, and exact in minor units. */
export type Price = {
  readonly __typename?: 'Price';
  /** Formatted for display, e.g. £2,350.00. */
  readonly formattedPrice: Scalars['String']['output'];
  /** True when value is 0. */
  readonly isFree: Scalars['Boolean']['output'];
  /** Exact money with its currency. */
  readonly money: Money;
  /** Minor units (pence). */
  readonly value: Scalars['Int']['output'];
};

/** A piece of the catalogue, with what it costs when it is paid over time. Nothing of it is answered by a statement of SQL. */
export type Product = {
  readonly __typename?: 'Product';
  /** By which finance products include and exclude it. */
  readonly categories: ReadonlyArray<Category>;
  /**
   * What a plan costs: of the size, product and deposit asked for, or of the nearest that are allowed. Null where the piece cannot be paid
   * over time. Nothing is stored, and nobody is told.
   */
  readonly financeCalculation: Maybe<FinanceCalculation>;
  /** The message and its representative example, at the lowest price of its sizes; null where it cannot be paid over time (CO-07). */
  readonly financePromo: Maybe<FinancePromo>;
  /** Null for everything but gift cards. */
  readonly giftCardMinValue: Maybe<Scalars['Int']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** In how many instalments its lowest price can be paid (VA-06), e.g. Pay 3 instalments of £26.67; null where it cannot. */
  readonly instalmentMessage: Maybe<Scalars['String']['output']>;
  /** As the catalogue knows it, like the fields below. */
  readonly name: Scalars['String']['output'];
  /** Lowest of its sizes. */
  readonly price: Maybe<StandalonePrice>;
  /** Only what can be bought is financed. */
  readonly purchaseable: Scalars['Boolean']['output'];
  /** Its sizes. */
  readonly variants: ReadonlyArray<Variant>;
};


/** A piece of the catalogue, with what it costs when it is paid over time. Nothing of it is answered by a statement of SQL. */
export type ProductFinanceCalculationArgs = {
  deposit?: InputMaybe<Scalars['Int']['input']>;
  financeProduct?: InputMaybe<Scalars['String']['input']>;
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** The bot check is needed and its token is missing, used or outdated. */
export type ReCaptchaError = Failure & {
  readonly __typename?: 'ReCaptchaError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** EN-10. A listed product with its current price and stock. */
export type ShoppingListLineItem = {
  readonly __typename?: 'ShoppingListLineItem';
  /** Keys. */
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  /** As Product.financePromo: its text. */
  readonly financePromoMessage: Maybe<Scalars['String']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** As Product.instalmentMessage. */
  readonly instalmentMessage: Maybe<Scalars['String']['output']>;
  /** As the catalogue knows it. */
  readonly name: Scalars['String']['output'];
  /** Of the kept size, or the lowest of all. */
  readonly price: Maybe<StandalonePrice>;
  /** Gift cards are not financed. */
  readonly productType: Scalars['String']['output'];
  /** Only what can be bought is financed. */
  readonly purchaseable: Scalars['Boolean']['output'];
};

/** EN-06: a product's current price on this site. */
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

/** Refused input; field names the input field by path. */
export type ValidationError = Failure & {
  readonly __typename?: 'ValidationError';
  readonly code: Scalars['String']['output'];
  readonly field: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** A size of a piece. */
export type Variant = {
  readonly __typename?: 'Variant';
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Its own. */
  readonly price: Maybe<StandalonePrice>;
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
  Cart: Cart;
  Product: Product;
  ShoppingListLineItem: ShoppingListLineItem;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Cart:
    ( { __typename: 'Cart' }
    & GraphQLRecursivePick<FederationTypes['Cart'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true,"applicationStatus":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"chosenFinance":{"financeProductKey":true,"deposit":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPrice":{"value":true},"lineItems":{"id":true,"name":true,"categories":true,"giftCardValue":true},"appliedGiftCards":{"id":true},"totalPriceAfterGiftCard":{"value":true}}>
        | GraphQLRecursivePick<FederationTypes['Cart'], {"totalPriceAfterGiftCard":{"value":true}}> ) );
  Product:
    ( { __typename: 'Product' }
    & GraphQLRecursivePick<FederationTypes['Product'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Product'], {"name":true,"price":{"value":true},"purchaseable":true,"giftCardMinValue":true,"categories":{"id":true,"key":true},"variants":{"id":true,"price":{"value":true}}}>
        | GraphQLRecursivePick<FederationTypes['Product'], {"name":true,"price":{"value":true},"purchaseable":true,"giftCardMinValue":true,"categories":{"id":true,"key":true},"variants":{"id":true,"price":{"value":true}}}>
        | GraphQLRecursivePick<FederationTypes['Product'], {"name":true,"price":{"value":true},"purchaseable":true,"giftCardMinValue":true,"categories":{"id":true,"key":true},"variants":{"id":true,"price":{"value":true}}}>
        | GraphQLRecursivePick<FederationTypes['Product'], {"name":true,"price":{"value":true},"purchaseable":true,"giftCardMinValue":true,"categories":{"id":true,"key":true},"variants":{"id":true,"price":{"value":true}}}>
        | GraphQLRecursivePick<FederationTypes['Product'], {"name":true,"price":{"value":true},"purchaseable":true,"giftCardMinValue":true,"categories":{"id":true,"key":true}}>
        | GraphQLRecursivePick<FederationTypes['Product'], {"name":true,"price":{"value":true},"purchaseable":true,"giftCardMinValue":true,"categories":{"id":true,"key":true}}>
        | GraphQLRecursivePick<FederationTypes['Product'], {"name":true,"price":{"value":true},"purchaseable":true,"giftCardMinValue":true,"categories":{"id":true,"key":true}}> ) );
  ShoppingListLineItem:
    ( { __typename: 'ShoppingListLineItem' }
    & GraphQLRecursivePick<FederationTypes['ShoppingListLineItem'], {"id":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['ShoppingListLineItem'], {"name":true,"price":{"value":true},"purchaseable":true,"productType":true,"categories":true}>
        | GraphQLRecursivePick<FederationTypes['ShoppingListLineItem'], {"name":true,"price":{"value":true},"purchaseable":true,"productType":true,"categories":true}>
        | GraphQLRecursivePick<FederationTypes['ShoppingListLineItem'], {"name":true,"price":{"value":true},"purchaseable":true,"productType":true,"categories":true}> ) );
};

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ApplePayValidateResult:
    | ( ApplePayMerchantSession & { __typename: 'ApplePayMerchantSession' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
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
  Money: ( CentPrecisionMoney & { __typename: 'CentPrecisionMoney' } );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ApplePayMerchantSession: ResolverTypeWrapper<ApplePayMerchantSession>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ApplePayValidateInput: ApplePayValidateInput;
  ApplePayValidateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplePayValidateResult']>;
  AppliedGiftCard: ResolverTypeWrapper<AppliedGiftCard>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AuthoriseCardTokenInput: AuthoriseCardTokenInput;
  AuthoriseCardTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AuthoriseCardTokenResult']>;
  CardTokenAuthorised: ResolverTypeWrapper<CardTokenAuthorised>;
  Cart: ResolverTypeWrapper<CartMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Category: ResolverTypeWrapper<Category>;
  CentPrecisionMoney: ResolverTypeWrapper<CentPrecisionMoney>;
  CheckGiftCardBalanceInput: CheckGiftCardBalanceInput;
  ChosenFinance: ResolverTypeWrapper<ChosenFinance>;
  Failure: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Failure']>;
  FinanceApplicationStatus: FinanceApplicationStatus;
  FinanceCalculation: ResolverTypeWrapper<Omit<FinanceCalculation, 'maxDeposit' | 'minDeposit' | 'plan' | 'products'> & { maxDeposit: ResolversTypes['Price'], minDeposit: ResolversTypes['Price'], plan: ResolversTypes['FinanceData'], products: ReadonlyArray<ResolversTypes['FinanceProduct']> }>;
  FinanceData: ResolverTypeWrapper<Omit<FinanceData, 'cashPrice' | 'deposit' | 'interestPayable' | 'lastRepayment' | 'monthlyRepayments' | 'totalCreditAmount' | 'totalPayable'> & { cashPrice: ResolversTypes['Price'], deposit: ResolversTypes['Price'], interestPayable: ResolversTypes['Price'], lastRepayment: ResolversTypes['Price'], monthlyRepayments: ResolversTypes['Price'], totalCreditAmount: ResolversTypes['Price'], totalPayable: ResolversTypes['Price'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FinanceMessageInfo: ResolverTypeWrapper<Omit<FinanceMessageInfo, 'maxLoan' | 'minDeposit' | 'monthlyRepayment'> & { maxLoan: ResolversTypes['Price'], minDeposit: ResolversTypes['Price'], monthlyRepayment: ResolversTypes['Price'] }>;
  FinanceProduct: ResolverTypeWrapper<Omit<FinanceProduct, 'maxLoanAmount' | 'minLoanAmount' | 'minOrderValue'> & { maxLoanAmount: ResolversTypes['Price'], minLoanAmount: ResolversTypes['Price'], minOrderValue: ResolversTypes['Price'] }>;
  FinanceProductType: FinanceProductType;
  FinancePromo: ResolverTypeWrapper<Omit<FinancePromo, 'example'> & { example: ResolversTypes['FinanceData'] }>;
  GiftCardBalance: ResolverTypeWrapper<GiftCardBalance>;
  GiftCardBalanceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GiftCardBalanceResult']>;
  GiftCardNotValid: ResolverTypeWrapper<GiftCardNotValid>;
  GiftCardTooManyAttempts: ResolverTypeWrapper<GiftCardTooManyAttempts>;
  GiftCardUnavailable: ResolverTypeWrapper<GiftCardUnavailable>;
  LineItem: ResolverTypeWrapper<LineItem>;
  Money: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Money']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PaymentTokenError: ResolverTypeWrapper<PaymentTokenError>;
  PaymentUnavailableError: ResolverTypeWrapper<PaymentUnavailableError>;
  Price: ResolverTypeWrapper<PriceMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Product: ResolverTypeWrapper<ProductMapper>;
  ReCaptchaError: ResolverTypeWrapper<ReCaptchaError>;
  ShoppingListLineItem: ResolverTypeWrapper<ShoppingListLineItemMapper>;
  StandalonePrice: ResolverTypeWrapper<StandalonePrice>;
  ValidationError: ResolverTypeWrapper<ValidationError>;
  Variant: ResolverTypeWrapper<Variant>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ApplePayMerchantSession: ApplePayMerchantSession;
  String: Scalars['String']['output'];
  ApplePayValidateInput: ApplePayValidateInput;
  ApplePayValidateResult: ResolversUnionTypes<ResolversParentTypes>['ApplePayValidateResult'];
  AppliedGiftCard: AppliedGiftCard;
  ID: Scalars['ID']['output'];
  AuthoriseCardTokenInput: AuthoriseCardTokenInput;
  AuthoriseCardTokenResult: ResolversUnionTypes<ResolversParentTypes>['AuthoriseCardTokenResult'];
  CardTokenAuthorised: CardTokenAuthorised;
  Cart: CartMapper;
  Int: Scalars['Int']['output'];
  Category: Category;
  CentPrecisionMoney: CentPrecisionMoney;
  CheckGiftCardBalanceInput: CheckGiftCardBalanceInput;
  ChosenFinance: ChosenFinance;
  Failure: ResolversInterfaceTypes<ResolversParentTypes>['Failure'];
  FinanceCalculation: Omit<FinanceCalculation, 'maxDeposit' | 'minDeposit' | 'plan' | 'products'> & { maxDeposit: ResolversParentTypes['Price'], minDeposit: ResolversParentTypes['Price'], plan: ResolversParentTypes['FinanceData'], products: ReadonlyArray<ResolversParentTypes['FinanceProduct']> };
  FinanceData: Omit<FinanceData, 'cashPrice' | 'deposit' | 'interestPayable' | 'lastRepayment' | 'monthlyRepayments' | 'totalCreditAmount' | 'totalPayable'> & { cashPrice: ResolversParentTypes['Price'], deposit: ResolversParentTypes['Price'], interestPayable: ResolversParentTypes['Price'], lastRepayment: ResolversParentTypes['Price'], monthlyRepayments: ResolversParentTypes['Price'], totalCreditAmount: ResolversParentTypes['Price'], totalPayable: ResolversParentTypes['Price'] };
  Float: Scalars['Float']['output'];
  FinanceMessageInfo: Omit<FinanceMessageInfo, 'maxLoan' | 'minDeposit' | 'monthlyRepayment'> & { maxLoan: ResolversParentTypes['Price'], minDeposit: ResolversParentTypes['Price'], monthlyRepayment: ResolversParentTypes['Price'] };
  FinanceProduct: Omit<FinanceProduct, 'maxLoanAmount' | 'minLoanAmount' | 'minOrderValue'> & { maxLoanAmount: ResolversParentTypes['Price'], minLoanAmount: ResolversParentTypes['Price'], minOrderValue: ResolversParentTypes['Price'] };
  FinancePromo: Omit<FinancePromo, 'example'> & { example: ResolversParentTypes['FinanceData'] };
  GiftCardBalance: GiftCardBalance;
  GiftCardBalanceResult: ResolversUnionTypes<ResolversParentTypes>['GiftCardBalanceResult'];
  GiftCardNotValid: GiftCardNotValid;
  GiftCardTooManyAttempts: GiftCardTooManyAttempts;
  GiftCardUnavailable: GiftCardUnavailable;
  LineItem: LineItem;
  Money: ResolversInterfaceTypes<ResolversParentTypes>['Money'];
  Mutation: Record<PropertyKey, never>;
  PaymentTokenError: PaymentTokenError;
  PaymentUnavailableError: PaymentUnavailableError;
  Price: PriceMapper;
  Boolean: Scalars['Boolean']['output'];
  Product: ProductMapper;
  ReCaptchaError: ReCaptchaError;
  ShoppingListLineItem: ShoppingListLineItemMapper;
  StandalonePrice: StandalonePrice;
  ValidationError: ValidationError;
  Variant: Variant;
};

export type ApplePayMerchantSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplePayMerchantSession'] = ResolversParentTypes['ApplePayMerchantSession']> = {
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplePayValidateResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplePayValidateResult'] = ResolversParentTypes['ApplePayValidateResult']> = {
  __resolveType: TypeResolveFn<'ApplePayMerchantSession' | 'PaymentUnavailableError' | 'ValidationError', ParentType, ContextType>;
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

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart'], FederationReferenceType extends FederationReferenceTypes['Cart'] = FederationReferenceTypes['Cart']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Cart']>, FederationReferenceType, ContextType>;
  financeCalculation?: Resolver<Maybe<ResolversTypes['FinanceCalculation']>, ParentType, ContextType, Partial<CartFinanceCalculationArgs>>;
  financeData?: Resolver<Maybe<ResolversTypes['FinanceData']>, ParentType, ContextType>;
  financeExclusion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  financeMessageInfo?: Resolver<Maybe<ResolversTypes['FinanceMessageInfo']>, ParentType, ContextType>;
  financeProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  financeProducts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FinanceProduct']>>, ParentType, ContextType>;
  financePromo?: Resolver<Maybe<ResolversTypes['FinancePromo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instalmentMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CentPrecisionMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CentPrecisionMoney'] = ResolversParentTypes['CentPrecisionMoney']> = {
  centAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fractionDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  __resolveType: TypeResolveFn<'GiftCardNotValid' | 'GiftCardTooManyAttempts' | 'GiftCardUnavailable' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'ReCaptchaError' | 'ValidationError', ParentType, ContextType>;
};

export type FinanceCalculationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinanceCalculation'] = ResolversParentTypes['FinanceCalculation']> = {
  maxDeposit?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  minDeposit?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['FinanceData'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['FinanceProduct']>, ParentType, ContextType>;
};

export type FinanceDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinanceData'] = ResolversParentTypes['FinanceData']> = {
  applicationStatus?: Resolver<Maybe<ResolversTypes['FinanceApplicationStatus']>, ParentType, ContextType>;
  apr?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cashPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  financeProduct?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  financeProductType?: Resolver<ResolversTypes['FinanceProductType'], ParentType, ContextType>;
  interestPayable?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  lastRepayment?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  monthlyRepayments?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCreditAmount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  totalPayable?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type FinanceMessageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinanceMessageInfo'] = ResolversParentTypes['FinanceMessageInfo']> = {
  apr?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxLoan?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  minDeposit?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  minDepositPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthlyRepayment?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FinanceProductType'], ParentType, ContextType>;
};

export type FinanceProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinanceProduct'] = ResolversParentTypes['FinanceProduct']> = {
  abGroups?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  apr?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  blacklistCategories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  defaultDepositPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  financeYield?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  installmentMultiplier?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxDepositPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxLoanAmount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  minDepositPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLoanAmount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  minOrderValue?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['FinanceProductType'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whitelistCategories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  yield?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FinancePromoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancePromo'] = ResolversParentTypes['FinancePromo']> = {
  example?: Resolver<ResolversTypes['FinanceData'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  __resolveType: TypeResolveFn<'CentPrecisionMoney', ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  applePayValidate: Resolver<ResolversTypes['ApplePayValidateResult'], ParentType, ContextType, RequireFields<MutationApplePayValidateArgs, 'input'>>;
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

export type PriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  formattedPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product'], FederationReferenceType extends FederationReferenceTypes['Product'] = FederationReferenceTypes['Product']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Product']>, FederationReferenceType, ContextType>;
  financeCalculation?: Resolver<Maybe<ResolversTypes['FinanceCalculation']>, ParentType, ContextType, Partial<ProductFinanceCalculationArgs>>;
  financePromo?: Resolver<Maybe<ResolversTypes['FinancePromo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instalmentMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReCaptchaErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReCaptchaError'] = ResolversParentTypes['ReCaptchaError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShoppingListLineItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListLineItem'] = ResolversParentTypes['ShoppingListLineItem'], FederationReferenceType extends FederationReferenceTypes['ShoppingListLineItem'] = FederationReferenceTypes['ShoppingListLineItem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ShoppingListLineItem']>, FederationReferenceType, ContextType>;
  financePromoMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instalmentMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StandalonePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandalonePrice'] = ResolversParentTypes['StandalonePrice']> = {
  formattedPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedWasPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedWasWasPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wasValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ValidationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationError'] = ResolversParentTypes['ValidationError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  ApplePayMerchantSession?: ApplePayMerchantSessionResolvers<ContextType>;
  ApplePayValidateResult?: ApplePayValidateResultResolvers<ContextType>;
  AuthoriseCardTokenResult?: AuthoriseCardTokenResultResolvers<ContextType>;
  CardTokenAuthorised?: CardTokenAuthorisedResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CentPrecisionMoney?: CentPrecisionMoneyResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  FinanceCalculation?: FinanceCalculationResolvers<ContextType>;
  FinanceData?: FinanceDataResolvers<ContextType>;
  FinanceMessageInfo?: FinanceMessageInfoResolvers<ContextType>;
  FinanceProduct?: FinanceProductResolvers<ContextType>;
  FinancePromo?: FinancePromoResolvers<ContextType>;
  GiftCardBalance?: GiftCardBalanceResolvers<ContextType>;
  GiftCardBalanceResult?: GiftCardBalanceResultResolvers<ContextType>;
  GiftCardNotValid?: GiftCardNotValidResolvers<ContextType>;
  GiftCardTooManyAttempts?: GiftCardTooManyAttemptsResolvers<ContextType>;
  GiftCardUnavailable?: GiftCardUnavailableResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PaymentTokenError?: PaymentTokenErrorResolvers<ContextType>;
  PaymentUnavailableError?: PaymentUnavailableErrorResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ReCaptchaError?: ReCaptchaErrorResolvers<ContextType>;
  ShoppingListLineItem?: ShoppingListLineItemResolvers<ContextType>;
  StandalonePrice?: StandalonePriceResolvers<ContextType>;
  ValidationError?: ValidationErrorResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
};

