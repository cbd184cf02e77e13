/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountGiftCardState =
  /** Delivered so long ago that its number is not kept any more. */
  | 'FORGOTTEN'
  /** Paid for, and not made yet. */
  | 'PREPARING'
  /** It can be shown and used. */
  | 'READY'
  | 'RETURNED';

export type AccountOrdersInput = {
  /** From 0. */
  readonly pageIndex?: number;
  /** 1–60. */
  readonly pageSize?: number;
};

/** EU-16. */
export type AddressType =
  | 'billing'
  | 'shipping';

export type ConfirmPasswordInput = {
  readonly password: string;
  /** Answer to the bot check for action `login`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
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

export type ForgotPasswordInput = {
  readonly email: string;
  readonly reCaptchaToken?: string | null | undefined;
};

export type MarketingPreferencesInput = {
  readonly email: boolean;
  readonly mobile: boolean;
  readonly post: boolean;
  readonly source: MarketingSource;
  /** Version of the sentence that was shown on the page of source, from 1, as proof of what was agreed to. Ours. */
  readonly textVersion?: number | null | undefined;
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

export type ShowGiftCardInput = {
  /** Of AccountGiftCard. */
  readonly giftCardId: string;
  readonly orderNumber: string;
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
  /** Version of the sentence beside them that was shown, from 1, as proof of what was agreed to. Ours. */
  readonly optInTextVersion?: number | null | undefined;
  readonly password: string;
  readonly postOptIn: boolean;
  readonly reCaptchaRealm: string;
  /** Needed while reCaptchaRequired says so of REGISTER. */
  readonly reCaptchaToken?: string | null | undefined;
  readonly source: MarketingSource;
  readonly title: Salutation;
};

type Refusal_AccountNotCreatedError_Fragment = { readonly __typename: 'AccountNotCreatedError', readonly code: string, readonly message: string };

type Refusal_AddressLimitError_Fragment = { readonly __typename: 'AddressLimitError', readonly code: string, readonly message: string };

type Refusal_AddressNotFoundError_Fragment = { readonly __typename: 'AddressNotFoundError', readonly code: string, readonly message: string };

type Refusal_AppointmentClosedError_Fragment = { readonly __typename: 'AppointmentClosedError', readonly code: string, readonly message: string };

type Refusal_AppointmentLimitError_Fragment = { readonly __typename: 'AppointmentLimitError', readonly code: string, readonly message: string };

type Refusal_AppointmentNotFoundError_Fragment = { readonly __typename: 'AppointmentNotFoundError', readonly code: string, readonly message: string };

type Refusal_AppointmentTimeTakenError_Fragment = { readonly __typename: 'AppointmentTimeTakenError', readonly code: string, readonly message: string };

type Refusal_CartEmptyError_Fragment = { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string };

type Refusal_CartLimitError_Fragment = { readonly __typename: 'CartLimitError', readonly code: string, readonly message: string };

type Refusal_CartNotFoundError_Fragment = { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string };

type Refusal_CheckoutInProgress_Fragment = { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string };

type Refusal_DeliveryDayNotOfferedError_Fragment = { readonly __typename: 'DeliveryDayNotOfferedError', readonly code: string, readonly message: string };

type Refusal_DiscountCodesError_Fragment = { readonly __typename: 'DiscountCodesError', readonly code: string, readonly message: string };

type Refusal_FinanceApplicationOpenError_Fragment = { readonly __typename: 'FinanceApplicationOpenError', readonly code: string, readonly message: string };

type Refusal_FinanceNotOfferedError_Fragment = { readonly __typename: 'FinanceNotOfferedError', readonly code: string, readonly message: string };

type Refusal_FinanceUnavailableError_Fragment = { readonly __typename: 'FinanceUnavailableError', readonly code: string, readonly message: string };

type Refusal_GiftCardAlreadyApplied_Fragment = { readonly __typename: 'GiftCardAlreadyApplied', readonly code: string, readonly message: string };

type Refusal_GiftCardNotFoundError_Fragment = { readonly __typename: 'GiftCardNotFoundError', readonly code: string, readonly message: string };

type Refusal_GiftCardNotValid_Fragment = { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string };

type Refusal_GiftCardTooManyAttempts_Fragment = { readonly __typename: 'GiftCardTooManyAttempts', readonly code: string, readonly message: string };

type Refusal_GiftCardUnavailable_Fragment = { readonly __typename: 'GiftCardUnavailable', readonly code: string, readonly message: string };

type Refusal_IdempotencyConflictError_Fragment = { readonly __typename: 'IdempotencyConflictError', readonly code: string, readonly message: string };

type Refusal_InsufficientStockError_Fragment = { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string };

type Refusal_LineItemNotFoundError_Fragment = { readonly __typename: 'LineItemNotFoundError', readonly code: string, readonly message: string };

type Refusal_LinkExpiredError_Fragment = { readonly __typename: 'LinkExpiredError', readonly code: string, readonly message: string };

type Refusal_NothingToPayError_Fragment = { readonly __typename: 'NothingToPayError', readonly code: string, readonly message: string };

type Refusal_OrderCancelledError_Fragment = { readonly __typename: 'OrderCancelledError', readonly code: string, readonly message: string };

type Refusal_PasswordRequiredError_Fragment = { readonly __typename: 'PasswordRequiredError', readonly code: string, readonly message: string };

type Refusal_PaymentAddressError_Fragment = { readonly __typename: 'PaymentAddressError', readonly code: string, readonly message: string };

type Refusal_PaymentDeclinedError_Fragment = { readonly __typename: 'PaymentDeclinedError', readonly code: string, readonly message: string };

type Refusal_PaymentExpired_Fragment = { readonly __typename: 'PaymentExpired', readonly code: string, readonly message: string };

type Refusal_PaymentMethodNotOfferedError_Fragment = { readonly __typename: 'PaymentMethodNotOfferedError', readonly code: string, readonly message: string };

type Refusal_PaymentProviderUnavailable_Fragment = { readonly __typename: 'PaymentProviderUnavailable', readonly code: string, readonly message: string };

type Refusal_PaymentTokenError_Fragment = { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string };

type Refusal_PaymentUnavailableError_Fragment = { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string };

type Refusal_PieceNotFoundError_Fragment = { readonly __typename: 'PieceNotFoundError', readonly code: string, readonly message: string };

type Refusal_PieceNotInStoreError_Fragment = { readonly __typename: 'PieceNotInStoreError', readonly code: string, readonly message: string };

type Refusal_PiecesAppliedForError_Fragment = { readonly __typename: 'PiecesAppliedForError', readonly code: string, readonly message: string };

type Refusal_PriceChangedError_Fragment = { readonly __typename: 'PriceChangedError', readonly code: string, readonly message: string };

type Refusal_PricePromiseExcludedError_Fragment = { readonly __typename: 'PricePromiseExcludedError', readonly code: string, readonly message: string };

type Refusal_PricePromiseLimitError_Fragment = { readonly __typename: 'PricePromiseLimitError', readonly code: string, readonly message: string };

type Refusal_ProductNotFoundError_Fragment = { readonly __typename: 'ProductNotFoundError', readonly code: string, readonly message: string };

type Refusal_ProductNotSellableError_Fragment = { readonly __typename: 'ProductNotSellableError', readonly code: string, readonly message: string };

type Refusal_QuantityLimitError_Fragment = { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string };

type Refusal_ReCaptchaError_Fragment = { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string };

type Refusal_ReservationClosedError_Fragment = { readonly __typename: 'ReservationClosedError', readonly code: string, readonly message: string };

type Refusal_ReservationLimitError_Fragment = { readonly __typename: 'ReservationLimitError', readonly code: string, readonly message: string };

type Refusal_ReservationNotFoundError_Fragment = { readonly __typename: 'ReservationNotFoundError', readonly code: string, readonly message: string };

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
  | Refusal_AppointmentClosedError_Fragment
  | Refusal_AppointmentLimitError_Fragment
  | Refusal_AppointmentNotFoundError_Fragment
  | Refusal_AppointmentTimeTakenError_Fragment
  | Refusal_CartEmptyError_Fragment
  | Refusal_CartLimitError_Fragment
  | Refusal_CartNotFoundError_Fragment
  | Refusal_CheckoutInProgress_Fragment
  | Refusal_DeliveryDayNotOfferedError_Fragment
  | Refusal_DiscountCodesError_Fragment
  | Refusal_FinanceApplicationOpenError_Fragment
  | Refusal_FinanceNotOfferedError_Fragment
  | Refusal_FinanceUnavailableError_Fragment
  | Refusal_GiftCardAlreadyApplied_Fragment
  | Refusal_GiftCardNotFoundError_Fragment
  | Refusal_GiftCardNotValid_Fragment
  | Refusal_GiftCardTooManyAttempts_Fragment
  | Refusal_GiftCardUnavailable_Fragment
  | Refusal_IdempotencyConflictError_Fragment
  | Refusal_InsufficientStockError_Fragment
  | Refusal_LineItemNotFoundError_Fragment
  | Refusal_LinkExpiredError_Fragment
  | Refusal_NothingToPayError_Fragment
  | Refusal_OrderCancelledError_Fragment
  | Refusal_PasswordRequiredError_Fragment
  | Refusal_PaymentAddressError_Fragment
  | Refusal_PaymentDeclinedError_Fragment
  | Refusal_PaymentExpired_Fragment
  | Refusal_PaymentMethodNotOfferedError_Fragment
  | Refusal_PaymentProviderUnavailable_Fragment
  | Refusal_PaymentTokenError_Fragment
  | Refusal_PaymentUnavailableError_Fragment
  | Refusal_PieceNotFoundError_Fragment
  | Refusal_PieceNotInStoreError_Fragment
  | Refusal_PiecesAppliedForError_Fragment
  | Refusal_PriceChangedError_Fragment
  | Refusal_PricePromiseExcludedError_Fragment
  | Refusal_PricePromiseLimitError_Fragment
  | Refusal_ProductNotFoundError_Fragment
  | Refusal_ProductNotSellableError_Fragment
  | Refusal_QuantityLimitError_Fragment
  | Refusal_ReCaptchaError_Fragment
  | Refusal_ReservationClosedError_Fragment
  | Refusal_ReservationLimitError_Fragment
  | Refusal_ReservationNotFoundError_Fragment
  | Refusal_ResetTokenError_Fragment
  | Refusal_SessionExpiredError_Fragment
  | Refusal_ShippingMethodNotFoundError_Fragment
  | Refusal_ShoppingListLineItemsMaxLimitError_Fragment
  | Refusal_SignInRefusedError_Fragment
  | Refusal_StoreNotFoundError_Fragment
  | Refusal_TooManyAttemptsError_Fragment
  | Refusal_ValidationError_Fragment
;

export type CustomerProfileFragment = { readonly __typename: 'User', readonly id: string, readonly email: string, readonly title: Salutation, readonly firstName: string, readonly lastName: string, readonly mobileNumber: string | null, readonly birthday: { readonly __typename: 'Birthday', readonly day: number, readonly month: number } | null, readonly marketingPreferences: { readonly __typename: 'MarketingPreferences', readonly types: ReadonlyArray<MarketingType> } };

export type CustomerAddressesFragment = { readonly __typename: 'User', readonly id: string, readonly defaultShippingAddressId: string | null, readonly defaultBillingAddressId: string | null, readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly shippingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly billingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }> };

