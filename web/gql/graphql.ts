/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AbandonCardPaymentInput = {
  /** From OrderPending. */
  readonly placementId: string;
};

export type AccountOrdersInput = {
  /** From 0. */
  readonly pageIndex?: number;
  /** 1–60. */
  readonly pageSize?: number;
};

export type AddressInput = {
  readonly city: string;
  /** ISO 3166-1 alpha-2; GB, IE or IM (VA-03). */
  readonly country: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly postalCode: string;
  readonly region?: string | null | undefined;
  readonly salutation?: Salutation | null | undefined;
  readonly streetName: string;
  readonly streetNumber?: string | null | undefined;
};

export type AddressLookupInput = {
  readonly country?: string;
  /** Of an earlier answer's item. */
  readonly id?: string | null | undefined;
  /** Part of an address or a postcode, at least three characters; not needed with id. */
  readonly term?: string | null | undefined;
};

/** EU-16. */
export type AddressType =
  | 'billing'
  | 'shipping';

export type AuthoriseCardTokenInput = {
  readonly cartId: string;
  /** From the provider's fields, created with this cart's capture context. */
  readonly transientToken: string;
};

/** EU-14. */
export type Badge =
  | 'New'
  | 'Sale'
  | 'none';

/** EU-16. */
export type BillingAddressChoice =
  | 'NEW_ADDRESS'
  | 'SAME_AS_DELIVERY';

export type BillingDetailsInput = {
  /** SAME_AS_DELIVERY copies the delivery address and leaves the rest out. */
  readonly choice?: BillingAddressChoice;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly salutation?: Salutation | null | undefined;
  readonly streetName?: string | null | undefined;
  readonly streetNumber?: string | null | undefined;
};

/** EMV 3-D Secure browser data, as the page reads it. Address, user agent and accepted types are taken from the request itself. */
export type BrowserInput = {
  /** Bits per pixel. */
  readonly colorDepth: number;
  readonly javaEnabled: boolean;
  readonly language: string;
  /** CSS pixels. */
  readonly screenHeight: number;
  /** CSS pixels. */
  readonly screenWidth: number;
  /** Minutes, as returned by Date.getTimezoneOffset(). */
  readonly timeDifference: number;
};

export type CartInput = {
  /** Only the caller's own cart is returned; any other id is CartNotFoundError. */
  readonly id?: string | null | undefined;
};

/** EU-15. */
export type CategoryType =
  | 'brand'
  | 'default'
  | 'gift_card'
  | 'product_type'
  | 'range'
  | 'rolex_collection';

/** Exactly one of place and position. */
export type ClickAndCollectInput = {
  /** 1–20. */
  readonly limit?: number;
  readonly place?: string | null | undefined;
  readonly position?: GeoPointInput | null | undefined;
};

export type CreateFreeOfChargeOrderInput = {
  /** Minor units of the total the shopper saw, which must be 0. */
  readonly expectedTotal: number;
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: string | null | undefined;
};

export type CustomerAddressInput = {
  readonly city: string;
  /** ISO 3166-1 alpha-2; GB, IE or IM (VA-03). */
  readonly country: string;
  /** Make it the default of these kinds at once. */
  readonly defaultFor?: ReadonlyArray<AddressType>;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly postalCode: string;
  readonly region?: string | null | undefined;
  readonly salutation?: Salutation | null | undefined;
  readonly streetName: string;
  readonly streetNumber?: string | null | undefined;
};

export type CustomerDataInput = {
  /** Needed with email. */
  readonly currentPassword?: string | null | undefined;
  readonly day?: number | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly marketingPreferences?: MarketingPreferencesInput | null | undefined;
  /** Empty takes it away. */
  readonly mobileNumber?: string | null | undefined;
  readonly month?: number | null | undefined;
  readonly title?: Salutation | null | undefined;
};

/** EU-18; only MatchesCart counts as applied. */
export type DiscountCodeState =
  | 'ApplicationStoppedByPreviousDiscount'
  | 'DoesNotMatchCart'
  | 'MatchesCart'
  | 'MaxApplicationReached'
  | 'NotActive'
  | 'NotValid';

export type ForgotPasswordInput = {
  readonly email: string;
  readonly reCaptchaToken?: string | null | undefined;
};

/** Decimal degrees, WGS 84. */
export type GeoPointInput = {
  readonly latitude: number;
  readonly longitude: number;
};

export type InitiateCardPaymentInput = {
  /** Browser data for the bank; without it the bank may require a challenge, or decline. */
  readonly browser?: BrowserInput | null | undefined;
  /** Minor units of the total the shopper saw; another total is PriceChangedError. */
  readonly expectedTotal: number;
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: string | null | undefined;
  /** From the provider's fields; the card number is never sent to the shop. */
  readonly transientToken: string;
};

export type MarketingPreferenceInput = {
  readonly email: boolean;
  readonly mobile: boolean;
  readonly post: boolean;
};

export type MarketingPreferencesInput = {
  readonly email: boolean;
  readonly mobile: boolean;
  readonly post: boolean;
  readonly source: MarketingSource;
};

/** EU-08: where a customer's marketing preferences come from. migration and elucid are refused from shoppers. */
export type MarketingSource =
  | 'checkout'
  | 'elucid'
  | 'migration'
  | 'my_account'
  | 'order_confirmation_page'
  | 'signUp_page';

/** EU-08. */
export type MarketingType =
  | 'email'
  | 'mobile'
  | 'post';

