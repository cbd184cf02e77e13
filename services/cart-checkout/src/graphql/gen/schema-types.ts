import type { GraphQLResolveInfo } from 'graphql';
import type { CartMapper, LineItemMapper, FinanceApplicationMapper, CollectionStoreMapper, OrderMapper, OrderSummaryMapper, ShoppingListMapper, ShoppingListLineItemMapper, UserMapper } from '../mappers.ts';
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

export type AbandonCardPaymentInput = {
  /** From OrderPending. */
  readonly placementId: Scalars['ID']['input'];
};

export type AbandonCardPaymentResult = Cart | CartNotFoundError | CheckoutInProgress | OrderPlaced | ValidationError;

export type AcceptWalletApprovalInput = {
  /** Of WalletApproval. */
  readonly approvalId: Scalars['ID']['input'];
  readonly paymentMethod: PaymentMethodType;
};

export type AcceptWalletApprovalResult = CartNotFoundError | CheckoutInProgress | PaymentMethodNotOfferedError | PaymentUnavailableError | TooManyAttemptsError | ValidationError | WalletAgreement;

/** A gift card that was bought, without number and PIN. */
export type AccountGiftCard = {
  readonly __typename?: 'AccountGiftCard';
  /** When the mail server took its e-mail; null: not yet. */
  readonly emailedAt: Maybe<Scalars['String']['output']>;
  /** Formatted for display, e.g. £50.00. */
  readonly formattedValue: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** The mail server refused the address of the order. */
  readonly isEmailRefused: Scalars['Boolean']['output'];
  /** All but the last four digits are masked; null unless it is ready. */
  readonly maskedNumber: Maybe<Scalars['String']['output']>;
  readonly orderNumber: Scalars['String']['output'];
  readonly state: AccountGiftCardState;
  /** Minor units (pence) that it was sold for. */
  readonly value: Scalars['Int']['output'];
};

export type AccountGiftCardState =
  /** Delivered so long ago that its number is not kept any more. */
  | 'FORGOTTEN'
  /** Paid for, and not made yet. */
  | 'PREPARING'
  /** It can be shown and used. */
  | 'READY'
  | 'RETURNED';

/** A page of the customer's orders. */
export type AccountOrders = {
  readonly __typename?: 'AccountOrders';
  readonly orders: ReadonlyArray<OrderSummary>;
  readonly total: Scalars['Int']['output'];
};

export type AccountOrdersInput = {
  /** From 0. */
  readonly pageIndex: Scalars['Int']['input'];
  /** 1–60. */
  readonly pageSize: Scalars['Int']['input'];
};

export type AddDiscountCodeResult = Cart | CartNotFoundError | CheckoutInProgress | TooManyAttemptsError | ValidationError;