export type CustomerSessionsFragment = { readonly __typename: 'User', readonly id: string, readonly sessions: ReadonlyArray<{ readonly __typename: 'SignedInSession', readonly id: string, readonly isCurrent: boolean, readonly browser: string, readonly startedAt: string, readonly expiresAt: string }> };

export type CustomerFragment = { readonly __typename: 'User', readonly id: string, readonly email: string, readonly title: Salutation, readonly firstName: string, readonly lastName: string, readonly mobileNumber: string | null, readonly defaultShippingAddressId: string | null, readonly defaultBillingAddressId: string | null, readonly birthday: { readonly __typename: 'Birthday', readonly day: number, readonly month: number } | null, readonly marketingPreferences: { readonly __typename: 'MarketingPreferences', readonly types: ReadonlyArray<MarketingType> }, readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly shippingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly billingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly sessions: ReadonlyArray<{ readonly __typename: 'SignedInSession', readonly id: string, readonly isCurrent: boolean, readonly browser: string, readonly startedAt: string, readonly expiresAt: string }> };

export type GetCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCustomerQuery = { readonly __typename: 'Query', readonly user: { readonly __typename: 'User', readonly id: string, readonly email: string, readonly title: Salutation, readonly firstName: string, readonly lastName: string, readonly mobileNumber: string | null, readonly defaultShippingAddressId: string | null, readonly defaultBillingAddressId: string | null, readonly birthday: { readonly __typename: 'Birthday', readonly day: number, readonly month: number } | null, readonly marketingPreferences: { readonly __typename: 'MarketingPreferences', readonly types: ReadonlyArray<MarketingType> }, readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly shippingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly billingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly sessions: ReadonlyArray<{ readonly __typename: 'SignedInSession', readonly id: string, readonly isCurrent: boolean, readonly browser: string, readonly startedAt: string, readonly expiresAt: string }> } | null };

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
    | { readonly __typename: 'User', readonly id: string, readonly email: string, readonly title: Salutation, readonly firstName: string, readonly lastName: string, readonly mobileNumber: string | null, readonly birthday: { readonly __typename: 'Birthday', readonly day: number, readonly month: number } | null, readonly marketingPreferences: { readonly __typename: 'MarketingPreferences', readonly types: ReadonlyArray<MarketingType> } }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type AddCustomerAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type AddCustomerAddressMutation = { readonly __typename: 'Mutation', readonly addCustomerAddress:
    | { readonly __typename: 'AddressLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'User', readonly id: string, readonly defaultShippingAddressId: string | null, readonly defaultBillingAddressId: string | null, readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly shippingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly billingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }> }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type UpdateCustomerAddressMutationVariables = Exact<{
  addressId: string;
  input: CustomerAddressInput;
}>;


export type UpdateCustomerAddressMutation = { readonly __typename: 'Mutation', readonly updateCustomerAddress:
    | { readonly __typename: 'AddressNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'User', readonly id: string, readonly defaultShippingAddressId: string | null, readonly defaultBillingAddressId: string | null, readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly shippingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly billingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }> }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type RemoveCustomerAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type RemoveCustomerAddressMutation = { readonly __typename: 'Mutation', readonly removeCustomerAddress:
    | { readonly __typename: 'User', readonly id: string, readonly defaultShippingAddressId: string | null, readonly defaultBillingAddressId: string | null, readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly shippingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly billingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }> }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type SetDefaultAddressMutationVariables = Exact<{
  addressId: string;
  addressType: AddressType;
}>;


export type SetDefaultAddressMutation = { readonly __typename: 'Mutation', readonly setDefaultAddress:
    | { readonly __typename: 'AddressNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'User', readonly id: string, readonly defaultShippingAddressId: string | null, readonly defaultBillingAddressId: string | null, readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly shippingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }>, readonly billingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }> }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type EndSessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type EndSessionMutation = { readonly __typename: 'Mutation', readonly endSession:
    | { readonly __typename: 'User', readonly id: string, readonly sessions: ReadonlyArray<{ readonly __typename: 'SignedInSession', readonly id: string, readonly isCurrent: boolean, readonly browser: string, readonly startedAt: string, readonly expiresAt: string }> }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type OrderRowFragment = { readonly __typename: 'OrderSummary', readonly orderNumber: string, readonly placedOn: string, readonly status: OrderStatus, readonly trackingUrl: string | null, readonly quantity: number, readonly images: ReadonlyArray<string>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } };

export type AccountOrdersQueryVariables = Exact<{
  getOrders?: AccountOrdersInput;
}>;


export type AccountOrdersQuery = { readonly __typename: 'Query', readonly accountOrders: { readonly __typename: 'AccountOrders', readonly total: number, readonly orders: ReadonlyArray<{ readonly __typename: 'OrderSummary', readonly orderNumber: string, readonly placedOn: string, readonly status: OrderStatus, readonly trackingUrl: string | null, readonly quantity: number, readonly images: ReadonlyArray<string>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> } };

export type AccountApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountApplicationsQuery = { readonly __typename: 'Query', readonly user: { readonly __typename: 'User', readonly id: string, readonly financeApplications: ReadonlyArray<{ readonly __typename: 'FinanceApplication', readonly financeApplicationId: string, readonly initiateFinanceUrl: string | null, readonly applicationStatus: FinanceApplicationStatus, readonly heldUntil: string | null }> } | null };

export type AccountGiftCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountGiftCardsQuery = { readonly __typename: 'Query', readonly accountGiftCards: ReadonlyArray<{ readonly __typename: 'AccountGiftCard', readonly id: string, readonly orderNumber: string, readonly formattedValue: string, readonly state: AccountGiftCardState, readonly maskedNumber: string | null, readonly emailedAt: string | null, readonly isEmailRefused: boolean }> };

export type ConfirmPasswordMutationVariables = Exact<{
  input: ConfirmPasswordInput;
}>;


export type ConfirmPasswordMutation = { readonly __typename: 'Mutation', readonly confirmPassword:
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'SignInRefusedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string }
    | { readonly __typename: 'User' }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type ShowGiftCardMutationVariables = Exact<{
  input: ShowGiftCardInput;
}>;


export type ShowGiftCardMutation = { readonly __typename: 'Mutation', readonly showGiftCard:
    | { readonly __typename: 'GiftCardNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardShown', readonly number: string, readonly pin: string }
    | { readonly __typename: 'GiftCardUnavailable', readonly code: string, readonly message: string }
    | { readonly __typename: 'PasswordRequiredError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type CartPriceFragment = { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean };

export type AddressPartsFragment = { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string };

export const RefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<RefusalFragment, unknown>;
export const CustomerProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketingPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"types"}}]}}]}}]} as unknown as DocumentNode<CustomerProfileFragment, unknown>;
export const AddressPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]} as unknown as DocumentNode<AddressPartsFragment, unknown>;
export const CustomerAddressesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerAddresses"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultShippingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultBillingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]} as unknown as DocumentNode<CustomerAddressesFragment, unknown>;
export const CustomerSessionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerSessions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CustomerSessionsFragment, unknown>;
export const CustomerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Customer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerProfile"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerAddresses"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerSessions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketingPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"types"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerAddresses"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultShippingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultBillingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerSessions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CustomerFragment, unknown>;
export const CartPriceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<CartPriceFragment, unknown>;
export const OrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"placedOn"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"images"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<OrderRowFragment, unknown>;
export const GetCustomerDocument = {"__meta__":{"name":"GetCustomer","isQuery":true,"id":"sha256:80142804870ccbe360540c8b9ad6063c919bcb56cb0c8afcf5bd0d0d7d1a938a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetCustomer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Customer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketingPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"types"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerAddresses"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultShippingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultBillingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerSessions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Customer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerProfile"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerAddresses"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerSessions"}}]}}]} as unknown as DocumentNode<GetCustomerQuery, GetCustomerQueryVariables>;
export const PasswordStrengthDocument = {"__meta__":{"name":"PasswordStrength","isQuery":false,"id":"sha256:49320ee6dbb8765960f046caa5ac368c27908bd1bfc90ce968631dce7e4b2e02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasswordStrength"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"passwordStrength"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<PasswordStrengthMutation, PasswordStrengthMutationVariables>;
export const ReCaptchaRequiredDocument = {"__meta__":{"name":"ReCaptchaRequired","isQuery":false,"id":"sha256:993ee5acb3e2b017fa582a305efa5d67943b0bdb9df83402f52727d53ed4e246"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReCaptchaRequired"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reCaptchaRealm"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reCaptchaRequired"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reCaptchaRealm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reCaptchaRealm"}}}]}]}}]} as unknown as DocumentNode<ReCaptchaRequiredMutation, ReCaptchaRequiredMutationVariables>;
export const SignInDocument = {"__meta__":{"name":"SignIn","isQuery":false,"id":"sha256:b7236395b5adada06f283b41bb2b146ba23728d2feabd8284f8bf10366998d86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarketingSource"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reCaptchaToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"reCaptchaToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reCaptchaToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hybrisCustomerId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignUpDocument = {"__meta__":{"name":"SignUp","isQuery":false,"id":"sha256:e37f7f318d91fc1722d288fd7561859d2e5ff0d54f06f808cec69d7b53fd270a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hybrisCustomerId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const ForgotPasswordDocument = {"__meta__":{"name":"ForgotPassword","isQuery":false,"id":"sha256:ff097e8173ffc419b86f843c31ad080e933917b690e6ef32ef39dd4a71b36fea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgotPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForgotPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"name":"ResetPassword","isQuery":false,"id":"sha256:46422e984fbdc8782edaa6c2a8b0fb982c269299af7fa855a5373198fbb2a713"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const UpdateCustomerDataDocument = {"__meta__":{"name":"UpdateCustomerData","isQuery":false,"id":"sha256:82bf7d66d4700863d4419c1a83fb8cba607d6f609485e361ae1e003e9e399198"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomerData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateCustomerData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerProfile"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketingPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"types"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<UpdateCustomerDataMutation, UpdateCustomerDataMutationVariables>;
export const AddCustomerAddressDocument = {"__meta__":{"name":"AddCustomerAddress","isQuery":false,"id":"sha256:df2752f1d5b7d31c0431fd732ba3c12b93915a0e086032a531d799e81ac00632"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCustomerAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"addCustomerAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerAddresses"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerAddresses"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultShippingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultBillingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<AddCustomerAddressMutation, AddCustomerAddressMutationVariables>;
export const UpdateCustomerAddressDocument = {"__meta__":{"name":"UpdateCustomerAddress","isQuery":false,"id":"sha256:18fe83b43af0c2fdd9f620864ca1c1fbb65dc6dde369ae9b1633747c3a1be4f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomerAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateCustomerAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"addressId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerAddresses"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerAddresses"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultShippingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultBillingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables>;
export const RemoveCustomerAddressDocument = {"__meta__":{"name":"RemoveCustomerAddress","isQuery":false,"id":"sha256:828459f6d27620c95a0b2bcebde24c57edc195b4ad7180b193bc911b6b11cfc9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCustomerAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeCustomerAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"addressId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerAddresses"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerAddresses"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultShippingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultBillingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<RemoveCustomerAddressMutation, RemoveCustomerAddressMutationVariables>;
export const SetDefaultAddressDocument = {"__meta__":{"name":"SetDefaultAddress","isQuery":false,"id":"sha256:e796352d386cdc4dbe69038bd62d49ecc35f69f85d8e84d8d8f85d6a81832cdc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDefaultAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setDefaultAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"addressId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}}},{"kind":"Argument","name":{"kind":"Name","value":"addressType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerAddresses"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerAddresses"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultShippingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultBillingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<SetDefaultAddressMutation, SetDefaultAddressMutationVariables>;
export const EndSessionDocument = {"__meta__":{"name":"EndSession","isQuery":false,"id":"sha256:55a01b6dcc6b909a9e435d56409f8118ad04ae39a404e30bd4441c2d3a6073f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerSessions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerSessions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const AccountOrdersDocument = {"__meta__":{"name":"AccountOrders","isQuery":true,"id":"sha256:842f6fdb8856ce8ec296fadb7381db8cfe3c991c8222a334d37423737405aedc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"getOrders"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountOrdersInput"}}},"defaultValue":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accountOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"getOrders"},"value":{"kind":"Variable","name":{"kind":"Name","value":"getOrders"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"placedOn"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"images"}}]}}]} as unknown as DocumentNode<AccountOrdersQuery, AccountOrdersQueryVariables>;
export const AccountApplicationsDocument = {"__meta__":{"name":"AccountApplications","isQuery":true,"id":"sha256:e34e4524c517cdaeebdb32c1746968cca93f1f7ef8dcbecfe4ddde7995336147"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"financeApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"financeApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"initiateFinanceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}}]}}]}}]}}]} as unknown as DocumentNode<AccountApplicationsQuery, AccountApplicationsQueryVariables>;
export const AccountGiftCardsDocument = {"__meta__":{"name":"AccountGiftCards","isQuery":true,"id":"sha256:4216a771d405d131c8d7be05540ecea173f1f0f23c125e90eb190abf034d32ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountGiftCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accountGiftCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"formattedValue"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"emailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailRefused"}}]}}]}}]} as unknown as DocumentNode<AccountGiftCardsQuery, AccountGiftCardsQueryVariables>;
export const ConfirmPasswordDocument = {"__meta__":{"name":"ConfirmPassword","isQuery":false,"id":"sha256:75266a4d0fd0521a95ad97659a0ffad7f06f046109a5d17403202869442d3036"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"confirmPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>;
export const ShowGiftCardDocument = {"__meta__":{"name":"ShowGiftCard","isQuery":false,"id":"sha256:7f400d45acfe9e7de117a3ff73c2e180c90bfc1b95b2f66e7475b5fc3a2ee8a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowGiftCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShowGiftCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"showGiftCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftCardShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"pin"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ShowGiftCardMutation, ShowGiftCardMutationVariables>;