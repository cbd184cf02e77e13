import type { GraphQLResolveInfo } from 'graphql';
import type { AddressLookupItemMapper, UserMapper } from '../mappers.ts';
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

/** The e-mail cannot be used for an account here. Its owner is told by e-mail when somebody tries. */
export type AccountNotCreatedError = Failure & {
  readonly __typename?: 'AccountNotCreatedError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type AddCustomerAddressResult = AddressLimitError | User | ValidationError;

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

/** An address book holds 50 addresses. */
export type AddressLimitError = Failure & {
  readonly __typename?: 'AddressLimitError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type AddressLookupInput = {
  readonly country: Scalars['String']['input'];
  /** Of an earlier answer's item. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Part of an address or a postcode, at least three characters; not needed with id. */
  readonly term?: InputMaybe<Scalars['String']['input']>;
};

/** EN-03. The address's parts are there once it is complete. */
export type AddressLookupItem = {
  readonly __typename?: 'AddressLookupItem';
  readonly country: Maybe<Scalars['String']['output']>;
  readonly county: Maybe<Scalars['String']['output']>;
  /** Good for a while only; never stored. */
  readonly id: Scalars['ID']['output'];
  readonly isComplete: Scalars['Boolean']['output'];
  /** One line to choose by. */
  readonly label: Scalars['String']['output'];
  readonly locality: Maybe<Scalars['String']['output']>;
  readonly organisation: Maybe<Scalars['String']['output']>;
  readonly postcode: Maybe<Scalars['String']['output']>;
  readonly property: Maybe<Scalars['String']['output']>;
  readonly street: Maybe<Scalars['String']['output']>;
  readonly town: Maybe<Scalars['String']['output']>;
};

/** The customer has no such address. */
export type AddressNotFoundError = Failure & {
  readonly __typename?: 'AddressNotFoundError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** EU-16. */
export type AddressType =
  | 'billing'
  | 'shipping';

export type AnswerMarketingInput = {
  /** Of the link. */
  readonly token: Scalars['String']['input'];
  /** False withdraws. */
  readonly wanted: Scalars['Boolean']['input'];
};

export type Birthday = {
  readonly __typename?: 'Birthday';
  readonly day: Scalars['Int']['output'];
  readonly month: Scalars['Int']['output'];
};

export type ConfirmPasswordInput = {
  readonly password: Scalars['String']['input'];
  /** Answer to the bot check for action `login`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmPasswordResult = ReCaptchaError | SignInRefusedError | TooManyAttemptsError | User | ValidationError;

/** BH-07. */
export type ConsentCategory =
  | 'experience'
  | 'marketing'
  | 'necessary'
  | 'statistics';

export type ConsentInput = {
  /** What was accepted; necessary is always among them. */
  readonly categories: ReadonlyArray<ConsentCategory>;
  /** A random UUID of the visitor's cookie. */
  readonly consentId: Scalars['ID']['input'];
  /** Version of the text that was shown, from 1. */
  readonly textVersion: Scalars['Int']['input'];
};

export type CustomerAddressInput = {
  readonly city: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2; GB, IE or IM (VA-03). */
  readonly country: Scalars['String']['input'];
  /** Make it the default of these kinds at once. */
  readonly defaultFor: ReadonlyArray<AddressType>;
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly postalCode: Scalars['String']['input'];
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly salutation?: InputMaybe<Salutation>;
  readonly streetName: Scalars['String']['input'];
  readonly streetNumber?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerDataInput = {
  /** Needed with email. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
  readonly day?: InputMaybe<Scalars['Int']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly marketingPreferences?: InputMaybe<MarketingPreferencesInput>;
  /** Empty takes it away. */
  readonly mobileNumber?: InputMaybe<Scalars['String']['input']>;
  readonly month?: InputMaybe<Scalars['Int']['input']>;
  readonly title?: InputMaybe<Salutation>;
};

export type EndSessionResult = User | ValidationError;

export type FacebookContentInput = {
  /** The sku, as in the product feed. */
  readonly id: Scalars['String']['input'];
  /** Pence of one piece. */
  readonly itemPrice?: InputMaybe<Scalars['Int']['input']>;
  readonly quantity: Scalars['Int']['input'];
};

export type FacebookCustomerInput = {
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166, two letters. A phone number without a code has that of this country, or of the United Kingdom. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
};

export type FacebookEventInput = {
  /** Of the visitor's answer about cookies (recordConsent). Without it nothing is sent. */
  readonly consentId?: InputMaybe<Scalars['ID']['input']>;
  readonly contents?: InputMaybe<ReadonlyArray<FacebookContentInput>>;
  /** Whom it is about, normalised and hashed before it is stored; of a signed-in customer the account adds what is not given. */
  readonly customer?: InputMaybe<FacebookCustomerInput>;
  /** The same as in the browser's own event, so that the two count once. Letters, digits, `.`, `_` and `-`; of a purchase `purchase.` and the order's id. */
  readonly eventId: Scalars['String']['input'];
  readonly eventName: FacebookEventName;
  /** The page on which it happened; its query is not passed on. */
  readonly eventSourceUrl: Scalars['String']['input'];
  /** Seconds since the epoch, at most seven days ago; now unless it is given. */
  readonly eventTime?: InputMaybe<Scalars['Int']['input']>;
  /** The cookie _fbc. */
  readonly fbc?: InputMaybe<Scalars['String']['input']>;
  /** The cookie _fbp. */
  readonly fbp?: InputMaybe<Scalars['String']['input']>;
  readonly orderId?: InputMaybe<Scalars['String']['input']>;
  /** Pence, VAT included, without delivery. A purchase has it. */
  readonly value?: InputMaybe<Scalars['Int']['input']>;
};

/** The network's standard events. */
export type FacebookEventName =
  | 'AddPaymentInfo'
  | 'AddToCart'
  | 'AddToWishlist'
  | 'InitiateCheckout'
  | 'PageView'
  | 'Purchase'
  | 'ViewContent';

/** An expected refusal. `code` is the failure type name (the error catalogue), `message` may be shown to the shopper. */
export type Failure = {
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type ForgotPasswordInput = {
  readonly email: Scalars['String']['input'];
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
};

export type GuestPrivacyRequestInput = {
  readonly email: Scalars['String']['input'];
  readonly kind: PrivacyRequestKind;
  readonly orderNumber: Scalars['String']['input'];
};

export type MarketingPreferences = {
  readonly __typename?: 'MarketingPreferences';
  /** What the customer said yes to. */
  readonly types: ReadonlyArray<MarketingType>;
};

export type MarketingPreferencesInput = {
  readonly email: Scalars['Boolean']['input'];
  readonly mobile: Scalars['Boolean']['input'];
  readonly post: Scalars['Boolean']['input'];
  readonly source: MarketingSource;
  /** Version of the sentence that was shown on the page of source, from 1, as proof of what was agreed to. Ours. */
  readonly textVersion?: InputMaybe<Scalars['Int']['input']>;
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

export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly addCustomerAddress: AddCustomerAddressResult;
  /**
   * RO-06: whether the owner of a mailbox wants news, said by the link of an e-mail; answers whether news may be sent now. What was withdrawn
   * stays so. Throws MarketingLinkError or TooManyAttemptsError. Ours.
   */
  readonly answerMarketing: Scalars['Boolean']['output'];
  /** Ends an erasure that has not begun, by the link of an e-mail. Throws PrivacyLinkError or TooManyAttemptsError. Ours. */
  readonly cancelErasure: Scalars['Boolean']['output'];
  /**
   * The signed-in customer gives the password again, before something is shown that is worth money. Wrong ones are limited as at sign-in.
   * Throws SessionExpiredError for a guest. Ours.
   */
  readonly confirmPassword: ConfirmPasswordResult;
  /** Signs one of the customer's other browsers out. Ours. */
  readonly endSession: EndSessionResult;
  /**
   * E-mails a link that sets a new password, if there is such an account; true either way. Throws TooManyAttemptsError,
   * ReCaptchaError or ValidationError.
   */
  readonly forgotPassword: Scalars['Boolean']['output'];
  /** Whether a new password would be taken: 8–128 characters, hard to guess, without the e-mail's name (VA-09). */
  readonly passwordStrength: Scalars['Boolean']['output'];
  /** Whether a realm (LOGIN, REGISTER, FORGOT_PASSWORD, ENQUIRY) wants a token of the bot check. Throws ValidationError for another realm. */
  readonly reCaptchaRequired: Scalars['Boolean']['output'];
  /**
   * BH-07: keeps the proof of an answer to the cookie question. The caller is not stored with it. Throws ValidationError or
   * TooManyAttemptsError. Ours.
   */
  readonly recordConsent: Scalars['Boolean']['output'];
  /** Removing what is not there succeeds unchanged; a removed default leaves none. */
  readonly removeCustomerAddress: RemoveCustomerAddressResult;
  /**
   * The signed-in customer asks for a copy of the data, or to be erased, with the password. A second request while one runs is that one. It is
   * worked on some minutes later; privacyRequests says what came of it. Throws SessionExpiredError for a guest. Ours.
   */
  readonly requestPrivacy: PrivacyRequestResult;
  /**
   * The same for a guest, by an order's number and its e-mail. True whether they belong together or not: only the mailbox is told. Throws
   * ValidationError or TooManyAttemptsError. Ours.
   */
  readonly requestPrivacyAsGuest: Scalars['Boolean']['output'];
  /** Sets a new password, by the link's token or, signed in, by the current one; ends every other session (MU-03). */
  readonly resetPassword: ResetPasswordResult;
  /**
   * MU-18: tells the advertising network (Meta's Conversions API) what a visitor did, some seconds later. True when the event is stored for it;
   * false when the visitor does not agree to marketing, is a bot, or the shop has no such network. Throws ValidationError or
   * TooManyAttemptsError.
   */
  readonly sendFacebookEvent: Scalars['Boolean']['output'];
  readonly setDefaultAddress: SetDefaultAddressResult;
  /** Begins a session; the answer carries its cookie (MU-01). */
  readonly signIn: SignInResult;
  /** Ends this session; the answer carries the cookie of a new anonymous one. True for a guest, too. */
  readonly signOut: Scalars['Boolean']['output'];
  /** Makes an account on this site and signs in (VA-11). */
  readonly signUp: SignUpResult;
  readonly updateCustomerAddress: UpdateCustomerAddressResult;
  /** Changes the fields that are given (MU-04). A new e-mail needs the current password. */
  readonly updateCustomerData: UpdateCustomerDataResult;
  /** Whether this site has an account for the e-mail. Throws TooManyAttemptsError. */
  readonly userExists: Scalars['Boolean']['output'];
  /**
   * Whether a token of the bot check was given to a person for this realm, which uses it up; true while the realm is not checked. Throws
   * ValidationError for another realm, or TooManyAttemptsError.
   */
  readonly verifyReCaptcha: Scalars['Boolean']['output'];
};


export type MutationAddCustomerAddressArgs = {
  input: CustomerAddressInput;
};


export type MutationAnswerMarketingArgs = {
  input: AnswerMarketingInput;
};


export type MutationCancelErasureArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmPasswordArgs = {
  input: ConfirmPasswordInput;
};


export type MutationEndSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


export type MutationPasswordStrengthArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


export type MutationReCaptchaRequiredArgs = {
  reCaptchaRealm: Scalars['String']['input'];
};


export type MutationRecordConsentArgs = {
  input: ConsentInput;
};


export type MutationRemoveCustomerAddressArgs = {
  addressId: Scalars['ID']['input'];
};


export type MutationRequestPrivacyArgs = {
  input: PrivacyRequestInput;
};


export type MutationRequestPrivacyAsGuestArgs = {
  input: GuestPrivacyRequestInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationSendFacebookEventArgs = {
  input: FacebookEventInput;
};


export type MutationSetDefaultAddressArgs = {
  addressId: Scalars['ID']['input'];
  addressType: AddressType;
};


export type MutationSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  source: MarketingSource;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationUpdateCustomerAddressArgs = {
  addressId: Scalars['ID']['input'];
  input: CustomerAddressInput;
};


export type MutationUpdateCustomerDataArgs = {
  input: CustomerDataInput;
};


export type MutationUserExistsArgs = {
  email: Scalars['String']['input'];
};


export type MutationVerifyReCaptchaArgs = {
  reCaptchaRealm: Scalars['String']['input'];
  reCaptchaToken: Scalars['String']['input'];
};

/** All that is stored of a person, but secrets, limits against abuse and other people. */
export type PrivacyCopy = {
  readonly __typename?: 'PrivacyCopy';
  readonly json: Scalars['String']['output'];
  /** The same as an HTML page. */
  readonly page: Scalars['String']['output'];
};

/** What a customer asked for about the data. */
export type PrivacyRequest = {
  readonly __typename?: 'PrivacyRequest';
  /** ISO 8601, UTC. */
  readonly askedAt: Scalars['String']['output'];
  /** When something happens next; ISO 8601, UTC. */
  readonly dueAt: Maybe<Scalars['String']['output']>;
  readonly kind: PrivacyRequestKind;
  /** Why an erasure was refused, e.g. `order LP1`. */
  readonly openMatters: ReadonlyArray<Scalars['String']['output']>;
  readonly state: PrivacyRequestState;
};

export type PrivacyRequestInput = {
  readonly kind: PrivacyRequestKind;
  readonly password: Scalars['String']['input'];
  /** Answer to the bot check for action `login`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
};

export type PrivacyRequestKind =
  | 'copy'
  | 'erasure';

export type PrivacyRequestResult = ReCaptchaError | SignInRefusedError | TooManyAttemptsError | User | ValidationError;

/** An erasure is refused while something is open, or waits for 72 hours, in which it can be cancelled. */
export type PrivacyRequestState =
  | 'asked'
  | 'begun'
  | 'cancelled'
  | 'done'
  | 'refused'
  | 'waiting';

export type Query = {
  readonly __typename?: 'Query';
  /**
   * Addresses that match what was typed (QY-02). A choice that is not complete is asked for again with its id, until it is.
   * Throws ValidationError, TooManyAttemptsError, or AddressLookupUnavailable, whereupon the shopper types the address.
   */
  readonly addressLookup: ReadonlyArray<AddressLookupItem>;
  /** True for a signed-in customer, false for a guest (ST-01). */
  readonly isAuthorized: Scalars['Boolean']['output'];
  /**
   * The copy of a person's data that the link of an e-mail leads to: of the signed-in customer, or of a guest who says the order's number again.
   * Throws PrivacyLinkError or TooManyAttemptsError. Ours.
   */
  readonly privacyCopy: PrivacyCopy;
  /** The signed-in customer, whole, for the account pages; null for a guest. Ours. */
  readonly user: Maybe<User>;
  /** Who is asking, for tracking; null for a guest. */
  readonly userInfo: Maybe<UserInfo>;
  /** The kind of visitor who asks; there are these two (RO-05). */
  readonly userType: UserType;
};


export type QueryAddressLookupArgs = {
  input: AddressLookupInput;
};


export type QueryPrivacyCopyArgs = {
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};

/** The bot check is needed and its token is missing, used or outdated. */
export type ReCaptchaError = Failure & {
  readonly __typename?: 'ReCaptchaError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type RemoveCustomerAddressResult = User | ValidationError;

export type ResetPasswordInput = {
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
  readonly password: Scalars['String']['input'];
  /** Of the e-mail's link; good once, for an hour. Without it currentPassword is needed and somebody signed in. */
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

export type ResetPasswordResult = ResetTokenError | SignInRefusedError | TooManyAttemptsError | User | ValidationError;

/** The link of the e-mail is used, outdated or not ours. */
export type ResetTokenError = Failure & {
  readonly __typename?: 'ResetTokenError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
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

export type SetDefaultAddressResult = AddressNotFoundError | User | ValidationError;

/** E-mail and password do not belong together, or there is no such account: one wording for both. */
export type SignInRefusedError = Failure & {
  readonly __typename?: 'SignInRefusedError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type SignInResult = ReCaptchaError | SignInRefusedError | TooManyAttemptsError | User | ValidationError;

export type SignUpInput = {
  /** Of the birthday; day and month, both or neither. */
  readonly day?: InputMaybe<Scalars['Int']['input']>;
  readonly email: Scalars['String']['input'];
  /** The three opt-ins: present, and never pre-ticked. */
  readonly emailOptIn: Scalars['Boolean']['input'];
  /** Attaches a guest order of the same e-mail and site; any other is passed over in silence. */
  readonly existingOrderNumber?: InputMaybe<Scalars['String']['input']>;
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly mobileOptIn: Scalars['Boolean']['input'];
  readonly month?: InputMaybe<Scalars['Int']['input']>;
  /** Version of the sentence beside them that was shown, from 1, as proof of what was agreed to. Ours. */
  readonly optInTextVersion?: InputMaybe<Scalars['Int']['input']>;
  readonly password: Scalars['String']['input'];
  readonly postOptIn: Scalars['Boolean']['input'];
  readonly reCaptchaRealm: Scalars['String']['input'];
  /** Needed while reCaptchaRequired says so of REGISTER. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  readonly source: MarketingSource;
  readonly title: Salutation;
};

export type SignUpResult = AccountNotCreatedError | ReCaptchaError | TooManyAttemptsError | User | ValidationError;

/** One browser a customer is signed in with. */
export type SignedInSession = {
  readonly __typename?: 'SignedInSession';
  /** In words, e.g. Chrome on Android; empty when it said nothing. */
  readonly browser: Scalars['String']['output'];
  /** ISO 8601, UTC. */
  readonly expiresAt: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isCurrent: Scalars['Boolean']['output'];
  /** ISO 8601, UTC. */
  readonly startedAt: Scalars['String']['output'];
};

/** Asked too often. The answer carries Retry-After, too. */
export type TooManyAttemptsError = Failure & {
  readonly __typename?: 'TooManyAttemptsError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly retryAfterSeconds: Scalars['Int']['output'];
};

export type UpdateCustomerAddressResult = AddressNotFoundError | User | ValidationError;

export type UpdateCustomerDataResult = AccountNotCreatedError | SignInRefusedError | TooManyAttemptsError | User | ValidationError;

/** EN-01. The signed-in customer of one site; another's answers as one that does not exist. */
export type User = {
  readonly __typename?: 'User';
  /** All, in the order they were added. */
  readonly addresses: ReadonlyArray<Address>;
  /** Those fit to bill, the default first. */
  readonly billingAddresses: ReadonlyArray<Address>;
  readonly birthday: Maybe<Birthday>;
  readonly defaultBillingAddressId: Maybe<Scalars['ID']['output']>;
  readonly defaultShippingAddressId: Maybe<Scalars['ID']['output']>;
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly hybrisCustomerId: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly marketingPreferences: MarketingPreferences;
  readonly mobileNumber: Maybe<Scalars['String']['output']>;
  /** The latest of each kind. Ours. */
  readonly privacyRequests: ReadonlyArray<PrivacyRequest>;
  /** Where the customer is signed in, this one first. Ours. */
  readonly sessions: ReadonlyArray<SignedInSession>;
  /** Those fit to deliver to, the default first. */
  readonly shippingAddresses: ReadonlyArray<Address>;
  readonly title: Salutation;
};

/** EN-20. */
export type UserInfo = {
  readonly __typename?: 'UserInfo';
  readonly email: Scalars['String']['output'];
  /** H… of an imported account, bb_root… or lou_root… of a new one. */
  readonly hybrisCustomerId: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
};

/** EU-01. */
export type UserType =
  | 'Guest'
  | 'Registered';

/** Refused input; field names the input field by path. */
export type ValidationError = Failure & {
  readonly __typename?: 'ValidationError';
  readonly code: Scalars['String']['output'];
  readonly field: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
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
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddCustomerAddressResult:
    | ( AddressLimitError & { __typename: 'AddressLimitError' } )
    | ( UserMapper & { __typename: 'User' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  ConfirmPasswordResult:
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( SignInRefusedError & { __typename: 'SignInRefusedError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( UserMapper & { __typename: 'User' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  EndSessionResult:
    | ( UserMapper & { __typename: 'User' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  PrivacyRequestResult:
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( SignInRefusedError & { __typename: 'SignInRefusedError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( UserMapper & { __typename: 'User' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  RemoveCustomerAddressResult:
    | ( UserMapper & { __typename: 'User' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  ResetPasswordResult:
    | ( ResetTokenError & { __typename: 'ResetTokenError' } )
    | ( SignInRefusedError & { __typename: 'SignInRefusedError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( UserMapper & { __typename: 'User' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  SetDefaultAddressResult:
    | ( AddressNotFoundError & { __typename: 'AddressNotFoundError' } )
    | ( UserMapper & { __typename: 'User' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  SignInResult:
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( SignInRefusedError & { __typename: 'SignInRefusedError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( UserMapper & { __typename: 'User' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  SignUpResult:
    | ( AccountNotCreatedError & { __typename: 'AccountNotCreatedError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( UserMapper & { __typename: 'User' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  UpdateCustomerAddressResult:
    | ( AddressNotFoundError & { __typename: 'AddressNotFoundError' } )
    | ( UserMapper & { __typename: 'User' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  UpdateCustomerDataResult:
    | ( AccountNotCreatedError & { __typename: 'AccountNotCreatedError' } )
    | ( SignInRefusedError & { __typename: 'SignInRefusedError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( UserMapper & { __typename: 'User' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Failure:
    | ( AccountNotCreatedError & { __typename: 'AccountNotCreatedError' } )
    | ( AddressLimitError & { __typename: 'AddressLimitError' } )
    | ( AddressNotFoundError & { __typename: 'AddressNotFoundError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( ResetTokenError & { __typename: 'ResetTokenError' } )
    | ( SignInRefusedError & { __typename: 'SignInRefusedError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountNotCreatedError: ResolverTypeWrapper<AccountNotCreatedError>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AddCustomerAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddCustomerAddressResult']>;
  Address: ResolverTypeWrapper<Address>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AddressLimitError: ResolverTypeWrapper<AddressLimitError>;
  AddressLookupInput: AddressLookupInput;
  AddressLookupItem: ResolverTypeWrapper<AddressLookupItemMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AddressNotFoundError: ResolverTypeWrapper<AddressNotFoundError>;
  AddressType: AddressType;
  AnswerMarketingInput: AnswerMarketingInput;
  Birthday: ResolverTypeWrapper<Birthday>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ConfirmPasswordInput: ConfirmPasswordInput;
  ConfirmPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmPasswordResult']>;
  ConsentCategory: ConsentCategory;
  ConsentInput: ConsentInput;
  CustomerAddressInput: CustomerAddressInput;
  CustomerDataInput: CustomerDataInput;
  EndSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndSessionResult']>;
  FacebookContentInput: FacebookContentInput;
  FacebookCustomerInput: FacebookCustomerInput;
  FacebookEventInput: FacebookEventInput;
  FacebookEventName: FacebookEventName;
  Failure: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Failure']>;
  ForgotPasswordInput: ForgotPasswordInput;
  GuestPrivacyRequestInput: GuestPrivacyRequestInput;
  MarketingPreferences: ResolverTypeWrapper<MarketingPreferences>;
  MarketingPreferencesInput: MarketingPreferencesInput;
  MarketingSource: MarketingSource;
  MarketingType: MarketingType;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PrivacyCopy: ResolverTypeWrapper<PrivacyCopy>;
  PrivacyRequest: ResolverTypeWrapper<PrivacyRequest>;
  PrivacyRequestInput: PrivacyRequestInput;
  PrivacyRequestKind: PrivacyRequestKind;
  PrivacyRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PrivacyRequestResult']>;
  PrivacyRequestState: PrivacyRequestState;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReCaptchaError: ResolverTypeWrapper<ReCaptchaError>;
  RemoveCustomerAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCustomerAddressResult']>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordResult']>;
  ResetTokenError: ResolverTypeWrapper<ResetTokenError>;
  Salutation: Salutation;
  SetDefaultAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetDefaultAddressResult']>;
  SignInRefusedError: ResolverTypeWrapper<SignInRefusedError>;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignUpInput: SignUpInput;
  SignUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignUpResult']>;
  SignedInSession: ResolverTypeWrapper<SignedInSession>;
  TooManyAttemptsError: ResolverTypeWrapper<TooManyAttemptsError>;
  UpdateCustomerAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCustomerAddressResult']>;
  UpdateCustomerDataResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCustomerDataResult']>;
  User: ResolverTypeWrapper<UserMapper>;
  UserInfo: ResolverTypeWrapper<UserInfo>;
  UserType: UserType;
  ValidationError: ResolverTypeWrapper<ValidationError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountNotCreatedError: AccountNotCreatedError;
  String: Scalars['String']['output'];
  AddCustomerAddressResult: ResolversUnionTypes<ResolversParentTypes>['AddCustomerAddressResult'];
  Address: Address;
  ID: Scalars['ID']['output'];
  AddressLimitError: AddressLimitError;
  AddressLookupInput: AddressLookupInput;
  AddressLookupItem: AddressLookupItemMapper;
  Boolean: Scalars['Boolean']['output'];
  AddressNotFoundError: AddressNotFoundError;
  AnswerMarketingInput: AnswerMarketingInput;
  Birthday: Birthday;
  Int: Scalars['Int']['output'];
  ConfirmPasswordInput: ConfirmPasswordInput;
  ConfirmPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmPasswordResult'];
  ConsentInput: ConsentInput;
  CustomerAddressInput: CustomerAddressInput;
  CustomerDataInput: CustomerDataInput;
  EndSessionResult: ResolversUnionTypes<ResolversParentTypes>['EndSessionResult'];
  FacebookContentInput: FacebookContentInput;
  FacebookCustomerInput: FacebookCustomerInput;
  FacebookEventInput: FacebookEventInput;
  Failure: ResolversInterfaceTypes<ResolversParentTypes>['Failure'];
  ForgotPasswordInput: ForgotPasswordInput;
  GuestPrivacyRequestInput: GuestPrivacyRequestInput;
  MarketingPreferences: MarketingPreferences;
  MarketingPreferencesInput: MarketingPreferencesInput;
  Mutation: Record<PropertyKey, never>;
  PrivacyCopy: PrivacyCopy;
  PrivacyRequest: PrivacyRequest;
  PrivacyRequestInput: PrivacyRequestInput;
  PrivacyRequestResult: ResolversUnionTypes<ResolversParentTypes>['PrivacyRequestResult'];
  Query: Record<PropertyKey, never>;
  ReCaptchaError: ReCaptchaError;
  RemoveCustomerAddressResult: ResolversUnionTypes<ResolversParentTypes>['RemoveCustomerAddressResult'];
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordResult'];
  ResetTokenError: ResetTokenError;
  SetDefaultAddressResult: ResolversUnionTypes<ResolversParentTypes>['SetDefaultAddressResult'];
  SignInRefusedError: SignInRefusedError;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignUpInput: SignUpInput;
  SignUpResult: ResolversUnionTypes<ResolversParentTypes>['SignUpResult'];
  SignedInSession: SignedInSession;
  TooManyAttemptsError: TooManyAttemptsError;
  UpdateCustomerAddressResult: ResolversUnionTypes<ResolversParentTypes>['UpdateCustomerAddressResult'];
  UpdateCustomerDataResult: ResolversUnionTypes<ResolversParentTypes>['UpdateCustomerDataResult'];
  User: UserMapper;
  UserInfo: UserInfo;
  ValidationError: ValidationError;
};

export type AccountNotCreatedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountNotCreatedError'] = ResolversParentTypes['AccountNotCreatedError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddCustomerAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCustomerAddressResult'] = ResolversParentTypes['AddCustomerAddressResult']> = {
  __resolveType: TypeResolveFn<'AddressLimitError' | 'User' | 'ValidationError', ParentType, ContextType>;
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

export type AddressLimitErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressLimitError'] = ResolversParentTypes['AddressLimitError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressLookupItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressLookupItem'] = ResolversParentTypes['AddressLookupItem']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  county?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organisation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  town?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressNotFoundErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressNotFoundError'] = ResolversParentTypes['AddressNotFoundError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BirthdayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Birthday'] = ResolversParentTypes['Birthday']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPasswordResult'] = ResolversParentTypes['ConfirmPasswordResult']> = {
  __resolveType: TypeResolveFn<'ReCaptchaError' | 'SignInRefusedError' | 'TooManyAttemptsError' | 'User' | 'ValidationError', ParentType, ContextType>;
};

export type EndSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionResult'] = ResolversParentTypes['EndSessionResult']> = {
  __resolveType: TypeResolveFn<'User' | 'ValidationError', ParentType, ContextType>;
};

export type FailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  __resolveType: TypeResolveFn<'AccountNotCreatedError' | 'AddressLimitError' | 'AddressNotFoundError' | 'ReCaptchaError' | 'ResetTokenError' | 'SignInRefusedError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type MarketingPreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingPreferences'] = ResolversParentTypes['MarketingPreferences']> = {
  types?: Resolver<ReadonlyArray<ResolversTypes['MarketingType']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCustomerAddress: Resolver<ResolversTypes['AddCustomerAddressResult'], ParentType, ContextType, RequireFields<MutationAddCustomerAddressArgs, 'input'>>;
  answerMarketing: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAnswerMarketingArgs, 'input'>>;
  cancelErasure: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCancelErasureArgs, 'token'>>;
  confirmPassword: Resolver<ResolversTypes['ConfirmPasswordResult'], ParentType, ContextType, RequireFields<MutationConfirmPasswordArgs, 'input'>>;
  endSession: Resolver<ResolversTypes['EndSessionResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'sessionId'>>;
  forgotPassword: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'input'>>;
  passwordStrength: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationPasswordStrengthArgs, 'password'>>;
  reCaptchaRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReCaptchaRequiredArgs, 'reCaptchaRealm'>>;
  recordConsent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordConsentArgs, 'input'>>;
  removeCustomerAddress: Resolver<ResolversTypes['RemoveCustomerAddressResult'], ParentType, ContextType, RequireFields<MutationRemoveCustomerAddressArgs, 'addressId'>>;
  requestPrivacy: Resolver<ResolversTypes['PrivacyRequestResult'], ParentType, ContextType, RequireFields<MutationRequestPrivacyArgs, 'input'>>;
  requestPrivacyAsGuest: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestPrivacyAsGuestArgs, 'input'>>;
  resetPassword: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  sendFacebookEvent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendFacebookEventArgs, 'input'>>;
  setDefaultAddress: Resolver<ResolversTypes['SetDefaultAddressResult'], ParentType, ContextType, RequireFields<MutationSetDefaultAddressArgs, 'addressId' | 'addressType'>>;
  signIn: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'email' | 'password' | 'source'>>;
  signOut: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signUp: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  updateCustomerAddress: Resolver<ResolversTypes['UpdateCustomerAddressResult'], ParentType, ContextType, RequireFields<MutationUpdateCustomerAddressArgs, 'addressId' | 'input'>>;
  updateCustomerData: Resolver<ResolversTypes['UpdateCustomerDataResult'], ParentType, ContextType, RequireFields<MutationUpdateCustomerDataArgs, 'input'>>;
  userExists: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUserExistsArgs, 'email'>>;
  verifyReCaptcha: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyReCaptchaArgs, 'reCaptchaRealm' | 'reCaptchaToken'>>;
};

export type PrivacyCopyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrivacyCopy'] = ResolversParentTypes['PrivacyCopy']> = {
  json?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrivacyRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrivacyRequest'] = ResolversParentTypes['PrivacyRequest']> = {
  askedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PrivacyRequestKind'], ParentType, ContextType>;
  openMatters?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PrivacyRequestState'], ParentType, ContextType>;
};

export type PrivacyRequestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrivacyRequestResult'] = ResolversParentTypes['PrivacyRequestResult']> = {
  __resolveType: TypeResolveFn<'ReCaptchaError' | 'SignInRefusedError' | 'TooManyAttemptsError' | 'User' | 'ValidationError', ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  addressLookup: Resolver<ReadonlyArray<ResolversTypes['AddressLookupItem']>, ParentType, ContextType, RequireFields<QueryAddressLookupArgs, 'input'>>;
  isAuthorized: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  privacyCopy: Resolver<ResolversTypes['PrivacyCopy'], ParentType, ContextType, RequireFields<QueryPrivacyCopyArgs, 'token'>>;
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userInfo: Resolver<Maybe<ResolversTypes['UserInfo']>, ParentType, ContextType>;
  userType: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
};

export type ReCaptchaErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReCaptchaError'] = ResolversParentTypes['ReCaptchaError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveCustomerAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCustomerAddressResult'] = ResolversParentTypes['RemoveCustomerAddressResult']> = {
  __resolveType: TypeResolveFn<'User' | 'ValidationError', ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  __resolveType: TypeResolveFn<'ResetTokenError' | 'SignInRefusedError' | 'TooManyAttemptsError' | 'User' | 'ValidationError', ParentType, ContextType>;
};

export type ResetTokenErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetTokenError'] = ResolversParentTypes['ResetTokenError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetDefaultAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultAddressResult'] = ResolversParentTypes['SetDefaultAddressResult']> = {
  __resolveType: TypeResolveFn<'AddressNotFoundError' | 'User' | 'ValidationError', ParentType, ContextType>;
};

export type SignInRefusedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInRefusedError'] = ResolversParentTypes['SignInRefusedError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'ReCaptchaError' | 'SignInRefusedError' | 'TooManyAttemptsError' | 'User' | 'ValidationError', ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  __resolveType: TypeResolveFn<'AccountNotCreatedError' | 'ReCaptchaError' | 'TooManyAttemptsError' | 'User' | 'ValidationError', ParentType, ContextType>;
};

export type SignedInSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedInSession'] = ResolversParentTypes['SignedInSession']> = {
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TooManyAttemptsErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyAttemptsError'] = ResolversParentTypes['TooManyAttemptsError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCustomerAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCustomerAddressResult'] = ResolversParentTypes['UpdateCustomerAddressResult']> = {
  __resolveType: TypeResolveFn<'AddressNotFoundError' | 'User' | 'ValidationError', ParentType, ContextType>;
};

export type UpdateCustomerDataResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCustomerDataResult'] = ResolversParentTypes['UpdateCustomerDataResult']> = {
  __resolveType: TypeResolveFn<'AccountNotCreatedError' | 'SignInRefusedError' | 'TooManyAttemptsError' | 'User' | 'ValidationError', ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']>, FederationReferenceType, ContextType>;
  addresses?: Resolver<ReadonlyArray<ResolversTypes['Address']>, ParentType, ContextType>;
  billingAddresses?: Resolver<ReadonlyArray<ResolversTypes['Address']>, ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['Birthday']>, ParentType, ContextType>;
  defaultBillingAddressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  defaultShippingAddressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hybrisCustomerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketingPreferences?: Resolver<ResolversTypes['MarketingPreferences'], ParentType, ContextType>;
  mobileNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privacyRequests?: Resolver<ReadonlyArray<ResolversTypes['PrivacyRequest']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['SignedInSession']>, ParentType, ContextType>;
  shippingAddresses?: Resolver<ReadonlyArray<ResolversTypes['Address']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['Salutation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserInfo'] = ResolversParentTypes['UserInfo']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hybrisCustomerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ValidationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationError'] = ResolversParentTypes['ValidationError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountNotCreatedError?: AccountNotCreatedErrorResolvers<ContextType>;
  AddCustomerAddressResult?: AddCustomerAddressResultResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressLimitError?: AddressLimitErrorResolvers<ContextType>;
  AddressLookupItem?: AddressLookupItemResolvers<ContextType>;
  AddressNotFoundError?: AddressNotFoundErrorResolvers<ContextType>;
  Birthday?: BirthdayResolvers<ContextType>;
  ConfirmPasswordResult?: ConfirmPasswordResultResolvers<ContextType>;
  EndSessionResult?: EndSessionResultResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  MarketingPreferences?: MarketingPreferencesResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PrivacyCopy?: PrivacyCopyResolvers<ContextType>;
  PrivacyRequest?: PrivacyRequestResolvers<ContextType>;
  PrivacyRequestResult?: PrivacyRequestResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReCaptchaError?: ReCaptchaErrorResolvers<ContextType>;
  RemoveCustomerAddressResult?: RemoveCustomerAddressResultResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  ResetTokenError?: ResetTokenErrorResolvers<ContextType>;
  SetDefaultAddressResult?: SetDefaultAddressResultResolvers<ContextType>;
  SignInRefusedError?: SignInRefusedErrorResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  SignedInSession?: SignedInSessionResolvers<ContextType>;
  TooManyAttemptsError?: TooManyAttemptsErrorResolvers<ContextType>;
  UpdateCustomerAddressResult?: UpdateCustomerAddressResultResolvers<ContextType>;
  UpdateCustomerDataResult?: UpdateCustomerDataResultResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserInfo?: UserInfoResolvers<ContextType>;
  ValidationError?: ValidationErrorResolvers<ContextType>;
};