export type AddGiftCardInput = {
  /** Spaces are ignored. */
  readonly cardNumber: Scalars['String']['input'];
  readonly pin: Scalars['String']['input'];
  /** Answer to the bot check for action `gift_card`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
};

export type AddGiftCardResult = Cart | CartNotFoundError | CheckoutInProgress | GiftCardAlreadyApplied | GiftCardNotValid | GiftCardTooManyAttempts | GiftCardUnavailable | ReCaptchaError | ValidationError;

export type AddToCartResult = Cart | CartLimitError | CheckoutInProgress | FinanceNotOfferedError | FinanceUnavailableError | InsufficientStockError | ProductNotFoundError | ProductNotSellableError | QuantityLimitError | ValidationError;

export type AddToShoppingListFromCartResult = CartNotFoundError | CheckoutInProgress | LineItemNotFoundError | ShoppingListAndCart | ShoppingListLineItemsMaxLimitError | ValidationError;

export type AddToShoppingListResult = ProductNotFoundError | ShoppingList | ShoppingListLineItemsMaxLimitError | ValidationError;

/** EN-02. */
export type Address = {
  readonly __typename?: 'Address';
  readonly city: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly region: Maybe<Scalars['String']['output']>;
  readonly salutation: Maybe<Scalars['String']['output']>;
  readonly streetName: Scalars['String']['output'];
  readonly streetNumber: Maybe<Scalars['String']['output']>;
};

export type AddressInput = {
  readonly city: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2; GB, IE or IM (VA-03). */
  readonly country: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly postalCode: Scalars['String']['input'];
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly salutation?: InputMaybe<Salutation>;
  readonly streetName: Scalars['String']['input'];
  readonly streetNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A gift card that pays part of the total. */
export type AppliedGiftCard = {
  readonly __typename?: 'AppliedGiftCard';
  readonly amountTaken: Price;
  /** Masked. */
  readonly cardNumber: Scalars['String']['output'];
  /** For removeGiftCard. */
  readonly id: Scalars['ID']['output'];
  readonly remainingBalance: Price;
};

/** EU-14. */
export type Badge =
  | 'New'
  | 'Sale'
  | 'none';

/** Pieces that arrive together. */
export type BagParcel = {
  readonly __typename?: 'BagParcel';
  /** YYYY-MM-DD. */
  readonly deliverOn: Scalars['String']['output'];
  readonly lineItemIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** EU-16. */
export type BillingAddressChoice =
  | 'NEW_ADDRESS'
  | 'SAME_AS_DELIVERY';

export type BillingDetailsInput = {
  /** SAME_AS_DELIVERY copies the delivery address and leaves the rest out. */
  readonly choice: BillingAddressChoice;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly salutation?: InputMaybe<Salutation>;
  readonly streetName?: InputMaybe<Scalars['String']['input']>;
  readonly streetNumber?: InputMaybe<Scalars['String']['input']>;
};

/** EMV 3-D Secure browser data, as the page reads it. Address, user agent and accepted types are taken from the request itself. */
export type BrowserInput = {
  /** Bits per pixel. */
  readonly colorDepth: Scalars['Int']['input'];
  readonly javaEnabled: Scalars['Boolean']['input'];
  readonly language: Scalars['String']['input'];
  /** CSS pixels. */
  readonly screenHeight: Scalars['Int']['input'];
  /** CSS pixels. */
  readonly screenWidth: Scalars['Int']['input'];
  /** Minutes, as returned by Date.getTimezoneOffset(). */
  readonly timeDifference: Scalars['Int']['input'];
};

/** What a page needs to show the card fields. */
export type CaptureContext = {
  readonly __typename?: 'CaptureContext';
  /** Compact JWT for the provider's browser library. */
  readonly captureContext: Scalars['String']['output'];
  /** Address of the provider's script. */
  readonly clientLibrary: Scalars['String']['output'];
  /** Subresource integrity of the script. */
  readonly clientLibraryIntegrity: Scalars['String']['output'];
  /**
   * Set where a hold on the card may end before the goods leave: what the shopper agrees to, in one sentence. Show it with the fields, and
   * send agreesToStoredCard.
   */
  readonly storedCardConsent: Maybe<Scalars['String']['output']>;
};

export type CapturePayPalPaymentInput = {
  /** From OrderPending; another shopper's id is PaymentExpired. */
  readonly placementId: Scalars['ID']['input'];
};

export type CapturePayPalPaymentResult = CheckoutInProgress | GiftCardNotValid | OrderPending | OrderPlaced | PaymentDeclinedError | PaymentExpired | PaymentTokenError | PaymentUnavailableError | ValidationError;

/** EN-04. A bag; each shopper has at most one active bag per site. */
export type Cart = {
  readonly __typename?: 'Cart';
  /**
   * The server's clock at the time of the answer, ISO 8601: the time left until a holdsUntil is their difference, independent of the
   * browser's clock. Null in the snapshot of an order.
   */
  readonly answeredAt: Maybe<Scalars['String']['output']>;
  readonly appliedGiftCards: ReadonlyArray<AppliedGiftCard>;
  readonly billingAddress: Maybe<Address>;
  /**
   * What cybsGetCaptureContext would answer, for a page that reads the bag and shows the card fields at once. Null where the bag is to be
   * paid by another method or needs no payment, for any bag but the caller's own, and where none was issued soon: cybsGetCaptureContext
   * then says why, or issues it.
   */
  readonly cardFields: Maybe<CaptureContext>;
  /** The plan by which the shopper wants to pay over time; null without one. */
  readonly chosenFinance: Maybe<ChosenFinance>;
  /** The store where the order will be collected; null for a courier. */
  readonly collectionStore: Maybe<CollectionStore>;
  readonly discountCodes: ReadonlyArray<DiscountCode>;
  readonly discountOnTotalPrice: Price;
  /** What has become of the application that the bag went with; null for any other bag. */
  readonly financeApplication: Maybe<FinanceApplication>;
  /** Name of the promotion by which standard delivery is free. */
  readonly freeDelivery: Maybe<Scalars['String']['output']>;
  /** Free gifts that the bag has earned. A chosen one is one of lineItems. */
  readonly freeGiftOffers: ReadonlyArray<FreeGiftOffer>;
  readonly giftCardSavings: Price;
  /** The guest's e-mail, entered with the delivery details. */
  readonly guestEmail: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether a piece is made to order, sized or engraved first. */
  readonly isDelayedDelivery: Scalars['Boolean']['output'];
  /** Sent out of the United Kingdom: prices are without VAT, and none is charged. */
  readonly isExport: Scalars['Boolean']['output'];
  readonly lineItems: ReadonlyArray<LineItem>;
  /** What is charged when the making of made-to-order and personalised pieces begins; null for nothing. */
  readonly makingCharge: Maybe<MakingCharge>;
  /** How many lines the header popup shows (CO-02). */
  readonly miniCartDisplayLimit: Scalars['Int']['output'];
  /** What the bag would earn with a little more in it. */
  readonly nextOffers: ReadonlyArray<NextOffer>;
  /** The chosen nominated day, YYYY-MM-DD; null while none is chosen, or the chosen one is no longer offered. */
  readonly nodShippingDate: Maybe<Scalars['String']['output']>;
  /** The parcels of the chosen method, soonest first; empty until one is chosen. */
  readonly parcels: ReadonlyArray<BagParcel>;
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  /** Working days in which its slowest piece is made, sized or engraved; 0 when all are on the shelf. As clickAndCollectLocations takes it. */
  readonly preparationDays: Scalars['Int']['output'];
  /** Changes since lines were added: price, stock, discount. */
  readonly problems: ReadonlyArray<CartProblem>;
  /** Sum of line quantities. */
  readonly quantity: Scalars['Int']['output'];
  /** What is saved and why, free gifts not counted. */
  readonly savings: ReadonlyArray<Saving>;
  /** Whether pieces that are ready earlier are sent in a parcel of their own. */
  readonly sentApart: Scalars['Boolean']['output'];
  readonly shippingAddress: Maybe<Address>;
  readonly shippingMethods: ReadonlyArray<ShippingMethod>;
  readonly shippingOption: ShippingOption;
  /** Null until a method is chosen. */
  readonly shippingPrice: Maybe<Price>;
  /** Lines after line discounts. */
  readonly subtotalPrice: Price;
  /** Tax contained in totalPrice. */
  readonly tax: Price;
  /** subtotal − discountOnTotalPrice + shipping. */
  readonly totalPrice: Price;
  /** totalPrice − giftCardSavings, never below 0. */
  readonly totalPriceAfterGiftCard: Price;
  /** Incremented by each change. */
  readonly version: Scalars['Int']['output'];
};

/** The bag has no lines. */
export type CartEmptyError = Failure & {
  readonly __typename?: 'CartEmptyError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type CartInput = {
  /** Only the caller's own cart is returned; any other id is CartNotFoundError. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
};

/** At most 50 different pieces, and 99 of each; one of each that is complimentary. */
export type CartLimitError = Failure & {
  readonly __typename?: 'CartLimitError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** A live session without a bag. */
export type CartNotFoundError = Failure & {
  readonly __typename?: 'CartNotFoundError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** A change since a line was added. */
export type CartProblem = {
  readonly __typename?: 'CartProblem';
  /** priceChanged, lowStock, outOfStock, quantityLimit, notSellable, storeClosed, deliveryChanged or discountDropped. */
  readonly code: Scalars['String']['output'];
  readonly lineItemId: Maybe<Scalars['ID']['output']>;
  readonly message: Scalars['String']['output'];
};

/** Money in whole minor units. */
export type CentPrecisionMoney = Money & {
  readonly __typename?: 'CentPrecisionMoney';
  readonly centAmount: Scalars['Int']['output'];
  readonly currencyCode: Scalars['String']['output'];
  readonly fractionDigits: Scalars['Int']['output'];
};

/** A payment of this bag is in progress; try again shortly. */
export type CheckoutInProgress = Failure & {
  readonly __typename?: 'CheckoutInProgress';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
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
  /** EU-21, of the product when it was chosen. */
  readonly financeProductType: FinanceProductType;
};

/** The store where a bag or an order is collected: a copy made when it was chosen. */
export type CollectionStore = {
  readonly __typename?: 'CollectionStore';
  readonly city: Scalars['String']['output'];
  /** A post office, and no store of ours: it has no page. */
  readonly isPostOffice: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly line1: Scalars['String']['output'];
  readonly line2: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

/** Sums of minutes, without visitors. */
export type CountBatchInput = {
  /** UUID, made for this batch. */
  readonly id: Scalars['ID']['input'];
  readonly sums: ReadonlyArray<CountSumInput>;
};

export type CountSumInput = {
  /** The kind of page, or the words of a search in vain; empty for none. */
  readonly dim: Scalars['String']['input'];
  /** Its beginning, ISO 8601. */
  readonly minute: Scalars['String']['input'];
  /** How often. */
  readonly n: Scalars['Int']['input'];
  /** views, searches or searches-in-vain. */
  readonly name: Scalars['String']['input'];
};

export type CreateFreeOfChargeOrderInput = {
  /** Minor units of the total the shopper saw, which must be 0. */
  readonly expectedTotal: Scalars['Int']['input'];
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateFreeOfChargeOrderResult = CartEmptyError | CartNotFoundError | CheckoutInProgress | DiscountCodesError | IdempotencyConflictError | InsufficientStockError | OrderPlaced | PaymentAddressError | PriceChangedError | ProductNotSellableError | QuantityLimitError | ReCaptchaError | StoreNotFoundError | TooManyAttemptsError | ValidationError;

export type CreateGivexOrderInput = {
  /** Minor units of the total the shopper saw, before gift cards; another total is PriceChangedError. */
  readonly expectedTotal: Scalars['Int']['input'];
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGivexOrderResult = CartEmptyError | CartNotFoundError | CheckoutInProgress | DiscountCodesError | GiftCardNotValid | GiftCardUnavailable | IdempotencyConflictError | InsufficientStockError | OrderPlaced | PaymentAddressError | PaymentUnavailableError | PriceChangedError | ProductNotSellableError | QuantityLimitError | ReCaptchaError | StoreNotFoundError | TooManyAttemptsError | ValidationError;

export type CreateKlarnaSessionInput = {
  /** The shopper saw that the bill goes to the delivery address. It does, whatever billing address the bag has by now. */
  readonly billedAsDelivered: Scalars['Boolean']['input'];
  /** Minor units left after gift cards, as the shopper saw it; another amount is PriceChangedError. */
  readonly expectedRest?: InputMaybe<Scalars['Int']['input']>;
  /** Minor units of the total the shopper saw, before gift cards; another total is PriceChangedError. */
  readonly expectedTotal: Scalars['Int']['input'];
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateKlarnaSessionResult = CartEmptyError | CartNotFoundError | CheckoutInProgress | DiscountCodesError | GiftCardNotValid | GiftCardUnavailable | IdempotencyConflictError | InsufficientStockError | OrderPending | OrderPlaced | PaymentAddressError | PaymentDeclinedError | PaymentTokenError | PaymentUnavailableError | PriceChangedError | ProductNotSellableError | QuantityLimitError | ReCaptchaError | StoreNotFoundError | TooManyAttemptsError | ValidationError;

export type CreatePayPalOrderInput = {
  /** Of WalletApproval: the shopper has agreed before. Where that was to another total, or not, they agree once more. */
  readonly approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** The shopper saw that the bill goes to the delivery address. It does, whatever billing address the bag has by now. */
  readonly billedAsDelivered: Scalars['Boolean']['input'];
  /** Minor units left after gift cards, as the shopper saw it; another amount is PriceChangedError. */
  readonly expectedRest?: InputMaybe<Scalars['Int']['input']>;
  /** Minor units of the total the shopper saw, before gift cards; another total is PriceChangedError. */
  readonly expectedTotal: Scalars['Int']['input'];
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreatePayPalOrderResult = CartEmptyError | CartNotFoundError | CheckoutInProgress | DiscountCodesError | GiftCardNotValid | GiftCardUnavailable | IdempotencyConflictError | InsufficientStockError | OrderPending | OrderPlaced | PaymentAddressError | PaymentDeclinedError | PaymentTokenError | PaymentUnavailableError | PriceChangedError | ProductNotSellableError | QuantityLimitError | ReCaptchaError | StoreNotFoundError | TooManyAttemptsError | ValidationError;

/** EU-17. CANCELLED and DECLINED count as failed. */
export type CreditDecisionStatus =
  | 'ACCEPTED'
  | 'ACKNOWLEDGED'
  | 'CANCELLED'
  | 'DECLINED'
  | 'REFERRED';

/** The nominated day is missing, past its cut-off, or not a delivery day of the address. */
export type DeliveryDayNotOfferedError = Failure & {
  readonly __typename?: 'DeliveryDayNotOfferedError';
  readonly code: Scalars['String']['output'];
  /** The day that was asked for, YYYY-MM-DD. */
  readonly day: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

/** A code the shopper entered, applied or not. */
export type DiscountCode = {
  readonly __typename?: 'DiscountCode';
  readonly code: Scalars['String']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly errorMessage: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly state: DiscountCodeState;
};

/** EU-18; only MatchesCart counts as applied. */
export type DiscountCodeState =
  | 'ApplicationStoppedByPreviousDiscount'
  | 'DoesNotMatchCart'
  | 'MatchesCart'
  | 'MaxApplicationReached'
  | 'NotActive'
  | 'NotValid';

/** A discount code that was part of the total no longer applies (ER-02). Nothing is charged or held. */
export type DiscountCodesError = Failure & {
  readonly __typename?: 'DiscountCodesError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** How many of a line's pieces cost how much after discounts. */
export type DiscountedPriceForQuantity = {
  readonly __typename?: 'DiscountedPriceForQuantity';
  readonly discountedPrice: Price;
  readonly quantity: Scalars['Int']['output'];
};

/** On what terms a piece is engraved. */
export type EngravingTerms = {
  readonly __typename?: 'EngravingTerms';
  /** Characters. */
  readonly limit: Scalars['Int']['output'];
  readonly price: Price;
  /** Working days that it adds. */
  readonly workingDays: Scalars['Int']['output'];
};

/** An expected refusal. `code` is the failure type name (the error catalogue), `message` may be shown to the shopper. */
export type Failure = {
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** An application for a loan (MU-15). */
export type FinanceApplication = {
  readonly __typename?: 'FinanceApplication';
  /** EU-23. */
  readonly applicationStatus: FinanceApplicationStatus;
  /** What it is for. */
  readonly cart: Cart;
  /** EU-17; null for an error. */
  readonly creditDecision: Maybe<CreditDecisionStatus>;
  /** Ours; the lender's number is told to nobody. */
  readonly financeApplicationId: Scalars['ID']['output'];
  /** Declined or cancelled: the bag is given back. */
  readonly hasFailed: Scalars['Boolean']['output'];
  /** ISO 8601, UTC: until then the pieces are kept; null when it has ended. */
  readonly heldUntil: Maybe<Scalars['String']['output']>;
  /** The lender's page, where the shopper fills in the form, or signs; null while the lender decides, and when it has ended. */
  readonly initiateFinanceUrl: Maybe<Scalars['String']['output']>;
};

/** The shopper has an open application, which has to end before another one. */
export type FinanceApplicationOpenError = Failure & {
  readonly __typename?: 'FinanceApplicationOpenError';
  readonly code: Scalars['String']['output'];
  readonly financeApplicationId: Scalars['ID']['output'];
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
  /** The lender says that it has paid. */
  | 'PAYMENT_PROCESSED'
  /** With the last parcel of the order the lender is asked to pay. */
  | 'PAYMENT_REQUESTED'
  | 'REFERRED';

export type FinanceEndJourneyInput = {
  /** Of FinanceApplication. */
  readonly financeApplicationId: Scalars['ID']['input'];
};

export type FinanceEndJourneyResult = CheckoutInProgress | FinanceApplication | FinanceJourneyEnded | GiftCardNotValid | OrderPending | OrderPlaced | PaymentDeclinedError | PaymentExpired | PaymentTokenError | PaymentUnavailableError | TooManyAttemptsError | ValidationError;

/** Whether it is an application is told to who applied only. */
export type FinanceJourneyEnded = {
  readonly __typename?: 'FinanceJourneyEnded';
  readonly financeApplicationId: Scalars['ID']['output'];
};

/** What is bought, or a gift card, keeps it from being paid over time: the message says what. */
export type FinanceNotOfferedError = Failure & {
  readonly __typename?: 'FinanceNotOfferedError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** EU-21: interest-free credit, and interest-bearing. */
export type FinanceProductType =
  | 'IBC'
  | 'IFC';

/** Whether a plan over time fits is not known just now; nothing has changed. */
export type FinanceUnavailableError = Failure & {
  readonly __typename?: 'FinanceUnavailableError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** A piece that can be chosen as a free gift. */
export type FreeGiftChoice = {
  readonly __typename?: 'FreeGiftChoice';
  readonly brand: Scalars['String']['output'];
  readonly image: Scalars['String']['output'];
  readonly isAvailable: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** What it would cost. */
  readonly price: Price;
  readonly productUrl: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
};

/** A free gift that the bag has earned, with the pieces to choose from. */
export type FreeGiftOffer = {
  readonly __typename?: 'FreeGiftOffer';
  readonly choices: ReadonlyArray<FreeGiftChoice>;
  /** Null until a piece is chosen, or when the chosen one is no longer available. */
  readonly chosenSku: Maybe<Scalars['String']['output']>;
  /** For setFreeGiftProduct. */
  readonly id: Scalars['ID']['output'];
  /** The line that earned it; null for a gift of the whole bag. */
  readonly lineItemId: Maybe<Scalars['ID']['output']>;
  readonly name: Scalars['String']['output'];
};

/** The bag has this gift card. */
export type GiftCardAlreadyApplied = Failure & {
  readonly __typename?: 'GiftCardAlreadyApplied';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** The customer has bought no such gift card, it was returned, or its number is not kept any more. */
export type GiftCardNotFoundError = Failure & {
  readonly __typename?: 'GiftCardNotFoundError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/**
 * The gift card could not be applied: unknown, wrong PIN, or empty. When placing, a card of the bag that no longer pays what it did:
 * nothing is held, and the bag shows the new balance.
 */
export type GiftCardNotValid = Failure & {
  readonly __typename?: 'GiftCardNotValid';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** Number and PIN: a person who has them can spend the card. */
export type GiftCardShown = {
  readonly __typename?: 'GiftCardShown';
  readonly formattedValue: Scalars['String']['output'];
  readonly number: Scalars['String']['output'];
  readonly pin: Scalars['String']['output'];
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

/** On what terms a piece is wrapped as a gift. */
export type GiftWrapTerms = {
  readonly __typename?: 'GiftWrapTerms';
  /** Characters of the message on the card. */
  readonly messageLimit: Scalars['Int']['output'];
  readonly price: Price;
};

/** Money with fractions of a minor unit, e.g. a net unit price. */
export type HighPrecisionMoney = Money & {
  readonly __typename?: 'HighPrecisionMoney';
  readonly centAmount: Scalars['Int']['output'];
  readonly currencyCode: Scalars['String']['output'];
  /** Number of digits after the point in preciseAmount. */
  readonly fractionDigits: Scalars['Int']['output'];
  /** The amount in units of 10^-fractionDigits, as an integer in a string. */
  readonly preciseAmount: Scalars['String']['output'];
};

/** The idempotency key was used with another request. */
export type IdempotencyConflictError = Failure & {
  readonly __typename?: 'IdempotencyConflictError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type InitiateCardPaymentInput = {
  /** The shopper was shown storedCardConsent of the capture context. Without it the card is not stored, and the hold may end before the goods leave. */
  readonly agreesToStoredCard: Scalars['Boolean']['input'];
  /** The shopper saw that the bill goes to the delivery address. It does, whatever billing address the bag has by now. */
  readonly billedAsDelivered: Scalars['Boolean']['input'];
  /** Browser data for the bank; without it the bank may require a challenge, or decline. */
  readonly browser?: InputMaybe<BrowserInput>;
  /** Minor units left for the card after gift cards, as the shopper saw it; another amount is PriceChangedError. */
  readonly expectedCardAmount?: InputMaybe<Scalars['Int']['input']>;
  /** Minor units of the total the shopper saw; another total is PriceChangedError. */
  readonly expectedTotal: Scalars['Int']['input'];
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: InputMaybe<Scalars['ID']['input']>;
  /** From the provider's fields; the card number is never sent to the shop. */
  readonly transientToken: Scalars['String']['input'];
};

export type InitiateCardPaymentResult = CartEmptyError | CartNotFoundError | CheckoutInProgress | DiscountCodesError | GiftCardNotValid | GiftCardUnavailable | IdempotencyConflictError | InsufficientStockError | OrderPending | OrderPlaced | PaymentAddressError | PaymentDeclinedError | PaymentTokenError | PaymentUnavailableError | PriceChangedError | ProductNotSellableError | QuantityLimitError | ReCaptchaError | StoreNotFoundError | TooManyAttemptsError | ValidationError;

/** Less stock than requested; available is how many can be bought now. */
export type InsufficientStockError = Failure & {
  readonly __typename?: 'InsufficientStockError';
  readonly available: Scalars['Int']['output'];
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
};

/** What was chosen for a piece that was saved for later, as addToCart takes it. */
export type KeptChoice = {
  readonly __typename?: 'KeptChoice';
  readonly engraving: Maybe<Scalars['String']['output']>;
  /** Whole pounds; null for everything but gift cards. */
  readonly giftCardValue: Maybe<Scalars['Int']['output']>;
  /** On the card. */
  readonly giftMessage: Maybe<Scalars['String']['output']>;
  readonly isGiftWrapped: Scalars['Boolean']['output'];
  /** Millimetres of inner circumference. */
  readonly ringSize: Maybe<Scalars['Float']['output']>;
  readonly sku: Scalars['String']['output'];
  readonly variantId: Scalars['ID']['output'];
  /** Millimetres. */
  readonly wristSize: Maybe<Scalars['Float']['output']>;
};

export type LeavePayAgainResult = CheckoutInProgress | LinkExpiredError | OrderPaidAgain | PayAgainLeft | ValidationError;

/** EN-05. A line of a bag at the current price, or of an order as bought. */
export type LineItem = {
  readonly __typename?: 'LineItem';
  /** What editors say of the piece in a few words: three at most (BH-15). */
  readonly amplienceRoundels: ReadonlyArray<Scalars['String']['output']>;
  /** Pieces that can still be sold, capped at 10; 0 when out of stock. */
  readonly availableQuantity: Scalars['Int']['output'];
  readonly brand: Scalars['String']['output'];
  /** Cancelled pieces; quantity minus these is still ordered. 0 in a bag. */
  readonly cancelledQuantity: Scalars['Int']['output'];
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  /** The day on which the line arrives where it differs from the order's, YYYY-MM-DD; null in a bag. */
  readonly deliverBy: Maybe<Scalars['String']['output']>;
  /** Empty without a discount of the line. */
  readonly discountedPricePerQuantity: ReadonlyArray<DiscountedPriceForQuantity>;
  /** Promotions that take money off the line, and its part of those of the whole cart. */
  readonly discounts: ReadonlyArray<LineItemDiscount>;
  /** The text to engrave. */
  readonly engraving: Maybe<Scalars['String']['output']>;
  /** How many characters can be engraved; null when the piece is not engraved. */
  readonly engravingLimit: Maybe<Scalars['Int']['output']>;
  /** What a free gift would cost; null for other pieces. */
  readonly freeGiftDiscount: Maybe<Price>;
  /** Whole pounds; null for everything but gift cards. */
  readonly giftCardValue: Maybe<Scalars['Int']['output']>;
  readonly giftLineItems: ReadonlyArray<LineItem>;
  /** On the card. */
  readonly giftMessage: Maybe<Scalars['String']['output']>;
  readonly gtmBCategory: Maybe<Scalars['String']['output']>;
  readonly gtmCategory: Maybe<Scalars['String']['output']>;
  /** A free gift that has no page: productUrl is empty, and the bag does not list it. A gift card is always listed (VA-08). */
  readonly hideOnSite: Scalars['Boolean']['output'];
  /** Of a gift card its code and value with four digits, e.g. GC0050 (VA-08). */
  readonly id: Scalars['ID']['output'];
  /** Name of the picture at the media service. */
  readonly image: Scalars['String']['output'];
  readonly isFreeGiftOnCart: Scalars['Boolean']['output'];
  readonly isGiftLineItem: Scalars['Boolean']['output'];
  readonly isGiftWrapped: Scalars['Boolean']['output'];
  readonly isLowInStock: Scalars['Boolean']['output'];
  readonly isOutOfStock: Scalars['Boolean']['output'];
  /** Working days from the order to the delivery of these pieces by the standard courier, whatever method is chosen. */
  readonly leadTime: Scalars['Int']['output'];
  /** GiftLineItem or Standard. */
  readonly lineItemMode: Scalars['String']['output'];
  /** The most pieces of it in one order, all its options together. */
  readonly mostPerOrder: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** What can be chosen for the pieces, and on what terms. */
  readonly personalTerms: PersonalTerms;
  /** Unit price, before discounts. */
  readonly price: Price;
  readonly priceType: PriceType;
  readonly productId: Scalars['ID']['output'];
  readonly productKey: Scalars['String']['output'];
  /** Brand and name joined by a literal %20 (EN-11); the name alone when there is no brand. */
  readonly productTitle: Scalars['String']['output'];
  readonly productType: Scalars['String']['output'];
  readonly productUrl: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  /**
   * Pieces of it on other lines of the bag, which differ in engraving or in the value of a gift card, and as a free gift: availableQuantity
   * and mostPerOrder are for all of them together.
   */
  readonly quantityElsewhere: Scalars['Int']['output'];
  /** Returned pieces, which are also counted as shipped; 0 in a bag. */
  readonly returnedQuantity: Scalars['Int']['output'];
  /** Millimetres of inner circumference. */
  readonly ringSize: Maybe<Scalars['Float']['output']>;
  /** The line's own discounts. */
  readonly savings: ReadonlyArray<Saving>;
  /** Shipped pieces; 0 in a bag. */
  readonly shippedQuantity: Scalars['Int']['output'];
  /** How the line is delivered, with the days of its own parcel; null while no method is chosen, and for a gift card, which is e-mailed. */
  readonly shippingMethod: Maybe<ShippingMethod>;
  readonly sku: Scalars['String']['output'];
  /** VAT contained in what is paid for the line. */
  readonly tax: Price;
  /** Per cent of VAT; 0 for gift cards and exports. */
  readonly taxRate: Scalars['Float']['output'];
  /** After the discounts of the line: the totals of the lines add up to the cart's subtotalPrice. */
  readonly totalPrice: Price;
  /** Minor units paid for each piece after all discounts, those of the whole cart too: together with the delivery they are its totalPrice. */
  readonly unitAmounts: ReadonlyArray<Scalars['Int']['output']>;
  /** Unit price without VAT, with fractions of a penny. */
  readonly unitNetPrice: Money;
  readonly variantId: Scalars['ID']['output'];
  /** The variant's sku, with which a piece is added; sku is the line's, which names a gift card's value too. */
  readonly variantSku: Scalars['String']['output'];
  /** Before the discounts of the line; null without one. */
  readonly wasPrice: Maybe<Price>;
  /** Chosen, in millimetres. */
  readonly wristSize: Maybe<Scalars['Float']['output']>;
  /** In millimetres; empty when the piece has none. */
  readonly wristSizes: ReadonlyArray<Scalars['Float']['output']>;
};

/** Money that one promotion takes off a line. */
export type LineItemDiscount = {
  readonly __typename?: 'LineItemDiscount';
  readonly amount: Price;
  /** The code by which it applies. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** Whether it is part of the cart's discountOnTotalPrice; otherwise it is within the line's totalPrice. */
  readonly isOfCart: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
};

/** The caller's bag has no such line. */
export type LineItemNotFoundError = Failure & {
  readonly __typename?: 'LineItemNotFoundError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** A link to pay an order again that is too old or not ours, or a later e-mail has another. */
export type LinkExpiredError = Failure & {
  readonly __typename?: 'LinkExpiredError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** What is charged on the day on which the making of made-to-order and personalised pieces begins, and not when they are shipped. */
export type MakingCharge = {
  readonly __typename?: 'MakingCharge';
  /** With the delivery charge when nothing else is to be shipped. */
  readonly amount: Price;
  /** One sentence for the shopper. */
  readonly message: Scalars['String']['output'];
};

export type MarketingPreferenceInput = {
  readonly email: Scalars['Boolean']['input'];
  readonly mobile: Scalars['Boolean']['input'];
  readonly post: Scalars['Boolean']['input'];
  /** Version of the sentence that the guest read, from 1; the first unless it is said. */
  readonly textVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** What was chosen of a plan over time. What it costs is Cart.financeData. */
export type MethodFinanceData = {
  readonly __typename?: 'MethodFinanceData';
  readonly financeProductType: FinanceProductType;
};

/** By which finance product it is paid. */
export type MethodFinanceDetails = {
  readonly __typename?: 'MethodFinanceDetails';
  /** EU-23; null before an application. */
  readonly applicationStatus: Maybe<FinanceApplicationStatus>;
  readonly financeProductKey: Scalars['String']['output'];
};

/** Money that an order misses because a hold has ended. */
export type MissingMoney = {
  readonly __typename?: 'MissingMoney';
  readonly amount: Price;
  /** It was paid again and is being recorded. */
  readonly isPaid: Scalars['Boolean']['output'];
  /** Of the link by which it is paid again; null where nothing is to be paid. */
  readonly token: Maybe<Scalars['String']['output']>;
};

/** commercetools-shaped money. */
export type Money = {
  /** Minor units, rounded half up. */
  readonly centAmount: Scalars['Int']['output'];
  readonly currencyCode: Scalars['String']['output'];
  readonly fractionDigits: Scalars['Int']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Abandons a pending order, so that the bag can be changed or paid for in another way. OrderPlaced when it was placed already. */
  readonly abandonCardPayment: AbandonCardPaymentResult;
  /**
   * Asks the wallet who has agreed, and writes what of it is right by VA-01, VA-03 and VA-13 as the bag's delivery, with the method of
   * payment. Nothing is held or taken. Ours.
   */
  readonly acceptWalletApproval: AcceptWalletApprovalResult;
  /**
   * Enters a discount code (MU-07). It stays in the bag whether it applies or not: its state is in discountCodes. A code that does not
   * exist is replaced by the next one, and too many of these are TooManyAttemptsError.
   */
  readonly addDiscountCode: AddDiscountCodeResult;
  /** Applies a gift card to the bag (MU-07). Cards are used in the order in which they were added. */
  readonly addGiftCard: AddGiftCardResult;
  /**
   * Adds one piece to the bag; a line of the same sku and options is incremented (MU-05). A gift card needs giftCardValue in whole pounds: a preset,
   * or from its smallest to its largest value; each value is a line of its own (VA-08). A plan over time is judged for the piece, and
   * remembered for the bag: Cart.financeProblem says what keeps it from fitting the whole bag.
   */
  readonly addToCart: AddToCartResult;
  /** Adds a product to the list (MU-17); one that is already in the list is not changed. Returns the requested page. */
  readonly addToShoppingList: AddToShoppingListResult;
  /** Moves a line of the bag to the list. */
  readonly addToShoppingListFromCart: AddToShoppingListFromCartResult;
  /**
   * Whether the caller may tell others about an order (ST-13): each of them once per order on any device, and within 72 hours. BEGUN is true for
   * one caller a minute while one of them is still to be told, which is known after DONE; without any it is about all. False for an order that
   * the shopper may not see. Ours.
   */
  readonly announceOrder: Scalars['Boolean']['output'];
  /**
   * Places the order of a PayPal order that the shopper has approved (MU-14): the money is held, and taken when the order is sent. Still
   * OrderPending while it is not approved. Repeats return the same answer.
   */
  readonly capturePayPalPayment: CapturePayPalPaymentResult;
  /** Places the order of a bag that is free of charge (MU-08, ST-07). */
  readonly createFreeOfChargeOrder: CreateFreeOfChargeOrderResult;
  /** Places the order of a bag that gift cards pay for completely (MU-08, ST-07). */
  readonly createGivexOrder: CreateGivexOrderResult;
  /**
   * Opens a Klarna session for what gift cards leave (BH-13): OrderPending with an empty stepUpUrl, whose accessToken is for Klarna's widget,
   * in which the shopper agrees. Ours.
   */
  readonly createKlarnaSession: CreateKlarnaSessionResult;
  /**
   * Creates a PayPal order for what gift cards leave (MU-14): OrderPending, whose stepUpUrl is where the shopper approves it. With an
   * approval of the same total there is nothing more to approve: capturePayPalPayment places it.
   */
  readonly createPayPalOrder: CreatePayPalOrderResult;
  /**
   * The browser has come back from the lender (MU-15), however often and on whatever device. It proves nothing: the lender is asked. Who
   * applied learns what has become of it; anybody else FinanceJourneyEnded.
   */
  readonly financeEndJourney: FinanceEndJourneyResult;
  /**
   * Places the order with a card token from the provider's fields (MU-13, initiation), or returns OrderPending when the bank
   * requires a challenge (ST-08).
   */
  readonly initiateCardPayment: InitiateCardPaymentResult;
  /** Abandons the challenge, so that the order can be paid with another card. OrderPaidAgain when it was paid already. */
  readonly leavePayAgain: LeavePayAgainResult;
  /**
   * A capture context for the card fields of a link to pay an order again, as of cybsGetCaptureContext: bound to this browser and order. A
   * mutation, since the link may be opened in a browser without a session.
   */
  readonly openPayAgain: OpenPayAgainResult;
  /**
   * Has the shopper agree at a wallet to pay for the bag as it is, from its own page or a product's (MU-14, express). The bag is sent by the
   * standard courier until the shopper chooses another delivery. Nothing is held or reserved. Ours.
   */
  readonly openWalletApproval: OpenWalletApprovalResult;
  /**
   * Pays by card what an order misses because its hold has ended (MU-13), once: an order has one attempt at a time, and what was paid is
   * OrderPaidAgain for every later request. Or returns OrderPending when the bank requires a challenge.
   */
  readonly payAgain: PayAgainResult;
  /**
   * Places the bag from its own page or a product's, with the contact that the sheet of Apple Pay has told (MU-12, express place). A contact
   * that breaks VA-01, VA-03 or VA-13 is ValidationError naming its field, before anything is written or asked of a bank.
   */
  readonly placeApplePayExpressOrder: PlaceApplePayExpressOrderResult;
  /**
   * Places the order that the shopper has agreed to in the sheet of Apple Pay, for what gift cards leave (MU-12, place): the money is held,
   * and taken when the order is sent. Repeats return the same answer.
   */
  readonly placeApplePayOrder: PlaceApplePayOrderResult;
  /**
   * Places the order that the shopper has agreed to in Klarna's widget (BH-13): the money is held, and taken when the order is sent. Still
   * OrderPending while they have not agreed, and CheckoutInProgress while Klarna decides. Repeats return the same answer. Ours.
   */
  readonly placeKlarnaOrder: PlaceKlarnaOrderResult;
  /**
   * Adds what the storefront's server has counted of a shop's visits to the shop's own counts: once per batch, however often it is sent. False, and
   * nothing is counted, for a browser and for what no storefront counts. Ours.
   */
  readonly recordCounts: Scalars['Boolean']['output'];
  /** Takes a discount code off the bag (MU-07); a missing one is no error. */
  readonly removeDiscountCode: RemoveDiscountCodeResult;
  /** Removes a product from the list; a missing one is no error. */
  readonly removeFromShoppingList: RemoveFromShoppingListResult;
  /** Takes a gift card off the bag (MU-07); a missing one is no error. */
  readonly removeGiftCard: RemoveGiftCardResult;
  /** Saves the billing address (MU-09). */
  readonly saveBillingDetails: SaveBillingDetailsResult;
  /** Collection from a store: the store and the collector (MU-11). */
  readonly saveShippingDetailsCollect: SaveShippingDetailsCollectResult;
  /** Delivery by courier: address, method, and for a guest e-mail and marketing preference (MU-11, RO-01). */
  readonly saveShippingDetailsCourier: SaveShippingDetailsResult;
  /** E-mails the list to one address. Throws ValidationError, TooManyAttemptsError, or ShoppingListEmptyError. */
  readonly sendShoppingListEmail: Scalars['Boolean']['output'];
  /** Chooses one of a free gift's pieces, or none (MU-07). giftId is one of freeGiftOffers. */
  readonly setFreeGiftProduct: SetFreeGiftProductResult;
  /** Makes a link to the pieces that are in the bag now: anyone with its token can see them for 14 days with sharedCart. */
  readonly shareCart: ShareCartResult;
  /**
   * Number and PIN of a gift card that the customer has bought, within five minutes of confirmPassword. Each look is recorded. Throws
   * SessionExpiredError for a guest. Ours.
   */
  readonly showGiftCard: ShowGiftCardResult;
  /**
   * Applies to the lender for what the deposit leaves, by the plan that the bag remembers (MU-15): FinanceApplication, whose
   * initiateFinanceUrl is the lender's form. A deposit is held first: OrderPending when the bank requires a challenge, and called again after
   * it, with the same input, it goes on to the form. The bag goes with the application, and the shopper gets a new one. Repeats return the
   * same application; other input while one is open is FinanceApplicationOpenError.
   */
  readonly submitFinanceApplication: SubmitFinanceApplicationResult;
  /** Sets the text to engrave on a line's pieces, at most engravingLimit characters; none removes it. */
  readonly updateEngraving: UpdateLineItemResult;
  /** Has a line's pieces wrapped as a gift, with a message of at most 200 characters on the card; none removes the message. */
  readonly updateGiftWrap: UpdateLineItemResult;
  /**
   * Remembers how the shopper wants to pay what gift cards leave (MU-10), with v12 also by which plan: without one the bag keeps its own.
   * Any other method removes the plan.
   */
  readonly updatePaymentMethod: UpdatePaymentMethodResult;
  /** Sets a line's quantity, 0–99; 0 removes the line (MU-06). */
  readonly updateQuantity: UpdateQuantityResult;
  /** Changes the address, not the delivery method (MU-11). */
  readonly updateShippingAddress: UpdateShippingAddressResult;
  /** Changes the delivery method, not the address (MU-11). */
  readonly updateShippingMethod: UpdateShippingMethodResult;
  /** Changes delivery method and address (MU-11). */
  readonly updateShippingMethodAndAddress: UpdateShippingMethodAndAddressResult;
  /** Sets the wrist size of a line's pieces: one of its wristSizes, in millimetres (MU-06, CO-13). Equal lines become one. */
  readonly updateWristSize: UpdateLineItemResult;
  /** Continues a pending order after the bank's challenge (MU-13, validation). Repeats return the same answer. */
  readonly validateCardPayment: ValidateCardPaymentResult;
  /** Continues to pay an order again after the bank's challenge. Repeats return the same answer. */
  readonly validatePayAgain: ValidatePayAgainResult;
};


export type MutationAbandonCardPaymentArgs = {
  input: AbandonCardPaymentInput;
};


export type MutationAcceptWalletApprovalArgs = {
  input: AcceptWalletApprovalInput;
};


export type MutationAddDiscountCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationAddGiftCardArgs = {
  input: AddGiftCardInput;
};


export type MutationAddToCartArgs = {
  engraving?: InputMaybe<Scalars['String']['input']>;
  financeDeposit?: InputMaybe<Scalars['Int']['input']>;
  financeProduct?: InputMaybe<Scalars['String']['input']>;
  giftCardValue?: InputMaybe<Scalars['Int']['input']>;
  giftMessage?: InputMaybe<Scalars['String']['input']>;
  giftWrap?: InputMaybe<Scalars['Boolean']['input']>;
  productId: Scalars['ID']['input'];
  sku: Scalars['String']['input'];
  variantId: Scalars['ID']['input'];
  wristSize?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationAddToShoppingListArgs = {
  pageIndex: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  productKey: Scalars['String']['input'];
};


export type MutationAddToShoppingListFromCartArgs = {
  lineItemId: Scalars['ID']['input'];
  pageIndex: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type MutationAnnounceOrderArgs = {
  orderNumber: Scalars['String']['input'];
  step: OrderAnnouncementStep;
  to?: InputMaybe<ReadonlyArray<OrderAnnouncementRecipient>>;
};


export type MutationCapturePayPalPaymentArgs = {
  input: CapturePayPalPaymentInput;
};


export type MutationCreateFreeOfChargeOrderArgs = {
  input: CreateFreeOfChargeOrderInput;
};


export type MutationCreateGivexOrderArgs = {
  input: CreateGivexOrderInput;
};


export type MutationCreateKlarnaSessionArgs = {
  input: CreateKlarnaSessionInput;
};


export type MutationCreatePayPalOrderArgs = {
  input: CreatePayPalOrderInput;
};


export type MutationFinanceEndJourneyArgs = {
  input: FinanceEndJourneyInput;
};


export type MutationInitiateCardPaymentArgs = {
  input: InitiateCardPaymentInput;
};


export type MutationLeavePayAgainArgs = {
  input: PayAgainChallengeInput;
};


export type MutationOpenPayAgainArgs = {
  token: Scalars['String']['input'];
};


export type MutationOpenWalletApprovalArgs = {
  input: OpenWalletApprovalInput;
};


export type MutationPayAgainArgs = {
  input: PayAgainInput;
};


export type MutationPlaceApplePayExpressOrderArgs = {
  input: PlaceApplePayExpressOrderInput;
};


export type MutationPlaceApplePayOrderArgs = {
  input: PlaceApplePayOrderInput;
};


export type MutationPlaceKlarnaOrderArgs = {
  input: PlaceKlarnaOrderInput;
};


export type MutationRecordCountsArgs = {
  batch: CountBatchInput;
};


export type MutationRemoveDiscountCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationRemoveFromShoppingListArgs = {
  pageIndex: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  productKey: Scalars['String']['input'];
};


export type MutationRemoveGiftCardArgs = {
  giftCardId: Scalars['ID']['input'];
};


export type MutationSaveBillingDetailsArgs = {
  input: BillingDetailsInput;
};


export type MutationSaveShippingDetailsCollectArgs = {
  input: ShippingDetailsCollectInput;
};


export type MutationSaveShippingDetailsCourierArgs = {
  input: ShippingDetailsCourierInput;
};


export type MutationSendShoppingListEmailArgs = {
  input: ShoppingListEmailInput;
};


export type MutationSetFreeGiftProductArgs = {
  giftId: Scalars['ID']['input'];
  sku?: InputMaybe<Scalars['String']['input']>;
};


export type MutationShowGiftCardArgs = {
  input: ShowGiftCardInput;
};


export type MutationSubmitFinanceApplicationArgs = {
  input: SubmitFinanceApplicationInput;
};


export type MutationUpdateEngravingArgs = {
  lineItemId: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateGiftWrapArgs = {
  giftWrap: Scalars['Boolean']['input'];
  lineItemId: Scalars['ID']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdatePaymentMethodArgs = {
  financeDeposit?: InputMaybe<Scalars['Int']['input']>;
  financeProduct?: InputMaybe<Scalars['String']['input']>;
  paymentMethod: PaymentMethodType;
};


export type MutationUpdateQuantityArgs = {
  lineItemId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


export type MutationUpdateShippingAddressArgs = {
  address: AddressInput;
};


export type MutationUpdateShippingMethodArgs = {
  nominatedDay?: InputMaybe<Scalars['String']['input']>;
  sentApart?: InputMaybe<Scalars['Boolean']['input']>;
  shippingMethodId: Scalars['ID']['input'];
};


export type MutationUpdateShippingMethodAndAddressArgs = {
  address: AddressInput;
  nominatedDay?: InputMaybe<Scalars['String']['input']>;
  sentApart?: InputMaybe<Scalars['Boolean']['input']>;
  shippingMethodId: Scalars['ID']['input'];
};


export type MutationUpdateWristSizeArgs = {
  lineItemId: Scalars['ID']['input'];
  size: Scalars['Float']['input'];
};


export type MutationValidateCardPaymentArgs = {
  input: ValidateCardPaymentInput;
};


export type MutationValidatePayAgainArgs = {
  input: PayAgainChallengeInput;
};

/** QY-05. */
export type MutualData = {
  readonly __typename?: 'MutualData';
  /** Null without a bag, and when neither isMutualCart nor isCart is true. */
  readonly cart: Maybe<Cart>;
  readonly shoppingList: ShoppingList;
};

export type MutualDataInput = {
  /** The whole bag; cart is null when neither argument is true. */
  readonly isCart: Scalars['Boolean']['input'];
  /** The header summary. */
  readonly isMutualCart: Scalars['Boolean']['input'];
};

/** What a bag would earn with a little more in it. */
export type NextOffer = {
  readonly __typename?: 'NextOffer';
  /** Of the promotion. */
  readonly id: Scalars['ID']['output'];
  /** As a sentence. */
  readonly message: Scalars['String']['output'];
  /** What to spend more. */
  readonly missing: Price;
  readonly name: Scalars['String']['output'];
  /** From this amount on. */
  readonly spend: Price;
};

/** The order has its money. */
export type NothingToPayError = Failure & {
  readonly __typename?: 'NothingToPayError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type OpenPayAgainResult = LinkExpiredError | NothingToPayError | PayAgainOpened | PaymentProviderUnavailable | TooManyAttemptsError | ValidationError;

export type OpenWalletApprovalInput = {
  /** One that can be agreed to before the addresses are known: PayPal. */
  readonly paymentMethod: PaymentMethodType;
};

export type OpenWalletApprovalResult = CartEmptyError | CartNotFoundError | CheckoutInProgress | InsufficientStockError | PaymentMethodNotOfferedError | PaymentUnavailableError | ProductNotSellableError | QuantityLimitError | TooManyAttemptsError | ValidationError | WalletApproval;

/** EN-09. Everything is the order's own snapshot. */
export type Order = {
  readonly __typename?: 'Order';
  readonly allPaymentMethods: ReadonlyArray<PaymentMethodType>;
  /** Whom the order was told to (ST-13). Ours. */
  readonly announcedTo: ReadonlyArray<OrderAnnouncementRecipient>;
  readonly appliedGiftCards: ReadonlyArray<AppliedGiftCard>;
  readonly billingAddress: Address;
  /** The amount of cancelled pieces, which is not charged. */
  readonly cancelledTotal: Price;
  readonly collectionStore: Maybe<CollectionStore>;
  /**
   * The total without cancelled and returned pieces. If it differs from totalPrice, show both; if status is CANCELLED, show
   * that instead of a thank-you.
   */
  readonly currentTotal: Price;
  readonly customerEmail: Scalars['String']['output'];
  /** The day on which it is expected at the latest, YYYY-MM-DD; promised unless promisedDay is null. */
  readonly deliverBy: Scalars['String']['output'];
  /** Calendar days in London from the order to the promised day (CO-08). */
  readonly deliveryTime: Scalars['Int']['output'];
  readonly discountCodes: ReadonlyArray<DiscountCode>;
  readonly discountOnTotalPrice: Price;
  /** ISO 8601, UTC: when an e-mail about the order could last not be delivered to customerEmail for good; null when all were. */
  readonly emailRefusedOn: Maybe<Scalars['String']['output']>;
  readonly giftCardSavings: Price;
  readonly id: Scalars['ID']['output'];
  /** Sent out of the United Kingdom: no VAT was charged. */
  readonly isExport: Scalars['Boolean']['output'];
  /** Ids that begin with WW or LOU are of the previous platform (EN-09). */
  readonly isLegacy: Scalars['Boolean']['output'];
  /** What the shopper has chosen at Klarna: 30-day or in-3; null where it does not pay, or has not said. */
  readonly klarnaPaymentMethodType: Maybe<Scalars['String']['output']>;
  readonly lineItems: ReadonlyArray<LineItem>;
  /** Name of the store where it is collected. */
  readonly location: Maybe<Scalars['String']['output']>;
  /** What is still to be charged when making begins; null for nothing. */
  readonly makingCharge: Maybe<MakingCharge>;
  /** Oldest first. */
  readonly makings: ReadonlyArray<OrderMaking>;
  /** Set while nothing of the order can be sent, because the hold on the card has ended. */
  readonly missingMoney: Maybe<MissingMoney>;
  /** The cart key before its first dash. */
  readonly orderNumber: Scalars['String']['output'];
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  /** ISO 8601, UTC. */
  readonly placedOn: Scalars['String']['output'];
  /** Promised delivery day, YYYY-MM-DD; null where none is promised, as to a British Forces Post Office. */
  readonly promisedDay: Maybe<Scalars['String']['output']>;
  readonly quantity: Scalars['Int']['output'];
  /** Refunded so far for returned pieces. */
  readonly refundedTotal: Price;
  /** totalPrice − shipping, in minor units (CO-08). */
  readonly revenue: Scalars['Int']['output'];
  /** revenue − the tax on the goods, in minor units (CO-08). */
  readonly revenueWithoutTaxes: Scalars['Int']['output'];
  readonly savings: ReadonlyArray<Saving>;
  readonly shippingAddress: Address;
  readonly shippingMethod: ShippingMethod;
  readonly shippingPrice: Price;
  readonly status: OrderStatus;
  readonly subtotalPrice: Price;
  /** Contained in the revenue: revenue − revenueWithoutTaxes (CO-08). */
  readonly tax: Price;
  /** The total as placed; it never changes. */
  readonly totalPrice: Price;
  readonly totalPriceAfterGiftCard: Price;
  /** Contained in totalPrice, with the tax on a charge for delivery. */
  readonly totalTax: Price;
  readonly trackingUrl: Maybe<Scalars['String']['output']>;
};

/** Whom an order is told to, by what a visitor agrees to. */
export type OrderAnnouncementRecipient =
  /** The search provider. */
  | 'EXPERIENCE'
  /** The advertising network and the tag manager's container. */
  | 'MARKETING'
  /** The collector of statistics. */
  | 'STATISTICS';

export type OrderAnnouncementStep =
  /** It is about to be told. */
  | 'BEGUN'
  /** It was told, and never is again. */
  | 'DONE';

/** The order was cancelled before it was paid again. */
export type OrderCancelledError = Failure & {
  readonly __typename?: 'OrderCancelledError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** Pieces whose making has begun. */
export type OrderMaking = {
  readonly __typename?: 'OrderMaking';
  readonly amount: Price;
  /** ISO 8601, UTC. */
  readonly begunAt: Scalars['String']['output'];
  /** Whether the amount has been charged. */
  readonly isCharged: Scalars['Boolean']['output'];
  /** One sentence for the shopper. */
  readonly message: Scalars['String']['output'];
};

export type OrderOrCart = Cart | Order;

/** The order is paid again; repeats of the request return the same answer. */
export type OrderPaidAgain = {
  readonly __typename?: 'OrderPaidAgain';
  readonly orderNumber: Scalars['String']['output'];
};

/**
 * The goods are reserved and the bank requires a challenge: post JWT=accessToken (and MD=placementId) as a form to stepUpUrl
 * in a frame, then call validateCardPayment. Nothing is charged before that. Without an accessToken the shopper is sent to stepUpUrl,
 * which is the provider's own page, and comes back to the payment page.
 */
export type OrderPending = {
  readonly __typename?: 'OrderPending';
  readonly accessToken: Scalars['String']['output'];
  /** ISO 8601, UTC: after this the goods are released and validation returns PaymentExpired. */
  readonly expiresAt: Scalars['String']['output'];
  readonly placementId: Scalars['ID']['output'];
  readonly stepUpUrl: Scalars['String']['output'];
};

/** The order is placed; repeats of the request return the same answer. */
export type OrderPlaced = {
  readonly __typename?: 'OrderPlaced';
  /** The cart as placed. */
  readonly cart: Cart;
  readonly orderNumber: Scalars['String']['output'];
};

/** EU-07. */
export type OrderStatus =
  | 'BATCH_HOLD'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'CREDIT_HOLD'
  | 'DELETED'
  | 'ENTERED'
  | 'INVOICED'
  | 'IN_PICKING'
  | 'MANUAL_HOLD'
  | 'PART_CANCELLED'
  | 'PART_SHIPPED'
  | 'PROMISED'
  | 'QUOTED'
  | 'QUOTE_CONVERTED'
  | 'SHIPPED';

/** EN-09, a row of the history. */
export type OrderSummary = {
  readonly __typename?: 'OrderSummary';
  /** Names of the first four lines' images in the media service. */
  readonly images: ReadonlyArray<Scalars['String']['output']>;
  readonly orderNumber: Scalars['String']['output'];
  /** ISO 8601, UTC. */
  readonly placedOn: Scalars['String']['output'];
  /** Pieces. */
  readonly quantity: Scalars['Int']['output'];
  readonly status: OrderStatus;
  readonly totalPrice: Price;
  readonly totalPriceAfterGiftCard: Price;
  readonly trackingUrl: Maybe<Scalars['String']['output']>;
};

/** The password has to be given first, by confirmPassword, although the customer is signed in. */
export type PasswordRequiredError = Failure & {
  readonly __typename?: 'PasswordRequiredError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** An order that is paid again by a link. */
export type PayAgain = {
  readonly __typename?: 'PayAgain';
  /** Set while it is DUE. */
  readonly amount: Maybe<Price>;
  readonly orderNumber: Scalars['String']['output'];
  readonly state: PayAgainState;
};

export type PayAgainChallengeInput = {
  /** From OrderPending. */
  readonly placementId: Scalars['ID']['input'];
  /** From the link; it may have expired since. */
  readonly token: Scalars['String']['input'];
};

export type PayAgainInput = {
  /** Data of the shopper's browser for the bank. */
  readonly browser?: InputMaybe<BrowserInput>;
  /** Minor units that the shopper saw; another amount is PriceChangedError. */
  readonly expectedAmount: Scalars['Int']['input'];
  /** Optional; a repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  /** From the link. */
  readonly token: Scalars['String']['input'];
  /** From the provider's fields, opened with openPayAgain. */
  readonly transientToken: Scalars['String']['input'];
};

/** The challenge is abandoned, and nothing is held. */
export type PayAgainLeft = {
  readonly __typename?: 'PayAgainLeft';
  readonly orderNumber: Scalars['String']['output'];
};

/** Card fields for the order of a link. */
export type PayAgainOpened = {
  readonly __typename?: 'PayAgainOpened';
  readonly captureContext: Scalars['String']['output'];
  readonly clientLibrary: Scalars['String']['output'];
  /** Subresource integrity of the script. */
  readonly clientLibraryIntegrity: Scalars['String']['output'];
  /** What the card is for: the cartId of authoriseCardToken. */
  readonly paymentFor: Scalars['ID']['output'];
};

export type PayAgainResult = CheckoutInProgress | IdempotencyConflictError | LinkExpiredError | NothingToPayError | OrderCancelledError | OrderPaidAgain | OrderPending | PaymentDeclinedError | PaymentExpired | PaymentTokenError | PaymentUnavailableError | PriceChangedError | ReCaptchaError | TooManyAttemptsError | ValidationError;

/** What the one who has the link can do. */
export type PayAgainState =
  /** A bank is being asked: do not pay again. */
  | 'CHECKING'
  | 'DUE'
  /** The link is too old, or a later e-mail has another. */
  | 'EXPIRED'
  /** There is nothing to pay any more, though nobody has paid. */
  | 'NOTHING_DUE'
  | 'ORDER_CANCELLED'
  /** It was paid by this link, or another of the same e-mail. */
  | 'PAID';

/** The delivery or billing address is missing, or was rejected at payment, or another than the shopper saw; field says which. */
export type PaymentAddressError = Failure & {
  readonly __typename?: 'PaymentAddressError';
  readonly code: Scalars['String']['output'];
  readonly field: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** The bank declined; nothing is charged or held. reason is our code. */
export type PaymentDeclinedError = Failure & {
  readonly __typename?: 'PaymentDeclinedError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
};

/** The order is no longer pending: it expired, the bag was changed, or it was abandoned. Nothing was charged. */
export type PaymentExpired = Failure & {
  readonly __typename?: 'PaymentExpired';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** A payment method offered for a bag, or used for an order. */
export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  /** The plan over time that was chosen; null without one, and for other methods. */
  readonly financeData: Maybe<MethodFinanceData>;
  /** As financeData. */
  readonly financeDetails: Maybe<MethodFinanceDetails>;
  readonly id: Scalars['ID']['output'];
  readonly isExcludedByDiscount: Scalars['Boolean']['output'];
  /** The shopper's choice (MU-10), or the first method that may be used. */
  readonly isSelected: Scalars['Boolean']['output'];
  readonly method: PaymentMethodType;
  /** Of a bag, as payment_init: of givex each gift card that pays a part of it, and of the chosen method its payment once it has begun. */
  readonly transactions: ReadonlyArray<PaymentTransaction>;
  /** Why it cannot be used for this bag, as shown to the shopper; null when it can, and for an order. */
  readonly unavailableReason: Maybe<Scalars['String']['output']>;
};

/** Not a method that this bag may be paid with. */
export type PaymentMethodNotOfferedError = Failure & {
  readonly __typename?: 'PaymentMethodNotOfferedError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** EU-04. */
export type PaymentMethodType =
  | 'applepay'
  | 'credit_card'
  | 'givex'
  | 'klarna'
  | 'paypal'
  | 'v12';

/** The card provider does not answer. */
export type PaymentProviderUnavailable = Failure & {
  readonly __typename?: 'PaymentProviderUnavailable';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** EU-05. */
export type PaymentStatus =
  | 'payment_authorized'
  | 'payment_captured'
  | 'payment_failed'
  | 'payment_init'
  | 'payment_refunded';

/** The card token is expired, altered, or another bag's. */
export type PaymentTokenError = Failure & {
  readonly __typename?: 'PaymentTokenError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** The amount authorised or captured on a payment method. */
export type PaymentTransaction = {
  readonly __typename?: 'PaymentTransaction';
  /** Masked, e.g. •••• 1111. */
  readonly cardNumber: Maybe<Scalars['String']['output']>;
  readonly cardType: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly status: PaymentStatus;
};

/** The payment failed and was reversed; the bag is unchanged. */
export type PaymentUnavailableError = Failure & {
  readonly __typename?: 'PaymentUnavailableError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** What can be chosen for a piece beside its ring size. */
export type PersonalTerms = {
  readonly __typename?: 'PersonalTerms';
  /** Null for a piece that is not engraved. */
  readonly engraving: Maybe<EngravingTerms>;
  /** Null for a piece that is not wrapped. */
  readonly giftWrap: Maybe<GiftWrapTerms>;
  /** In millimetres; empty when the piece has none. They share the stock of the piece. */
  readonly wristSizes: ReadonlyArray<Scalars['Float']['output']>;
};

/** Open applications keep as many of this piece as they may together (MU-15); it can be paid for in another way. */
export type PiecesAppliedForError = Failure & {
  readonly __typename?: 'PiecesAppliedForError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
};

export type PlaceApplePayExpressOrderInput = {
  readonly contact: WalletContactInput;
  /** Minor units left after gift cards, as the sheet has shown them; another amount is PriceChangedError. */
  readonly expectedRest?: InputMaybe<Scalars['Int']['input']>;
  /** Minor units of the total that the sheet has shown, before gift cards; another total is PriceChangedError. */
  readonly expectedTotal: Scalars['Int']['input'];
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The sheet's payment.token.paymentData, as JSON. It is passed on, and neither stored nor logged. */
  readonly paymentData: Scalars['String']['input'];
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
};

export type PlaceApplePayExpressOrderResult = CartEmptyError | CartNotFoundError | CheckoutInProgress | DiscountCodesError | GiftCardNotValid | GiftCardUnavailable | IdempotencyConflictError | InsufficientStockError | OrderPending | OrderPlaced | PaymentAddressError | PaymentDeclinedError | PaymentTokenError | PaymentUnavailableError | PriceChangedError | ProductNotSellableError | QuantityLimitError | ReCaptchaError | ShippingMethodNotFoundError | StoreNotFoundError | TooManyAttemptsError | ValidationError;

export type PlaceApplePayOrderInput = {
  /** The shopper saw that the bill goes to the delivery address. It does, whatever billing address the bag has by now. */
  readonly billedAsDelivered: Scalars['Boolean']['input'];
  /** Minor units left after gift cards, as the shopper saw it; another amount is PriceChangedError. */
  readonly expectedRest?: InputMaybe<Scalars['Int']['input']>;
  /** Minor units of the total the shopper saw, before gift cards; another total is PriceChangedError. */
  readonly expectedTotal: Scalars['Int']['input'];
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The sheet's payment.token.paymentData, as JSON. It is passed on, and neither stored nor logged. */
  readonly paymentData: Scalars['String']['input'];
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: InputMaybe<Scalars['ID']['input']>;
};

export type PlaceApplePayOrderResult = CartEmptyError | CartNotFoundError | CheckoutInProgress | DiscountCodesError | GiftCardNotValid | GiftCardUnavailable | IdempotencyConflictError | InsufficientStockError | OrderPending | OrderPlaced | PaymentAddressError | PaymentDeclinedError | PaymentTokenError | PaymentUnavailableError | PriceChangedError | ProductNotSellableError | QuantityLimitError | ReCaptchaError | StoreNotFoundError | TooManyAttemptsError | ValidationError;

export type PlaceKlarnaOrderInput = {
  /** From OrderPending; another shopper's id is PaymentExpired. */
  readonly placementId: Scalars['ID']['input'];
};

export type PlaceKlarnaOrderResult = CheckoutInProgress | GiftCardNotValid | OrderPending | OrderPlaced | PaymentDeclinedError | PaymentExpired | PaymentTokenError | PaymentUnavailableError | ValidationError;

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

/** The total is no longer the one the shopper saw. Minor units. */
export type PriceChangedError = Failure & {
  readonly __typename?: 'PriceChangedError';
  readonly code: Scalars['String']['output'];
  readonly expectedTotal: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
  readonly total: Scalars['Int']['output'];
};

/** EU-03. */
export type PriceType =
  | 'dateRange'
  | 'default';

/** Not known on the caller's site, or the ids do not belong together. */
export type ProductNotFoundError = Failure & {
  readonly __typename?: 'ProductNotFoundError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** Not for sale online: not active, retail only, price upon enquiry, not purchaseable, or without a current price. */
export type ProductNotSellableError = Failure & {
  readonly __typename?: 'ProductNotSellableError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
};

/** A promotion that applies to a product. */
export type ProductPromotion = {
  readonly __typename?: 'ProductPromotion';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** More pieces of a sku than one order may have; most is how many it may have. */
export type QuantityLimitError = Failure & {
  readonly __typename?: 'QuantityLimitError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly most: Scalars['Int']['output'];
  readonly sku: Scalars['String']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  /** The gift cards that the signed-in customer has bought, newest first. Throws SessionExpiredError for a guest. Ours. */
  readonly accountGiftCards: ReadonlyArray<AccountGiftCard>;
  /** The signed-in customer's orders, newest first (QY-01). Throws SessionExpiredError for a guest. */
  readonly accountOrders: AccountOrders;
  /**
   * The caller's bag. The operation selects with isMutualCart the header summary and with isCart the full bag (QY-04).
   * Throws CartNotFoundError for a live session without one.
   */
  readonly cart: Cart;
  /**
   * A capture context for the card fields (QY-15), valid 15 minutes, bound to the caller and this bag: a token made with it pays for no
   * other bag. Only for the caller's own bag with something in it. Throws CartNotFoundError, CartEmptyError, TooManyAttemptsError, or
   * PaymentProviderUnavailable when the provider does not answer.
   */
  readonly cybsGetCaptureContext: CaptureContext;
  /** The header's bag and list in one answer (QY-05). */
  readonly mutualData: MutualData;
  /**
   * An order by number: for its customer, for the guest session that placed it (24 h, isOrderConfirmation), or by number and
   * e-mail, at most ten times in 15 minutes. By financeApplicationId (QY-06) the bag that the applicant's own session has applied for,
   * until it is placed, and then the order, which may be seen as any other. Null when the caller may see no such order; throws
   * TooManyAttemptsError.
   */
  readonly order: Maybe<OrderOrCart>;
  /**
   * What the one who has a link can pay of an order whose hold has ended; null for a link that is not ours, or of the other site. Needs no
   * session.
   */
  readonly payAgain: Maybe<PayAgain>;
  /** What can be chosen for the pieces of a product beside their size, for its page; null for an unknown product. */
  readonly personalTerms: Maybe<PersonalTerms>;
  /** The promotions that apply to a product without a code, for its page. */
  readonly productPromotions: ReadonlyArray<ProductPromotion>;
  /** What somebody shared by link (shareCart), at current prices; null when the link is unknown on this site, or has expired. */
  readonly sharedCart: Maybe<SharedCart>;
  /**
   * The caller's bag as it would be delivered to a place: methods, days, charges and tax (QY-07). Nothing is saved. Throws
   * CartNotFoundError or ValidationError.
   */
  readonly shipping: Cart;
  /** A page of the caller's favourites or wishlist (QY-14); an empty list when the caller has none. */
  readonly shoppingList: ShoppingList;
};


export type QueryAccountOrdersArgs = {
  getOrders: AccountOrdersInput;
};


export type QueryCartArgs = {
  input?: InputMaybe<CartInput>;
};


export type QueryCybsGetCaptureContextArgs = {
  cartId: Scalars['ID']['input'];
};


export type QueryMutualDataArgs = {
  input: MutualDataInput;
  shoppingInput: ShoppingListInput;
};


export type QueryOrderArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  financeApplicationId?: InputMaybe<Scalars['ID']['input']>;
  isOrderConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  orderNumber?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPayAgainArgs = {
  token: Scalars['String']['input'];
};


export type QueryPersonalTermsArgs = {
  productKey: Scalars['String']['input'];
};


export type QueryProductPromotionsArgs = {
  productKey: Scalars['String']['input'];
};


export type QuerySharedCartArgs = {
  token: Scalars['String']['input'];
};


export type QueryShippingArgs = {
  input: ShippingInput;
};


export type QueryShoppingListArgs = {
  input: ShoppingListInput;
};

/** The bot check is needed and its token is missing, used or outdated. */
export type ReCaptchaError = Failure & {
  readonly __typename?: 'ReCaptchaError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type RemoveDiscountCodeResult = Cart | CartNotFoundError | CheckoutInProgress | ValidationError;

export type RemoveFromShoppingListResult = ShoppingList | ValidationError;

export type RemoveGiftCardResult = Cart | CartNotFoundError | CheckoutInProgress | ValidationError;

/** EU-06. */
export type Salutation =
  | 'dr'
  | 'miss'
  | 'mr'
  | 'mrs'
  | 'ms'
  | 'none'
  | 'rev';

export type SaveBillingDetailsResult = Cart | CartNotFoundError | CheckoutInProgress | ValidationError;

export type SaveShippingDetailsCollectResult = Cart | CartNotFoundError | CheckoutInProgress | StoreNotFoundError | ValidationError;

export type SaveShippingDetailsResult = Cart | CartNotFoundError | CheckoutInProgress | DeliveryDayNotOfferedError | ShippingMethodNotFoundError | ValidationError;

/** What a promotion takes off. */
export type Saving = {
  readonly __typename?: 'Saving';
  readonly amount: Price;
  /** The code by which it applies. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** Of the promotion. */
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** The session is unknown or has expired. */
export type SessionExpiredError = Failure & {
  readonly __typename?: 'SessionExpiredError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type SetFreeGiftProductResult = Cart | CartNotFoundError | CheckoutInProgress | InsufficientStockError | ValidationError;

export type ShareCartResult = CartEmptyError | CartNotFoundError | SharedLink | TooManyAttemptsError | ValidationError;

/** A bag as it was when it was shared, at current prices and stock. It has nothing of its shopper, and no texts or recipients. */
export type SharedCart = {
  readonly __typename?: 'SharedCart';
  /** ISO 8601. */
  readonly expiresAt: Scalars['String']['output'];
  readonly lineItems: ReadonlyArray<SharedLine>;
};

/** A piece of a shared bag, with the choices that addToCart takes. */
export type SharedLine = {
  readonly __typename?: 'SharedLine';
  /** Up to 10; 0 when it is sold out or no longer sold. */
  readonly availableQuantity: Scalars['Int']['output'];
  readonly brand: Scalars['String']['output'];
  /** Whole pounds; of gift cards only. */
  readonly giftCardValue: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly image: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Of one piece; null when it is no longer sold here. */
  readonly price: Maybe<Price>;
  readonly productId: Scalars['ID']['output'];
  readonly productKey: Scalars['String']['output'];
  readonly productUrl: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** Millimetres of inner circumference. */
  readonly ringSize: Maybe<Scalars['Float']['output']>;
  /** Of the variant, as addToCart takes it. */
  readonly sku: Scalars['String']['output'];
  readonly variantId: Scalars['ID']['output'];
  /** Millimetres. */
  readonly wristSize: Maybe<Scalars['Float']['output']>;
};

/** A link to a shared bag. Only this answer has its token. */
export type SharedLink = {
  readonly __typename?: 'SharedLink';
  /** ISO 8601. */
  readonly expiresAt: Scalars['String']['output'];
  readonly token: Scalars['String']['output'];
};

export type ShippingDetailsCollectInput = {
  /** Where the confirmation goes; required of a guest. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The collector. */
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly marketingPreference?: InputMaybe<MarketingPreferenceInput>;
  readonly phone: Scalars['String']['input'];
  readonly salutation?: InputMaybe<Salutation>;
  /** Key of a store of clickAndCollectLocations. */
  readonly storeKey: Scalars['String']['input'];
};

export type ShippingDetailsCourierInput = {
  /** May be absent only for a bag of gift cards alone, which is e-mailed. */
  readonly address?: InputMaybe<AddressInput>;
  /** Where the confirmation goes; required of a guest. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether the card's owner lives there too: the address is then saved as the billing address as well, as by saveBillingDetails with
   * SAME_AS_DELIVERY. Absent keeps the billing address.
   */
  readonly isBillingAddress?: InputMaybe<Scalars['Boolean']['input']>;
  readonly marketingPreference?: InputMaybe<MarketingPreferenceInput>;
  /** YYYY-MM-DD, one of the method's deliverOnDates; needed for a nominated-day method. */
  readonly nominatedDay?: InputMaybe<Scalars['String']['input']>;
  /** Whether pieces that are ready earlier are sent in a parcel of their own; absent keeps the choice. */
  readonly sentApart?: InputMaybe<Scalars['Boolean']['input']>;
  /** One of cart.shippingMethods; the first courier method when absent. */
  readonly shippingMethodId?: InputMaybe<Scalars['ID']['input']>;
};

export type ShippingInput = {
  /** ISO 3166-1 alpha-2; GB, IE or IM (VA-03). */
  readonly country: Scalars['String']['input'];
  /**
   * Whether the outward half of the postcode is enough: wallets tell no more before the payment. The bag is then sent by a courier, by
   * standard delivery without shippingMethodId.
   */
  readonly isOutward?: InputMaybe<Scalars['Boolean']['input']>;
  /** YYYY-MM-DD. */
  readonly nominatedDay?: InputMaybe<Scalars['String']['input']>;
  readonly postalCode: Scalars['String']['input'];
  /** The chosen one when absent. */
  readonly shippingMethodId?: InputMaybe<Scalars['ID']['input']>;
};

/** EN-07. */
export type ShippingMethod = {
  readonly __typename?: 'ShippingMethod';
  readonly delayedDeliveryOnDates: ReadonlyArray<Scalars['String']['output']>;
  /** delayedDeliveryOnDates when the cart is delayed, else nonDelayedDeliverOnDates; YYYY-MM-DD. Empty where no day is promised. */
  readonly deliverOnDates: ReadonlyArray<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  /**
   * The instant until which an order is promised the first of deliverOnDates, ISO 8601. Null without dates, for a line that is sent
   * before the rest, and in an order, whose day does not change.
   */
  readonly holdsUntil: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Gift cards alone are e-mailed: no delivery address is needed, and the shippingAddress of the order is its billing address. */
  readonly isByEmail: Scalars['Boolean']['output'];
  /** Whether the shopper chooses one of deliverOnDates. */
  readonly isNominatedDay: Scalars['Boolean']['output'];
  readonly isSelected: Scalars['Boolean']['output'];
  /** Working days from the order to the delivery. */
  readonly leadTime: Scalars['Int']['output'];
  /** How old the recipient must be; null for any age. */
  readonly minimumAge: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  /** The day of the next-day method, YYYY-MM-DD; null for the others. */
  readonly nddDate: Maybe<Scalars['String']['output']>;
  readonly nonDelayedDeliverOnDates: ReadonlyArray<Scalars['String']['output']>;
  readonly price: Price;
  readonly type: ShippingMethodType;
};

/** Not one of cart.shippingMethods. */
export type ShippingMethodNotFoundError = Failure & {
  readonly __typename?: 'ShippingMethodNotFoundError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** EU-02. */
export type ShippingMethodType =
  | 'DTS'
  | 'NDD'
  | 'NOD'
  | 'RLC'
  | 'STD';

/** EU-16: how the order is delivered. */
export type ShippingOption =
  | 'COLLECT'
  | 'NO_SELECTED_SHIPPING_OPTION'
  | 'VIA_COURIER';

/** EN-10. Favourites on one site, the wishlist on the other. */
export type ShoppingList = {
  readonly __typename?: 'ShoppingList';
  /** From 0. */
  readonly currentPage: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** The items of the requested page, newest first. */
  readonly lineItems: ReadonlyArray<ShoppingListLineItem>;
  /** How many entries the header popup shows (CO-02). */
  readonly miniFavouritesDisplayLimit: Scalars['Int']['output'];
  /** Of all pages. */
  readonly totalLineItems: Scalars['Int']['output'];
};

/** MU-17: the list and the bag after the move. */
export type ShoppingListAndCart = {
  readonly __typename?: 'ShoppingListAndCart';
  readonly cart: Cart;
  readonly shoppingList: ShoppingList;
};

export type ShoppingListEmailInput = {
  /** E-mail address of the recipient. */
  readonly email: Scalars['String']['input'];
  /** At most 300 characters, shown as written. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
  /** The sender's name as shown in the e-mail; at most 50 characters. */
  readonly senderName?: InputMaybe<Scalars['String']['input']>;
};

export type ShoppingListInput = {
  /** From 0; a page beyond the last returns the last. */
  readonly pageIndex: Scalars['Int']['input'];
  /** 1–250. */
  readonly pageSize: Scalars['Int']['input'];
};

/** EN-10. A listed product with its current price and stock. */
export type ShoppingListLineItem = {
  readonly __typename?: 'ShoppingListLineItem';
  /** What editors say of the piece in a few words: three at most. */
  readonly amplienceRoundels: ReadonlyArray<Scalars['String']['output']>;
  readonly badge: Badge;
  readonly brand: Scalars['String']['output'];
  /** Keys of all its categories. */
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  readonly gtmBCategory: Maybe<Scalars['String']['output']>;
  readonly gtmCategory: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Name of the picture at the media service. */
  readonly image: Scalars['String']['output'];
  readonly internalSku: Scalars['String']['output'];
  /** What was chosen before it was saved for later; null without a choice, or while that cannot be bought. */
  readonly kept: Maybe<KeptChoice>;
  readonly masterVariantId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Of the kept size, or the lowest of all. Null when the price is upon enquiry or there is no current price. */
  readonly price: Maybe<StandalonePrice>;
  readonly priceUponEnquiry: Scalars['Boolean']['output'];
  /** Whether its sizes have different prices, of which price is the lowest. */
  readonly pricesVary: Scalars['Boolean']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly productKey: Scalars['String']['output'];
  readonly productType: Scalars['String']['output'];
  /** The catalogue no longer lists it on this site; its last known data is returned. */
  readonly productUnavailable: Scalars['Boolean']['output'];
  readonly productUrl: Scalars['String']['output'];
  /** True when it can be put into a bag: active, purchaseable, priced. */
  readonly purchaseable: Scalars['Boolean']['output'];
  readonly sku: Scalars['String']['output'];
  readonly webProductStatus: WebProductStatus;
};

/** A list contains at most 250 products (ER-03); it is unchanged. */
export type ShoppingListLineItemsMaxLimitError = Failure & {
  readonly __typename?: 'ShoppingListLineItemsMaxLimitError';
  readonly code: Scalars['String']['output'];
  readonly limit: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
};

export type ShowGiftCardInput = {
  /** Of AccountGiftCard. */
  readonly giftCardId: Scalars['ID']['input'];
  readonly orderNumber: Scalars['String']['input'];
};

export type ShowGiftCardResult = GiftCardNotFoundError | GiftCardShown | GiftCardUnavailable | PasswordRequiredError | ValidationError;

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

/** Not a store of this site where orders can be collected; when placing, one that stopped offering collection since it was chosen. */
export type StoreNotFoundError = Failure & {
  readonly __typename?: 'StoreNotFoundError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type SubmitFinanceApplicationInput = {
  /** The shopper was shown storedCardConsent of the capture context. */
  readonly agreesToStoredCard: Scalars['Boolean']['input'];
  /** The shopper saw that the bill goes to the delivery address. It does, whatever billing address the bag has by now. */
  readonly billedAsDelivered: Scalars['Boolean']['input'];
  /** Browser data for the bank, for a deposit. */
  readonly browser?: InputMaybe<BrowserInput>;
  /** Minor units of the total the shopper saw, which is the cash price; another total is PriceChangedError. */
  readonly expectedTotal: Scalars['Int']['input'];
  /** Minor units of the deposit the shopper saw, 0 for none; another one than the bag remembers is refused. */
  readonly financeDeposit: Scalars['Int']['input'];
  /** Key of the finance product the shopper saw; it must be the one that the bag remembers. */
  readonly financeProduct: Scalars['String']['input'];
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: InputMaybe<Scalars['ID']['input']>;
  /** From the provider's fields, for a deposit. */
  readonly transientToken?: InputMaybe<Scalars['String']['input']>;
};

export type SubmitFinanceApplicationResult = CartEmptyError | CartNotFoundError | CheckoutInProgress | DiscountCodesError | FinanceApplication | FinanceApplicationOpenError | GiftCardNotValid | GiftCardUnavailable | IdempotencyConflictError | InsufficientStockError | OrderPending | OrderPlaced | PaymentAddressError | PaymentDeclinedError | PaymentTokenError | PaymentUnavailableError | PiecesAppliedForError | PriceChangedError | ProductNotSellableError | QuantityLimitError | ReCaptchaError | StoreNotFoundError | TooManyAttemptsError | ValidationError;

/** Asked too often. The answer carries Retry-After, too. */
export type TooManyAttemptsError = Failure & {
  readonly __typename?: 'TooManyAttemptsError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly retryAfterSeconds: Scalars['Int']['output'];
};

export type UpdateLineItemResult = Cart | CartLimitError | CartNotFoundError | CheckoutInProgress | LineItemNotFoundError | ValidationError;

export type UpdatePaymentMethodResult = Cart | CartNotFoundError | CheckoutInProgress | FinanceNotOfferedError | FinanceUnavailableError | PaymentMethodNotOfferedError | ValidationError;

export type UpdateQuantityResult = Cart | CartNotFoundError | CheckoutInProgress | InsufficientStockError | LineItemNotFoundError | QuantityLimitError | ValidationError;

export type UpdateShippingAddressResult = Cart | CartNotFoundError | CheckoutInProgress | ValidationError;

export type UpdateShippingMethodAndAddressResult = Cart | CartNotFoundError | CheckoutInProgress | DeliveryDayNotOfferedError | ShippingMethodNotFoundError | ValidationError;

export type UpdateShippingMethodResult = Cart | CartNotFoundError | CheckoutInProgress | DeliveryDayNotOfferedError | ShippingMethodNotFoundError | ValidationError;

/** EN-01. The signed-in customer of one site; another's answers as one that does not exist. */
export type User = {
  readonly __typename?: 'User';
  /** Applications for a loan that are open, the newest first. */
  readonly financeApplications: ReadonlyArray<FinanceApplication>;
  readonly id: Scalars['ID']['output'];
  /** The customer's orders, newest first. */
  readonly orders: AccountOrders;
};


/** EN-01. The signed-in customer of one site; another's answers as one that does not exist. */
export type UserOrdersArgs = {
  getOrders: AccountOrdersInput;
};

export type ValidateCardPaymentInput = {
  /** From OrderPending; another shopper's id is PaymentExpired. */
  readonly placementId: Scalars['ID']['input'];
};

export type ValidateCardPaymentResult = CheckoutInProgress | GiftCardNotValid | OrderPending | OrderPlaced | PaymentDeclinedError | PaymentExpired | PaymentTokenError | PaymentUnavailableError | ValidationError;

export type ValidatePayAgainResult = CheckoutInProgress | OrderPaidAgain | OrderPending | PaymentDeclinedError | PaymentExpired | PaymentTokenError | PaymentUnavailableError | ValidationError;

/** Refused input; field names the input field by path. */
export type ValidationError = Failure & {
  readonly __typename?: 'ValidationError';
  readonly code: Scalars['String']['output'];
  readonly field: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** What a wallet says of an approval, and the bag with what it has told. */
export type WalletAgreement = {
  readonly __typename?: 'WalletAgreement';
  /** Minor units that the shopper has agreed to; null while they have not. Another rest of the bag is agreed to once more. */
  readonly agreedRest: Maybe<Scalars['Int']['output']>;
  readonly cart: Cart;
  /** False: the shopper has not agreed, or not to this bag. Nothing was written. */
  readonly isApproved: Scalars['Boolean']['output'];
  /** Fields of the delivery address, and `email`, that the shopper has to give: the wallet has not told them, or not so that we can use them. */
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
};

/** Where the shopper agrees to pay for the bag, before its addresses are known. */
export type WalletApproval = {
  readonly __typename?: 'WalletApproval';
  readonly approvalId: Scalars['ID']['output'];
  /** The wallet's own page. */
  readonly url: Scalars['String']['output'];
};

/** Who gets an order and who pays for it, as a wallet tells it once the shopper has agreed to the payment. */
export type WalletContactInput = {
  readonly billingAddress: AddressInput;
  /** A guest's; a customer's own is used. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly shippingAddress: AddressInput;
  /** A courier without a nominated day. */
  readonly shippingMethodId: Scalars['ID']['input'];
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
  Cart: Cart;
  Order: Order;
  ShoppingList: ShoppingList;
  ShoppingListLineItem: ShoppingListLineItem;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Cart:
    ( { __typename: 'Cart' }
    & GraphQLRecursivePick<FederationTypes['Cart'], {"id":true}> );
  Order:
    ( { __typename: 'Order' }
    & GraphQLRecursivePick<FederationTypes['Order'], {"id":true}> );
  ShoppingList:
    ( { __typename: 'ShoppingList' }
    & GraphQLRecursivePick<FederationTypes['ShoppingList'], {"id":true}> );
  ShoppingListLineItem:
    ( { __typename: 'ShoppingListLineItem' }
    & GraphQLRecursivePick<FederationTypes['ShoppingListLineItem'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AbandonCardPaymentResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  AcceptWalletApprovalResult:
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( PaymentMethodNotOfferedError & { __typename: 'PaymentMethodNotOfferedError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
    | ( Omit<WalletAgreement, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'WalletAgreement' } )
  ;
  AddDiscountCodeResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  AddGiftCardResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( GiftCardAlreadyApplied & { __typename: 'GiftCardAlreadyApplied' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( GiftCardTooManyAttempts & { __typename: 'GiftCardTooManyAttempts' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  AddToCartResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartLimitError & { __typename: 'CartLimitError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( FinanceNotOfferedError & { __typename: 'FinanceNotOfferedError' } )
    | ( FinanceUnavailableError & { __typename: 'FinanceUnavailableError' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( ProductNotFoundError & { __typename: 'ProductNotFoundError' } )
    | ( ProductNotSellableError & { __typename: 'ProductNotSellableError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  AddToShoppingListFromCartResult:
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( LineItemNotFoundError & { __typename: 'LineItemNotFoundError' } )
    | ( Omit<ShoppingListAndCart, 'cart' | 'shoppingList'> & { cart: _RefType['Cart'], shoppingList: _RefType['ShoppingList'] } & { __typename: 'ShoppingListAndCart' } )
    | ( ShoppingListLineItemsMaxLimitError & { __typename: 'ShoppingListLineItemsMaxLimitError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  AddToShoppingListResult:
    | ( ProductNotFoundError & { __typename: 'ProductNotFoundError' } )
    | ( ShoppingListMapper & { __typename: 'ShoppingList' } )
    | ( ShoppingListLineItemsMaxLimitError & { __typename: 'ShoppingListLineItemsMaxLimitError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  CapturePayPalPaymentResult:
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentExpired & { __typename: 'PaymentExpired' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  CreateFreeOfChargeOrderResult:
    | ( CartEmptyError & { __typename: 'CartEmptyError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DiscountCodesError & { __typename: 'DiscountCodesError' } )
    | ( IdempotencyConflictError & { __typename: 'IdempotencyConflictError' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentAddressError & { __typename: 'PaymentAddressError' } )
    | ( PriceChangedError & { __typename: 'PriceChangedError' } )
    | ( ProductNotSellableError & { __typename: 'ProductNotSellableError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( StoreNotFoundError & { __typename: 'StoreNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  CreateGivexOrderResult:
    | ( CartEmptyError & { __typename: 'CartEmptyError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DiscountCodesError & { __typename: 'DiscountCodesError' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( IdempotencyConflictError & { __typename: 'IdempotencyConflictError' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentAddressError & { __typename: 'PaymentAddressError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( PriceChangedError & { __typename: 'PriceChangedError' } )
    | ( ProductNotSellableError & { __typename: 'ProductNotSellableError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( StoreNotFoundError & { __typename: 'StoreNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  CreateKlarnaSessionResult:
    | ( CartEmptyError & { __typename: 'CartEmptyError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DiscountCodesError & { __typename: 'DiscountCodesError' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( IdempotencyConflictError & { __typename: 'IdempotencyConflictError' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentAddressError & { __typename: 'PaymentAddressError' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( PriceChangedError & { __typename: 'PriceChangedError' } )
    | ( ProductNotSellableError & { __typename: 'ProductNotSellableError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( StoreNotFoundError & { __typename: 'StoreNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  CreatePayPalOrderResult:
    | ( CartEmptyError & { __typename: 'CartEmptyError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DiscountCodesError & { __typename: 'DiscountCodesError' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( IdempotencyConflictError & { __typename: 'IdempotencyConflictError' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentAddressError & { __typename: 'PaymentAddressError' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( PriceChangedError & { __typename: 'PriceChangedError' } )
    | ( ProductNotSellableError & { __typename: 'ProductNotSellableError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( StoreNotFoundError & { __typename: 'StoreNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  FinanceEndJourneyResult:
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( FinanceApplicationMapper & { __typename: 'FinanceApplication' } )
    | ( FinanceJourneyEnded & { __typename: 'FinanceJourneyEnded' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentExpired & { __typename: 'PaymentExpired' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  InitiateCardPaymentResult:
    | ( CartEmptyError & { __typename: 'CartEmptyError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DiscountCodesError & { __typename: 'DiscountCodesError' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( IdempotencyConflictError & { __typename: 'IdempotencyConflictError' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentAddressError & { __typename: 'PaymentAddressError' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( PriceChangedError & { __typename: 'PriceChangedError' } )
    | ( ProductNotSellableError & { __typename: 'ProductNotSellableError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( StoreNotFoundError & { __typename: 'StoreNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  LeavePayAgainResult:
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( LinkExpiredError & { __typename: 'LinkExpiredError' } )
    | ( OrderPaidAgain & { __typename: 'OrderPaidAgain' } )
    | ( PayAgainLeft & { __typename: 'PayAgainLeft' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  OpenPayAgainResult:
    | ( LinkExpiredError & { __typename: 'LinkExpiredError' } )
    | ( NothingToPayError & { __typename: 'NothingToPayError' } )
    | ( PayAgainOpened & { __typename: 'PayAgainOpened' } )
    | ( PaymentProviderUnavailable & { __typename: 'PaymentProviderUnavailable' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  OpenWalletApprovalResult:
    | ( CartEmptyError & { __typename: 'CartEmptyError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( PaymentMethodNotOfferedError & { __typename: 'PaymentMethodNotOfferedError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( ProductNotSellableError & { __typename: 'ProductNotSellableError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
    | ( WalletApproval & { __typename: 'WalletApproval' } )
  ;
  OrderOrCart:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( OrderMapper & { __typename: 'Order' } )
  ;
  PayAgainResult:
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( IdempotencyConflictError & { __typename: 'IdempotencyConflictError' } )
    | ( LinkExpiredError & { __typename: 'LinkExpiredError' } )
    | ( NothingToPayError & { __typename: 'NothingToPayError' } )
    | ( OrderCancelledError & { __typename: 'OrderCancelledError' } )
    | ( OrderPaidAgain & { __typename: 'OrderPaidAgain' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentExpired & { __typename: 'PaymentExpired' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( PriceChangedError & { __typename: 'PriceChangedError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  PlaceApplePayExpressOrderResult:
    | ( CartEmptyError & { __typename: 'CartEmptyError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DiscountCodesError & { __typename: 'DiscountCodesError' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( IdempotencyConflictError & { __typename: 'IdempotencyConflictError' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentAddressError & { __typename: 'PaymentAddressError' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( PriceChangedError & { __typename: 'PriceChangedError' } )
    | ( ProductNotSellableError & { __typename: 'ProductNotSellableError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( ShippingMethodNotFoundError & { __typename: 'ShippingMethodNotFoundError' } )
    | ( StoreNotFoundError & { __typename: 'StoreNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  PlaceApplePayOrderResult:
    | ( CartEmptyError & { __typename: 'CartEmptyError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DiscountCodesError & { __typename: 'DiscountCodesError' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( IdempotencyConflictError & { __typename: 'IdempotencyConflictError' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentAddressError & { __typename: 'PaymentAddressError' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( PriceChangedError & { __typename: 'PriceChangedError' } )
    | ( ProductNotSellableError & { __typename: 'ProductNotSellableError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( StoreNotFoundError & { __typename: 'StoreNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  PlaceKlarnaOrderResult:
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentExpired & { __typename: 'PaymentExpired' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  RemoveDiscountCodeResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  RemoveFromShoppingListResult:
    | ( ShoppingListMapper & { __typename: 'ShoppingList' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  RemoveGiftCardResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  SaveBillingDetailsResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  SaveShippingDetailsCollectResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( StoreNotFoundError & { __typename: 'StoreNotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  SaveShippingDetailsResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DeliveryDayNotOfferedError & { __typename: 'DeliveryDayNotOfferedError' } )
    | ( ShippingMethodNotFoundError & { __typename: 'ShippingMethodNotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  SetFreeGiftProductResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  ShareCartResult:
    | ( CartEmptyError & { __typename: 'CartEmptyError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( SharedLink & { __typename: 'SharedLink' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  ShowGiftCardResult:
    | ( GiftCardNotFoundError & { __typename: 'GiftCardNotFoundError' } )
    | ( GiftCardShown & { __typename: 'GiftCardShown' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( PasswordRequiredError & { __typename: 'PasswordRequiredError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  SubmitFinanceApplicationResult:
    | ( CartEmptyError & { __typename: 'CartEmptyError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DiscountCodesError & { __typename: 'DiscountCodesError' } )
    | ( FinanceApplicationMapper & { __typename: 'FinanceApplication' } )
    | ( FinanceApplicationOpenError & { __typename: 'FinanceApplicationOpenError' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( IdempotencyConflictError & { __typename: 'IdempotencyConflictError' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentAddressError & { __typename: 'PaymentAddressError' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( PiecesAppliedForError & { __typename: 'PiecesAppliedForError' } )
    | ( PriceChangedError & { __typename: 'PriceChangedError' } )
    | ( ProductNotSellableError & { __typename: 'ProductNotSellableError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( StoreNotFoundError & { __typename: 'StoreNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  UpdateLineItemResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartLimitError & { __typename: 'CartLimitError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( LineItemNotFoundError & { __typename: 'LineItemNotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  UpdatePaymentMethodResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( FinanceNotOfferedError & { __typename: 'FinanceNotOfferedError' } )
    | ( FinanceUnavailableError & { __typename: 'FinanceUnavailableError' } )
    | ( PaymentMethodNotOfferedError & { __typename: 'PaymentMethodNotOfferedError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  UpdateQuantityResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( LineItemNotFoundError & { __typename: 'LineItemNotFoundError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  UpdateShippingAddressResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  UpdateShippingMethodAndAddressResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DeliveryDayNotOfferedError & { __typename: 'DeliveryDayNotOfferedError' } )
    | ( ShippingMethodNotFoundError & { __typename: 'ShippingMethodNotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  UpdateShippingMethodResult:
    | ( CartMapper & { __typename: 'Cart' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DeliveryDayNotOfferedError & { __typename: 'DeliveryDayNotOfferedError' } )
    | ( ShippingMethodNotFoundError & { __typename: 'ShippingMethodNotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  ValidateCardPaymentResult:
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( Omit<OrderPlaced, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentExpired & { __typename: 'PaymentExpired' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  ValidatePayAgainResult:
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( OrderPaidAgain & { __typename: 'OrderPaidAgain' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentExpired & { __typename: 'PaymentExpired' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Failure:
    | ( CartEmptyError & { __typename: 'CartEmptyError' } )
    | ( CartLimitError & { __typename: 'CartLimitError' } )
    | ( CartNotFoundError & { __typename: 'CartNotFoundError' } )
    | ( CheckoutInProgress & { __typename: 'CheckoutInProgress' } )
    | ( DeliveryDayNotOfferedError & { __typename: 'DeliveryDayNotOfferedError' } )
    | ( DiscountCodesError & { __typename: 'DiscountCodesError' } )
    | ( FinanceApplicationOpenError & { __typename: 'FinanceApplicationOpenError' } )
    | ( FinanceNotOfferedError & { __typename: 'FinanceNotOfferedError' } )
    | ( FinanceUnavailableError & { __typename: 'FinanceUnavailableError' } )
    | ( GiftCardAlreadyApplied & { __typename: 'GiftCardAlreadyApplied' } )
    | ( GiftCardNotFoundError & { __typename: 'GiftCardNotFoundError' } )
    | ( GiftCardNotValid & { __typename: 'GiftCardNotValid' } )
    | ( GiftCardTooManyAttempts & { __typename: 'GiftCardTooManyAttempts' } )
    | ( GiftCardUnavailable & { __typename: 'GiftCardUnavailable' } )
    | ( IdempotencyConflictError & { __typename: 'IdempotencyConflictError' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
    | ( LineItemNotFoundError & { __typename: 'LineItemNotFoundError' } )
    | ( LinkExpiredError & { __typename: 'LinkExpiredError' } )
    | ( NothingToPayError & { __typename: 'NothingToPayError' } )
    | ( OrderCancelledError & { __typename: 'OrderCancelledError' } )
    | ( PasswordRequiredError & { __typename: 'PasswordRequiredError' } )
    | ( PaymentAddressError & { __typename: 'PaymentAddressError' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( PaymentExpired & { __typename: 'PaymentExpired' } )
    | ( PaymentMethodNotOfferedError & { __typename: 'PaymentMethodNotOfferedError' } )
    | ( PaymentProviderUnavailable & { __typename: 'PaymentProviderUnavailable' } )
    | ( PaymentTokenError & { __typename: 'PaymentTokenError' } )
    | ( PaymentUnavailableError & { __typename: 'PaymentUnavailableError' } )
    | ( PiecesAppliedForError & { __typename: 'PiecesAppliedForError' } )
    | ( PriceChangedError & { __typename: 'PriceChangedError' } )
    | ( ProductNotFoundError & { __typename: 'ProductNotFoundError' } )
    | ( ProductNotSellableError & { __typename: 'ProductNotSellableError' } )
    | ( QuantityLimitError & { __typename: 'QuantityLimitError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( SessionExpiredError & { __typename: 'SessionExpiredError' } )
    | ( ShippingMethodNotFoundError & { __typename: 'ShippingMethodNotFoundError' } )
    | ( ShoppingListLineItemsMaxLimitError & { __typename: 'ShoppingListLineItemsMaxLimitError' } )
    | ( StoreNotFoundError & { __typename: 'StoreNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  Money:
    | ( CentPrecisionMoney & { __typename: 'CentPrecisionMoney' } )
    | ( HighPrecisionMoney & { __typename: 'HighPrecisionMoney' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AbandonCardPaymentInput: AbandonCardPaymentInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AbandonCardPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AbandonCardPaymentResult']>;
  AcceptWalletApprovalInput: AcceptWalletApprovalInput;
  AcceptWalletApprovalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptWalletApprovalResult']>;
  AccountGiftCard: ResolverTypeWrapper<AccountGiftCard>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AccountGiftCardState: AccountGiftCardState;
  AccountOrders: ResolverTypeWrapper<Omit<AccountOrders, 'orders'> & { orders: ReadonlyArray<ResolversTypes['OrderSummary']> }>;
  AccountOrdersInput: AccountOrdersInput;
  AddDiscountCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddDiscountCodeResult']>;
  AddGiftCardInput: AddGiftCardInput;
  AddGiftCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddGiftCardResult']>;
  AddToCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToCartResult']>;
  AddToShoppingListFromCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToShoppingListFromCartResult']>;
  AddToShoppingListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToShoppingListResult']>;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  AppliedGiftCard: ResolverTypeWrapper<Omit<AppliedGiftCard, 'amountTaken' | 'remainingBalance'> & { amountTaken: ResolversTypes['Price'], remainingBalance: ResolversTypes['Price'] }>;
  Badge: Badge;
  BagParcel: ResolverTypeWrapper<BagParcel>;
  BillingAddressChoice: BillingAddressChoice;
  BillingDetailsInput: BillingDetailsInput;
  BrowserInput: BrowserInput;
  CaptureContext: ResolverTypeWrapper<CaptureContext>;
  CapturePayPalPaymentInput: CapturePayPalPaymentInput;
  CapturePayPalPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CapturePayPalPaymentResult']>;
  Cart: ResolverTypeWrapper<CartMapper>;
  CartEmptyError: ResolverTypeWrapper<CartEmptyError>;
  CartInput: CartInput;
  CartLimitError: ResolverTypeWrapper<CartLimitError>;
  CartNotFoundError: ResolverTypeWrapper<CartNotFoundError>;
  CartProblem: ResolverTypeWrapper<CartProblem>;
  CentPrecisionMoney: ResolverTypeWrapper<CentPrecisionMoney>;
  CheckoutInProgress: ResolverTypeWrapper<CheckoutInProgress>;
  ChosenFinance: ResolverTypeWrapper<ChosenFinance>;
  CollectionStore: ResolverTypeWrapper<CollectionStoreMapper>;
  CountBatchInput: CountBatchInput;
  CountSumInput: CountSumInput;
  CreateFreeOfChargeOrderInput: CreateFreeOfChargeOrderInput;
  CreateFreeOfChargeOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateFreeOfChargeOrderResult']>;
  CreateGivexOrderInput: CreateGivexOrderInput;
  CreateGivexOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateGivexOrderResult']>;
  CreateKlarnaSessionInput: CreateKlarnaSessionInput;
  CreateKlarnaSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateKlarnaSessionResult']>;
  CreatePayPalOrderInput: CreatePayPalOrderInput;
  CreatePayPalOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePayPalOrderResult']>;
  CreditDecisionStatus: CreditDecisionStatus;
  DeliveryDayNotOfferedError: ResolverTypeWrapper<DeliveryDayNotOfferedError>;
  DiscountCode: ResolverTypeWrapper<DiscountCode>;
  DiscountCodeState: DiscountCodeState;
  DiscountCodesError: ResolverTypeWrapper<DiscountCodesError>;
  DiscountedPriceForQuantity: ResolverTypeWrapper<Omit<DiscountedPriceForQuantity, 'discountedPrice'> & { discountedPrice: ResolversTypes['Price'] }>;
  EngravingTerms: ResolverTypeWrapper<Omit<EngravingTerms, 'price'> & { price: ResolversTypes['Price'] }>;
  Failure: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Failure']>;
  FinanceApplication: ResolverTypeWrapper<FinanceApplicationMapper>;
  FinanceApplicationOpenError: ResolverTypeWrapper<FinanceApplicationOpenError>;
  FinanceApplicationStatus: FinanceApplicationStatus;
  FinanceEndJourneyInput: FinanceEndJourneyInput;
  FinanceEndJourneyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinanceEndJourneyResult']>;
  FinanceJourneyEnded: ResolverTypeWrapper<FinanceJourneyEnded>;
  FinanceNotOfferedError: ResolverTypeWrapper<FinanceNotOfferedError>;
  FinanceProductType: FinanceProductType;
  FinanceUnavailableError: ResolverTypeWrapper<FinanceUnavailableError>;
  FreeGiftChoice: ResolverTypeWrapper<Omit<FreeGiftChoice, 'price'> & { price: ResolversTypes['Price'] }>;
  FreeGiftOffer: ResolverTypeWrapper<Omit<FreeGiftOffer, 'choices'> & { choices: ReadonlyArray<ResolversTypes['FreeGiftChoice']> }>;
  GiftCardAlreadyApplied: ResolverTypeWrapper<GiftCardAlreadyApplied>;
  GiftCardNotFoundError: ResolverTypeWrapper<GiftCardNotFoundError>;
  GiftCardNotValid: ResolverTypeWrapper<GiftCardNotValid>;
  GiftCardShown: ResolverTypeWrapper<GiftCardShown>;
  GiftCardTooManyAttempts: ResolverTypeWrapper<GiftCardTooManyAttempts>;
  GiftCardUnavailable: ResolverTypeWrapper<GiftCardUnavailable>;
  GiftWrapTerms: ResolverTypeWrapper<Omit<GiftWrapTerms, 'price'> & { price: ResolversTypes['Price'] }>;
  HighPrecisionMoney: ResolverTypeWrapper<HighPrecisionMoney>;
  IdempotencyConflictError: ResolverTypeWrapper<IdempotencyConflictError>;
  InitiateCardPaymentInput: InitiateCardPaymentInput;
  InitiateCardPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InitiateCardPaymentResult']>;
  InsufficientStockError: ResolverTypeWrapper<InsufficientStockError>;
  KeptChoice: ResolverTypeWrapper<KeptChoice>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  LeavePayAgainResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeavePayAgainResult']>;
  LineItem: ResolverTypeWrapper<LineItemMapper>;
  LineItemDiscount: ResolverTypeWrapper<Omit<LineItemDiscount, 'amount'> & { amount: ResolversTypes['Price'] }>;
  LineItemNotFoundError: ResolverTypeWrapper<LineItemNotFoundError>;
  LinkExpiredError: ResolverTypeWrapper<LinkExpiredError>;
  MakingCharge: ResolverTypeWrapper<Omit<MakingCharge, 'amount'> & { amount: ResolversTypes['Price'] }>;
  MarketingPreferenceInput: MarketingPreferenceInput;
  MethodFinanceData: ResolverTypeWrapper<MethodFinanceData>;
  MethodFinanceDetails: ResolverTypeWrapper<MethodFinanceDetails>;
  MissingMoney: ResolverTypeWrapper<Omit<MissingMoney, 'amount'> & { amount: ResolversTypes['Price'] }>;
  Money: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Money']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutualData: ResolverTypeWrapper<Omit<MutualData, 'cart' | 'shoppingList'> & { cart?: Maybe<ResolversTypes['Cart']>, shoppingList: ResolversTypes['ShoppingList'] }>;
  MutualDataInput: MutualDataInput;
  NextOffer: ResolverTypeWrapper<Omit<NextOffer, 'missing' | 'spend'> & { missing: ResolversTypes['Price'], spend: ResolversTypes['Price'] }>;
  NothingToPayError: ResolverTypeWrapper<NothingToPayError>;
  OpenPayAgainResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenPayAgainResult']>;
  OpenWalletApprovalInput: OpenWalletApprovalInput;
  OpenWalletApprovalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenWalletApprovalResult']>;
  Order: ResolverTypeWrapper<OrderMapper>;
  OrderAnnouncementRecipient: OrderAnnouncementRecipient;
  OrderAnnouncementStep: OrderAnnouncementStep;
  OrderCancelledError: ResolverTypeWrapper<OrderCancelledError>;
  OrderMaking: ResolverTypeWrapper<Omit<OrderMaking, 'amount'> & { amount: ResolversTypes['Price'] }>;
  OrderOrCart: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderOrCart']>;
  OrderPaidAgain: ResolverTypeWrapper<OrderPaidAgain>;
  OrderPending: ResolverTypeWrapper<OrderPending>;
  OrderPlaced: ResolverTypeWrapper<Omit<OrderPlaced, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  OrderStatus: OrderStatus;
  OrderSummary: ResolverTypeWrapper<OrderSummaryMapper>;
  PasswordRequiredError: ResolverTypeWrapper<PasswordRequiredError>;
  PayAgain: ResolverTypeWrapper<Omit<PayAgain, 'amount'> & { amount?: Maybe<ResolversTypes['Price']> }>;
  PayAgainChallengeInput: PayAgainChallengeInput;
  PayAgainInput: PayAgainInput;
  PayAgainLeft: ResolverTypeWrapper<PayAgainLeft>;
  PayAgainOpened: ResolverTypeWrapper<PayAgainOpened>;
  PayAgainResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PayAgainResult']>;
  PayAgainState: PayAgainState;
  PaymentAddressError: ResolverTypeWrapper<PaymentAddressError>;
  PaymentDeclinedError: ResolverTypeWrapper<PaymentDeclinedError>;
  PaymentExpired: ResolverTypeWrapper<PaymentExpired>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentMethodNotOfferedError: ResolverTypeWrapper<PaymentMethodNotOfferedError>;
  PaymentMethodType: PaymentMethodType;
  PaymentProviderUnavailable: ResolverTypeWrapper<PaymentProviderUnavailable>;
  PaymentStatus: PaymentStatus;
  PaymentTokenError: ResolverTypeWrapper<PaymentTokenError>;
  PaymentTransaction: ResolverTypeWrapper<PaymentTransaction>;
  PaymentUnavailableError: ResolverTypeWrapper<PaymentUnavailableError>;
  PersonalTerms: ResolverTypeWrapper<Omit<PersonalTerms, 'engraving' | 'giftWrap'> & { engraving?: Maybe<ResolversTypes['EngravingTerms']>, giftWrap?: Maybe<ResolversTypes['GiftWrapTerms']> }>;
  PiecesAppliedForError: ResolverTypeWrapper<PiecesAppliedForError>;
  PlaceApplePayExpressOrderInput: PlaceApplePayExpressOrderInput;
  PlaceApplePayExpressOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceApplePayExpressOrderResult']>;
  PlaceApplePayOrderInput: PlaceApplePayOrderInput;
  PlaceApplePayOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceApplePayOrderResult']>;
  PlaceKlarnaOrderInput: PlaceKlarnaOrderInput;
  PlaceKlarnaOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceKlarnaOrderResult']>;
  Price: ResolverTypeWrapper<Omit<Price, 'money'> & { money: ResolversTypes['Money'] }>;
  PriceChangedError: ResolverTypeWrapper<PriceChangedError>;
  PriceType: PriceType;
  ProductNotFoundError: ResolverTypeWrapper<ProductNotFoundError>;
  ProductNotSellableError: ResolverTypeWrapper<ProductNotSellableError>;
  ProductPromotion: ResolverTypeWrapper<ProductPromotion>;
  QuantityLimitError: ResolverTypeWrapper<QuantityLimitError>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReCaptchaError: ResolverTypeWrapper<ReCaptchaError>;
  RemoveDiscountCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveDiscountCodeResult']>;
  RemoveFromShoppingListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveFromShoppingListResult']>;
  RemoveGiftCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveGiftCardResult']>;
  Salutation: Salutation;
  SaveBillingDetailsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveBillingDetailsResult']>;
  SaveShippingDetailsCollectResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveShippingDetailsCollectResult']>;
  SaveShippingDetailsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveShippingDetailsResult']>;
  Saving: ResolverTypeWrapper<Omit<Saving, 'amount'> & { amount: ResolversTypes['Price'] }>;
  SessionExpiredError: ResolverTypeWrapper<SessionExpiredError>;
  SetFreeGiftProductResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetFreeGiftProductResult']>;
  ShareCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShareCartResult']>;
  SharedCart: ResolverTypeWrapper<Omit<SharedCart, 'lineItems'> & { lineItems: ReadonlyArray<ResolversTypes['SharedLine']> }>;
  SharedLine: ResolverTypeWrapper<Omit<SharedLine, 'price'> & { price?: Maybe<ResolversTypes['Price']> }>;
  SharedLink: ResolverTypeWrapper<SharedLink>;
  ShippingDetailsCollectInput: ShippingDetailsCollectInput;
  ShippingDetailsCourierInput: ShippingDetailsCourierInput;
  ShippingInput: ShippingInput;
  ShippingMethod: ResolverTypeWrapper<Omit<ShippingMethod, 'price'> & { price: ResolversTypes['Price'] }>;
  ShippingMethodNotFoundError: ResolverTypeWrapper<ShippingMethodNotFoundError>;
  ShippingMethodType: ShippingMethodType;
  ShippingOption: ShippingOption;
  ShoppingList: ResolverTypeWrapper<ShoppingListMapper>;
  ShoppingListAndCart: ResolverTypeWrapper<Omit<ShoppingListAndCart, 'cart' | 'shoppingList'> & { cart: ResolversTypes['Cart'], shoppingList: ResolversTypes['ShoppingList'] }>;
  ShoppingListEmailInput: ShoppingListEmailInput;
  ShoppingListInput: ShoppingListInput;
  ShoppingListLineItem: ResolverTypeWrapper<ShoppingListLineItemMapper>;
  ShoppingListLineItemsMaxLimitError: ResolverTypeWrapper<ShoppingListLineItemsMaxLimitError>;
  ShowGiftCardInput: ShowGiftCardInput;
  ShowGiftCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShowGiftCardResult']>;
  StandalonePrice: ResolverTypeWrapper<StandalonePrice>;
  StoreNotFoundError: ResolverTypeWrapper<StoreNotFoundError>;
  SubmitFinanceApplicationInput: SubmitFinanceApplicationInput;
  SubmitFinanceApplicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitFinanceApplicationResult']>;
  TooManyAttemptsError: ResolverTypeWrapper<TooManyAttemptsError>;
  UpdateLineItemResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateLineItemResult']>;
  UpdatePaymentMethodResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdatePaymentMethodResult']>;
  UpdateQuantityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateQuantityResult']>;
  UpdateShippingAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateShippingAddressResult']>;
  UpdateShippingMethodAndAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateShippingMethodAndAddressResult']>;
  UpdateShippingMethodResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateShippingMethodResult']>;
  User: ResolverTypeWrapper<UserMapper>;
  ValidateCardPaymentInput: ValidateCardPaymentInput;
  ValidateCardPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ValidateCardPaymentResult']>;
  ValidatePayAgainResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ValidatePayAgainResult']>;
  ValidationError: ResolverTypeWrapper<ValidationError>;
  WalletAgreement: ResolverTypeWrapper<Omit<WalletAgreement, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  WalletApproval: ResolverTypeWrapper<WalletApproval>;
  WalletContactInput: WalletContactInput;
  WebProductStatus: WebProductStatus;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AbandonCardPaymentInput: AbandonCardPaymentInput;
  ID: Scalars['ID']['output'];
  AbandonCardPaymentResult: ResolversUnionTypes<ResolversParentTypes>['AbandonCardPaymentResult'];
  AcceptWalletApprovalInput: AcceptWalletApprovalInput;
  AcceptWalletApprovalResult: ResolversUnionTypes<ResolversParentTypes>['AcceptWalletApprovalResult'];
  AccountGiftCard: AccountGiftCard;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  AccountOrders: Omit<AccountOrders, 'orders'> & { orders: ReadonlyArray<ResolversParentTypes['OrderSummary']> };
  AccountOrdersInput: AccountOrdersInput;
  AddDiscountCodeResult: ResolversUnionTypes<ResolversParentTypes>['AddDiscountCodeResult'];
  AddGiftCardInput: AddGiftCardInput;
  AddGiftCardResult: ResolversUnionTypes<ResolversParentTypes>['AddGiftCardResult'];
  AddToCartResult: ResolversUnionTypes<ResolversParentTypes>['AddToCartResult'];
  AddToShoppingListFromCartResult: ResolversUnionTypes<ResolversParentTypes>['AddToShoppingListFromCartResult'];
  AddToShoppingListResult: ResolversUnionTypes<ResolversParentTypes>['AddToShoppingListResult'];
  Address: Address;
  AddressInput: AddressInput;
  AppliedGiftCard: Omit<AppliedGiftCard, 'amountTaken' | 'remainingBalance'> & { amountTaken: ResolversParentTypes['Price'], remainingBalance: ResolversParentTypes['Price'] };
  BagParcel: BagParcel;
  BillingDetailsInput: BillingDetailsInput;
  BrowserInput: BrowserInput;
  CaptureContext: CaptureContext;
  CapturePayPalPaymentInput: CapturePayPalPaymentInput;
  CapturePayPalPaymentResult: ResolversUnionTypes<ResolversParentTypes>['CapturePayPalPaymentResult'];
  Cart: CartMapper;
  CartEmptyError: CartEmptyError;
  CartInput: CartInput;
  CartLimitError: CartLimitError;
  CartNotFoundError: CartNotFoundError;
  CartProblem: CartProblem;
  CentPrecisionMoney: CentPrecisionMoney;
  CheckoutInProgress: CheckoutInProgress;
  ChosenFinance: ChosenFinance;
  CollectionStore: CollectionStoreMapper;
  CountBatchInput: CountBatchInput;
  CountSumInput: CountSumInput;
  CreateFreeOfChargeOrderInput: CreateFreeOfChargeOrderInput;
  CreateFreeOfChargeOrderResult: ResolversUnionTypes<ResolversParentTypes>['CreateFreeOfChargeOrderResult'];
  CreateGivexOrderInput: CreateGivexOrderInput;
  CreateGivexOrderResult: ResolversUnionTypes<ResolversParentTypes>['CreateGivexOrderResult'];
  CreateKlarnaSessionInput: CreateKlarnaSessionInput;
  CreateKlarnaSessionResult: ResolversUnionTypes<ResolversParentTypes>['CreateKlarnaSessionResult'];
  CreatePayPalOrderInput: CreatePayPalOrderInput;
  CreatePayPalOrderResult: ResolversUnionTypes<ResolversParentTypes>['CreatePayPalOrderResult'];
  DeliveryDayNotOfferedError: DeliveryDayNotOfferedError;
  DiscountCode: DiscountCode;
  DiscountCodesError: DiscountCodesError;
  DiscountedPriceForQuantity: Omit<DiscountedPriceForQuantity, 'discountedPrice'> & { discountedPrice: ResolversParentTypes['Price'] };
  EngravingTerms: Omit<EngravingTerms, 'price'> & { price: ResolversParentTypes['Price'] };
  Failure: ResolversInterfaceTypes<ResolversParentTypes>['Failure'];
  FinanceApplication: FinanceApplicationMapper;
  FinanceApplicationOpenError: FinanceApplicationOpenError;
  FinanceEndJourneyInput: FinanceEndJourneyInput;
  FinanceEndJourneyResult: ResolversUnionTypes<ResolversParentTypes>['FinanceEndJourneyResult'];
  FinanceJourneyEnded: FinanceJourneyEnded;
  FinanceNotOfferedError: FinanceNotOfferedError;
  FinanceUnavailableError: FinanceUnavailableError;
  FreeGiftChoice: Omit<FreeGiftChoice, 'price'> & { price: ResolversParentTypes['Price'] };
  FreeGiftOffer: Omit<FreeGiftOffer, 'choices'> & { choices: ReadonlyArray<ResolversParentTypes['FreeGiftChoice']> };
  GiftCardAlreadyApplied: GiftCardAlreadyApplied;
  GiftCardNotFoundError: GiftCardNotFoundError;
  GiftCardNotValid: GiftCardNotValid;
  GiftCardShown: GiftCardShown;
  GiftCardTooManyAttempts: GiftCardTooManyAttempts;
  GiftCardUnavailable: GiftCardUnavailable;
  GiftWrapTerms: Omit<GiftWrapTerms, 'price'> & { price: ResolversParentTypes['Price'] };
  HighPrecisionMoney: HighPrecisionMoney;
  IdempotencyConflictError: IdempotencyConflictError;
  InitiateCardPaymentInput: InitiateCardPaymentInput;
  InitiateCardPaymentResult: ResolversUnionTypes<ResolversParentTypes>['InitiateCardPaymentResult'];
  InsufficientStockError: InsufficientStockError;
  KeptChoice: KeptChoice;
  Float: Scalars['Float']['output'];
  LeavePayAgainResult: ResolversUnionTypes<ResolversParentTypes>['LeavePayAgainResult'];
  LineItem: LineItemMapper;
  LineItemDiscount: Omit<LineItemDiscount, 'amount'> & { amount: ResolversParentTypes['Price'] };
  LineItemNotFoundError: LineItemNotFoundError;
  LinkExpiredError: LinkExpiredError;
  MakingCharge: Omit<MakingCharge, 'amount'> & { amount: ResolversParentTypes['Price'] };
  MarketingPreferenceInput: MarketingPreferenceInput;
  MethodFinanceData: MethodFinanceData;
  MethodFinanceDetails: MethodFinanceDetails;
  MissingMoney: Omit<MissingMoney, 'amount'> & { amount: ResolversParentTypes['Price'] };
  Money: ResolversInterfaceTypes<ResolversParentTypes>['Money'];
  Mutation: Record<PropertyKey, never>;
  MutualData: Omit<MutualData, 'cart' | 'shoppingList'> & { cart?: Maybe<ResolversParentTypes['Cart']>, shoppingList: ResolversParentTypes['ShoppingList'] };
  MutualDataInput: MutualDataInput;
  NextOffer: Omit<NextOffer, 'missing' | 'spend'> & { missing: ResolversParentTypes['Price'], spend: ResolversParentTypes['Price'] };
  NothingToPayError: NothingToPayError;
  OpenPayAgainResult: ResolversUnionTypes<ResolversParentTypes>['OpenPayAgainResult'];
  OpenWalletApprovalInput: OpenWalletApprovalInput;
  OpenWalletApprovalResult: ResolversUnionTypes<ResolversParentTypes>['OpenWalletApprovalResult'];
  Order: OrderMapper;
  OrderCancelledError: OrderCancelledError;
  OrderMaking: Omit<OrderMaking, 'amount'> & { amount: ResolversParentTypes['Price'] };
  OrderOrCart: ResolversUnionTypes<ResolversParentTypes>['OrderOrCart'];
  OrderPaidAgain: OrderPaidAgain;
  OrderPending: OrderPending;
  OrderPlaced: Omit<OrderPlaced, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  OrderSummary: OrderSummaryMapper;
  PasswordRequiredError: PasswordRequiredError;
  PayAgain: Omit<PayAgain, 'amount'> & { amount?: Maybe<ResolversParentTypes['Price']> };
  PayAgainChallengeInput: PayAgainChallengeInput;
  PayAgainInput: PayAgainInput;
  PayAgainLeft: PayAgainLeft;
  PayAgainOpened: PayAgainOpened;
  PayAgainResult: ResolversUnionTypes<ResolversParentTypes>['PayAgainResult'];
  PaymentAddressError: PaymentAddressError;
  PaymentDeclinedError: PaymentDeclinedError;
  PaymentExpired: PaymentExpired;
  PaymentMethod: PaymentMethod;
  PaymentMethodNotOfferedError: PaymentMethodNotOfferedError;
  PaymentProviderUnavailable: PaymentProviderUnavailable;
  PaymentTokenError: PaymentTokenError;
  PaymentTransaction: PaymentTransaction;
  PaymentUnavailableError: PaymentUnavailableError;
  PersonalTerms: Omit<PersonalTerms, 'engraving' | 'giftWrap'> & { engraving?: Maybe<ResolversParentTypes['EngravingTerms']>, giftWrap?: Maybe<ResolversParentTypes['GiftWrapTerms']> };
  PiecesAppliedForError: PiecesAppliedForError;
  PlaceApplePayExpressOrderInput: PlaceApplePayExpressOrderInput;
  PlaceApplePayExpressOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceApplePayExpressOrderResult'];
  PlaceApplePayOrderInput: PlaceApplePayOrderInput;
  PlaceApplePayOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceApplePayOrderResult'];
  PlaceKlarnaOrderInput: PlaceKlarnaOrderInput;
  PlaceKlarnaOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceKlarnaOrderResult'];
  Price: Omit<Price, 'money'> & { money: ResolversParentTypes['Money'] };
  PriceChangedError: PriceChangedError;
  ProductNotFoundError: ProductNotFoundError;
  ProductNotSellableError: ProductNotSellableError;
  ProductPromotion: ProductPromotion;
  QuantityLimitError: QuantityLimitError;
  Query: Record<PropertyKey, never>;
  ReCaptchaError: ReCaptchaError;
  RemoveDiscountCodeResult: ResolversUnionTypes<ResolversParentTypes>['RemoveDiscountCodeResult'];
  RemoveFromShoppingListResult: ResolversUnionTypes<ResolversParentTypes>['RemoveFromShoppingListResult'];
  RemoveGiftCardResult: ResolversUnionTypes<ResolversParentTypes>['RemoveGiftCardResult'];
  SaveBillingDetailsResult: ResolversUnionTypes<ResolversParentTypes>['SaveBillingDetailsResult'];
  SaveShippingDetailsCollectResult: ResolversUnionTypes<ResolversParentTypes>['SaveShippingDetailsCollectResult'];
  SaveShippingDetailsResult: ResolversUnionTypes<ResolversParentTypes>['SaveShippingDetailsResult'];
  Saving: Omit<Saving, 'amount'> & { amount: ResolversParentTypes['Price'] };
  SessionExpiredError: SessionExpiredError;
  SetFreeGiftProductResult: ResolversUnionTypes<ResolversParentTypes>['SetFreeGiftProductResult'];
  ShareCartResult: ResolversUnionTypes<ResolversParentTypes>['ShareCartResult'];
  SharedCart: Omit<SharedCart, 'lineItems'> & { lineItems: ReadonlyArray<ResolversParentTypes['SharedLine']> };
  SharedLine: Omit<SharedLine, 'price'> & { price?: Maybe<ResolversParentTypes['Price']> };
  SharedLink: SharedLink;
  ShippingDetailsCollectInput: ShippingDetailsCollectInput;
  ShippingDetailsCourierInput: ShippingDetailsCourierInput;
  ShippingInput: ShippingInput;
  ShippingMethod: Omit<ShippingMethod, 'price'> & { price: ResolversParentTypes['Price'] };
  ShippingMethodNotFoundError: ShippingMethodNotFoundError;
  ShoppingList: ShoppingListMapper;
  ShoppingListAndCart: Omit<ShoppingListAndCart, 'cart' | 'shoppingList'> & { cart: ResolversParentTypes['Cart'], shoppingList: ResolversParentTypes['ShoppingList'] };
  ShoppingListEmailInput: ShoppingListEmailInput;
  ShoppingListInput: ShoppingListInput;
  ShoppingListLineItem: ShoppingListLineItemMapper;
  ShoppingListLineItemsMaxLimitError: ShoppingListLineItemsMaxLimitError;
  ShowGiftCardInput: ShowGiftCardInput;
  ShowGiftCardResult: ResolversUnionTypes<ResolversParentTypes>['ShowGiftCardResult'];
  StandalonePrice: StandalonePrice;
  StoreNotFoundError: StoreNotFoundError;
  SubmitFinanceApplicationInput: SubmitFinanceApplicationInput;
  SubmitFinanceApplicationResult: ResolversUnionTypes<ResolversParentTypes>['SubmitFinanceApplicationResult'];
  TooManyAttemptsError: TooManyAttemptsError;
  UpdateLineItemResult: ResolversUnionTypes<ResolversParentTypes>['UpdateLineItemResult'];
  UpdatePaymentMethodResult: ResolversUnionTypes<ResolversParentTypes>['UpdatePaymentMethodResult'];
  UpdateQuantityResult: ResolversUnionTypes<ResolversParentTypes>['UpdateQuantityResult'];
  UpdateShippingAddressResult: ResolversUnionTypes<ResolversParentTypes>['UpdateShippingAddressResult'];
  UpdateShippingMethodAndAddressResult: ResolversUnionTypes<ResolversParentTypes>['UpdateShippingMethodAndAddressResult'];
  UpdateShippingMethodResult: ResolversUnionTypes<ResolversParentTypes>['UpdateShippingMethodResult'];
  User: UserMapper;
  ValidateCardPaymentInput: ValidateCardPaymentInput;
  ValidateCardPaymentResult: ResolversUnionTypes<ResolversParentTypes>['ValidateCardPaymentResult'];
  ValidatePayAgainResult: ResolversUnionTypes<ResolversParentTypes>['ValidatePayAgainResult'];
  ValidationError: ValidationError;
  WalletAgreement: Omit<WalletAgreement, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  WalletApproval: WalletApproval;
  WalletContactInput: WalletContactInput;
};

export type AbandonCardPaymentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbandonCardPaymentResult'] = ResolversParentTypes['AbandonCardPaymentResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'OrderPlaced' | 'ValidationError', ParentType, ContextType>;
};

export type AcceptWalletApprovalResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptWalletApprovalResult'] = ResolversParentTypes['AcceptWalletApprovalResult']> = {
  __resolveType: TypeResolveFn<'CartNotFoundError' | 'CheckoutInProgress' | 'PaymentMethodNotOfferedError' | 'PaymentUnavailableError' | 'TooManyAttemptsError' | 'ValidationError' | 'WalletAgreement', ParentType, ContextType>;
};

export type AccountGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountGiftCard'] = ResolversParentTypes['AccountGiftCard']> = {
  emailedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccountGiftCardState'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountOrders'] = ResolversParentTypes['AccountOrders']> = {
  orders?: Resolver<ReadonlyArray<ResolversTypes['OrderSummary']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddDiscountCodeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddDiscountCodeResult'] = ResolversParentTypes['AddDiscountCodeResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type AddGiftCardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddGiftCardResult'] = ResolversParentTypes['AddGiftCardResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'GiftCardAlreadyApplied' | 'GiftCardNotValid' | 'GiftCardTooManyAttempts' | 'GiftCardUnavailable' | 'ReCaptchaError' | 'ValidationError', ParentType, ContextType>;
};

export type AddToCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartResult'] = ResolversParentTypes['AddToCartResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartLimitError' | 'CheckoutInProgress' | 'FinanceNotOfferedError' | 'FinanceUnavailableError' | 'InsufficientStockError' | 'ProductNotFoundError' | 'ProductNotSellableError' | 'QuantityLimitError' | 'ValidationError', ParentType, ContextType>;
};

export type AddToShoppingListFromCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToShoppingListFromCartResult'] = ResolversParentTypes['AddToShoppingListFromCartResult']> = {
  __resolveType: TypeResolveFn<'CartNotFoundError' | 'CheckoutInProgress' | 'LineItemNotFoundError' | 'ShoppingListAndCart' | 'ShoppingListLineItemsMaxLimitError' | 'ValidationError', ParentType, ContextType>;
};

export type AddToShoppingListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToShoppingListResult'] = ResolversParentTypes['AddToShoppingListResult']> = {
  __resolveType: TypeResolveFn<'ProductNotFoundError' | 'ShoppingList' | 'ShoppingListLineItemsMaxLimitError' | 'ValidationError', ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppliedGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedGiftCard'] = ResolversParentTypes['AppliedGiftCard']> = {
  amountTaken?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  cardNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  remainingBalance?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type BagParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BagParcel'] = ResolversParentTypes['BagParcel']> = {
  deliverOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineItemIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CaptureContextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptureContext'] = ResolversParentTypes['CaptureContext']> = {
  captureContext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientLibrary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientLibraryIntegrity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storedCardConsent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CapturePayPalPaymentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CapturePayPalPaymentResult'] = ResolversParentTypes['CapturePayPalPaymentResult']> = {
  __resolveType: TypeResolveFn<'CheckoutInProgress' | 'GiftCardNotValid' | 'OrderPending' | 'OrderPlaced' | 'PaymentDeclinedError' | 'PaymentExpired' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'ValidationError', ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart'], FederationReferenceType extends FederationReferenceTypes['Cart'] = FederationReferenceTypes['Cart']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Cart']>, FederationReferenceType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appliedGiftCards?: Resolver<ReadonlyArray<ResolversTypes['AppliedGiftCard']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  cardFields?: Resolver<Maybe<ResolversTypes['CaptureContext']>, ParentType, ContextType>;
  chosenFinance?: Resolver<Maybe<ResolversTypes['ChosenFinance']>, ParentType, ContextType>;
  collectionStore?: Resolver<Maybe<ResolversTypes['CollectionStore']>, ParentType, ContextType>;
  discountCodes?: Resolver<ReadonlyArray<ResolversTypes['DiscountCode']>, ParentType, ContextType>;
  discountOnTotalPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  financeApplication?: Resolver<Maybe<ResolversTypes['FinanceApplication']>, ParentType, ContextType>;
  freeDelivery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeGiftOffers?: Resolver<ReadonlyArray<ResolversTypes['FreeGiftOffer']>, ParentType, ContextType>;
  giftCardSavings?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  guestEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDelayedDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['LineItem']>, ParentType, ContextType>;
  makingCharge?: Resolver<Maybe<ResolversTypes['MakingCharge']>, ParentType, ContextType>;
  miniCartDisplayLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextOffers?: Resolver<ReadonlyArray<ResolversTypes['NextOffer']>, ParentType, ContextType>;
  nodShippingDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parcels?: Resolver<ReadonlyArray<ResolversTypes['BagParcel']>, ParentType, ContextType>;
  paymentMethods?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  preparationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['CartProblem']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savings?: Resolver<ReadonlyArray<ResolversTypes['Saving']>, ParentType, ContextType>;
  sentApart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingMethods?: Resolver<ReadonlyArray<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  shippingOption?: Resolver<ResolversTypes['ShippingOption'], ParentType, ContextType>;
  shippingPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  subtotalPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  totalPriceAfterGiftCard?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartEmptyErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartEmptyError'] = ResolversParentTypes['CartEmptyError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartLimitErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLimitError'] = ResolversParentTypes['CartLimitError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartNotFoundErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartNotFoundError'] = ResolversParentTypes['CartNotFoundError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartProblem'] = ResolversParentTypes['CartProblem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CentPrecisionMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CentPrecisionMoney'] = ResolversParentTypes['CentPrecisionMoney']> = {
  centAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fractionDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutInProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutInProgress'] = ResolversParentTypes['CheckoutInProgress']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChosenFinanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenFinance'] = ResolversParentTypes['ChosenFinance']> = {
  applicationStatus?: Resolver<Maybe<ResolversTypes['FinanceApplicationStatus']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  financeProductKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  financeProductType?: Resolver<ResolversTypes['FinanceProductType'], ParentType, ContextType>;
};

export type CollectionStoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionStore'] = ResolversParentTypes['CollectionStore']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPostOffice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateFreeOfChargeOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFreeOfChargeOrderResult'] = ResolversParentTypes['CreateFreeOfChargeOrderResult']> = {
  __resolveType: TypeResolveFn<'CartEmptyError' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DiscountCodesError' | 'IdempotencyConflictError' | 'InsufficientStockError' | 'OrderPlaced' | 'PaymentAddressError' | 'PriceChangedError' | 'ProductNotSellableError' | 'QuantityLimitError' | 'ReCaptchaError' | 'StoreNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type CreateGivexOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateGivexOrderResult'] = ResolversParentTypes['CreateGivexOrderResult']> = {
  __resolveType: TypeResolveFn<'CartEmptyError' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DiscountCodesError' | 'GiftCardNotValid' | 'GiftCardUnavailable' | 'IdempotencyConflictError' | 'InsufficientStockError' | 'OrderPlaced' | 'PaymentAddressError' | 'PaymentUnavailableError' | 'PriceChangedError' | 'ProductNotSellableError' | 'QuantityLimitError' | 'ReCaptchaError' | 'StoreNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type CreateKlarnaSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateKlarnaSessionResult'] = ResolversParentTypes['CreateKlarnaSessionResult']> = {
  __resolveType: TypeResolveFn<'CartEmptyError' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DiscountCodesError' | 'GiftCardNotValid' | 'GiftCardUnavailable' | 'IdempotencyConflictError' | 'InsufficientStockError' | 'OrderPending' | 'OrderPlaced' | 'PaymentAddressError' | 'PaymentDeclinedError' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'PriceChangedError' | 'ProductNotSellableError' | 'QuantityLimitError' | 'ReCaptchaError' | 'StoreNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type CreatePayPalOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePayPalOrderResult'] = ResolversParentTypes['CreatePayPalOrderResult']> = {
  __resolveType: TypeResolveFn<'CartEmptyError' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DiscountCodesError' | 'GiftCardNotValid' | 'GiftCardUnavailable' | 'IdempotencyConflictError' | 'InsufficientStockError' | 'OrderPending' | 'OrderPlaced' | 'PaymentAddressError' | 'PaymentDeclinedError' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'PriceChangedError' | 'ProductNotSellableError' | 'QuantityLimitError' | 'ReCaptchaError' | 'StoreNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type DeliveryDayNotOfferedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDayNotOfferedError'] = ResolversParentTypes['DeliveryDayNotOfferedError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountCode'] = ResolversParentTypes['DiscountCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DiscountCodeState'], ParentType, ContextType>;
};

export type DiscountCodesErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountCodesError'] = ResolversParentTypes['DiscountCodesError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountedPriceForQuantityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountedPriceForQuantity'] = ResolversParentTypes['DiscountedPriceForQuantity']> = {
  discountedPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EngravingTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngravingTerms'] = ResolversParentTypes['EngravingTerms']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  workingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  __resolveType: TypeResolveFn<'CartEmptyError' | 'CartLimitError' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DeliveryDayNotOfferedError' | 'DiscountCodesError' | 'FinanceApplicationOpenError' | 'FinanceNotOfferedError' | 'FinanceUnavailableError' | 'GiftCardAlreadyApplied' | 'GiftCardNotFoundError' | 'GiftCardNotValid' | 'GiftCardTooManyAttempts' | 'GiftCardUnavailable' | 'IdempotencyConflictError' | 'InsufficientStockError' | 'LineItemNotFoundError' | 'LinkExpiredError' | 'NothingToPayError' | 'OrderCancelledError' | 'PasswordRequiredError' | 'PaymentAddressError' | 'PaymentDeclinedError' | 'PaymentExpired' | 'PaymentMethodNotOfferedError' | 'PaymentProviderUnavailable' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'PiecesAppliedForError' | 'PriceChangedError' | 'ProductNotFoundError' | 'ProductNotSellableError' | 'QuantityLimitError' | 'ReCaptchaError' | 'SessionExpiredError' | 'ShippingMethodNotFoundError' | 'ShoppingListLineItemsMaxLimitError' | 'StoreNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type FinanceApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinanceApplication'] = ResolversParentTypes['FinanceApplication']> = {
  applicationStatus?: Resolver<ResolversTypes['FinanceApplicationStatus'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  creditDecision?: Resolver<Maybe<ResolversTypes['CreditDecisionStatus']>, ParentType, ContextType>;
  financeApplicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasFailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  initiateFinanceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FinanceApplicationOpenErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinanceApplicationOpenError'] = ResolversParentTypes['FinanceApplicationOpenError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  financeApplicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FinanceEndJourneyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinanceEndJourneyResult'] = ResolversParentTypes['FinanceEndJourneyResult']> = {
  __resolveType: TypeResolveFn<'CheckoutInProgress' | 'FinanceApplication' | 'FinanceJourneyEnded' | 'GiftCardNotValid' | 'OrderPending' | 'OrderPlaced' | 'PaymentDeclinedError' | 'PaymentExpired' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type FinanceJourneyEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinanceJourneyEnded'] = ResolversParentTypes['FinanceJourneyEnded']> = {
  financeApplicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FinanceNotOfferedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinanceNotOfferedError'] = ResolversParentTypes['FinanceNotOfferedError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FinanceUnavailableErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinanceUnavailableError'] = ResolversParentTypes['FinanceUnavailableError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FreeGiftChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeGiftChoice'] = ResolversParentTypes['FreeGiftChoice']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  productUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreeGiftOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeGiftOffer'] = ResolversParentTypes['FreeGiftOffer']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['FreeGiftChoice']>, ParentType, ContextType>;
  chosenSku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftCardAlreadyAppliedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardAlreadyApplied'] = ResolversParentTypes['GiftCardAlreadyApplied']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardNotFoundErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardNotFoundError'] = ResolversParentTypes['GiftCardNotFoundError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardNotValidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardNotValid'] = ResolversParentTypes['GiftCardNotValid']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardShownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardShown'] = ResolversParentTypes['GiftCardShown']> = {
  formattedValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type GiftWrapTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftWrapTerms'] = ResolversParentTypes['GiftWrapTerms']> = {
  messageLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type HighPrecisionMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HighPrecisionMoney'] = ResolversParentTypes['HighPrecisionMoney']> = {
  centAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fractionDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preciseAmount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdempotencyConflictErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdempotencyConflictError'] = ResolversParentTypes['IdempotencyConflictError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InitiateCardPaymentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InitiateCardPaymentResult'] = ResolversParentTypes['InitiateCardPaymentResult']> = {
  __resolveType: TypeResolveFn<'CartEmptyError' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DiscountCodesError' | 'GiftCardNotValid' | 'GiftCardUnavailable' | 'IdempotencyConflictError' | 'InsufficientStockError' | 'OrderPending' | 'OrderPlaced' | 'PaymentAddressError' | 'PaymentDeclinedError' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'PriceChangedError' | 'ProductNotSellableError' | 'QuantityLimitError' | 'ReCaptchaError' | 'StoreNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type InsufficientStockErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsufficientStockError'] = ResolversParentTypes['InsufficientStockError']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeptChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptChoice'] = ResolversParentTypes['KeptChoice']> = {
  engraving?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftCardValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  giftMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGiftWrapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ringSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wristSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LeavePayAgainResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeavePayAgainResult'] = ResolversParentTypes['LeavePayAgainResult']> = {
  __resolveType: TypeResolveFn<'CheckoutInProgress' | 'LinkExpiredError' | 'OrderPaidAgain' | 'PayAgainLeft' | 'ValidationError', ParentType, ContextType>;
};

export type LineItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineItem'] = ResolversParentTypes['LineItem']> = {
  amplienceRoundels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cancelledQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  deliverBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountedPricePerQuantity?: Resolver<ReadonlyArray<ResolversTypes['DiscountedPriceForQuantity']>, ParentType, ContextType>;
  discounts?: Resolver<ReadonlyArray<ResolversTypes['LineItemDiscount']>, ParentType, ContextType>;
  engraving?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engravingLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freeGiftDiscount?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  giftCardValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  giftLineItems?: Resolver<ReadonlyArray<ResolversTypes['LineItem']>, ParentType, ContextType>;
  giftMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtmBCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtmCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideOnSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFreeGiftOnCart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGiftLineItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGiftWrapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLowInStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOutOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leadTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineItemMode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mostPerOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personalTerms?: Resolver<ResolversTypes['PersonalTerms'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['PriceType'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityElsewhere?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ringSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  savings?: Resolver<ReadonlyArray<ResolversTypes['Saving']>, ParentType, ContextType>;
  shippedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  unitAmounts?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  unitNetPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variantSku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wasPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  wristSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  wristSizes?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LineItemDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineItemDiscount'] = ResolversParentTypes['LineItemDiscount']> = {
  amount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOfCart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LineItemNotFoundErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineItemNotFoundError'] = ResolversParentTypes['LineItemNotFoundError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkExpiredErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkExpiredError'] = ResolversParentTypes['LinkExpiredError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MakingChargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakingCharge'] = ResolversParentTypes['MakingCharge']> = {
  amount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MethodFinanceDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MethodFinanceData'] = ResolversParentTypes['MethodFinanceData']> = {
  financeProductType?: Resolver<ResolversTypes['FinanceProductType'], ParentType, ContextType>;
};

export type MethodFinanceDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MethodFinanceDetails'] = ResolversParentTypes['MethodFinanceDetails']> = {
  applicationStatus?: Resolver<Maybe<ResolversTypes['FinanceApplicationStatus']>, ParentType, ContextType>;
  financeProductKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissingMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissingMoney'] = ResolversParentTypes['MissingMoney']> = {
  amount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  __resolveType: TypeResolveFn<'CentPrecisionMoney' | 'HighPrecisionMoney', ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  abandonCardPayment: Resolver<ResolversTypes['AbandonCardPaymentResult'], ParentType, ContextType, RequireFields<MutationAbandonCardPaymentArgs, 'input'>>;
  acceptWalletApproval: Resolver<ResolversTypes['AcceptWalletApprovalResult'], ParentType, ContextType, RequireFields<MutationAcceptWalletApprovalArgs, 'input'>>;
  addDiscountCode: Resolver<ResolversTypes['AddDiscountCodeResult'], ParentType, ContextType, RequireFields<MutationAddDiscountCodeArgs, 'code'>>;
  addGiftCard: Resolver<ResolversTypes['AddGiftCardResult'], ParentType, ContextType, RequireFields<MutationAddGiftCardArgs, 'input'>>;
  addToCart: Resolver<ResolversTypes['AddToCartResult'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'productId' | 'sku' | 'variantId'>>;
  addToShoppingList: Resolver<ResolversTypes['AddToShoppingListResult'], ParentType, ContextType, RequireFields<MutationAddToShoppingListArgs, 'pageIndex' | 'pageSize' | 'productKey'>>;
  addToShoppingListFromCart: Resolver<ResolversTypes['AddToShoppingListFromCartResult'], ParentType, ContextType, RequireFields<MutationAddToShoppingListFromCartArgs, 'lineItemId' | 'pageIndex' | 'pageSize'>>;
  announceOrder: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAnnounceOrderArgs, 'orderNumber' | 'step'>>;
  capturePayPalPayment: Resolver<ResolversTypes['CapturePayPalPaymentResult'], ParentType, ContextType, RequireFields<MutationCapturePayPalPaymentArgs, 'input'>>;
  createFreeOfChargeOrder: Resolver<ResolversTypes['CreateFreeOfChargeOrderResult'], ParentType, ContextType, RequireFields<MutationCreateFreeOfChargeOrderArgs, 'input'>>;
  createGivexOrder: Resolver<ResolversTypes['CreateGivexOrderResult'], ParentType, ContextType, RequireFields<MutationCreateGivexOrderArgs, 'input'>>;
  createKlarnaSession: Resolver<ResolversTypes['CreateKlarnaSessionResult'], ParentType, ContextType, RequireFields<MutationCreateKlarnaSessionArgs, 'input'>>;
  createPayPalOrder: Resolver<ResolversTypes['CreatePayPalOrderResult'], ParentType, ContextType, RequireFields<MutationCreatePayPalOrderArgs, 'input'>>;
  financeEndJourney: Resolver<ResolversTypes['FinanceEndJourneyResult'], ParentType, ContextType, RequireFields<MutationFinanceEndJourneyArgs, 'input'>>;
  initiateCardPayment: Resolver<ResolversTypes['InitiateCardPaymentResult'], ParentType, ContextType, RequireFields<MutationInitiateCardPaymentArgs, 'input'>>;
  leavePayAgain: Resolver<ResolversTypes['LeavePayAgainResult'], ParentType, ContextType, RequireFields<MutationLeavePayAgainArgs, 'input'>>;
  openPayAgain: Resolver<ResolversTypes['OpenPayAgainResult'], ParentType, ContextType, RequireFields<MutationOpenPayAgainArgs, 'token'>>;
  openWalletApproval: Resolver<ResolversTypes['OpenWalletApprovalResult'], ParentType, ContextType, RequireFields<MutationOpenWalletApprovalArgs, 'input'>>;
  payAgain: Resolver<ResolversTypes['PayAgainResult'], ParentType, ContextType, RequireFields<MutationPayAgainArgs, 'input'>>;
  placeApplePayExpressOrder: Resolver<ResolversTypes['PlaceApplePayExpressOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceApplePayExpressOrderArgs, 'input'>>;
  placeApplePayOrder: Resolver<ResolversTypes['PlaceApplePayOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceApplePayOrderArgs, 'input'>>;
  placeKlarnaOrder: Resolver<ResolversTypes['PlaceKlarnaOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceKlarnaOrderArgs, 'input'>>;
  recordCounts: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordCountsArgs, 'batch'>>;
  removeDiscountCode: Resolver<ResolversTypes['RemoveDiscountCodeResult'], ParentType, ContextType, RequireFields<MutationRemoveDiscountCodeArgs, 'code'>>;
  removeFromShoppingList: Resolver<ResolversTypes['RemoveFromShoppingListResult'], ParentType, ContextType, RequireFields<MutationRemoveFromShoppingListArgs, 'pageIndex' | 'pageSize' | 'productKey'>>;
  removeGiftCard: Resolver<ResolversTypes['RemoveGiftCardResult'], ParentType, ContextType, RequireFields<MutationRemoveGiftCardArgs, 'giftCardId'>>;
  saveBillingDetails: Resolver<ResolversTypes['SaveBillingDetailsResult'], ParentType, ContextType, RequireFields<MutationSaveBillingDetailsArgs, 'input'>>;
  saveShippingDetailsCollect: Resolver<ResolversTypes['SaveShippingDetailsCollectResult'], ParentType, ContextType, RequireFields<MutationSaveShippingDetailsCollectArgs, 'input'>>;
  saveShippingDetailsCourier: Resolver<ResolversTypes['SaveShippingDetailsResult'], ParentType, ContextType, RequireFields<MutationSaveShippingDetailsCourierArgs, 'input'>>;
  sendShoppingListEmail: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendShoppingListEmailArgs, 'input'>>;
  setFreeGiftProduct: Resolver<ResolversTypes['SetFreeGiftProductResult'], ParentType, ContextType, RequireFields<MutationSetFreeGiftProductArgs, 'giftId'>>;
  shareCart: Resolver<ResolversTypes['ShareCartResult'], ParentType, ContextType>;
  showGiftCard: Resolver<ResolversTypes['ShowGiftCardResult'], ParentType, ContextType, RequireFields<MutationShowGiftCardArgs, 'input'>>;
  submitFinanceApplication: Resolver<ResolversTypes['SubmitFinanceApplicationResult'], ParentType, ContextType, RequireFields<MutationSubmitFinanceApplicationArgs, 'input'>>;
  updateEngraving: Resolver<ResolversTypes['UpdateLineItemResult'], ParentType, ContextType, RequireFields<MutationUpdateEngravingArgs, 'lineItemId'>>;
  updateGiftWrap: Resolver<ResolversTypes['UpdateLineItemResult'], ParentType, ContextType, RequireFields<MutationUpdateGiftWrapArgs, 'giftWrap' | 'lineItemId'>>;
  updatePaymentMethod: Resolver<ResolversTypes['UpdatePaymentMethodResult'], ParentType, ContextType, RequireFields<MutationUpdatePaymentMethodArgs, 'paymentMethod'>>;
  updateQuantity: Resolver<ResolversTypes['UpdateQuantityResult'], ParentType, ContextType, RequireFields<MutationUpdateQuantityArgs, 'lineItemId' | 'quantity'>>;
  updateShippingAddress: Resolver<ResolversTypes['UpdateShippingAddressResult'], ParentType, ContextType, RequireFields<MutationUpdateShippingAddressArgs, 'address'>>;
  updateShippingMethod: Resolver<ResolversTypes['UpdateShippingMethodResult'], ParentType, ContextType, RequireFields<MutationUpdateShippingMethodArgs, 'shippingMethodId'>>;
  updateShippingMethodAndAddress: Resolver<ResolversTypes['UpdateShippingMethodAndAddressResult'], ParentType, ContextType, RequireFields<MutationUpdateShippingMethodAndAddressArgs, 'address' | 'shippingMethodId'>>;
  updateWristSize: Resolver<ResolversTypes['UpdateLineItemResult'], ParentType, ContextType, RequireFields<MutationUpdateWristSizeArgs, 'lineItemId' | 'size'>>;
  validateCardPayment: Resolver<ResolversTypes['ValidateCardPaymentResult'], ParentType, ContextType, RequireFields<MutationValidateCardPaymentArgs, 'input'>>;
  validatePayAgain: Resolver<ResolversTypes['ValidatePayAgainResult'], ParentType, ContextType, RequireFields<MutationValidatePayAgainArgs, 'input'>>;
};

export type MutualDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutualData'] = ResolversParentTypes['MutualData']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  shoppingList?: Resolver<ResolversTypes['ShoppingList'], ParentType, ContextType>;
};

export type NextOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextOffer'] = ResolversParentTypes['NextOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spend?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type NothingToPayErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NothingToPayError'] = ResolversParentTypes['NothingToPayError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenPayAgainResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenPayAgainResult'] = ResolversParentTypes['OpenPayAgainResult']> = {
  __resolveType: TypeResolveFn<'LinkExpiredError' | 'NothingToPayError' | 'PayAgainOpened' | 'PaymentProviderUnavailable' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type OpenWalletApprovalResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenWalletApprovalResult'] = ResolversParentTypes['OpenWalletApprovalResult']> = {
  __resolveType: TypeResolveFn<'CartEmptyError' | 'CartNotFoundError' | 'CheckoutInProgress' | 'InsufficientStockError' | 'PaymentMethodNotOfferedError' | 'PaymentUnavailableError' | 'ProductNotSellableError' | 'QuantityLimitError' | 'TooManyAttemptsError' | 'ValidationError' | 'WalletApproval', ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order'], FederationReferenceType extends FederationReferenceTypes['Order'] = FederationReferenceTypes['Order']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Order']>, FederationReferenceType, ContextType>;
  allPaymentMethods?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethodType']>, ParentType, ContextType>;
  announcedTo?: Resolver<ReadonlyArray<ResolversTypes['OrderAnnouncementRecipient']>, ParentType, ContextType>;
  appliedGiftCards?: Resolver<ReadonlyArray<ResolversTypes['AppliedGiftCard']>, ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  cancelledTotal?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  collectionStore?: Resolver<Maybe<ResolversTypes['CollectionStore']>, ParentType, ContextType>;
  currentTotal?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  customerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliverBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountCodes?: Resolver<ReadonlyArray<ResolversTypes['DiscountCode']>, ParentType, ContextType>;
  discountOnTotalPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  emailRefusedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftCardSavings?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLegacy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  klarnaPaymentMethodType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['LineItem']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  makingCharge?: Resolver<Maybe<ResolversTypes['MakingCharge']>, ParentType, ContextType>;
  makings?: Resolver<ReadonlyArray<ResolversTypes['OrderMaking']>, ParentType, ContextType>;
  missingMoney?: Resolver<Maybe<ResolversTypes['MissingMoney']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethods?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  placedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promisedDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedTotal?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenueWithoutTaxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savings?: Resolver<ReadonlyArray<ResolversTypes['Saving']>, ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  shippingMethod?: Resolver<ResolversTypes['ShippingMethod'], ParentType, ContextType>;
  shippingPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  subtotalPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  totalPriceAfterGiftCard?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  totalTax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderCancelledErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancelledError'] = ResolversParentTypes['OrderCancelledError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderMakingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderMaking'] = ResolversParentTypes['OrderMaking']> = {
  amount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  begunAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCharged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderOrCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderOrCart'] = ResolversParentTypes['OrderOrCart']> = {
  __resolveType: TypeResolveFn<'Cart' | 'Order', ParentType, ContextType>;
};

export type OrderPaidAgainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPaidAgain'] = ResolversParentTypes['OrderPaidAgain']> = {
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPending'] = ResolversParentTypes['OrderPending']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stepUpUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPlaced'] = ResolversParentTypes['OrderPlaced']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSummary'] = ResolversParentTypes['OrderSummary']> = {
  images?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  totalPriceAfterGiftCard?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasswordRequiredErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordRequiredError'] = ResolversParentTypes['PasswordRequiredError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayAgainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayAgain'] = ResolversParentTypes['PayAgain']> = {
  amount?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PayAgainState'], ParentType, ContextType>;
};

export type PayAgainLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayAgainLeft'] = ResolversParentTypes['PayAgainLeft']> = {
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayAgainOpenedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayAgainOpened'] = ResolversParentTypes['PayAgainOpened']> = {
  captureContext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientLibrary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientLibraryIntegrity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentFor?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayAgainResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayAgainResult'] = ResolversParentTypes['PayAgainResult']> = {
  __resolveType: TypeResolveFn<'CheckoutInProgress' | 'IdempotencyConflictError' | 'LinkExpiredError' | 'NothingToPayError' | 'OrderCancelledError' | 'OrderPaidAgain' | 'OrderPending' | 'PaymentDeclinedError' | 'PaymentExpired' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'PriceChangedError' | 'ReCaptchaError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type PaymentAddressErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentAddressError'] = ResolversParentTypes['PaymentAddressError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentDeclinedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentDeclinedError'] = ResolversParentTypes['PaymentDeclinedError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentExpired'] = ResolversParentTypes['PaymentExpired']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  financeData?: Resolver<Maybe<ResolversTypes['MethodFinanceData']>, ParentType, ContextType>;
  financeDetails?: Resolver<Maybe<ResolversTypes['MethodFinanceDetails']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExcludedByDiscount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethodType'], ParentType, ContextType>;
  transactions?: Resolver<ReadonlyArray<ResolversTypes['PaymentTransaction']>, ParentType, ContextType>;
  unavailableReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentMethodNotOfferedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethodNotOfferedError'] = ResolversParentTypes['PaymentMethodNotOfferedError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentProviderUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProviderUnavailable'] = ResolversParentTypes['PaymentProviderUnavailable']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentTokenErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentTokenError'] = ResolversParentTypes['PaymentTokenError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentTransaction'] = ResolversParentTypes['PaymentTransaction']> = {
  cardNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type PaymentUnavailableErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentUnavailableError'] = ResolversParentTypes['PaymentUnavailableError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonalTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalTerms'] = ResolversParentTypes['PersonalTerms']> = {
  engraving?: Resolver<Maybe<ResolversTypes['EngravingTerms']>, ParentType, ContextType>;
  giftWrap?: Resolver<Maybe<ResolversTypes['GiftWrapTerms']>, ParentType, ContextType>;
  wristSizes?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PiecesAppliedForErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PiecesAppliedForError'] = ResolversParentTypes['PiecesAppliedForError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceApplePayExpressOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceApplePayExpressOrderResult'] = ResolversParentTypes['PlaceApplePayExpressOrderResult']> = {
  __resolveType: TypeResolveFn<'CartEmptyError' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DiscountCodesError' | 'GiftCardNotValid' | 'GiftCardUnavailable' | 'IdempotencyConflictError' | 'InsufficientStockError' | 'OrderPending' | 'OrderPlaced' | 'PaymentAddressError' | 'PaymentDeclinedError' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'PriceChangedError' | 'ProductNotSellableError' | 'QuantityLimitError' | 'ReCaptchaError' | 'ShippingMethodNotFoundError' | 'StoreNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type PlaceApplePayOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceApplePayOrderResult'] = ResolversParentTypes['PlaceApplePayOrderResult']> = {
  __resolveType: TypeResolveFn<'CartEmptyError' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DiscountCodesError' | 'GiftCardNotValid' | 'GiftCardUnavailable' | 'IdempotencyConflictError' | 'InsufficientStockError' | 'OrderPending' | 'OrderPlaced' | 'PaymentAddressError' | 'PaymentDeclinedError' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'PriceChangedError' | 'ProductNotSellableError' | 'QuantityLimitError' | 'ReCaptchaError' | 'StoreNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type PlaceKlarnaOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceKlarnaOrderResult'] = ResolversParentTypes['PlaceKlarnaOrderResult']> = {
  __resolveType: TypeResolveFn<'CheckoutInProgress' | 'GiftCardNotValid' | 'OrderPending' | 'OrderPlaced' | 'PaymentDeclinedError' | 'PaymentExpired' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'ValidationError', ParentType, ContextType>;
};

export type PriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  formattedPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceChangedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceChangedError'] = ResolversParentTypes['PriceChangedError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductNotFoundErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductNotFoundError'] = ResolversParentTypes['ProductNotFoundError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductNotSellableErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductNotSellableError'] = ResolversParentTypes['ProductNotSellableError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductPromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPromotion'] = ResolversParentTypes['ProductPromotion']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuantityLimitErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuantityLimitError'] = ResolversParentTypes['QuantityLimitError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountGiftCards: Resolver<ReadonlyArray<ResolversTypes['AccountGiftCard']>, ParentType, ContextType>;
  accountOrders: Resolver<ResolversTypes['AccountOrders'], ParentType, ContextType, RequireFields<QueryAccountOrdersArgs, 'getOrders'>>;
  cart: Resolver<ResolversTypes['Cart'], ParentType, ContextType, Partial<QueryCartArgs>>;
  cybsGetCaptureContext: Resolver<ResolversTypes['CaptureContext'], ParentType, ContextType, RequireFields<QueryCybsGetCaptureContextArgs, 'cartId'>>;
  mutualData: Resolver<ResolversTypes['MutualData'], ParentType, ContextType, RequireFields<QueryMutualDataArgs, 'input' | 'shoppingInput'>>;
  order: Resolver<Maybe<ResolversTypes['OrderOrCart']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'isOrderConfirmation'>>;
  payAgain: Resolver<Maybe<ResolversTypes['PayAgain']>, ParentType, ContextType, RequireFields<QueryPayAgainArgs, 'token'>>;
  personalTerms: Resolver<Maybe<ResolversTypes['PersonalTerms']>, ParentType, ContextType, RequireFields<QueryPersonalTermsArgs, 'productKey'>>;
  productPromotions: Resolver<ReadonlyArray<ResolversTypes['ProductPromotion']>, ParentType, ContextType, RequireFields<QueryProductPromotionsArgs, 'productKey'>>;
  sharedCart: Resolver<Maybe<ResolversTypes['SharedCart']>, ParentType, ContextType, RequireFields<QuerySharedCartArgs, 'token'>>;
  shipping: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<QueryShippingArgs, 'input'>>;
  shoppingList: Resolver<ResolversTypes['ShoppingList'], ParentType, ContextType, RequireFields<QueryShoppingListArgs, 'input'>>;
};

export type ReCaptchaErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReCaptchaError'] = ResolversParentTypes['ReCaptchaError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveDiscountCodeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveDiscountCodeResult'] = ResolversParentTypes['RemoveDiscountCodeResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'ValidationError', ParentType, ContextType>;
};

export type RemoveFromShoppingListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromShoppingListResult'] = ResolversParentTypes['RemoveFromShoppingListResult']> = {
  __resolveType: TypeResolveFn<'ShoppingList' | 'ValidationError', ParentType, ContextType>;
};

export type RemoveGiftCardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveGiftCardResult'] = ResolversParentTypes['RemoveGiftCardResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'ValidationError', ParentType, ContextType>;
};

export type SaveBillingDetailsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveBillingDetailsResult'] = ResolversParentTypes['SaveBillingDetailsResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'ValidationError', ParentType, ContextType>;
};

export type SaveShippingDetailsCollectResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveShippingDetailsCollectResult'] = ResolversParentTypes['SaveShippingDetailsCollectResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'StoreNotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type SaveShippingDetailsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveShippingDetailsResult'] = ResolversParentTypes['SaveShippingDetailsResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DeliveryDayNotOfferedError' | 'ShippingMethodNotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type SavingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Saving'] = ResolversParentTypes['Saving']> = {
  amount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionExpiredErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionExpiredError'] = ResolversParentTypes['SessionExpiredError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetFreeGiftProductResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFreeGiftProductResult'] = ResolversParentTypes['SetFreeGiftProductResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'InsufficientStockError' | 'ValidationError', ParentType, ContextType>;
};

export type ShareCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareCartResult'] = ResolversParentTypes['ShareCartResult']> = {
  __resolveType: TypeResolveFn<'CartEmptyError' | 'CartNotFoundError' | 'SharedLink' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type SharedCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedCart'] = ResolversParentTypes['SharedCart']> = {
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['SharedLine']>, ParentType, ContextType>;
};

export type SharedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedLine'] = ResolversParentTypes['SharedLine']> = {
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  giftCardValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ringSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wristSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SharedLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedLink'] = ResolversParentTypes['SharedLink']> = {
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  delayedDeliveryOnDates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  deliverOnDates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holdsUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isByEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNominatedDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leadTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nddDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nonDelayedDeliverOnDates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ShippingMethodType'], ParentType, ContextType>;
};

export type ShippingMethodNotFoundErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethodNotFoundError'] = ResolversParentTypes['ShippingMethodNotFoundError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShoppingListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingList'] = ResolversParentTypes['ShoppingList'], FederationReferenceType extends FederationReferenceTypes['ShoppingList'] = FederationReferenceTypes['ShoppingList']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ShoppingList']>, FederationReferenceType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['ShoppingListLineItem']>, ParentType, ContextType>;
  miniFavouritesDisplayLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalLineItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShoppingListAndCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListAndCart'] = ResolversParentTypes['ShoppingListAndCart']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  shoppingList?: Resolver<ResolversTypes['ShoppingList'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShoppingListLineItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListLineItem'] = ResolversParentTypes['ShoppingListLineItem'], FederationReferenceType extends FederationReferenceTypes['ShoppingListLineItem'] = FederationReferenceTypes['ShoppingListLineItem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ShoppingListLineItem']>, FederationReferenceType, ContextType>;
  amplienceRoundels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  badge?: Resolver<ResolversTypes['Badge'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  gtmBCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtmCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  internalSku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kept?: Resolver<Maybe<ResolversTypes['KeptChoice']>, ParentType, ContextType>;
  masterVariantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['StandalonePrice']>, ParentType, ContextType>;
  priceUponEnquiry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pricesVary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productUnavailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webProductStatus?: Resolver<ResolversTypes['WebProductStatus'], ParentType, ContextType>;
};

export type ShoppingListLineItemsMaxLimitErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListLineItemsMaxLimitError'] = ResolversParentTypes['ShoppingListLineItemsMaxLimitError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShowGiftCardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShowGiftCardResult'] = ResolversParentTypes['ShowGiftCardResult']> = {
  __resolveType: TypeResolveFn<'GiftCardNotFoundError' | 'GiftCardShown' | 'GiftCardUnavailable' | 'PasswordRequiredError' | 'ValidationError', ParentType, ContextType>;
};

export type StandalonePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandalonePrice'] = ResolversParentTypes['StandalonePrice']> = {
  formattedPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedWasPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedWasWasPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wasValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StoreNotFoundErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreNotFoundError'] = ResolversParentTypes['StoreNotFoundError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmitFinanceApplicationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitFinanceApplicationResult'] = ResolversParentTypes['SubmitFinanceApplicationResult']> = {
  __resolveType: TypeResolveFn<'CartEmptyError' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DiscountCodesError' | 'FinanceApplication' | 'FinanceApplicationOpenError' | 'GiftCardNotValid' | 'GiftCardUnavailable' | 'IdempotencyConflictError' | 'InsufficientStockError' | 'OrderPending' | 'OrderPlaced' | 'PaymentAddressError' | 'PaymentDeclinedError' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'PiecesAppliedForError' | 'PriceChangedError' | 'ProductNotSellableError' | 'QuantityLimitError' | 'ReCaptchaError' | 'StoreNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type TooManyAttemptsErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyAttemptsError'] = ResolversParentTypes['TooManyAttemptsError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateLineItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLineItemResult'] = ResolversParentTypes['UpdateLineItemResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartLimitError' | 'CartNotFoundError' | 'CheckoutInProgress' | 'LineItemNotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type UpdatePaymentMethodResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePaymentMethodResult'] = ResolversParentTypes['UpdatePaymentMethodResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'FinanceNotOfferedError' | 'FinanceUnavailableError' | 'PaymentMethodNotOfferedError' | 'ValidationError', ParentType, ContextType>;
};

export type UpdateQuantityResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateQuantityResult'] = ResolversParentTypes['UpdateQuantityResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'InsufficientStockError' | 'LineItemNotFoundError' | 'QuantityLimitError' | 'ValidationError', ParentType, ContextType>;
};

export type UpdateShippingAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateShippingAddressResult'] = ResolversParentTypes['UpdateShippingAddressResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'ValidationError', ParentType, ContextType>;
};

export type UpdateShippingMethodAndAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateShippingMethodAndAddressResult'] = ResolversParentTypes['UpdateShippingMethodAndAddressResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DeliveryDayNotOfferedError' | 'ShippingMethodNotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type UpdateShippingMethodResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateShippingMethodResult'] = ResolversParentTypes['UpdateShippingMethodResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartNotFoundError' | 'CheckoutInProgress' | 'DeliveryDayNotOfferedError' | 'ShippingMethodNotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']>, FederationReferenceType, ContextType>;
  financeApplications?: Resolver<ReadonlyArray<ResolversTypes['FinanceApplication']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['AccountOrders'], ParentType, ContextType, RequireFields<UserOrdersArgs, 'getOrders'>>;
};

export type ValidateCardPaymentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidateCardPaymentResult'] = ResolversParentTypes['ValidateCardPaymentResult']> = {
  __resolveType: TypeResolveFn<'CheckoutInProgress' | 'GiftCardNotValid' | 'OrderPending' | 'OrderPlaced' | 'PaymentDeclinedError' | 'PaymentExpired' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'ValidationError', ParentType, ContextType>;
};

export type ValidatePayAgainResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidatePayAgainResult'] = ResolversParentTypes['ValidatePayAgainResult']> = {
  __resolveType: TypeResolveFn<'CheckoutInProgress' | 'OrderPaidAgain' | 'OrderPending' | 'PaymentDeclinedError' | 'PaymentExpired' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'ValidationError', ParentType, ContextType>;
};

export type ValidationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationError'] = ResolversParentTypes['ValidationError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletAgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletAgreement'] = ResolversParentTypes['WalletAgreement']> = {
  agreedRest?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  isApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletApproval'] = ResolversParentTypes['WalletApproval']> = {
  approvalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AbandonCardPaymentResult?: AbandonCardPaymentResultResolvers<ContextType>;
  AcceptWalletApprovalResult?: AcceptWalletApprovalResultResolvers<ContextType>;
  AccountGiftCard?: AccountGiftCardResolvers<ContextType>;
  AccountOrders?: AccountOrdersResolvers<ContextType>;
  AddDiscountCodeResult?: AddDiscountCodeResultResolvers<ContextType>;
  AddGiftCardResult?: AddGiftCardResultResolvers<ContextType>;
  AddToCartResult?: AddToCartResultResolvers<ContextType>;
  AddToShoppingListFromCartResult?: AddToShoppingListFromCartResultResolvers<ContextType>;
  AddToShoppingListResult?: AddToShoppingListResultResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AppliedGiftCard?: AppliedGiftCardResolvers<ContextType>;
  BagParcel?: BagParcelResolvers<ContextType>;
  CaptureContext?: CaptureContextResolvers<ContextType>;
  CapturePayPalPaymentResult?: CapturePayPalPaymentResultResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartEmptyError?: CartEmptyErrorResolvers<ContextType>;
  CartLimitError?: CartLimitErrorResolvers<ContextType>;
  CartNotFoundError?: CartNotFoundErrorResolvers<ContextType>;
  CartProblem?: CartProblemResolvers<ContextType>;
  CentPrecisionMoney?: CentPrecisionMoneyResolvers<ContextType>;
  CheckoutInProgress?: CheckoutInProgressResolvers<ContextType>;
  ChosenFinance?: ChosenFinanceResolvers<ContextType>;
  CollectionStore?: CollectionStoreResolvers<ContextType>;
  CreateFreeOfChargeOrderResult?: CreateFreeOfChargeOrderResultResolvers<ContextType>;
  CreateGivexOrderResult?: CreateGivexOrderResultResolvers<ContextType>;
  CreateKlarnaSessionResult?: CreateKlarnaSessionResultResolvers<ContextType>;
  CreatePayPalOrderResult?: CreatePayPalOrderResultResolvers<ContextType>;
  DeliveryDayNotOfferedError?: DeliveryDayNotOfferedErrorResolvers<ContextType>;
  DiscountCode?: DiscountCodeResolvers<ContextType>;
  DiscountCodesError?: DiscountCodesErrorResolvers<ContextType>;
  DiscountedPriceForQuantity?: DiscountedPriceForQuantityResolvers<ContextType>;
  EngravingTerms?: EngravingTermsResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  FinanceApplication?: FinanceApplicationResolvers<ContextType>;
  FinanceApplicationOpenError?: FinanceApplicationOpenErrorResolvers<ContextType>;
  FinanceEndJourneyResult?: FinanceEndJourneyResultResolvers<ContextType>;
  FinanceJourneyEnded?: FinanceJourneyEndedResolvers<ContextType>;
  FinanceNotOfferedError?: FinanceNotOfferedErrorResolvers<ContextType>;
  FinanceUnavailableError?: FinanceUnavailableErrorResolvers<ContextType>;
  FreeGiftChoice?: FreeGiftChoiceResolvers<ContextType>;
  FreeGiftOffer?: FreeGiftOfferResolvers<ContextType>;
  GiftCardAlreadyApplied?: GiftCardAlreadyAppliedResolvers<ContextType>;
  GiftCardNotFoundError?: GiftCardNotFoundErrorResolvers<ContextType>;
  GiftCardNotValid?: GiftCardNotValidResolvers<ContextType>;
  GiftCardShown?: GiftCardShownResolvers<ContextType>;
  GiftCardTooManyAttempts?: GiftCardTooManyAttemptsResolvers<ContextType>;
  GiftCardUnavailable?: GiftCardUnavailableResolvers<ContextType>;
  GiftWrapTerms?: GiftWrapTermsResolvers<ContextType>;
  HighPrecisionMoney?: HighPrecisionMoneyResolvers<ContextType>;
  IdempotencyConflictError?: IdempotencyConflictErrorResolvers<ContextType>;
  InitiateCardPaymentResult?: InitiateCardPaymentResultResolvers<ContextType>;
  InsufficientStockError?: InsufficientStockErrorResolvers<ContextType>;
  KeptChoice?: KeptChoiceResolvers<ContextType>;
  LeavePayAgainResult?: LeavePayAgainResultResolvers<ContextType>;
  LineItem?: LineItemResolvers<ContextType>;
  LineItemDiscount?: LineItemDiscountResolvers<ContextType>;
  LineItemNotFoundError?: LineItemNotFoundErrorResolvers<ContextType>;
  LinkExpiredError?: LinkExpiredErrorResolvers<ContextType>;
  MakingCharge?: MakingChargeResolvers<ContextType>;
  MethodFinanceData?: MethodFinanceDataResolvers<ContextType>;
  MethodFinanceDetails?: MethodFinanceDetailsResolvers<ContextType>;
  MissingMoney?: MissingMoneyResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutualData?: MutualDataResolvers<ContextType>;
  NextOffer?: NextOfferResolvers<ContextType>;
  NothingToPayError?: NothingToPayErrorResolvers<ContextType>;
  OpenPayAgainResult?: OpenPayAgainResultResolvers<ContextType>;
  OpenWalletApprovalResult?: OpenWalletApprovalResultResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderCancelledError?: OrderCancelledErrorResolvers<ContextType>;
  OrderMaking?: OrderMakingResolvers<ContextType>;
  OrderOrCart?: OrderOrCartResolvers<ContextType>;
  OrderPaidAgain?: OrderPaidAgainResolvers<ContextType>;
  OrderPending?: OrderPendingResolvers<ContextType>;
  OrderPlaced?: OrderPlacedResolvers<ContextType>;
  OrderSummary?: OrderSummaryResolvers<ContextType>;
  PasswordRequiredError?: PasswordRequiredErrorResolvers<ContextType>;
  PayAgain?: PayAgainResolvers<ContextType>;
  PayAgainLeft?: PayAgainLeftResolvers<ContextType>;
  PayAgainOpened?: PayAgainOpenedResolvers<ContextType>;
  PayAgainResult?: PayAgainResultResolvers<ContextType>;
  PaymentAddressError?: PaymentAddressErrorResolvers<ContextType>;
  PaymentDeclinedError?: PaymentDeclinedErrorResolvers<ContextType>;
  PaymentExpired?: PaymentExpiredResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethodNotOfferedError?: PaymentMethodNotOfferedErrorResolvers<ContextType>;
  PaymentProviderUnavailable?: PaymentProviderUnavailableResolvers<ContextType>;
  PaymentTokenError?: PaymentTokenErrorResolvers<ContextType>;
  PaymentTransaction?: PaymentTransactionResolvers<ContextType>;
  PaymentUnavailableError?: PaymentUnavailableErrorResolvers<ContextType>;
  PersonalTerms?: PersonalTermsResolvers<ContextType>;
  PiecesAppliedForError?: PiecesAppliedForErrorResolvers<ContextType>;
  PlaceApplePayExpressOrderResult?: PlaceApplePayExpressOrderResultResolvers<ContextType>;
  PlaceApplePayOrderResult?: PlaceApplePayOrderResultResolvers<ContextType>;
  PlaceKlarnaOrderResult?: PlaceKlarnaOrderResultResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceChangedError?: PriceChangedErrorResolvers<ContextType>;
  ProductNotFoundError?: ProductNotFoundErrorResolvers<ContextType>;
  ProductNotSellableError?: ProductNotSellableErrorResolvers<ContextType>;
  ProductPromotion?: ProductPromotionResolvers<ContextType>;
  QuantityLimitError?: QuantityLimitErrorResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReCaptchaError?: ReCaptchaErrorResolvers<ContextType>;
  RemoveDiscountCodeResult?: RemoveDiscountCodeResultResolvers<ContextType>;
  RemoveFromShoppingListResult?: RemoveFromShoppingListResultResolvers<ContextType>;
  RemoveGiftCardResult?: RemoveGiftCardResultResolvers<ContextType>;
  SaveBillingDetailsResult?: SaveBillingDetailsResultResolvers<ContextType>;
  SaveShippingDetailsCollectResult?: SaveShippingDetailsCollectResultResolvers<ContextType>;
  SaveShippingDetailsResult?: SaveShippingDetailsResultResolvers<ContextType>;
  Saving?: SavingResolvers<ContextType>;
  SessionExpiredError?: SessionExpiredErrorResolvers<ContextType>;
  SetFreeGiftProductResult?: SetFreeGiftProductResultResolvers<ContextType>;
  ShareCartResult?: ShareCartResultResolvers<ContextType>;
  SharedCart?: SharedCartResolvers<ContextType>;
  SharedLine?: SharedLineResolvers<ContextType>;
  SharedLink?: SharedLinkResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  ShippingMethodNotFoundError?: ShippingMethodNotFoundErrorResolvers<ContextType>;
  ShoppingList?: ShoppingListResolvers<ContextType>;
  ShoppingListAndCart?: ShoppingListAndCartResolvers<ContextType>;
  ShoppingListLineItem?: ShoppingListLineItemResolvers<ContextType>;
  ShoppingListLineItemsMaxLimitError?: ShoppingListLineItemsMaxLimitErrorResolvers<ContextType>;
  ShowGiftCardResult?: ShowGiftCardResultResolvers<ContextType>;
  StandalonePrice?: StandalonePriceResolvers<ContextType>;
  StoreNotFoundError?: StoreNotFoundErrorResolvers<ContextType>;
  SubmitFinanceApplicationResult?: SubmitFinanceApplicationResultResolvers<ContextType>;
  TooManyAttemptsError?: TooManyAttemptsErrorResolvers<ContextType>;
  UpdateLineItemResult?: UpdateLineItemResultResolvers<ContextType>;
  UpdatePaymentMethodResult?: UpdatePaymentMethodResultResolvers<ContextType>;
  UpdateQuantityResult?: UpdateQuantityResultResolvers<ContextType>;
  UpdateShippingAddressResult?: UpdateShippingAddressResultResolvers<ContextType>;
  UpdateShippingMethodAndAddressResult?: UpdateShippingMethodAndAddressResultResolvers<ContextType>;
  UpdateShippingMethodResult?: UpdateShippingMethodResultResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  ValidateCardPaymentResult?: ValidateCardPaymentResultResolvers<ContextType>;
  ValidatePayAgainResult?: ValidatePayAgainResultResolvers<ContextType>;
  ValidationError?: ValidationErrorResolvers<ContextType>;
  WalletAgreement?: WalletAgreementResolvers<ContextType>;
  WalletApproval?: WalletApprovalResolvers<ContextType>;
};