export type MutualDataInput = {
  /** The whole bag; cart is null when neither argument is true. */
  readonly isCart?: boolean;
  /** The header summary. */
  readonly isMutualCart?: boolean;
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

/** EU-04. */
export type PaymentMethodType =
  | 'applepay'
  | 'credit_card'
  | 'givex'
  | 'klarna'
  | 'paypal'
  | 'v12';

/** EU-05. */
export type PaymentStatus =
  | 'payment_authorized'
  | 'payment_captured'
  | 'payment_failed'
  | 'payment_init'
  | 'payment_refunded';

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

export type ResetPasswordInput = {
  readonly currentPassword?: string | null | undefined;
  readonly password: string;
  /** Of the e-mail's link; good once, for an hour. Without it currentPassword is needed and somebody signed in. */
  readonly token?: string | null | undefined;
};

/** EU-06. */
export type Salutation =
  | 'dr'
  | 'miss'
  | 'mr'
  | 'mrs'
  | 'ms'
  | 'none'
  | 'rev';

export type ShippingDetailsCollectInput = {
  /** Where the confirmation goes; required of a guest. */
  readonly email?: string | null | undefined;
  /** The collector. */
  readonly firstName: string;
  readonly lastName: string;
  readonly marketingPreference?: MarketingPreferenceInput | null | undefined;
  readonly phone: string;
  readonly salutation?: Salutation | null | undefined;
  /** Key of a store of clickAndCollectLocations. */
  readonly storeKey: string;
};

export type ShippingDetailsCourierInput = {
  readonly address: AddressInput;
  /** Where the confirmation goes; required of a guest. */
  readonly email?: string | null | undefined;
  readonly marketingPreference?: MarketingPreferenceInput | null | undefined;
  /** One of cart.shippingMethods; the first courier method when absent. */
  readonly shippingMethodId?: string | null | undefined;
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

export type ShoppingListEmailInput = {
  /** E-mail address of the recipient. */
  readonly email: string;
  /** At most 300 characters, shown as written. */
  readonly message?: string | null | undefined;
  /** The sender's name as shown in the e-mail; at most 50 characters. */
  readonly senderName?: string | null | undefined;
};

export type ShoppingListInput = {
  /** From 0; a page beyond the last returns the last. */
  readonly pageIndex?: number;
  /** 1–250. */
  readonly pageSize?: number;
};

export type SignUpInput = {
  /** Of the birthday; day and month, both or neither. */
  readonly day?: number | null | undefined;
  readonly email: string;
  /** The three opt-ins: present, and never pre-ticked. */
  readonly emailOptIn: boolean;
  /** Attaches a guest order of the same e-mail and site; any other is passed over in silence. */
  readonly existingOrderNumber?: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileOptIn: boolean;
  readonly month?: number | null | undefined;
  readonly password: string;
  readonly postOptIn: boolean;
  readonly reCaptchaRealm: string;
  /** Needed while reCaptchaRequired says so of REGISTER. */
  readonly reCaptchaToken?: string | null | undefined;
  readonly source: MarketingSource;
  readonly title: Salutation;
};

export type SortDirection =
  | 'asc'
  | 'desc';

export type StockLevel =
  | 'in'
  | 'low'
  | 'out';

/** At most one of region, place and position. */
export type StoresInput = {
  /** 1–60. */
  readonly limit?: number;
  /** Town, or whole or leading part of a postcode. */
  readonly place?: string | null | undefined;
  readonly position?: GeoPointInput | null | undefined;
  /** Key of a region. */
  readonly region?: string | null | undefined;
};

export type ValidateCardPaymentInput = {
  /** From OrderPending; another shopper's id is PaymentExpired. */
  readonly placementId: string;
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

/** EU-03. */
export type Weekday =
  | 'FRI'
  | 'MON'
  | 'SAT'
  | 'SUN'
  | 'THU'
  | 'TUE'
  | 'WED';

export type OrderRowFragment = { readonly __typename: 'OrderSummary', readonly orderNumber: string, readonly placedOn: string, readonly status: OrderStatus, readonly trackingUrl: string | null, readonly quantity: number, readonly images: ReadonlyArray<string>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } };

export type AccountOrdersQueryVariables = Exact<{
  getOrders?: AccountOrdersInput;
}>;


export type AccountOrdersQuery = { readonly __typename: 'Query', readonly accountOrders: { readonly __typename: 'AccountOrders', readonly total: number, readonly orders: ReadonlyArray<{ readonly __typename: 'OrderSummary', readonly orderNumber: string, readonly placedOn: string, readonly status: OrderStatus, readonly trackingUrl: string | null, readonly quantity: number, readonly images: ReadonlyArray<string>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> } };

type Refusal_AccountNotCreatedError_Fragment = { readonly __typename: 'AccountNotCreatedError', readonly code: string, readonly message: string };

type Refusal_AddressLimitError_Fragment = { readonly __typename: 'AddressLimitError', readonly code: string, readonly message: string };

type Refusal_AddressNotFoundError_Fragment = { readonly __typename: 'AddressNotFoundError', readonly code: string, readonly message: string };

type Refusal_CartEmptyError_Fragment = { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string };

type Refusal_CartLimitError_Fragment = { readonly __typename: 'CartLimitError', readonly code: string, readonly message: string };

type Refusal_CartNotFoundError_Fragment = { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string };

type Refusal_CheckoutInProgress_Fragment = { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string };

type Refusal_IdempotencyConflictError_Fragment = { readonly __typename: 'IdempotencyConflictError', readonly code: string, readonly message: string };

type Refusal_InsufficientStockError_Fragment = { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string };

type Refusal_LineItemNotFoundError_Fragment = { readonly __typename: 'LineItemNotFoundError', readonly code: string, readonly message: string };

type Refusal_PaymentAddressError_Fragment = { readonly __typename: 'PaymentAddressError', readonly code: string, readonly message: string };

type Refusal_PaymentDeclinedError_Fragment = { readonly __typename: 'PaymentDeclinedError', readonly code: string, readonly message: string };

type Refusal_PaymentExpired_Fragment = { readonly __typename: 'PaymentExpired', readonly code: string, readonly message: string };

type Refusal_PaymentTokenError_Fragment = { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string };

type Refusal_PaymentUnavailableError_Fragment = { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string };

type Refusal_PriceChangedError_Fragment = { readonly __typename: 'PriceChangedError', readonly code: string, readonly message: string };

type Refusal_ProductNotFoundError_Fragment = { readonly __typename: 'ProductNotFoundError', readonly code: string, readonly message: string };

type Refusal_ProductNotSellableError_Fragment = { readonly __typename: 'ProductNotSellableError', readonly code: string, readonly message: string };

type Refusal_ReCaptchaError_Fragment = { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string };

type Refusal_ResetTokenError_Fragment = { readonly __typename: 'ResetTokenError', readonly code: string, readonly message: string };

type Refusal_SessionExpiredError_Fragment = { readonly __typename: 'SessionExpiredError', readonly code: string, readonly message: string };

type Refusal_ShippingMethodNotFoundError_Fragment = { readonly __typename: 'ShippingMethodNotFoundError', readonly code: string, readonly message: string };

type Refusal_ShoppingListLineItemsMaxLimitError_Fragment = { readonly __typename: 'ShoppingListLineItemsMaxLimitError', readonly code: string, readonly message: string };

type Refusal_SignInRefusedError_Fragment = { readonly __typename: 'SignInRefusedError', readonly code: string, readonly message: string };

type Refusal_StoreNotFoundError_Fragment = { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string };

type Refusal_TooManyAttemptsError_Fragment = { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string };

type Refusal_ValidationError_Fragment = { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string };

export type RefusalFragment =
  | Refusal_AccountNotCreatedError_Fragment
  | Refusal_AddressLimitError_Fragment
  | Refusal_AddressNotFoundError_Fragment
  | Refusal_CartEmptyError_Fragment
  | Refusal_CartLimitError_Fragment
  | Refusal_CartNotFoundError_Fragment
  | Refusal_CheckoutInProgress_Fragment
  | Refusal_IdempotencyConflictError_Fragment
  | Refusal_InsufficientStockError_Fragment
  | Refusal_LineItemNotFoundError_Fragment
  | Refusal_PaymentAddressError_Fragment
  | Refusal_PaymentDeclinedError_Fragment
  | Refusal_PaymentExpired_Fragment
  | Refusal_PaymentTokenError_Fragment
  | Refusal_PaymentUnavailableError_Fragment
  | Refusal_PriceChangedError_Fragment
  | Refusal_ProductNotFoundError_Fragment
  | Refusal_ProductNotSellableError_Fragment
  | Refusal_ReCaptchaError_Fragment
  | Refusal_ResetTokenError_Fragment
  | Refusal_SessionExpiredError_Fragment
  | Refusal_ShippingMethodNotFoundError_Fragment
  | Refusal_ShoppingListLineItemsMaxLimitError_Fragment
  | Refusal_SignInRefusedError_Fragment
  | Refusal_StoreNotFoundError_Fragment
  | Refusal_TooManyAttemptsError_Fragment
  | Refusal_ValidationError_Fragment
;

export type CustomerFragment = { readonly __typename: 'User', readonly id: string, readonly email: string, readonly title: Salutation, readonly firstName: string, readonly lastName: string, readonly mobileNumber: string | null, readonly defaultShippingAddressId: string | null, readonly defaultBillingAddressId: string | null, readonly birthday: { readonly __typename: 'Birthday', readonly day: number, readonly month: number } | null, readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly shippingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly billingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly marketingPreferences: { readonly __typename: 'MarketingPreferences', readonly types: ReadonlyArray<MarketingType> }, readonly sessions: ReadonlyArray<{ readonly __typename: 'SignedInSession', readonly id: string, readonly isCurrent: boolean, readonly browser: string, readonly startedAt: string, readonly expiresAt: string }> };

export type GetCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCustomerQuery = { readonly __typename: 'Query', readonly user: { readonly __typename: 'User', readonly id: string, readonly email: string, readonly title: Salutation, readonly firstName: string, readonly lastName: string, readonly mobileNumber: string | null, readonly defaultShippingAddressId: string | null, readonly defaultBillingAddressId: string | null, readonly birthday: { readonly __typename: 'Birthday', readonly day: number, readonly month: number } | null, readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly shippingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly billingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly marketingPreferences: { readonly __typename: 'MarketingPreferences', readonly types: ReadonlyArray<MarketingType> }, readonly sessions: ReadonlyArray<{ readonly __typename: 'SignedInSession', readonly id: string, readonly isCurrent: boolean, readonly browser: string, readonly startedAt: string, readonly expiresAt: string }> } | null };

export type PasswordStrengthMutationVariables = Exact<{
  password: string;
  email?: string | null | undefined;
}>;


export type PasswordStrengthMutation = { readonly __typename: 'Mutation', readonly passwordStrength: boolean };

export type ReCaptchaRequiredMutationVariables = Exact<{
  reCaptchaRealm: string;
}>;


export type ReCaptchaRequiredMutation = { readonly __typename: 'Mutation', readonly reCaptchaRequired: boolean };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  source: MarketingSource;
  reCaptchaToken?: string | null | undefined;
}>;


export type SignInMutation = { readonly __typename: 'Mutation', readonly signIn:
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'SignInRefusedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string }
    | { readonly __typename: 'User', readonly id: string, readonly email: string, readonly hybrisCustomerId: string }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { readonly __typename: 'Mutation', readonly signUp:
    | { readonly __typename: 'AccountNotCreatedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string }
    | { readonly __typename: 'User', readonly id: string, readonly email: string, readonly hybrisCustomerId: string }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type ForgotPasswordMutationVariables = Exact<{
  input: ForgotPasswordInput;
}>;


export type ForgotPasswordMutation = { readonly __typename: 'Mutation', readonly forgotPassword: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { readonly __typename: 'Mutation', readonly resetPassword:
    | { readonly __typename: 'ResetTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'SignInRefusedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string }
    | { readonly __typename: 'User' }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type UpdateCustomerDataMutationVariables = Exact<{
  input: CustomerDataInput;
}>;


export type UpdateCustomerDataMutation = { readonly __typename: 'Mutation', readonly updateCustomerData:
    | { readonly __typename: 'AccountNotCreatedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'SignInRefusedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string }
    | { readonly __typename: 'User' }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type AddCustomerAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type AddCustomerAddressMutation = { readonly __typename: 'Mutation', readonly addCustomerAddress:
    | { readonly __typename: 'AddressLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'User' }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type UpdateCustomerAddressMutationVariables = Exact<{
  addressId: string;
  input: CustomerAddressInput;
}>;


export type UpdateCustomerAddressMutation = { readonly __typename: 'Mutation', readonly updateCustomerAddress:
    | { readonly __typename: 'AddressNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'User' }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type RemoveCustomerAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type RemoveCustomerAddressMutation = { readonly __typename: 'Mutation', readonly removeCustomerAddress:
    | { readonly __typename: 'User' }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type SetDefaultAddressMutationVariables = Exact<{
  addressId: string;
  addressType: AddressType;
}>;


export type SetDefaultAddressMutation = { readonly __typename: 'Mutation', readonly setDefaultAddress:
    | { readonly __typename: 'AddressNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'User' }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type EndSessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type EndSessionMutation = { readonly __typename: 'Mutation', readonly endSession:
    | { readonly __typename: 'User' }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type AddressLookupQueryVariables = Exact<{
  input: AddressLookupInput;
}>;


export type AddressLookupQuery = { readonly __typename: 'Query', readonly addressLookup: ReadonlyArray<{ readonly __typename: 'AddressLookupItem', readonly id: string, readonly label: string, readonly isComplete: boolean, readonly organisation: string | null, readonly property: string | null, readonly street: string | null, readonly locality: string | null, readonly town: string | null, readonly postcode: string | null, readonly country: string | null, readonly county: string | null }> };

export type AddToCartMutationVariables = Exact<{
  productId: string;
  variantId: string;
  sku: string;
}>;


export type AddToCartMutation = { readonly __typename: 'Mutation', readonly addToCart:
    | { readonly __typename: 'Cart', readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly nodShippingDate: string | null, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ProductNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ProductNotSellableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type AddToShoppingListFromCartMutationVariables = Exact<{
  lineItemId: string;
  pageIndex: number;
  pageSize: number;
}>;


export type AddToShoppingListFromCartMutation = { readonly __typename: 'Mutation', readonly addToShoppingListFromCart:
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'LineItemNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ShoppingListAndCart', readonly shoppingList: { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null }> }, readonly cart: { readonly __typename: 'Cart', readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly nodShippingDate: string | null, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } }
    | { readonly __typename: 'ShoppingListLineItemsMaxLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type CartPriceFragment = { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean };

export type CartLineSummaryFragment = { readonly __typename: 'LineItem', readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } };

export type CartSummaryFragment = { readonly __typename: 'Cart', readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> };

export type ShippingMethodPartsFragment = { readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } };

export type AddressPartsFragment = { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string };

export type CollectionStorePartsFragment = { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string };

export type FullCartFragment = { readonly __typename: 'Cart', readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly nodShippingDate: string | null, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } };

export type GetCartQueryVariables = Exact<{
  input?: CartInput | null | undefined;
  isMutualCart: boolean;
  isCart: boolean;
}>;


export type GetCartQuery = { readonly __typename: 'Query', readonly cart: { readonly __typename: 'Cart', readonly id: string } & { readonly __typename: 'Cart', readonly id?: string, readonly version?: number, readonly quantity?: number, readonly miniCartDisplayLimit?: number, readonly subtotalPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly lineItems?: ReadonlyArray<{ readonly __typename: 'LineItem', readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> } & { readonly __typename: 'Cart', readonly answeredAt?: string | null, readonly shippingOption?: ShippingOption, readonly isDelayedDelivery?: boolean, readonly nodShippingDate?: string | null, readonly guestEmail?: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems?: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes?: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods?: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress?: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress?: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore?: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems?: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } };

export type UpdateQuantityMutationVariables = Exact<{
  lineItemId: string;
  quantity: number;
}>;


export type UpdateQuantityMutation = { readonly __typename: 'Mutation', readonly updateQuantity:
    | { readonly __typename: 'Cart', readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly nodShippingDate: string | null, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string }
    | { readonly __typename: 'LineItemNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type GetClickAndCollectLocationsQueryVariables = Exact<{
  input: ClickAndCollectInput;
}>;


export type GetClickAndCollectLocationsQuery = { readonly __typename: 'Query', readonly clickAndCollectLocations: ReadonlyArray<{ readonly __typename: 'ClickAndCollectLocation', readonly type: ShippingMethodType, readonly distance: number, readonly collectionTime: string, readonly collectionDate: string, readonly applyDelayedDelivery: boolean, readonly store: { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } } }> };

export type SaveShippingDetailsCollectMutationVariables = Exact<{
  input: ShippingDetailsCollectInput;
}>;


export type SaveShippingDetailsCollectMutation = { readonly __typename: 'Mutation', readonly saveShippingDetailsCollect:
    | { readonly __typename: 'Cart', readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly nodShippingDate: string | null, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type SaveShippingDetailsCourierMutationVariables = Exact<{
  input: ShippingDetailsCourierInput;
}>;


export type SaveShippingDetailsCourierMutation = { readonly __typename: 'Mutation', readonly saveShippingDetailsCourier:
    | { readonly __typename: 'Cart', readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly nodShippingDate: string | null, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'ShippingMethodNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type ContentItemPartsFragment = { readonly __typename: 'ContentItem', readonly id: string, readonly deliveryKey: string, readonly schema: string, readonly body: unknown, readonly abGroups: string };

export type ContentSlotQueryVariables = Exact<{
  key: string;
}>;


export type ContentSlotQuery = { readonly __typename: 'Query', readonly slots: ReadonlyArray<{ readonly __typename: 'ContentSlot', readonly key: string, readonly items: ReadonlyArray<{ readonly __typename: 'ContentItem', readonly id: string, readonly deliveryKey: string, readonly schema: string, readonly body: unknown, readonly abGroups: string }> }> };

export type ContentPageQueryVariables = Exact<{
  key: string;
}>;


export type ContentPageQuery = { readonly __typename: 'Query', readonly content: { readonly __typename: 'ContentItem', readonly id: string, readonly deliveryKey: string, readonly schema: string, readonly body: unknown, readonly abGroups: string } | null };

export type NavigationLinkFragment = { readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null };

export type ShopNavigationQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopNavigationQuery = { readonly __typename: 'Query', readonly navigation: { readonly __typename: 'Navigation', readonly main: ReadonlyArray<{ readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null }>, readonly utility: ReadonlyArray<{ readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null }>, readonly footer: ReadonlyArray<{ readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null, readonly children: ReadonlyArray<{ readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null }> }>, readonly legal: ReadonlyArray<{ readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null }> } };

export type AddToShoppingListMutationVariables = Exact<{
  productKey: string;
  pageIndex: number;
  pageSize: number;
}>;


export type AddToShoppingListMutation = { readonly __typename: 'Mutation', readonly addToShoppingList:
    | { readonly __typename: 'ProductNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null }> }
    | { readonly __typename: 'ShoppingListLineItemsMaxLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type RemoveFromShoppingListMutationVariables = Exact<{
  productKey: string;
  pageIndex: number;
  pageSize: number;
}>;


export type RemoveFromShoppingListMutation = { readonly __typename: 'Mutation', readonly removeFromShoppingList:
    | { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null }> }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type SendShoppingListEmailMutationVariables = Exact<{
  input: ShoppingListEmailInput;
}>;


export type SendShoppingListEmailMutation = { readonly __typename: 'Mutation', readonly sendShoppingListEmail: boolean };

export type GetShoppingListQueryVariables = Exact<{
  input?: ShoppingListInput;
  isPage: boolean;
}>;


export type GetShoppingListQuery = { readonly __typename: 'Query', readonly shoppingList: { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string }> } & { readonly __typename: 'ShoppingList', readonly id?: string, readonly totalLineItems?: number, readonly currentPage?: number, readonly lineItems?: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null }> } };

export type ListLineFragment = { readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null };

export type ListPagePartsFragment = { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null }> };

export type HomeShelfQueryVariables = Exact<{
  key: string;
  pageSize: number;
}>;


export type HomeShelfQuery = { readonly __typename: 'Query', readonly category: { readonly __typename: 'Category', readonly id: string, readonly name: string, readonly landingUrl: string, readonly listingUrl: string } | null, readonly collectionList: { readonly __typename: 'SearchResult', readonly products: ReadonlyArray<{ readonly __typename: 'Product', readonly id: string, readonly code: string, readonly name: string, readonly brand: string, readonly productUrl: string, readonly badge: Badge, readonly webProductStatus: WebProductStatus, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly caseSize: number | null, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null }>, readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number } } | null };

export type HomeMakerQueryVariables = Exact<{
  key: string;
}>;


export type HomeMakerQuery = { readonly __typename: 'Query', readonly collectionList: { readonly __typename: 'SearchResult', readonly products: ReadonlyArray<{ readonly __typename: 'Product', readonly id: string, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number } | null }>, readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number } } | null };

export type CategoryPageQueryVariables = Exact<{
  key: string;
}>;


export type CategoryPageQuery = { readonly __typename: 'Query', readonly category: { readonly __typename: 'Category', readonly id: string, readonly key: string, readonly name: string, readonly type: CategoryType, readonly metaTitle: string, readonly metaDescription: string, readonly description: string, readonly image: string | null, readonly listingUrl: string, readonly landingUrl: string, readonly breadcrumb: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }>, readonly quickLinks: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }>, readonly subCategories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly key: string, readonly name: string, readonly landingUrl: string, readonly image: string | null }> } | null };

export type CollectionListQueryVariables = Exact<{
  key: string;
  pageSize: number;
  pageIndex: number;
  sortBy: ProductSort;
  sortAscDesc: SortDirection;
}>;


export type CollectionListQuery = { readonly __typename: 'Query', readonly collectionList: { readonly __typename: 'SearchResult', readonly products: ReadonlyArray<{ readonly __typename: 'Product', readonly id: string, readonly code: string, readonly name: string, readonly brand: string, readonly productUrl: string, readonly badge: Badge, readonly webProductStatus: WebProductStatus, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly caseSize: number | null, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null }>, readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number }, readonly sorts: ReadonlyArray<{ readonly __typename: 'Sort', readonly key: string, readonly name: string }> } | null };

export type GetMutualDataQueryVariables = Exact<{
  input: MutualDataInput;
  shoppingInput?: ShoppingListInput;
}>;


export type GetMutualDataQuery = { readonly __typename: 'Query', readonly mutualData: { readonly __typename: 'MutualData', readonly cart: { readonly __typename: 'Cart', readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> } | null, readonly shoppingList: { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null }> } } };

export type OrderLineFragment = { readonly __typename: 'LineItem', readonly id: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly productKey: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly shippedQuantity: number, readonly cancelledQuantity: number, readonly returnedQuantity: number, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } };

export type GetOrderQueryVariables = Exact<{
  orderNumber?: string | null | undefined;
  financeApplicationId?: string | null | undefined;
  isOrderConfirmation?: boolean | null | undefined;
  email?: string | null | undefined;
}>;


export type GetOrderQuery = { readonly __typename: 'Query', readonly order:
    | { readonly __typename: 'Cart' }
    | { readonly __typename: 'Order', readonly id: string, readonly orderNumber: string, readonly customerEmail: string, readonly placedOn: string, readonly status: OrderStatus, readonly quantity: number, readonly deliverBy: string, readonly trackingUrl: string | null, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly id: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly productKey: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly shippedQuantity: number, readonly cancelledQuantity: number, readonly returnedQuantity: number, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly currentTotal: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly cancelledTotal: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly refundedTotal: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethod: { readonly __typename: 'ShippingMethod', readonly type: ShippingMethodType, readonly name: string }, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly method: PaymentMethodType, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly cardNumber: string | null, readonly cardType: string | null, readonly status: PaymentStatus }> }> }
   | null };

export type UpdateShippingMethodMutationVariables = Exact<{
  shippingMethodId: string;
}>;


export type UpdateShippingMethodMutation = { readonly __typename: 'Mutation', readonly updateShippingMethod:
    | { readonly __typename: 'Cart', readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly nodShippingDate: string | null, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'ShippingMethodNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type UpdateShippingAddressMutationVariables = Exact<{
  address: AddressInput;
}>;


export type UpdateShippingAddressMutation = { readonly __typename: 'Mutation', readonly updateShippingAddress:
    | { readonly __typename: 'Cart', readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly nodShippingDate: string | null, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type UpdateShippingMethodAndAddressMutationVariables = Exact<{
  shippingMethodId: string;
  address: AddressInput;
}>;


export type UpdateShippingMethodAndAddressMutation = { readonly __typename: 'Mutation', readonly updateShippingMethodAndAddress:
    | { readonly __typename: 'Cart', readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly nodShippingDate: string | null, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'ShippingMethodNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type GetVariantsDataQueryVariables = Exact<{
  productKey: string;
}>;


export type GetVariantsDataQuery = { readonly __typename: 'Query', readonly variantsData: ReadonlyArray<{ readonly __typename: 'Variant', readonly id: string, readonly sku: string, readonly ringSize: number | null, readonly stockLevel: StockLevel, readonly webProductStatus: WebProductStatus, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null }> };

export type GetProductQuickviewQueryVariables = Exact<{
  productKey: string;
}>;


export type GetProductQuickviewQuery = { readonly __typename: 'Query', readonly productQuickview: { readonly __typename: 'Product', readonly description: string, readonly id: string, readonly code: string, readonly name: string, readonly brand: string, readonly productUrl: string, readonly badge: Badge, readonly webProductStatus: WebProductStatus, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly caseSize: number | null, readonly variants: ReadonlyArray<{ readonly __typename: 'Variant', readonly id: string, readonly sku: string, readonly ringSize: number | null, readonly webProductStatus: WebProductStatus }>, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null } | null };

export type GetProductsQueryVariables = Exact<{
  productsKeys: ReadonlyArray<string> | string;
}>;


export type GetProductsQuery = { readonly __typename: 'Query', readonly products: ReadonlyArray<{ readonly __typename: 'Product', readonly id: string, readonly code: string, readonly name: string, readonly brand: string, readonly productUrl: string, readonly badge: Badge, readonly webProductStatus: WebProductStatus, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly caseSize: number | null, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null }> };

export type UserExistsMutationVariables = Exact<{
  email: string;
}>;


export type UserExistsMutation = { readonly __typename: 'Mutation', readonly userExists: boolean };

export type GetCurrentBaseStoreQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCurrentBaseStoreQuery = { readonly __typename: 'Query', readonly currentBaseStore: { readonly __typename: 'BaseStore', readonly key: string, readonly siteKeyPrefix: string, readonly locale: string, readonly language: string, readonly currency: string, readonly country: string } };

export type GetBuildInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBuildInfoQuery = { readonly __typename: 'Query', readonly buildInfo: { readonly __typename: 'BuildInfo', readonly version: string, readonly commit: string, readonly startedAt: string } };

export type GetAbGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAbGroupsQuery = { readonly __typename: 'Query', readonly abGroups: ReadonlyArray<{ readonly __typename: 'AbGroup', readonly code: string, readonly weight: number }> };

export type AbandonCardPaymentMutationVariables = Exact<{
  input: AbandonCardPaymentInput;
}>;


export type AbandonCardPaymentMutation = { readonly __typename: 'Mutation', readonly abandonCardPayment:
    | { readonly __typename: 'Cart', readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly nodShippingDate: string | null, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type AuthoriseCardTokenMutationVariables = Exact<{
  input: AuthoriseCardTokenInput;
}>;


export type AuthoriseCardTokenMutation = { readonly __typename: 'Mutation', readonly authoriseCardToken:
    | { readonly __typename: 'CardTokenAuthorised', readonly accessToken: string, readonly deviceDataCollectionUrl: string }
    | { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type CreateFreeOfChargeOrderMutationVariables = Exact<{
  input: CreateFreeOfChargeOrderInput;
}>;


export type CreateFreeOfChargeOrderMutation = { readonly __typename: 'Mutation', readonly createFreeOfChargeOrder:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'IdempotencyConflictError', readonly code: string, readonly message: string }
    | { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string, readonly sku: string, readonly available: number }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string, readonly cart: { readonly __typename: 'Cart', readonly id: string } }
    | { readonly __typename: 'PaymentAddressError', readonly code: string, readonly message: string, readonly field: string }
    | { readonly __typename: 'PriceChangedError', readonly code: string, readonly message: string, readonly total: number, readonly expectedTotal: number }
    | { readonly __typename: 'ProductNotSellableError', readonly code: string, readonly message: string, readonly sku: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type CybsGetCaptureContextQueryVariables = Exact<{
  cartId: string;
}>;


export type CybsGetCaptureContextQuery = { readonly __typename: 'Query', readonly cybsGetCaptureContext: { readonly __typename: 'CaptureContext', readonly captureContext: string, readonly clientLibrary: string, readonly clientLibraryIntegrity: string } };

export type InitiateCardPaymentMutationVariables = Exact<{
  input: InitiateCardPaymentInput;
}>;


export type InitiateCardPaymentMutation = { readonly __typename: 'Mutation', readonly initiateCardPayment:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'IdempotencyConflictError', readonly code: string, readonly message: string }
    | { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string, readonly sku: string, readonly available: number }
    | { readonly __typename: 'OrderPending', readonly placementId: string, readonly stepUpUrl: string, readonly accessToken: string, readonly expiresAt: string }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string, readonly cart: { readonly __typename: 'Cart', readonly id: string } }
    | { readonly __typename: 'PaymentAddressError', readonly code: string, readonly message: string, readonly field: string }
    | { readonly __typename: 'PaymentDeclinedError', readonly code: string, readonly message: string, readonly reason: string }
    | { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PriceChangedError', readonly code: string, readonly message: string, readonly total: number, readonly expectedTotal: number }
    | { readonly __typename: 'ProductNotSellableError', readonly code: string, readonly message: string, readonly sku: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type GetPaymentGateQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPaymentGateQuery = { readonly __typename: 'Query', readonly cart: { readonly __typename: 'Cart', readonly id: string, readonly quantity: number, readonly guestEmail: string | null, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly isSelected: boolean }> }, readonly user: { readonly __typename: 'User', readonly id: string, readonly shippingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string }> } | null };

export type PendingOrderFragment = { readonly __typename: 'OrderPending', readonly placementId: string, readonly stepUpUrl: string, readonly accessToken: string, readonly expiresAt: string };

export type SaveBillingDetailsMutationVariables = Exact<{
  input: BillingDetailsInput;
}>;


export type SaveBillingDetailsMutation = { readonly __typename: 'Mutation', readonly saveBillingDetails:
    | { readonly __typename: 'Cart', readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly nodShippingDate: string | null, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly wristSize: number | null, readonly availableQuantity: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly image: string, readonly ringSize: number | null, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly hideOnSite: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly state: DiscountCodeState }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly deliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string } | null, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type ValidateCardPaymentMutationVariables = Exact<{
  input: ValidateCardPaymentInput;
}>;


export type ValidateCardPaymentMutation = { readonly __typename: 'Mutation', readonly validateCardPayment:
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'OrderPending', readonly placementId: string, readonly stepUpUrl: string, readonly accessToken: string, readonly expiresAt: string }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string, readonly cart: { readonly __typename: 'Cart', readonly id: string } }
    | { readonly __typename: 'PaymentDeclinedError', readonly code: string, readonly message: string, readonly reason: string }
    | { readonly __typename: 'PaymentExpired', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type GetDynamicProductDataQueryVariables = Exact<{
  code: string;
}>;


export type GetDynamicProductDataQuery = { readonly __typename: 'Query', readonly dynamicProductData: { readonly __typename: 'DynamicProductData', readonly productKey: string, readonly webProductStatus: WebProductStatus, readonly variants: ReadonlyArray<{ readonly __typename: 'Variant', readonly id: string, readonly stockLevel: StockLevel }>, readonly nddCountdown: { readonly __typename: 'NddCountdown', readonly deliverOn: string, readonly holdsUntil: string, readonly answeredAt: string } | null } | null };

export type ProductCardPartsFragment = { readonly __typename: 'Product', readonly id: string, readonly code: string, readonly name: string, readonly brand: string, readonly productUrl: string, readonly badge: Badge, readonly webProductStatus: WebProductStatus, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly caseSize: number | null, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null };

export type GetProductQueryVariables = Exact<{
  code: string;
}>;


export type GetProductQuery = { readonly __typename: 'Query', readonly product: { readonly __typename: 'Product', readonly sku: string, readonly description: string, readonly productType: ProductType, readonly masterVariantId: string, readonly purchaseable: boolean, readonly ean: string | null, readonly dialColour: string | null, readonly id: string, readonly code: string, readonly name: string, readonly brand: string, readonly productUrl: string, readonly badge: Badge, readonly webProductStatus: WebProductStatus, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly caseSize: number | null, readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly type: CategoryType, readonly name: string, readonly landingUrl: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }>, readonly specifications: ReadonlyArray<{ readonly __typename: 'Specification', readonly group: string, readonly name: string, readonly value: string }>, readonly variants: ReadonlyArray<{ readonly __typename: 'Variant', readonly id: string, readonly sku: string, readonly ringSize: number | null, readonly ringSizeLetter: string | null, readonly stockLevel: StockLevel, readonly webProductStatus: WebProductStatus, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null }>, readonly productRelations: ReadonlyArray<{ readonly __typename: 'Product', readonly id: string, readonly code: string, readonly name: string, readonly brand: string, readonly productUrl: string, readonly badge: Badge, readonly webProductStatus: WebProductStatus, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly caseSize: number | null, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null }>, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null } | null };

export type ResolveProductQueryVariables = Exact<{
  code: string;
}>;


export type ResolveProductQuery = { readonly __typename: 'Query', readonly product: { readonly __typename: 'Product', readonly id: string, readonly productUrl: string } | null };

export type ResolveProductSlugQueryVariables = Exact<{
  slug: string;
}>;


export type ResolveProductSlugQuery = { readonly __typename: 'Query', readonly productBySlug: { readonly __typename: 'Product', readonly id: string, readonly productUrl: string } | null };

export type ResolveCategoryQueryVariables = Exact<{
  listingUrl?: string | null | undefined;
  landingUrl?: string | null | undefined;
}>;


export type ResolveCategoryQuery = { readonly __typename: 'Query', readonly category: { readonly __typename: 'Category', readonly id: string, readonly key: string } | null };

export type ResolveCategorySizeQueryVariables = Exact<{
  key: string;
}>;


export type ResolveCategorySizeQuery = { readonly __typename: 'Query', readonly collectionList: { readonly __typename: 'SearchResult', readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number } } | null };

export type ResolveCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type ResolveCatalogueQuery = { readonly __typename: 'Query', readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string }> };

export type ResolveStoreQueryVariables = Exact<{
  code: string;
}>;


export type ResolveStoreQuery = { readonly __typename: 'Query', readonly store: { readonly __typename: 'Store', readonly id: string } | null };

export type ResolveStorePlaceQueryVariables = Exact<{
  place: string;
}>;


export type ResolveStorePlaceQuery = { readonly __typename: 'Query', readonly stores: { readonly __typename: 'StoreResult', readonly place: string | null } };

export type ResolveContentQueryVariables = Exact<{
  key: string;
}>;


export type ResolveContentQuery = { readonly __typename: 'Query', readonly content: { readonly __typename: 'ContentItem', readonly id: string, readonly schema: string } | null };

export type IsAuthorizedQueryVariables = Exact<{ [key: string]: never; }>;


export type IsAuthorizedQuery = { readonly __typename: 'Query', readonly isAuthorized: boolean };

export type UserInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type UserInfoQuery = { readonly __typename: 'Query', readonly userInfo: { readonly __typename: 'UserInfo', readonly id: string, readonly hybrisCustomerId: string, readonly email: string } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { readonly __typename: 'Mutation', readonly signOut: boolean };

export type NavigationQueryVariables = Exact<{ [key: string]: never; }>;


export type NavigationQuery = { readonly __typename: 'Query', readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly key: string, readonly name: string, readonly landingUrl: string, readonly listingUrl: string, readonly description: string, readonly image: string | null, readonly subCategories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly key: string, readonly name: string, readonly type: CategoryType, readonly landingUrl: string }> }> };

export type GetSiteConfigurationQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSiteConfigurationQuery = { readonly __typename: 'Query', readonly siteConfiguration: { readonly __typename: 'SiteConfiguration', readonly wishlistPageSize: number, readonly wishlistMiniMaximumLimit: number, readonly composableInstance: boolean } };

export type StoreCardPartsFragment = { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } };

export type FindStoresQueryVariables = Exact<{
  input?: StoresInput;
}>;


export type FindStoresQuery = { readonly __typename: 'Query', readonly stores: { readonly __typename: 'StoreResult', readonly total: number, readonly place: string | null, readonly stores: ReadonlyArray<{ readonly __typename: 'StoreEntry', readonly distance: number | null, readonly store: { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } } }> } };

export type GetStoreQueryVariables = Exact<{
  code: string;
}>;


export type GetStoreQuery = { readonly __typename: 'Query', readonly store: { readonly __typename: 'Store', readonly description: string, readonly email: string, readonly watchBrands: ReadonlyArray<string>, readonly jewelleryBrands: ReadonlyArray<string>, readonly services: ReadonlyArray<string>, readonly collects: boolean, readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly openingExceptions: ReadonlyArray<{ readonly __typename: 'OpeningException', readonly date: string, readonly reason: string, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } } | null };

export type StoreRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreRegionsQuery = { readonly __typename: 'Query', readonly storeRegions: ReadonlyArray<{ readonly __typename: 'StoreRegion', readonly key: string, readonly name: string, readonly storeCount: number }> };

export type OpenStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenStatesQuery = { readonly __typename: 'Query', readonly stores: { readonly __typename: 'StoreResult', readonly stores: ReadonlyArray<{ readonly __typename: 'StoreEntry', readonly store: { readonly __typename: 'Store', readonly id: string, readonly channelUrlCode: string, readonly isOpen: boolean, readonly openState: string } }> } };

export const CartPriceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<CartPriceFragment, unknown>;
export const OrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"placedOn"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"images"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<OrderRowFragment, unknown>;
export const RefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<RefusalFragment, unknown>;
export const AddressPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]} as unknown as DocumentNode<AddressPartsFragment, unknown>;
export const CustomerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Customer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultShippingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultBillingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketingPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"types"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]} as unknown as DocumentNode<CustomerFragment, unknown>;
export const CartLineSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productTitle"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"variantSku"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFreeGiftOnCart"}},{"kind":"Field","name":{"kind":"Name","value":"hideOnSite"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<CartLineSummaryFragment, unknown>;
export const CartSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"miniCartDisplayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productTitle"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"variantSku"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFreeGiftOnCart"}},{"kind":"Field","name":{"kind":"Name","value":"hideOnSite"}}]}}]} as unknown as DocumentNode<CartSummaryFragment, unknown>;
export const ShippingMethodPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShippingMethodParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"leadTime"}},{"kind":"Field","name":{"kind":"Name","value":"nddDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliverOnDates"}},{"kind":"Field","name":{"kind":"Name","value":"holdsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<ShippingMethodPartsFragment, unknown>;
export const CollectionStorePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionStoreParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionStore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]} as unknown as DocumentNode<CollectionStorePartsFragment, unknown>;
export const FullCartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FullCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"wristSize"}},{"kind":"Field","name":{"kind":"Name","value":"availableQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"isLowInStock"}},{"kind":"Field","name":{"kind":"Name","value":"isOutOfStock"}},{"kind":"Field","name":{"kind":"Name","value":"leadTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPriceAfterGiftCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountOnTotalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShippingMethodParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingOption"}},{"kind":"Field","name":{"kind":"Name","value":"collectionStore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionStoreParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDelayedDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"nodShippingDate"}},{"kind":"Field","name":{"kind":"Name","value":"guestEmail"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"lineItemId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productTitle"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"variantSku"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFreeGiftOnCart"}},{"kind":"Field","name":{"kind":"Name","value":"hideOnSite"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"miniCartDisplayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShippingMethodParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"leadTime"}},{"kind":"Field","name":{"kind":"Name","value":"nddDate"}},{"kind":"Field","name":{"kind":"Name","value":"deliverOnDates"}},{"kind":"Field","name":{"kind":"Name","value":"holdsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionStoreParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionStore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]} as unknown as DocumentNode<FullCartFragment, unknown>;
export const ContentItemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryKey"}},{"kind":"Field","name":{"kind":"Name","value":"schema"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"abGroups"}}]}}]} as unknown as DocumentNode<ContentItemPartsFragment, unknown>;
export const NavigationLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NavigationLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"categoryKey"}}]}}]} as unknown as DocumentNode<NavigationLinkFragment, unknown>;
export const ListLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingListLineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"formattedWasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"formattedWasWasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"wasValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceUponEnquiry"}},{"kind":"Field","name":{"kind":"Name","value":"webProductStatus"}},{"kind":"Field","name":{"kind":"Name","value":"financePromoMessage"}},{"kind":"Field","name":{"kind":"Name","value":"amplienceRoundels"}},{"kind":"Field","name":{"kind":"Name","value":"masterVariantId"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseable"}},{"kind":"Field","name":{"kind":"Name","value":"internalSku"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtmCategory"}},{"kind":"Field","name":{"kind":"Name","value":"gtmBCategory"}},{"kind":"Field","name":{"kind":"Name","value":"productUnavailable"}}]}}]} as unknown as DocumentNode<ListLineFragment, unknown>;
export const ListPagePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListPageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalLineItems"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingListLineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"formattedWasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"formattedWasWasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"wasValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceUponEnquiry"}},{"kind":"Field","name":{"kind":"Name","value":"webProductStatus"}},{"kind":"Field","name":{"kind":"Name","value":"financePromoMessage"}},{"kind":"Field","name":{"kind":"Name","value":"amplienceRoundels"}},{"kind":"Field","name":{"kind":"Name","value":"masterVariantId"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseable"}},{"kind":"Field","name":{"kind":"Name","value":"internalSku"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtmCategory"}},{"kind":"Field","name":{"kind":"Name","value":"gtmBCategory"}},{"kind":"Field","name":{"kind":"Name","value":"productUnavailable"}}]}}]} as unknown as DocumentNode<ListPagePartsFragment, unknown>;
export const OrderLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productTitle"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"shippedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"returnedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<OrderLineFragment, unknown>;
export const PendingOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"placementId"}},{"kind":"Field","name":{"kind":"Name","value":"stepUpUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<PendingOrderFragment, unknown>;
export const ProductCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"webProductStatus"}},{"kind":"Field","name":{"kind":"Name","value":"priceUponEnquiry"}},{"kind":"Field","name":{"kind":"Name","value":"retailOnly"}},{"kind":"Field","name":{"kind":"Name","value":"caseSize"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"wasValue"}}]}}]}}]} as unknown as DocumentNode<ProductCardPartsFragment, unknown>;
export const StoreCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"channelUrlCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"openState"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geoPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StoreCardPartsFragment, unknown>;
export const AccountOrdersDocument = {"__meta__":{"id":"sha256:842f6fdb8856ce8ec296fadb7381db8cfe3c991c8222a334d37423737405aedc"}} as unknown as DocumentNode<AccountOrdersQuery, AccountOrdersQueryVariables>;
export const GetCustomerDocument = {"__meta__":{"id":"sha256:11e4bbf7863dfce172fd8f5c6cf4a087daa0dccc96658f40b40f446696cef2f8"}} as unknown as DocumentNode<GetCustomerQuery, GetCustomerQueryVariables>;
export const PasswordStrengthDocument = {"__meta__":{"id":"sha256:49320ee6dbb8765960f046caa5ac368c27908bd1bfc90ce968631dce7e4b2e02"}} as unknown as DocumentNode<PasswordStrengthMutation, PasswordStrengthMutationVariables>;
export const ReCaptchaRequiredDocument = {"__meta__":{"id":"sha256:993ee5acb3e2b017fa582a305efa5d67943b0bdb9df83402f52727d53ed4e246"}} as unknown as DocumentNode<ReCaptchaRequiredMutation, ReCaptchaRequiredMutationVariables>;
export const SignInDocument = {"__meta__":{"id":"sha256:b7236395b5adada06f283b41bb2b146ba23728d2feabd8284f8bf10366998d86"}} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignUpDocument = {"__meta__":{"id":"sha256:e37f7f318d91fc1722d288fd7561859d2e5ff0d54f06f808cec69d7b53fd270a"}} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const ForgotPasswordDocument = {"__meta__":{"id":"sha256:ff097e8173ffc419b86f843c31ad080e933917b690e6ef32ef39dd4a71b36fea"}} as unknown as DocumentNode<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"id":"sha256:46422e984fbdc8782edaa6c2a8b0fb982c269299af7fa855a5373198fbb2a713"}} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const UpdateCustomerDataDocument = {"__meta__":{"id":"sha256:ba96fbd0b124a5e7dece5570ce8837ac36545b213a341d843b2e394f4a2b8678"}} as unknown as DocumentNode<UpdateCustomerDataMutation, UpdateCustomerDataMutationVariables>;
export const AddCustomerAddressDocument = {"__meta__":{"id":"sha256:ad5777ae994db111e6a5f40d86e8cb57da2d1386c1f7f6e254cfaee1c628a783"}} as unknown as DocumentNode<AddCustomerAddressMutation, AddCustomerAddressMutationVariables>;
export const UpdateCustomerAddressDocument = {"__meta__":{"id":"sha256:c241a9f2ad1e57283edb860ee4d3714be949e05b0725e9488dd6d5cbee2f5e06"}} as unknown as DocumentNode<UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables>;
export const RemoveCustomerAddressDocument = {"__meta__":{"id":"sha256:3fa21ed27c40178822b30cc49c2040393d6d7b514b539fa0ab75e2ee2a1decb9"}} as unknown as DocumentNode<RemoveCustomerAddressMutation, RemoveCustomerAddressMutationVariables>;
export const SetDefaultAddressDocument = {"__meta__":{"id":"sha256:6d7996e206e6860c2e97392029d130dd26cbf2b19bb4546b53a1a31f7b73cd5c"}} as unknown as DocumentNode<SetDefaultAddressMutation, SetDefaultAddressMutationVariables>;
export const EndSessionDocument = {"__meta__":{"id":"sha256:7ddb81159e6a9664cc1fd6a20aa0fe7e306ebcd17b218a543186855dee426d7c"}} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const AddressLookupDocument = {"__meta__":{"id":"sha256:06d16f3e072faf0de97f35029faf90d956868289ad541cb1e93e5187bd7caeb6"}} as unknown as DocumentNode<AddressLookupQuery, AddressLookupQueryVariables>;
export const AddToCartDocument = {"__meta__":{"id":"sha256:218ad06ad24fffa7384c31c827111370dd1f8cdd62d0926fd0d640475e4335c7"}} as unknown as DocumentNode<AddToCartMutation, AddToCartMutationVariables>;
export const AddToShoppingListFromCartDocument = {"__meta__":{"id":"sha256:e040683295dd622932b4a278b98d27b4758a58b8352905bb4c20430095867499"}} as unknown as DocumentNode<AddToShoppingListFromCartMutation, AddToShoppingListFromCartMutationVariables>;
export const GetCartDocument = {"__meta__":{"id":"sha256:8f5d3956688dc4bfed381b4e899f5aaf2099420feb56f5e0dc045c5be302acc5"}} as unknown as DocumentNode<GetCartQuery, GetCartQueryVariables>;
export const UpdateQuantityDocument = {"__meta__":{"id":"sha256:10af1f36f4af8bc3254aa4b09fdf7c33fd2897b7345a304d75c522c897f2f0d7"}} as unknown as DocumentNode<UpdateQuantityMutation, UpdateQuantityMutationVariables>;
export const GetClickAndCollectLocationsDocument = {"__meta__":{"id":"sha256:e094e10f4d8f936bd08fb1a310393fd513a02c0426ab4aaa69d939535a741c47"}} as unknown as DocumentNode<GetClickAndCollectLocationsQuery, GetClickAndCollectLocationsQueryVariables>;
export const SaveShippingDetailsCollectDocument = {"__meta__":{"id":"sha256:24c5f48e65e9f4344a9294156d621516c343c7a8045f2f22698cb2c5b41dfb6e"}} as unknown as DocumentNode<SaveShippingDetailsCollectMutation, SaveShippingDetailsCollectMutationVariables>;
export const SaveShippingDetailsCourierDocument = {"__meta__":{"id":"sha256:01d76d123267f185a06692e87379aacc8a454bc819f9679c29e39b06be8a6f72"}} as unknown as DocumentNode<SaveShippingDetailsCourierMutation, SaveShippingDetailsCourierMutationVariables>;
export const ContentSlotDocument = {"__meta__":{"id":"sha256:e96f1ce0cf2a2d2c96360ed06318602c6853d93bb49222f16249864e7dbbe509"}} as unknown as DocumentNode<ContentSlotQuery, ContentSlotQueryVariables>;
export const ContentPageDocument = {"__meta__":{"id":"sha256:b5d84ea6b4940edaafefb0df8182246db5312d1a92cb6da029d3e6e2406d3809"}} as unknown as DocumentNode<ContentPageQuery, ContentPageQueryVariables>;
export const ShopNavigationDocument = {"__meta__":{"id":"sha256:c289287370a217850e1a9e394f15de411094082f2d52a0eaa6cef2e272ab6220"}} as unknown as DocumentNode<ShopNavigationQuery, ShopNavigationQueryVariables>;
export const AddToShoppingListDocument = {"__meta__":{"id":"sha256:cf3a43b4a42e3b74335c210e740716efdd1fc4c27b37425809e06b0a870c97f8"}} as unknown as DocumentNode<AddToShoppingListMutation, AddToShoppingListMutationVariables>;
export const RemoveFromShoppingListDocument = {"__meta__":{"id":"sha256:31a1b9bdb94cfc1f3e274cd7b42f1305e817cae5115a6bf28466f974cfa86cd2"}} as unknown as DocumentNode<RemoveFromShoppingListMutation, RemoveFromShoppingListMutationVariables>;
export const SendShoppingListEmailDocument = {"__meta__":{"id":"sha256:4a25dd5030d6d4f8d210ceb6918101e677f8a15afbc878168a05fe895e68e87d"}} as unknown as DocumentNode<SendShoppingListEmailMutation, SendShoppingListEmailMutationVariables>;
export const GetShoppingListDocument = {"__meta__":{"id":"sha256:f4f1feaa383fd14a382fa53e0064cc5101d5fdd8d03efbae71984cf233c0f7e7"}} as unknown as DocumentNode<GetShoppingListQuery, GetShoppingListQueryVariables>;
export const HomeShelfDocument = {"__meta__":{"id":"sha256:15396c2893097524cd7b5868e6dec85099e5bf23530c821d5213bfc0a2fa64c9"}} as unknown as DocumentNode<HomeShelfQuery, HomeShelfQueryVariables>;
export const HomeMakerDocument = {"__meta__":{"id":"sha256:177acd2b0648d4a49c70aaba3732770729aa31bae1aa56864b65995f32ff2441"}} as unknown as DocumentNode<HomeMakerQuery, HomeMakerQueryVariables>;
export const CategoryPageDocument = {"__meta__":{"id":"sha256:fb523af2d26ff42875ee5101124719a74aca91e602a6b234e1e7321ca4cc059f"}} as unknown as DocumentNode<CategoryPageQuery, CategoryPageQueryVariables>;
export const CollectionListDocument = {"__meta__":{"id":"sha256:94cbb075be30f2770e4972a72aaad0bda5bc86891c9a5dba61848fa5ea52dadc"}} as unknown as DocumentNode<CollectionListQuery, CollectionListQueryVariables>;
export const GetMutualDataDocument = {"__meta__":{"id":"sha256:755e2634c37490215d49a638cb50686c10b78d0c9ce1ce46ceb0f556d90c23f6"}} as unknown as DocumentNode<GetMutualDataQuery, GetMutualDataQueryVariables>;
export const GetOrderDocument = {"__meta__":{"id":"sha256:c3b35eed076555260f2ee89d308d6b2c6d8df085ae0686d2137da151be866e29"}} as unknown as DocumentNode<GetOrderQuery, GetOrderQueryVariables>;
export const UpdateShippingMethodDocument = {"__meta__":{"id":"sha256:c1cde00563c005bb8c1d85ecc14309b0591fe7011404ab9547000b59eff52929"}} as unknown as DocumentNode<UpdateShippingMethodMutation, UpdateShippingMethodMutationVariables>;
export const UpdateShippingAddressDocument = {"__meta__":{"id":"sha256:dfc408a1bdad70d1fa69bcbe44f258d70a9dc8493c6844752cf121ef590c9eee"}} as unknown as DocumentNode<UpdateShippingAddressMutation, UpdateShippingAddressMutationVariables>;
export const UpdateShippingMethodAndAddressDocument = {"__meta__":{"id":"sha256:7c70f02943e01e39fb82f93a9cb4ef343d228838af602d79ad755ad00a9d4a08"}} as unknown as DocumentNode<UpdateShippingMethodAndAddressMutation, UpdateShippingMethodAndAddressMutationVariables>;
export const GetVariantsDataDocument = {"__meta__":{"id":"sha256:99a4e5f8ee8f4c2c918ecab5782bde40142b80faea2107ff6e18cc1fe6cfd850"}} as unknown as DocumentNode<GetVariantsDataQuery, GetVariantsDataQueryVariables>;
export const GetProductQuickviewDocument = {"__meta__":{"id":"sha256:cd08f73afc91c1ebbe80abd0a93f84dba3a6c2e1a99fbae9e4996bd2f128003e"}} as unknown as DocumentNode<GetProductQuickviewQuery, GetProductQuickviewQueryVariables>;
export const GetProductsDocument = {"__meta__":{"id":"sha256:bb9181c0471dffebece87e90ee21a8eb295b5821734dd4d3151cd516b2420362"}} as unknown as DocumentNode<GetProductsQuery, GetProductsQueryVariables>;
export const UserExistsDocument = {"__meta__":{"id":"sha256:89c884b5ba123dd9984c8a5f315748092b5897ea9e8d44332b4940c0664980f6"}} as unknown as DocumentNode<UserExistsMutation, UserExistsMutationVariables>;
export const GetCurrentBaseStoreDocument = {"__meta__":{"id":"sha256:a540a00987ae3c9b76d0793950c22fe6a435e7ad4afaa64e92cfc5ed5e70efb7"}} as unknown as DocumentNode<GetCurrentBaseStoreQuery, GetCurrentBaseStoreQueryVariables>;
export const GetBuildInfoDocument = {"__meta__":{"id":"sha256:704632a69cd0ced4690dfcde23482a4b3f3d693663a956728fa8cd97c5ca72fe"}} as unknown as DocumentNode<GetBuildInfoQuery, GetBuildInfoQueryVariables>;
export const GetAbGroupsDocument = {"__meta__":{"id":"sha256:8f4a384dbd2df29f7d192a57c13649767fdd1e74bce9b0b9a5b382c9ab62269a"}} as unknown as DocumentNode<GetAbGroupsQuery, GetAbGroupsQueryVariables>;
export const AbandonCardPaymentDocument = {"__meta__":{"id":"sha256:826e30dc3751b4380922d51bfb3785914fc977f3fdf7937a0f14efb8de2012c9"}} as unknown as DocumentNode<AbandonCardPaymentMutation, AbandonCardPaymentMutationVariables>;
export const AuthoriseCardTokenDocument = {"__meta__":{"id":"sha256:0925cb0191622c732eb4e6da70d78277c78cd04a89786a522b16a5120408f0a4"}} as unknown as DocumentNode<AuthoriseCardTokenMutation, AuthoriseCardTokenMutationVariables>;
export const CreateFreeOfChargeOrderDocument = {"__meta__":{"id":"sha256:e56a86b16be65460f7e2c77ce37129acd1d4085c1aaeab208764c02520b4f450"}} as unknown as DocumentNode<CreateFreeOfChargeOrderMutation, CreateFreeOfChargeOrderMutationVariables>;
export const CybsGetCaptureContextDocument = {"__meta__":{"id":"sha256:0b875968f8aff2a834768bd2c0096dbba1e74e8c492979161265ac60e763bba5"}} as unknown as DocumentNode<CybsGetCaptureContextQuery, CybsGetCaptureContextQueryVariables>;
export const InitiateCardPaymentDocument = {"__meta__":{"id":"sha256:9603a30e20389af7e5645edae027fcc1a3fd32b7ee1eb6f81512a2bbb1b24e0d"}} as unknown as DocumentNode<InitiateCardPaymentMutation, InitiateCardPaymentMutationVariables>;
export const GetPaymentGateDocument = {"__meta__":{"id":"sha256:b853e34f2bc1214230cca9bc6386b94aa7acb9270348247910fb98f448ff168a"}} as unknown as DocumentNode<GetPaymentGateQuery, GetPaymentGateQueryVariables>;
export const SaveBillingDetailsDocument = {"__meta__":{"id":"sha256:2b61fb0abbd9c2210d315c52b3812128804a6c33cbd3b95e803e0689921f25e7"}} as unknown as DocumentNode<SaveBillingDetailsMutation, SaveBillingDetailsMutationVariables>;
export const ValidateCardPaymentDocument = {"__meta__":{"id":"sha256:4e6638663e49275f997d279ea9c1ff98a0e5b5b2a9f6c7f88bfe342dabda8665"}} as unknown as DocumentNode<ValidateCardPaymentMutation, ValidateCardPaymentMutationVariables>;
export const GetDynamicProductDataDocument = {"__meta__":{"id":"sha256:b226749936b2d21bb15047575fc2ca27853b377a00cc0a6845be273119447f96"}} as unknown as DocumentNode<GetDynamicProductDataQuery, GetDynamicProductDataQueryVariables>;
export const GetProductDocument = {"__meta__":{"id":"sha256:51f1193b2bad240c233ce9a9ef27cdcf00405de05f9481b3875ee4f004261dc4"}} as unknown as DocumentNode<GetProductQuery, GetProductQueryVariables>;
export const ResolveProductDocument = {"__meta__":{"id":"sha256:117ea98ba3798329c7e9d87a61f2a14da6c9e70d7320b1291e997a4fdea77d54"}} as unknown as DocumentNode<ResolveProductQuery, ResolveProductQueryVariables>;
export const ResolveProductSlugDocument = {"__meta__":{"id":"sha256:5b2918e2c23f4e4885e4a5216c1e230ce9a68d0cfdcfa52d69039f5c5d36d283"}} as unknown as DocumentNode<ResolveProductSlugQuery, ResolveProductSlugQueryVariables>;
export const ResolveCategoryDocument = {"__meta__":{"id":"sha256:6aa8d8bd5b75952b7e110941d83816ec06706d47cac05ceb76734fd296a2c80d"}} as unknown as DocumentNode<ResolveCategoryQuery, ResolveCategoryQueryVariables>;
export const ResolveCategorySizeDocument = {"__meta__":{"id":"sha256:e20743a94ed59421d87be33c92ba262cf56b60d07fbc54ff6266716721860697"}} as unknown as DocumentNode<ResolveCategorySizeQuery, ResolveCategorySizeQueryVariables>;
export const ResolveCatalogueDocument = {"__meta__":{"id":"sha256:bc0398bbaf4f3379b242473227a9efeadc9e18dc20a27e70339f424be1d81806"}} as unknown as DocumentNode<ResolveCatalogueQuery, ResolveCatalogueQueryVariables>;
export const ResolveStoreDocument = {"__meta__":{"id":"sha256:a7354db6d3f847a0d3617824e90101d7f3c1b31f9daac30531404de6c4b73c11"}} as unknown as DocumentNode<ResolveStoreQuery, ResolveStoreQueryVariables>;
export const ResolveStorePlaceDocument = {"__meta__":{"id":"sha256:dadb98bb626bb9d04c9edeb4358efee167e16526dc69e9b4d660c773edcffa43"}} as unknown as DocumentNode<ResolveStorePlaceQuery, ResolveStorePlaceQueryVariables>;
export const ResolveContentDocument = {"__meta__":{"id":"sha256:36784e429acd215f94135e340c7aaf970f8f266f3a9213203b958679cabc6174"}} as unknown as DocumentNode<ResolveContentQuery, ResolveContentQueryVariables>;
export const IsAuthorizedDocument = {"__meta__":{"id":"sha256:7f8caf8a95b202d2113e14b37a3cca0aa1deeeab911b313005476d1818e55e86"}} as unknown as DocumentNode<IsAuthorizedQuery, IsAuthorizedQueryVariables>;
export const UserInfoDocument = {"__meta__":{"id":"sha256:45d1aaa48a6e13f6fff2796bea95983e5b869f25c0b033ea8d8ad055a76822ea"}} as unknown as DocumentNode<UserInfoQuery, UserInfoQueryVariables>;
export const SignOutDocument = {"__meta__":{"id":"sha256:0adf48585d29d5895faec69e9b495ec3952c2841ede1313298401544fa1a6576"}} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const NavigationDocument = {"__meta__":{"id":"sha256:b967438a94739221e0a44ceb2068ec2fc8d185b5ff2804fe211082203bd9a88f"}} as unknown as DocumentNode<NavigationQuery, NavigationQueryVariables>;
export const GetSiteConfigurationDocument = {"__meta__":{"id":"sha256:2067e1d9153d11540e7d26b00c815677377ce69bbc70edd4ef028031c812bf12"}} as unknown as DocumentNode<GetSiteConfigurationQuery, GetSiteConfigurationQueryVariables>;
export const FindStoresDocument = {"__meta__":{"id":"sha256:2155c20b206912a78d44d9e242c335fe01cdafdc8d22d8a6b74c9649c16ce785"}} as unknown as DocumentNode<FindStoresQuery, FindStoresQueryVariables>;
export const GetStoreDocument = {"__meta__":{"id":"sha256:f012a46eb50b0f0612038bfc40647e816fa54f7ae91e95369324128ca821da04"}} as unknown as DocumentNode<GetStoreQuery, GetStoreQueryVariables>;
export const StoreRegionsDocument = {"__meta__":{"id":"sha256:d2da354e0f7e14998a8ef1b2a3330eac8216dce720ac64956161bc0c7b88fb77"}} as unknown as DocumentNode<StoreRegionsQuery, StoreRegionsQueryVariables>;
export const OpenStatesDocument = {"__meta__":{"id":"sha256:031693f44a5cb21d5a889448339e9ffda8735a341f61f087e08d9039a1bb8352"}} as unknown as DocumentNode<OpenStatesQuery, OpenStatesQueryVariables>;