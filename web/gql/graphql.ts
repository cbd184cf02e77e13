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

export type AcceptWalletApprovalInput = {
  /** Of WalletApproval. */
  readonly approvalId: string;
  readonly paymentMethod: PaymentMethodType;
};

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

export type AddGiftCardInput = {
  /** Spaces are ignored. */
  readonly cardNumber: string;
  readonly pin: string;
  /** Answer to the bot check for action `gift_card`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
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

export type AnswerMarketingInput = {
  /** Of the link. */
  readonly token: string;
  /** False withdraws. */
  readonly wanted: boolean;
};

export type ApplePayValidateInput = {
  /** As the browser gave it to the page; another host than Apple's is ValidationError. */
  readonly validationUrl: string;
};

/** Exactly one: the token of a link, or the number of one's own appointment. */
export type AppointmentInput = {
  readonly appointmentNumber?: string | null | undefined;
  readonly token?: string | null | undefined;
};

/** RT-14: both are booked alike, on pages of their own. */
export type AppointmentKind =
  | 'APPOINTMENT'
  | 'CONSULTATION';

export type AppointmentReason =
  | 'CUSTOMER'
  | 'STORE';

export type AppointmentStatus =
  | 'ATTENDED'
  | 'BOOKED'
  | 'CANCELLED'
  | 'NO_SHOW';

export type AppointmentTimesInput = {
  /** Of those that have a time, 1–31. */
  readonly days?: number;
  /** The first day that is shown, YYYY-MM-DD; today by default. */
  readonly from?: string | null | undefined;
  /** The appointment for which another time is looked for: its own time counts as free. */
  readonly moving?: AppointmentInput | null | undefined;
  readonly serviceKey: string;
  readonly storeKey: string;
};

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

export type BookAppointmentInput = {
  readonly contact: ReservationContactInput;
  /** What the visitor wants to be known, at most 500 characters. */
  readonly note?: string | null | undefined;
  readonly reCaptchaToken?: string | null | undefined;
  readonly serviceKey: string;
  /** As appointmentTimes answered it. */
  readonly startsAt: string;
  readonly storeKey: string;
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

export type CapturePayPalPaymentInput = {
  /** From OrderPending; another shopper's id is PaymentExpired. */
  readonly placementId: string;
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

export type CheckGiftCardBalanceInput = {
  /** Spaces are ignored. */
  readonly cardNumber: string;
  readonly pin: string;
  /** Answer to the bot check for action `gift_card`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
};

/** Exactly one of place and position. */
export type ClickAndCollectInput = {
  /** 1–20. */
  readonly limit?: number;
  readonly place?: string | null | undefined;
  readonly position?: GeoPointInput | null | undefined;
  /** Of Cart: working days in which a piece of the bag is made, sized or engraved before it is sent to the store. */
  readonly preparationDays?: number;
  /** DTS for stores, RLC for post offices. */
  readonly types?: ReadonlyArray<CollectionType>;
};

/** EU-02: the location types. */
export type CollectionType =
  | 'DTS'
  | 'RLC';

export type ConfirmPasswordInput = {
  readonly password: string;
  /** Answer to the bot check for action `login`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
};

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
  readonly consentId: string;
  /** Version of the text that was shown, from 1. */
  readonly textVersion: number;
};

/** Sums of minutes, without visitors. */
export type CountBatchInput = {
  /** UUID, made for this batch. */
  readonly id: string;
  readonly sums: ReadonlyArray<CountSumInput>;
};

export type CountSumInput = {
  /** The kind of page, or the words of a search in vain; empty for none. */
  readonly dim: string;
  /** Its beginning, ISO 8601. */
  readonly minute: string;
  /** How often. */
  readonly n: number;
  /** views, searches or searches-in-vain. */
  readonly name: string;
};

export type CreateFreeOfChargeOrderInput = {
  /** Minor units of the total the shopper saw, which must be 0. */
  readonly expectedTotal: number;
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: string | null | undefined;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: string | null | undefined;
};

export type CreateGivexOrderInput = {
  /** Minor units of the total the shopper saw, before gift cards; another total is PriceChangedError. */
  readonly expectedTotal: number;
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: string | null | undefined;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: string | null | undefined;
};

export type CreateKlarnaSessionInput = {
  /** The shopper saw that the bill goes to the delivery address. It does, whatever billing address the bag has by now. */
  readonly billedAsDelivered?: boolean;
  /** Minor units left after gift cards, as the shopper saw it; another amount is PriceChangedError. */
  readonly expectedRest?: number | null | undefined;
  /** Minor units of the total the shopper saw, before gift cards; another total is PriceChangedError. */
  readonly expectedTotal: number;
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: string | null | undefined;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: string | null | undefined;
};

export type CreatePayPalOrderInput = {
  /** Of WalletApproval: the shopper has agreed before. Where that was to another total, or not, they agree once more. */
  readonly approvalId?: string | null | undefined;
  /** The shopper saw that the bill goes to the delivery address. It does, whatever billing address the bag has by now. */
  readonly billedAsDelivered?: boolean;
  /** Minor units left after gift cards, as the shopper saw it; another amount is PriceChangedError. */
  readonly expectedRest?: number | null | undefined;
  /** Minor units of the total the shopper saw, before gift cards; another total is PriceChangedError. */
  readonly expectedTotal: number;
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: string | null | undefined;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: string | null | undefined;
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

export type DealerDayPart =
  | 'afternoon'
  | 'evening'
  | 'morning';

/** What a visitor asks the dealer's advisors. */
export type DealerMessageInput = {
  /** True for the certified pre-owned section. */
  readonly certifiedPreOwned?: boolean;
  readonly email: string;
  readonly firstName: string;
  readonly kind: DealerMessageKind;
  readonly lastName: string;
  /** Needed for a message; at most 2,000 characters. */
  readonly message?: string | null | undefined;
  /** Needed for an appointment. */
  readonly phone?: string | null | undefined;
  /** YYYY-MM-DD; needed for an appointment. */
  readonly preferredDay?: string | null | undefined;
  readonly preferredTime?: DealerDayPart | null | undefined;
  /** Public code of the piece that it is about. */
  readonly productCode?: string | null | undefined;
  /** Needed while reCaptchaRequired says so of ENQUIRY. */
  readonly reCaptchaToken?: string | null | undefined;
  /** Code of the showroom's page (EN-16: channelUrlCode), of a store of the site. */
  readonly showroom: string;
  readonly title: Salutation;
};

export type DealerMessageKind =
  | 'appointment'
  | 'message';

export type Degradation =
  /** Products may be missing, and counts be too low. */
  | 'partial'
  /** All products of the category in the shop's own order: without facets, and whatever filters and sort were asked for. */
  | 'unfiltered';

/** EU-18; only MatchesCart counts as applied. */
export type DiscountCodeState =
  | 'ApplicationStoppedByPreviousDiscount'
  | 'DoesNotMatchCart'
  | 'MatchesCart'
  | 'MaxApplicationReached'
  | 'NotActive'
  | 'NotValid';

export type FacebookContentInput = {
  /** The sku, as in the product feed. */
  readonly id: string;
  /** Pence of one piece. */
  readonly itemPrice?: number | null | undefined;
  readonly quantity: number;
};

export type FacebookCustomerInput = {
  readonly city?: string | null | undefined;
  /** ISO 3166, two letters. A phone number without a code has that of this country, or of the United Kingdom. */
  readonly country?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
};

export type FacebookEventInput = {
  /** Of the visitor's answer about cookies (recordConsent). Without it nothing is sent. */
  readonly consentId?: string | null | undefined;
  readonly contents?: ReadonlyArray<FacebookContentInput> | null | undefined;
  /** Whom it is about, normalised and hashed before it is stored; of a signed-in customer the account adds what is not given. */
  readonly customer?: FacebookCustomerInput | null | undefined;
  /** The same as in the browser's own event, so that the two count once. Letters, digits, `.`, `_` and `-`; of a purchase `purchase.` and the order's id. */
  readonly eventId: string;
  readonly eventName: FacebookEventName;
  /** The page on which it happened; its query is not passed on. */
  readonly eventSourceUrl: string;
  /** Seconds since the epoch, at most seven days ago; now unless it is given. */
  readonly eventTime?: number | null | undefined;
  /** The cookie _fbc. */
  readonly fbc?: string | null | undefined;
  /** The cookie _fbp. */
  readonly fbp?: string | null | undefined;
  readonly orderId?: string | null | undefined;
  /** Pence, VAT included, without delivery. A purchase has it. */
  readonly value?: number | null | undefined;
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

export type FacetFilter = {
  readonly facet: string;
  /** Codes of the facet's values; a range of pence such as 10000-25000 for price. */
  readonly values: ReadonlyArray<string>;
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
  readonly financeApplicationId: string;
};

/** EU-21: interest-free credit, and interest-bearing. */
export type FinanceProductType =
  | 'IBC'
  | 'IFC';

export type ForgotPasswordInput = {
  readonly email: string;
  readonly reCaptchaToken?: string | null | undefined;
};

/** Decimal degrees, WGS 84. */
export type GeoPointInput = {
  readonly latitude: number;
  readonly longitude: number;
};

export type GuestPrivacyRequestInput = {
  readonly email: string;
  readonly kind: PrivacyRequestKind;
  readonly orderNumber: string;
};

export type HoldAppointmentInput = {
  readonly serviceKey: string;
  /** As appointmentTimes answered it. */
  readonly startsAt: string;
  readonly storeKey: string;
};

export type InitiateCardPaymentInput = {
  /** The shopper was shown storedCardConsent of the capture context. Without it the card is not stored, and the hold may end before the goods leave. */
  readonly agreesToStoredCard?: boolean;
  /** The shopper saw that the bill goes to the delivery address. It does, whatever billing address the bag has by now. */
  readonly billedAsDelivered?: boolean;
  /** Browser data for the bank; without it the bank may require a challenge, or decline. */
  readonly browser?: BrowserInput | null | undefined;
  /** Minor units left for the card after gift cards, as the shopper saw it; another amount is PriceChangedError. */
  readonly expectedCardAmount?: number | null | undefined;
  /** Minor units of the total the shopper saw; another total is PriceChangedError. */
  readonly expectedTotal: number;
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: string | null | undefined;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: string | null | undefined;
  /** From the provider's fields; the card number is never sent to the shop. */
  readonly transientToken: string;
};

export type MarketingPreferenceInput = {
  readonly email: boolean;
  readonly mobile: boolean;
  readonly post: boolean;
  /** Version of the sentence that the guest read, from 1; the first unless it is said. */
  readonly textVersion?: number | null | undefined;
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

/** The time, and exactly one of number and token. */
export type MoveAppointmentInput = {
  readonly appointmentNumber?: string | null | undefined;
  /** As appointmentTimes answered it. */
  readonly startsAt: string;
  readonly token?: string | null | undefined;
};

export type OpenWalletApprovalInput = {
  /** One that can be agreed to before the addresses are known: PayPal. */
  readonly paymentMethod: PaymentMethodType;
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

export type PayAgainChallengeInput = {
  /** From OrderPending. */
  readonly placementId: string;
  /** From the link; it may have expired since. */
  readonly token: string;
};

export type PayAgainInput = {
  /** Data of the shopper's browser for the bank. */
  readonly browser?: BrowserInput | null | undefined;
  /** Minor units that the shopper saw; another amount is PriceChangedError. */
  readonly expectedAmount: number;
  /** Optional; a repeat with the same key gets the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
  /** From the link. */
  readonly token: string;
  /** From the provider's fields, opened with openPayAgain. */
  readonly transientToken: string;
};

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

export type PlaceApplePayExpressOrderInput = {
  readonly contact: WalletContactInput;
  /** Minor units left after gift cards, as the sheet has shown them; another amount is PriceChangedError. */
  readonly expectedRest?: number | null | undefined;
  /** Minor units of the total that the sheet has shown, before gift cards; another total is PriceChangedError. */
  readonly expectedTotal: number;
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: string | null | undefined;
  /** The sheet's payment.token.paymentData, as JSON. It is passed on, and neither stored nor logged. */
  readonly paymentData: string;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
};

export type PlaceApplePayOrderInput = {
  /** The shopper saw that the bill goes to the delivery address. It does, whatever billing address the bag has by now. */
  readonly billedAsDelivered?: boolean;
  /** Minor units left after gift cards, as the shopper saw it; another amount is PriceChangedError. */
  readonly expectedRest?: number | null | undefined;
  /** Minor units of the total the shopper saw, before gift cards; another total is PriceChangedError. */
  readonly expectedTotal: number;
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: string | null | undefined;
  /** The sheet's payment.token.paymentData, as JSON. It is passed on, and neither stored nor logged. */
  readonly paymentData: string;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: string | null | undefined;
};

export type PlaceKlarnaOrderInput = {
  /** From OrderPending; another shopper's id is PaymentExpired. */
  readonly placementId: string;
};

export type PlaceReservationInput = {
  readonly contact: ReservationContactInput;
  readonly intendedSku?: string | null | undefined;
  readonly reCaptchaToken?: string | null | undefined;
  readonly sku: string;
  readonly storeKey: string;
};

/** Store and piece as a lookup answered them. */
export type PrepareReservationInput = {
  /** The size that is wanted, where the store has another one only; otherwise the sku. */
  readonly intendedSku?: string | null | undefined;
  /** The piece that the store has. */
  readonly sku: string;
  /** Key of the store. */
  readonly storeKey: string;
};

export type PricePromiseExclusion =
  | 'EXCLUDED'
  | 'GIFT_CARD'
  | 'MADE_TO_ORDER'
  | 'NOT_SOLD_ONLINE'
  | 'PRICE_UPON_ENQUIRY';

/** Exactly one: the token of a link, or the number of one's own request. */
export type PricePromiseInput = {
  readonly pricePromiseNumber?: string | null | undefined;
  readonly token?: string | null | undefined;
};

/** EU-09. */
export type PricePromiseStatus =
  | 'APPROVED'
  | 'ERROR'
  | 'PENDING_DECISION'
  | 'REJECTED';

/** EU-03. */
export type PriceType =
  | 'dateRange'
  | 'default';

export type PrivacyRequestInput = {
  readonly kind: PrivacyRequestKind;
  readonly password: string;
  /** Answer to the bot check for action `login`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
};

export type PrivacyRequestKind =
  | 'copy'
  | 'erasure';

/** An erasure is refused while something is open, or waits for 72 hours, in which it can be cancelled. */
export type PrivacyRequestState =
  | 'asked'
  | 'begun'
  | 'cancelled'
  | 'done'
  | 'refused'
  | 'waiting';

export type ProductKeysInput = {
  readonly productKeys: ReadonlyArray<string>;
};

/** EU-15: how a page offers a version of a piece: by its picture, by a small picture, or in a list. */
export type ProductRelationType =
  | 'dropdown'
  | 'image'
  | 'thumbnail';

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

export type RecommendationInput = {
  /** Of each list at most, 1–24. */
  readonly limit?: number;
  /** One code on a product page, those of all lines in a bag. At most 60. */
  readonly productKeys: ReadonlyArray<string>;
  /** All when left out. */
  readonly strategies?: ReadonlyArray<RecommendationStrategy> | null | undefined;
};

export type RecommendationStrategy =
  /** Ordered together. */
  | 'alsoBought'
  /** Looked at in the same visits. */
  | 'alsoViewed'
  /** Of the same range and another kind: earrings for a pendant. */
  | 'completeTheSet'
  /** Named by merchandisers, else alike. */
  | 'related';

export type RequestPricePromiseInput = {
  readonly email: string;
  readonly name: string;
  readonly note?: string | null | undefined;
  /** Address of its page; a person opens it, nothing of ours does. */
  readonly page?: string | null | undefined;
  readonly reCaptchaToken?: string | null | undefined;
  /** The other shop. */
  readonly shop: string;
  readonly sku: string;
  /** Pence, for one piece with VAT and delivery. */
  readonly theirPrice: number;
};

export type ReservationContactInput = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** EU-06. */
  readonly salutation?: string | null | undefined;
};

/** Exactly one: the token of a link, or the number of one's own reservation. */
export type ReservationInput = {
  readonly reservationNumber?: string | null | undefined;
  readonly token?: string | null | undefined;
};

export type ReservationReason =
  | 'CUSTOMER'
  | 'DAMAGED'
  | 'NOT_COLLECTED'
  | 'NOT_FOUND'
  | 'NOT_WANTED'
  | 'NO_ANSWER'
  | 'PRICE_ERROR'
  | 'SOLD'
  | 'STORE'
  | 'UNVERIFIED';

/** EU-10. */
export type ReservationStatus =
  | 'ACCEPTED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'NEW';

/** Exactly one of place and position. */
export type ReserveAndCollectInput = {
  /** 1–20. */
  readonly limit?: number;
  readonly place?: string | null | undefined;
  readonly position?: GeoPointInput | null | undefined;
  readonly sku: string;
};

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
  /** May be absent only for a bag of gift cards alone, which is e-mailed. */
  readonly address?: AddressInput | null | undefined;
  /** Where the confirmation goes; required of a guest. */
  readonly email?: string | null | undefined;
  /**
   * Whether the card's owner lives there too: the address is then saved as the billing address as well, as by saveBillingDetails with
   * SAME_AS_DELIVERY. Absent keeps the billing address.
   */
  readonly isBillingAddress?: boolean | null | undefined;
  readonly marketingPreference?: MarketingPreferenceInput | null | undefined;
  /** YYYY-MM-DD, one of the method's deliverOnDates; needed for a nominated-day method. */
  readonly nominatedDay?: string | null | undefined;
  /** Whether pieces that are ready earlier are sent in a parcel of their own; absent keeps the choice. */
  readonly sentApart?: boolean | null | undefined;
  /** One of cart.shippingMethods; the first courier method when absent. */
  readonly shippingMethodId?: string | null | undefined;
};

export type ShippingInput = {
  /** ISO 3166-1 alpha-2; GB, IE or IM (VA-03). */
  readonly country: string;
  /**
   * Whether the outward half of the postcode is enough: wallets tell no more before the payment. The bag is then sent by a courier, by
   * standard delivery without shippingMethodId.
   */
  readonly isOutward?: boolean | null | undefined;
  /** YYYY-MM-DD. */
  readonly nominatedDay?: string | null | undefined;
  readonly postalCode: string;
  /** The chosen one when absent. */
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

export type SubmitFinanceApplicationInput = {
  /** The shopper was shown storedCardConsent of the capture context. */
  readonly agreesToStoredCard?: boolean;
  /** The shopper saw that the bill goes to the delivery address. It does, whatever billing address the bag has by now. */
  readonly billedAsDelivered?: boolean;
  /** Browser data for the bank, for a deposit. */
  readonly browser?: BrowserInput | null | undefined;
  /** Minor units of the total the shopper saw, which is the cash price; another total is PriceChangedError. */
  readonly expectedTotal: number;
  /** Minor units of the deposit the shopper saw, 0 for none; another one than the bag remembers is refused. */
  readonly financeDeposit: number;
  /** Key of the finance product the shopper saw; it must be the one that the bag remembers. */
  readonly financeProduct: string;
  /** Optional; defaults to cart id and version. */
  readonly idempotencyKey?: string | null | undefined;
  /** Answer to the bot check for action `checkout`; needed after ReCaptchaError. */
  readonly reCaptchaToken?: string | null | undefined;
  /** Id of the delivery address the shopper saw; with another one it is PaymentAddressError of shippingAddress. */
  readonly shippingAddressId?: string | null | undefined;
  /** From the provider's fields, for a deposit. */
  readonly transientToken?: string | null | undefined;
};

export type ValidateCardPaymentInput = {
  /** From OrderPending; another shopper's id is PaymentExpired. */
  readonly placementId: string;
};

export type ViewedTogetherInput = {
  /** Code of the product that was looked at before it. */
  readonly earlierKey: string;
  /** Code of the product that is looked at. */
  readonly productKey: string;
};

/** Who gets an order and who pays for it, as a wallet tells it once the shopper has agreed to the payment. */
export type WalletContactInput = {
  readonly billingAddress: AddressInput;
  /** A guest's; a customer's own is used. */
  readonly email?: string | null | undefined;
  readonly shippingAddress: AddressInput;
  /** A courier without a nominated day. */
  readonly shippingMethodId: string;
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

export type BookableServicesQueryVariables = Exact<{
  kind: AppointmentKind;
}>;


export type BookableServicesQuery = { readonly __typename: 'Query', readonly bookableServices: ReadonlyArray<{ readonly __typename: 'BookableService', readonly key: string, readonly name: string, readonly description: string, readonly minutes: number, readonly stores: ReadonlyArray<{ readonly __typename: 'BookableStore', readonly key: string, readonly name: string }> }> };

export type TimePartsFragment = { readonly __typename: 'AppointmentTime', readonly startsAt: string, readonly time: string, readonly words: string };

export type AppointmentTimesQueryVariables = Exact<{
  input: AppointmentTimesInput;
}>;


export type AppointmentTimesQuery = { readonly __typename: 'Query', readonly appointmentTimes: { readonly __typename: 'AppointmentTimes', readonly nextFrom: string | null, readonly reCaptchaAction: string | null, readonly store: { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } }, readonly service: { readonly __typename: 'AppointmentService', readonly key: string, readonly kind: AppointmentKind, readonly name: string, readonly description: string, readonly minutes: number }, readonly first: { readonly __typename: 'AppointmentTime', readonly startsAt: string, readonly time: string, readonly words: string } | null, readonly days: ReadonlyArray<{ readonly __typename: 'AppointmentDay', readonly date: string, readonly words: string, readonly times: ReadonlyArray<{ readonly __typename: 'AppointmentTime', readonly startsAt: string, readonly time: string, readonly words: string }> }> } | null };

export type AppointmentPartsFragment = { readonly __typename: 'Appointment', readonly appointmentNumber: string, readonly kind: AppointmentKind, readonly status: AppointmentStatus, readonly reason: AppointmentReason | null, readonly serviceKey: string, readonly serviceName: string, readonly startsAt: string, readonly startsAtWords: string, readonly minutes: number, readonly note: string | null, readonly isVideo: boolean, readonly videoUrl: string | null, readonly canMove: boolean, readonly canCancel: boolean, readonly contact: { readonly __typename: 'ReservationContact', readonly name: string, readonly email: string }, readonly store: { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } } };

export type GetAppointmentQueryVariables = Exact<{
  input: AppointmentInput;
}>;


export type GetAppointmentQuery = { readonly __typename: 'Query', readonly appointment: { readonly __typename: 'Appointment', readonly appointmentNumber: string, readonly kind: AppointmentKind, readonly status: AppointmentStatus, readonly reason: AppointmentReason | null, readonly serviceKey: string, readonly serviceName: string, readonly startsAt: string, readonly startsAtWords: string, readonly minutes: number, readonly note: string | null, readonly isVideo: boolean, readonly videoUrl: string | null, readonly canMove: boolean, readonly canCancel: boolean, readonly contact: { readonly __typename: 'ReservationContact', readonly name: string, readonly email: string }, readonly store: { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } } } | null };

export type GetAppointmentCalendarQueryVariables = Exact<{
  input: AppointmentInput;
}>;


export type GetAppointmentCalendarQuery = { readonly __typename: 'Query', readonly appointment: { readonly __typename: 'Appointment', readonly calendarFile: string | null } | null };

export type AppointmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentsQuery = { readonly __typename: 'Query', readonly appointments: ReadonlyArray<{ readonly __typename: 'Appointment', readonly appointmentNumber: string, readonly kind: AppointmentKind, readonly status: AppointmentStatus, readonly reason: AppointmentReason | null, readonly serviceKey: string, readonly serviceName: string, readonly startsAt: string, readonly startsAtWords: string, readonly minutes: number, readonly note: string | null, readonly isVideo: boolean, readonly videoUrl: string | null, readonly canMove: boolean, readonly canCancel: boolean, readonly contact: { readonly __typename: 'ReservationContact', readonly name: string, readonly email: string }, readonly store: { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } } }> };

export type HoldAppointmentMutationVariables = Exact<{
  input: HoldAppointmentInput;
}>;


export type HoldAppointmentMutation = { readonly __typename: 'Mutation', readonly holdAppointment:
    | { readonly __typename: 'AppointmentHeld' }
    | { readonly __typename: 'AppointmentTimeTakenError', readonly code: string, readonly message: string, readonly nearest: ReadonlyArray<{ readonly __typename: 'AppointmentTime', readonly startsAt: string }> }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type BookAppointmentMutationVariables = Exact<{
  input: BookAppointmentInput;
}>;


export type BookAppointmentMutation = { readonly __typename: 'Mutation', readonly bookAppointment:
    | { readonly __typename: 'AppointmentBooked', readonly appointmentNumber: string }
    | { readonly __typename: 'AppointmentLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'AppointmentTimeTakenError', readonly code: string, readonly message: string, readonly nearest: ReadonlyArray<{ readonly __typename: 'AppointmentTime', readonly startsAt: string }> }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type MoveAppointmentMutationVariables = Exact<{
  input: MoveAppointmentInput;
}>;


export type MoveAppointmentMutation = { readonly __typename: 'Mutation', readonly moveAppointment:
    | { readonly __typename: 'AppointmentClosedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'AppointmentKept' }
    | { readonly __typename: 'AppointmentNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'AppointmentTimeTakenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type CancelAppointmentMutationVariables = Exact<{
  input: AppointmentInput;
}>;


export type CancelAppointmentMutation = { readonly __typename: 'Mutation', readonly cancelAppointment: boolean };

export type BrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsQuery = { readonly __typename: 'Query', readonly brands: ReadonlyArray<{ readonly __typename: 'Brand', readonly key: string, readonly name: string, readonly watchId: number | null, readonly jewelleryId: number | null, readonly introduction: string, readonly url: string, readonly productCount: number }> };

export type CartPriceFragment = { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean };

export type CartLineSummaryFragment = { readonly __typename: 'LineItem', readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } };

export type SavingPartsFragment = { readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } };

export type CartSummaryFragment = { readonly __typename: 'Cart', readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> };

export type ShippingMethodPartsFragment = { readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } };

export type AddressPartsFragment = { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string };

export type CollectionStorePartsFragment = { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean };

export type GiftCardPartsFragment = { readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } };

export type FullCartFragment = { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } };

export type AddToShoppingListFromCartMutationVariables = Exact<{
  lineItemId: string;
  pageIndex: number;
  pageSize: number;
}>;


export type AddToShoppingListFromCartMutation = { readonly __typename: 'Mutation', readonly addToShoppingListFromCart:
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'LineItemNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ShoppingListAndCart', readonly shoppingList: { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly pricesVary: boolean, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null, readonly kept: { readonly __typename: 'KeptChoice', readonly sku: string, readonly variantId: string, readonly giftCardValue: number | null, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null } | null }> }, readonly cart: { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } }
    | { readonly __typename: 'ShoppingListLineItemsMaxLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type GetCartQueryVariables = Exact<{
  input?: CartInput | null | undefined;
  isMutualCart: boolean;
  isCart: boolean;
}>;


export type GetCartQuery = { readonly __typename: 'Query', readonly cart: { readonly __typename: 'Cart', readonly id: string } & { readonly __typename: 'Cart', readonly id?: string, readonly version?: number, readonly quantity?: number, readonly miniCartDisplayLimit?: number, readonly subtotalPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly lineItems?: ReadonlyArray<{ readonly __typename: 'LineItem', readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> } & { readonly __typename: 'Cart', readonly freeDelivery?: string | null, readonly answeredAt?: string | null, readonly shippingOption?: ShippingOption, readonly isDelayedDelivery?: boolean, readonly preparationDays?: number, readonly nodShippingDate?: string | null, readonly sentApart?: boolean, readonly isExport?: boolean, readonly guestEmail?: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems?: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge?: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards?: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods?: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes?: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings?: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers?: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers?: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods?: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress?: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress?: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore?: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels?: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems?: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } };

export type UpdateQuantityMutationVariables = Exact<{
  lineItemId: string;
  quantity: number;
}>;


export type UpdateQuantityMutation = { readonly __typename: 'Mutation', readonly updateQuantity:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string }
    | { readonly __typename: 'LineItemNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type GetShippingQueryVariables = Exact<{
  input: ShippingInput;
}>;


export type GetShippingQuery = { readonly __typename: 'Query', readonly shipping: { readonly __typename: 'Cart', readonly id: string, readonly isExport: boolean, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> } };

export type GetClickAndCollectLocationsQueryVariables = Exact<{
  input: ClickAndCollectInput;
}>;


export type GetClickAndCollectLocationsQuery = { readonly __typename: 'Query', readonly clickAndCollectLocations: ReadonlyArray<{ readonly __typename: 'ClickAndCollectLocation', readonly type: ShippingMethodType, readonly distance: number, readonly collectionTime: string, readonly collectionDate: string, readonly applyDelayedDelivery: boolean, readonly store: { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } } }> };

export type SaveShippingDetailsCollectMutationVariables = Exact<{
  input: ShippingDetailsCollectInput;
}>;


export type SaveShippingDetailsCollectMutation = { readonly __typename: 'Mutation', readonly saveShippingDetailsCollect:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type SaveShippingDetailsCourierMutationVariables = Exact<{
  input: ShippingDetailsCourierInput;
}>;


export type SaveShippingDetailsCourierMutation = { readonly __typename: 'Mutation', readonly saveShippingDetailsCourier:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'DeliveryDayNotOfferedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ShippingMethodNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type GetProductsQueryVariables = Exact<{
  productsKeys: ReadonlyArray<string> | string;
}>;


export type GetProductsQuery = { readonly __typename: 'Query', readonly products: ReadonlyArray<{ readonly __typename: 'Product', readonly id: string, readonly code: string, readonly name: string, readonly brand: string, readonly productUrl: string, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly pricesVary: boolean, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null, readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly listingUrl: string }>, readonly specifications: ReadonlyArray<{ readonly __typename: 'Specification', readonly group: string, readonly name: string, readonly value: string }>, readonly reviews: { readonly __typename: 'ProductReviews', readonly count: number, readonly average: number | null } }> };

export type RecordConsentMutationVariables = Exact<{
  input: ConsentInput;
}>;


export type RecordConsentMutation = { readonly __typename: 'Mutation', readonly recordConsent: boolean };

export type ContentItemPartsFragment = { readonly __typename: 'ContentItem', readonly id: string, readonly deliveryKey: string, readonly schema: string, readonly body: unknown, readonly abGroups: string };

export type ContentSlotQueryVariables = Exact<{
  key: string;
  at?: string | null | undefined;
  staging?: string | null | undefined;
}>;


export type ContentSlotQuery = { readonly __typename: 'Query', readonly slots: ReadonlyArray<{ readonly __typename: 'ContentSlot', readonly key: string, readonly items: ReadonlyArray<{ readonly __typename: 'ContentItem', readonly id: string, readonly deliveryKey: string, readonly schema: string, readonly body: unknown, readonly abGroups: string }> }> };

export type ContentPageQueryVariables = Exact<{
  key?: string | null | undefined;
  id?: string | null | undefined;
  at?: string | null | undefined;
  staging?: string | null | undefined;
}>;


export type ContentPageQuery = { readonly __typename: 'Query', readonly content: { readonly __typename: 'ContentItem', readonly id: string, readonly deliveryKey: string, readonly schema: string, readonly body: unknown, readonly abGroups: string } | null };

export type NavigationLinkFragment = { readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null };

export type ShopNavigationQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopNavigationQuery = { readonly __typename: 'Query', readonly navigation: { readonly __typename: 'Navigation', readonly main: ReadonlyArray<{ readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null }>, readonly utility: ReadonlyArray<{ readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null }>, readonly footer: ReadonlyArray<{ readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null, readonly children: ReadonlyArray<{ readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null }> }>, readonly legal: ReadonlyArray<{ readonly __typename: 'NavigationItem', readonly label: string, readonly url: string | null, readonly categoryKey: string | null }> } };

export type DealerCardPartsFragment = { readonly __typename: 'Product', readonly code: string, readonly name: string, readonly productUrl: string, readonly productType: ProductType, readonly caseSize: number | null, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }> };

export type DealerCollectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type DealerCollectionsQuery = { readonly __typename: 'Query', readonly dealerCollections: ReadonlyArray<{ readonly __typename: 'Category', readonly key: string, readonly name: string, readonly description: string, readonly image: string | null, readonly landingUrl: string }> };

export type DealerCollectionQueryVariables = Exact<{
  key: string;
}>;


export type DealerCollectionQuery = { readonly __typename: 'Query', readonly dealerCollection: { readonly __typename: 'DealerCollection', readonly category: { readonly __typename: 'Category', readonly key: string, readonly name: string, readonly description: string, readonly landingUrl: string }, readonly products: ReadonlyArray<{ readonly __typename: 'Product', readonly code: string, readonly name: string, readonly productUrl: string, readonly productType: ProductType, readonly caseSize: number | null, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }> }> } | null };

export type DealerPieceQueryVariables = Exact<{
  code: string;
}>;


export type DealerPieceQuery = { readonly __typename: 'Query', readonly product: { readonly __typename: 'Product', readonly description: string, readonly code: string, readonly name: string, readonly productUrl: string, readonly productType: ProductType, readonly caseSize: number | null, readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly key: string, readonly name: string, readonly landingUrl: string }>, readonly specifications: ReadonlyArray<{ readonly __typename: 'Specification', readonly group: string, readonly name: string, readonly value: string }>, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }> } | null };

export type DealerShowroomsQueryVariables = Exact<{ [key: string]: never; }>;


export type DealerShowroomsQuery = { readonly __typename: 'Query', readonly stores: { readonly __typename: 'StoreResult', readonly stores: ReadonlyArray<{ readonly __typename: 'StoreEntry', readonly store: { readonly __typename: 'Store', readonly watchBrands: ReadonlyArray<string>, readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly openingExceptions: ReadonlyArray<{ readonly __typename: 'OpeningException', readonly date: string, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } } }> } };

export type SendDealerMessageMutationVariables = Exact<{
  input: DealerMessageInput;
}>;


export type SendDealerMessageMutation = { readonly __typename: 'Mutation', readonly sendDealerMessage:
    | { readonly __typename: 'DealerMessageTaken', readonly reference: string }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly field: string, readonly code: string, readonly message: string }
   };

export type ListLineFragment = { readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly pricesVary: boolean, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null, readonly kept: { readonly __typename: 'KeptChoice', readonly sku: string, readonly variantId: string, readonly giftCardValue: number | null, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null } | null };

export type ListPagePartsFragment = { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly pricesVary: boolean, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null, readonly kept: { readonly __typename: 'KeptChoice', readonly sku: string, readonly variantId: string, readonly giftCardValue: number | null, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null } | null }> };

export type GetShoppingListQueryVariables = Exact<{
  input?: ShoppingListInput;
  isPage: boolean;
}>;


export type GetShoppingListQuery = { readonly __typename: 'Query', readonly shoppingList: { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string }> } & { readonly __typename: 'ShoppingList', readonly id?: string, readonly totalLineItems?: number, readonly currentPage?: number, readonly lineItems?: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly pricesVary: boolean, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null, readonly kept: { readonly __typename: 'KeptChoice', readonly sku: string, readonly variantId: string, readonly giftCardValue: number | null, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null } | null }> } };

export type AddToShoppingListMutationVariables = Exact<{
  productKey: string;
  pageIndex: number;
  pageSize: number;
}>;


export type AddToShoppingListMutation = { readonly __typename: 'Mutation', readonly addToShoppingList:
    | { readonly __typename: 'ProductNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly pricesVary: boolean, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null, readonly kept: { readonly __typename: 'KeptChoice', readonly sku: string, readonly variantId: string, readonly giftCardValue: number | null, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null } | null }> }
    | { readonly __typename: 'ShoppingListLineItemsMaxLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type RemoveFromShoppingListMutationVariables = Exact<{
  productKey: string;
  pageIndex: number;
  pageSize: number;
}>;


export type RemoveFromShoppingListMutation = { readonly __typename: 'Mutation', readonly removeFromShoppingList:
    | { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly pricesVary: boolean, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null, readonly kept: { readonly __typename: 'KeptChoice', readonly sku: string, readonly variantId: string, readonly giftCardValue: number | null, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null } | null }> }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type SendShoppingListEmailMutationVariables = Exact<{
  input: ShoppingListEmailInput;
}>;


export type SendShoppingListEmailMutation = { readonly __typename: 'Mutation', readonly sendShoppingListEmail: boolean };

export type FinanceFiguresFragment = { readonly __typename: 'FinanceData', readonly financeProduct: string, readonly financeProductType: FinanceProductType, readonly term: number, readonly apr: number, readonly cashPrice: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly deposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly totalCreditAmount: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly monthlyRepayments: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly lastRepayment: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly interestPayable: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly totalPayable: { readonly __typename: 'Price', readonly formattedPrice: string } };

export type GetPieceOverTimeQueryVariables = Exact<{
  code: string;
}>;


export type GetPieceOverTimeQuery = { readonly __typename: 'Query', readonly product: { readonly __typename: 'Product', readonly id: string, readonly instalmentMessage: string | null, readonly financePromo: { readonly __typename: 'FinancePromo', readonly text: string, readonly example: { readonly __typename: 'FinanceData', readonly financeProduct: string, readonly financeProductType: FinanceProductType, readonly term: number, readonly apr: number, readonly cashPrice: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly deposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly totalCreditAmount: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly monthlyRepayments: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly lastRepayment: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly interestPayable: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly totalPayable: { readonly __typename: 'Price', readonly formattedPrice: string } } } | null } | null };

export type GetPiecesOverTimeQueryVariables = Exact<{
  codes: ReadonlyArray<string> | string;
}>;


export type GetPiecesOverTimeQuery = { readonly __typename: 'Query', readonly products: ReadonlyArray<{ readonly __typename: 'Product', readonly id: string, readonly code: string, readonly instalmentMessage: string | null, readonly financePromo: { readonly __typename: 'FinancePromo', readonly example: { readonly __typename: 'FinanceData', readonly term: number } } | null }> };

export type CalculationPartsFragment = { readonly __typename: 'FinanceCalculation', readonly plan: { readonly __typename: 'FinanceData', readonly financeProduct: string, readonly financeProductType: FinanceProductType, readonly term: number, readonly apr: number, readonly cashPrice: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly deposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly totalCreditAmount: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly monthlyRepayments: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly lastRepayment: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly interestPayable: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly totalPayable: { readonly __typename: 'Price', readonly formattedPrice: string } }, readonly products: ReadonlyArray<{ readonly __typename: 'FinanceProduct', readonly key: string, readonly productType: FinanceProductType, readonly term: number, readonly apr: number }>, readonly minDeposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly maxDeposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number } };

export type GetBagOverTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBagOverTimeQuery = { readonly __typename: 'Query', readonly cart: { readonly __typename: 'Cart', readonly id: string, readonly financeExclusion: string | null, readonly instalmentMessage: string | null, readonly financeProblem: string | null, readonly financeData: { readonly __typename: 'FinanceData', readonly financeProduct: string, readonly financeProductType: FinanceProductType, readonly term: number, readonly apr: number, readonly cashPrice: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly deposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly totalCreditAmount: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly monthlyRepayments: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly lastRepayment: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly interestPayable: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly totalPayable: { readonly __typename: 'Price', readonly formattedPrice: string } } | null, readonly financePromo: { readonly __typename: 'FinancePromo', readonly text: string, readonly example: { readonly __typename: 'FinanceData', readonly financeProduct: string, readonly financeProductType: FinanceProductType, readonly term: number, readonly apr: number, readonly cashPrice: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly deposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly totalCreditAmount: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly monthlyRepayments: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly lastRepayment: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly interestPayable: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly totalPayable: { readonly __typename: 'Price', readonly formattedPrice: string } } } | null } };

export type GetFinanceCalculationQueryVariables = Exact<{
  code: string;
  variant?: string | null | undefined;
  financeProduct?: string | null | undefined;
  deposit?: number | null | undefined;
}>;


export type GetFinanceCalculationQuery = { readonly __typename: 'Query', readonly product: { readonly __typename: 'Product', readonly id: string, readonly financeCalculation: { readonly __typename: 'FinanceCalculation', readonly plan: { readonly __typename: 'FinanceData', readonly financeProduct: string, readonly financeProductType: FinanceProductType, readonly term: number, readonly apr: number, readonly cashPrice: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly deposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly totalCreditAmount: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly monthlyRepayments: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly lastRepayment: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly interestPayable: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly totalPayable: { readonly __typename: 'Price', readonly formattedPrice: string } }, readonly products: ReadonlyArray<{ readonly __typename: 'FinanceProduct', readonly key: string, readonly productType: FinanceProductType, readonly term: number, readonly apr: number }>, readonly minDeposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly maxDeposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number } } | null } | null };

export type GetBagCalculationQueryVariables = Exact<{
  financeProduct?: string | null | undefined;
  deposit?: number | null | undefined;
}>;


export type GetBagCalculationQuery = { readonly __typename: 'Query', readonly cart: { readonly __typename: 'Cart', readonly id: string, readonly financeCalculation: { readonly __typename: 'FinanceCalculation', readonly plan: { readonly __typename: 'FinanceData', readonly financeProduct: string, readonly financeProductType: FinanceProductType, readonly term: number, readonly apr: number, readonly cashPrice: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly deposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly totalCreditAmount: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly monthlyRepayments: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly lastRepayment: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly interestPayable: { readonly __typename: 'Price', readonly formattedPrice: string }, readonly totalPayable: { readonly __typename: 'Price', readonly formattedPrice: string } }, readonly products: ReadonlyArray<{ readonly __typename: 'FinanceProduct', readonly key: string, readonly productType: FinanceProductType, readonly term: number, readonly apr: number }>, readonly minDeposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number }, readonly maxDeposit: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number } } | null } };

export type AddressLookupQueryVariables = Exact<{
  input: AddressLookupInput;
}>;


export type AddressLookupQuery = { readonly __typename: 'Query', readonly addressLookup: ReadonlyArray<{ readonly __typename: 'AddressLookupItem', readonly id: string, readonly label: string, readonly isComplete: boolean, readonly organisation: string | null, readonly property: string | null, readonly street: string | null, readonly locality: string | null, readonly town: string | null, readonly postcode: string | null, readonly country: string | null, readonly county: string | null }> };

export type AddGiftCardMutationVariables = Exact<{
  input: AddGiftCardInput;
}>;


export type AddGiftCardMutation = { readonly __typename: 'Mutation', readonly addGiftCard:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardAlreadyApplied', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardTooManyAttempts', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'GiftCardUnavailable', readonly code: string, readonly message: string }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type RemoveGiftCardMutationVariables = Exact<{
  giftCardId: string;
}>;


export type RemoveGiftCardMutation = { readonly __typename: 'Mutation', readonly removeGiftCard:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type CheckGiftCardBalanceMutationVariables = Exact<{
  input: CheckGiftCardBalanceInput;
}>;


export type CheckGiftCardBalanceMutation = { readonly __typename: 'Mutation', readonly checkGiftCardBalance:
    | { readonly __typename: 'GiftCardBalance', readonly maskedNumber: string, readonly formattedBalance: string, readonly expiresOn: string | null }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardTooManyAttempts', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'GiftCardUnavailable', readonly code: string, readonly message: string }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type GetMutualDataQueryVariables = Exact<{
  isMutualCart: boolean;
  isCart: boolean;
  shoppingInput?: ShoppingListInput;
}>;


export type GetMutualDataQuery = { readonly __typename: 'Query', readonly mutualData: { readonly __typename: 'MutualData', readonly cart: { readonly __typename: 'Cart', readonly id: string } & { readonly __typename: 'Cart', readonly id?: string, readonly version?: number, readonly quantity?: number, readonly miniCartDisplayLimit?: number, readonly subtotalPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly lineItems?: ReadonlyArray<{ readonly __typename: 'LineItem', readonly id: string, readonly productId: string, readonly variantId: string, readonly productKey: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly sku: string, readonly variantSku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> } & { readonly __typename: 'Cart', readonly freeDelivery?: string | null, readonly answeredAt?: string | null, readonly shippingOption?: ShippingOption, readonly isDelayedDelivery?: boolean, readonly preparationDays?: number, readonly nodShippingDate?: string | null, readonly sentApart?: boolean, readonly isExport?: boolean, readonly guestEmail?: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems?: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge?: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards?: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods?: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes?: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings?: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers?: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers?: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax?: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods?: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress?: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress?: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore?: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels?: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems?: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly shoppingList: { readonly __typename: 'ShoppingList', readonly id: string, readonly totalLineItems: number, readonly currentPage: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'ShoppingListLineItem', readonly id: string, readonly productKey: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly name: string, readonly image: string, readonly badge: Badge, readonly brand: string, readonly pricesVary: boolean, readonly priceUponEnquiry: boolean, readonly webProductStatus: WebProductStatus, readonly financePromoMessage: string | null, readonly amplienceRoundels: ReadonlyArray<string>, readonly masterVariantId: string, readonly purchaseable: boolean, readonly internalSku: string, readonly sku: string, readonly gtmCategory: string | null, readonly gtmBCategory: string | null, readonly productUnavailable: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly formattedPrice: string, readonly formattedWasPrice: string | null, readonly formattedWasWasPrice: string | null, readonly value: number, readonly wasValue: number | null } | null, readonly kept: { readonly __typename: 'KeptChoice', readonly sku: string, readonly variantId: string, readonly giftCardValue: number | null, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null } | null }> } } };

export type HomeShelfQueryVariables = Exact<{
  key: string;
  pageSize: number;
}>;


export type HomeShelfQuery = { readonly __typename: 'Query', readonly category: { readonly __typename: 'Category', readonly id: string, readonly name: string, readonly landingUrl: string, readonly listingUrl: string } | null, readonly collectionList: { readonly __typename: 'SearchResult', readonly degraded: Degradation | null, readonly products: ReadonlyArray<{ readonly __typename: 'SearchProduct', readonly key: string, readonly sku: string, readonly name: string, readonly brand: string, readonly url: string, readonly badge: Badge, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly modelCase: string | null, readonly availableColorSwatches: ReadonlyArray<string>, readonly pricesVary: boolean, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly prices: ReadonlyArray<{ readonly __typename: 'SearchPrices', readonly price: { readonly __typename: 'SearchPrice', readonly value: number, readonly priceType: PriceType }, readonly wasPrice: { readonly __typename: 'SearchPrice', readonly value: number } | null }> }>, readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number } } | null };

export type HomeMakerQueryVariables = Exact<{
  key: string;
}>;


export type HomeMakerQuery = { readonly __typename: 'Query', readonly collectionList: { readonly __typename: 'SearchResult', readonly degraded: Degradation | null, readonly products: ReadonlyArray<{ readonly __typename: 'SearchProduct', readonly key: string, readonly prices: ReadonlyArray<{ readonly __typename: 'SearchPrices', readonly price: { readonly __typename: 'SearchPrice', readonly value: number } }> }>, readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number } } | null };

export type UserExistsMutationVariables = Exact<{
  email: string;
}>;


export type UserExistsMutation = { readonly __typename: 'Mutation', readonly userExists: boolean };

export type CategoryPageQueryVariables = Exact<{
  key: string;
}>;


export type CategoryPageQuery = { readonly __typename: 'Query', readonly category: { readonly __typename: 'Category', readonly id: string, readonly key: string, readonly name: string, readonly type: CategoryType, readonly metaTitle: string, readonly metaDescription: string, readonly description: string, readonly image: string | null, readonly listingUrl: string, readonly landingUrl: string, readonly attraqtQueryUrl: string, readonly sellsRings: boolean, readonly breadcrumb: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }>, readonly quickLinks: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }>, readonly subCategories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly key: string, readonly name: string, readonly landingUrl: string, readonly image: string | null }> } | null };

export type ListingPartsFragment = { readonly __typename: 'SearchResult', readonly spellingSuggestion: string | null, readonly degraded: Degradation | null, readonly products: ReadonlyArray<{ readonly __typename: 'SearchProduct', readonly imageUrl: string | null, readonly supplierCode: string | null, readonly key: string, readonly sku: string, readonly name: string, readonly brand: string, readonly url: string, readonly badge: Badge, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly modelCase: string | null, readonly availableColorSwatches: ReadonlyArray<string>, readonly pricesVary: boolean, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly prices: ReadonlyArray<{ readonly __typename: 'SearchPrices', readonly price: { readonly __typename: 'SearchPrice', readonly value: number, readonly priceType: PriceType }, readonly wasPrice: { readonly __typename: 'SearchPrice', readonly value: number } | null }> }>, readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number }, readonly sorts: ReadonlyArray<{ readonly __typename: 'Sort', readonly key: string, readonly name: string }>, readonly facets: ReadonlyArray<{ readonly __typename: 'Facet', readonly key: string, readonly name: string, readonly values: ReadonlyArray<{ readonly __typename: 'FacetOption', readonly code: string, readonly name: string, readonly count: number, readonly selected: boolean }> }> };

export type CollectionListQueryVariables = Exact<{
  key: string;
  text?: string | null | undefined;
  pageSize: number;
  pageIndex: number;
  sortBy: ProductSort;
  sortAscDesc: SortDirection;
  filters: ReadonlyArray<FacetFilter> | FacetFilter;
}>;


export type CollectionListQuery = { readonly __typename: 'Query', readonly collectionList: { readonly __typename: 'SearchResult', readonly spellingSuggestion: string | null, readonly degraded: Degradation | null, readonly products: ReadonlyArray<{ readonly __typename: 'SearchProduct', readonly imageUrl: string | null, readonly supplierCode: string | null, readonly key: string, readonly sku: string, readonly name: string, readonly brand: string, readonly url: string, readonly badge: Badge, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly modelCase: string | null, readonly availableColorSwatches: ReadonlyArray<string>, readonly pricesVary: boolean, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly prices: ReadonlyArray<{ readonly __typename: 'SearchPrices', readonly price: { readonly __typename: 'SearchPrice', readonly value: number, readonly priceType: PriceType }, readonly wasPrice: { readonly __typename: 'SearchPrice', readonly value: number } | null }> }>, readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number }, readonly sorts: ReadonlyArray<{ readonly __typename: 'Sort', readonly key: string, readonly name: string }>, readonly facets: ReadonlyArray<{ readonly __typename: 'Facet', readonly key: string, readonly name: string, readonly values: ReadonlyArray<{ readonly __typename: 'FacetOption', readonly code: string, readonly name: string, readonly count: number, readonly selected: boolean }> }> } | null };

export type FacetedProductListQueryVariables = Exact<{
  text: string;
  pageSize: number;
  pageIndex: number;
  sortBy: ProductSort;
  sortAscDesc: SortDirection;
  filters: ReadonlyArray<FacetFilter> | FacetFilter;
}>;


export type FacetedProductListQuery = { readonly __typename: 'Query', readonly facetedProductList: { readonly __typename: 'SearchResult', readonly redirectUrl: string | null, readonly spellingSuggestion: string | null, readonly degraded: Degradation | null, readonly products: ReadonlyArray<{ readonly __typename: 'SearchProduct', readonly imageUrl: string | null, readonly supplierCode: string | null, readonly key: string, readonly sku: string, readonly name: string, readonly brand: string, readonly url: string, readonly badge: Badge, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly modelCase: string | null, readonly availableColorSwatches: ReadonlyArray<string>, readonly pricesVary: boolean, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly prices: ReadonlyArray<{ readonly __typename: 'SearchPrices', readonly price: { readonly __typename: 'SearchPrice', readonly value: number, readonly priceType: PriceType }, readonly wasPrice: { readonly __typename: 'SearchPrice', readonly value: number } | null }> }>, readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number }, readonly sorts: ReadonlyArray<{ readonly __typename: 'Sort', readonly key: string, readonly name: string }>, readonly facets: ReadonlyArray<{ readonly __typename: 'Facet', readonly key: string, readonly name: string, readonly values: ReadonlyArray<{ readonly __typename: 'FacetOption', readonly code: string, readonly name: string, readonly count: number, readonly selected: boolean }> }> } };

export type SoldLineFragment = { readonly __typename: 'LineItem', readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly price: { readonly __typename: 'Price', readonly value: number } };

export type OrderToAnnounceQueryVariables = Exact<{
  orderNumber: string;
  withBuyer: boolean;
}>;


export type OrderToAnnounceQuery = { readonly __typename: 'Query', readonly order:
    | { readonly __typename: 'Cart' }
    | { readonly __typename: 'Order', readonly id: string, readonly orderNumber: string, readonly announcedTo: ReadonlyArray<OrderAnnouncementRecipient>, readonly placedOn: string, readonly allPaymentMethods: ReadonlyArray<PaymentMethodType>, readonly klarnaPaymentMethodType: string | null, readonly deliveryTime: number, readonly customerEmail?: string, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly price: { readonly __typename: 'Price', readonly value: number } }>, readonly shippingPrice: { readonly __typename: 'Price', readonly value: number }, readonly tax: { readonly __typename: 'Price', readonly value: number }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly financeData: { readonly __typename: 'MethodFinanceData', readonly financeProductType: FinanceProductType } | null }>, readonly billingAddress?: { readonly __typename: 'Address', readonly firstName: string, readonly lastName: string, readonly phone: string, readonly city: string, readonly postalCode: string, readonly country: string } }
   | null };

export type AnnounceOrderMutationVariables = Exact<{
  orderNumber: string;
  step: OrderAnnouncementStep;
  to?: ReadonlyArray<OrderAnnouncementRecipient> | OrderAnnouncementRecipient | null | undefined;
}>;


export type AnnounceOrderMutation = { readonly __typename: 'Mutation', readonly announceOrder: boolean };

export type RecordCountsMutationVariables = Exact<{
  batch: CountBatchInput;
}>;


export type RecordCountsMutation = { readonly __typename: 'Mutation', readonly recordCounts: boolean };

export type SendFacebookEventMutationVariables = Exact<{
  input: FacebookEventInput;
}>;


export type SendFacebookEventMutation = { readonly __typename: 'Mutation', readonly sendFacebookEvent: boolean };

export type AnswerMarketingMutationVariables = Exact<{
  input: AnswerMarketingInput;
}>;


export type AnswerMarketingMutation = { readonly __typename: 'Mutation', readonly answerMarketing: boolean };

export type OrderLineFragment = { readonly __typename: 'LineItem', readonly id: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly productKey: string, readonly image: string, readonly quantity: number, readonly shippedQuantity: number, readonly cancelledQuantity: number, readonly returnedQuantity: number, readonly taxRate: number, readonly deliverBy: string | null, readonly variantSku: string, readonly variantId: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly discounts: ReadonlyArray<{ readonly __typename: 'LineItemDiscount', readonly name: string, readonly isOfCart: boolean }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly price: { readonly __typename: 'Price', readonly value: number } };

export type GetOrderQueryVariables = Exact<{
  orderNumber?: string | null | undefined;
  financeApplicationId?: string | null | undefined;
  isOrderConfirmation?: boolean | null | undefined;
  email?: string | null | undefined;
}>;


export type GetOrderQuery = { readonly __typename: 'Query', readonly order:
    | { readonly __typename: 'Cart' }
    | { readonly __typename: 'Order', readonly id: string, readonly orderNumber: string, readonly customerEmail: string, readonly emailRefusedOn: string | null, readonly placedOn: string, readonly status: OrderStatus, readonly quantity: number, readonly isExport: boolean, readonly deliverBy: string, readonly promisedDay: string | null, readonly trackingUrl: string | null, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly id: string, readonly productTitle: string, readonly name: string, readonly brand: string, readonly productKey: string, readonly image: string, readonly quantity: number, readonly shippedQuantity: number, readonly cancelledQuantity: number, readonly returnedQuantity: number, readonly taxRate: number, readonly deliverBy: string | null, readonly variantSku: string, readonly variantId: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly discounts: ReadonlyArray<{ readonly __typename: 'LineItemDiscount', readonly name: string, readonly isOfCart: boolean }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly price: { readonly __typename: 'Price', readonly value: number } }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly currentTotal: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly cancelledTotal: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly refundedTotal: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalTax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethod: { readonly __typename: 'ShippingMethod', readonly type: ShippingMethodType, readonly name: string, readonly isByEmail: boolean }, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string }, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly method: PaymentMethodType, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly cardNumber: string | null, readonly cardType: string | null, readonly status: PaymentStatus }> }>, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly makings: ReadonlyArray<{ readonly __typename: 'OrderMaking', readonly message: string }>, readonly missingMoney: { readonly __typename: 'MissingMoney', readonly isPaid: boolean, readonly token: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }
   | null };

export type UpdateShippingMethodMutationVariables = Exact<{
  shippingMethodId: string;
}>;


export type UpdateShippingMethodMutation = { readonly __typename: 'Mutation', readonly updateShippingMethod:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'DeliveryDayNotOfferedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ShippingMethodNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type UpdateShippingAddressMutationVariables = Exact<{
  address: AddressInput;
}>;


export type UpdateShippingAddressMutation = { readonly __typename: 'Mutation', readonly updateShippingAddress:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type UpdateShippingMethodAndAddressMutationVariables = Exact<{
  shippingMethodId: string;
  address: AddressInput;
}>;


export type UpdateShippingMethodAndAddressMutation = { readonly __typename: 'Mutation', readonly updateShippingMethodAndAddress:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'DeliveryDayNotOfferedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ShippingMethodNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type SearchQueryVariables = Exact<{
  query: string;
}>;


export type SearchQuery = { readonly __typename: 'Query', readonly search: { readonly __typename: 'SearchResult', readonly redirectUrl: string | null, readonly spellingSuggestion: string | null, readonly degraded: Degradation | null, readonly products: ReadonlyArray<{ readonly __typename: 'SearchProduct', readonly imageUrl: string | null, readonly supplierCode: string | null, readonly key: string, readonly sku: string, readonly name: string, readonly brand: string, readonly url: string, readonly badge: Badge, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly modelCase: string | null, readonly availableColorSwatches: ReadonlyArray<string>, readonly pricesVary: boolean, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly prices: ReadonlyArray<{ readonly __typename: 'SearchPrices', readonly price: { readonly __typename: 'SearchPrice', readonly value: number, readonly priceType: PriceType }, readonly wasPrice: { readonly __typename: 'SearchPrice', readonly value: number } | null }> }>, readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number }, readonly sorts: ReadonlyArray<{ readonly __typename: 'Sort', readonly key: string, readonly name: string }>, readonly facets: ReadonlyArray<{ readonly __typename: 'Facet', readonly key: string, readonly name: string, readonly values: ReadonlyArray<{ readonly __typename: 'FacetOption', readonly code: string, readonly name: string, readonly count: number, readonly selected: boolean }> }> } };

export type GetVariantsDataQueryVariables = Exact<{
  productKey: string;
}>;


export type GetVariantsDataQuery = { readonly __typename: 'Query', readonly variantsData: ReadonlyArray<{ readonly __typename: 'Variant', readonly id: string, readonly sku: string, readonly ringSize: number | null, readonly stockLevel: StockLevel, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null }> };

export type CategoryByNameQueryVariables = Exact<{
  name: string;
}>;


export type CategoryByNameQuery = { readonly __typename: 'Query', readonly category: { readonly __typename: 'Category', readonly id: string, readonly key: string, readonly name: string, readonly landingUrl: string } | null };

export type SubCategoriesQueryVariables = Exact<{
  key: string;
}>;


export type SubCategoriesQuery = { readonly __typename: 'Query', readonly subCategories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly key: string, readonly name: string, readonly landingUrl: string }> };

export type GetCurrentBaseStoreQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCurrentBaseStoreQuery = { readonly __typename: 'Query', readonly currentBaseStore: { readonly __typename: 'BaseStore', readonly key: string, readonly siteKeyPrefix: string, readonly locale: string, readonly language: string, readonly currency: string, readonly country: string } };

export type GetBuildInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBuildInfoQuery = { readonly __typename: 'Query', readonly buildInfo: { readonly __typename: 'BuildInfo', readonly version: string, readonly commit: string, readonly startedAt: string } };

export type GetAbGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAbGroupsQuery = { readonly __typename: 'Query', readonly abGroups: ReadonlyArray<{ readonly __typename: 'AbGroup', readonly code: string, readonly weight: number }> };

export type PendingOrderFragment = { readonly __typename: 'OrderPending', readonly placementId: string, readonly stepUpUrl: string, readonly accessToken: string, readonly expiresAt: string };

export type ValidateCardPaymentMutationVariables = Exact<{
  input: ValidateCardPaymentInput;
}>;


export type ValidateCardPaymentMutation = { readonly __typename: 'Mutation', readonly validateCardPayment:
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'OrderPending', readonly placementId: string, readonly stepUpUrl: string, readonly accessToken: string, readonly expiresAt: string }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string, readonly cart: { readonly __typename: 'Cart', readonly id: string } }
    | { readonly __typename: 'PaymentDeclinedError', readonly code: string, readonly message: string, readonly reason: string }
    | { readonly __typename: 'PaymentExpired', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type AbandonCardPaymentMutationVariables = Exact<{
  input: AbandonCardPaymentInput;
}>;


export type AbandonCardPaymentMutation = { readonly __typename: 'Mutation', readonly abandonCardPayment:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type GetExpressTotalsQueryVariables = Exact<{
  input: ShippingInput;
}>;


export type GetExpressTotalsQuery = { readonly __typename: 'Query', readonly shipping: { readonly __typename: 'Cart', readonly id: string, readonly subtotalPrice: { readonly __typename: 'Price', readonly value: number }, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly value: number }, readonly shippingPrice: { readonly __typename: 'Price', readonly value: number } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly value: number }, readonly totalPrice: { readonly __typename: 'Price', readonly value: number }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly value: number }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly isSelected: boolean, readonly isNominatedDay: boolean, readonly price: { readonly __typename: 'Price', readonly value: number } }> } };

export type ApplePayValidateMutationVariables = Exact<{
  input: ApplePayValidateInput;
}>;


export type ApplePayValidateMutation = { readonly __typename: 'Mutation', readonly applePayValidate:
    | { readonly __typename: 'ApplePayMerchantSession', readonly session: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string }
    | { readonly __typename: 'ValidationError', readonly code: string }
   };

export type PlaceApplePayOrderMutationVariables = Exact<{
  input: PlaceApplePayOrderInput;
}>;


export type PlaceApplePayOrderMutation = { readonly __typename: 'Mutation', readonly placeApplePayOrder:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'DiscountCodesError', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardUnavailable', readonly code: string, readonly message: string }
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
    | { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string, readonly sku: string, readonly most: number }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type PlaceApplePayExpressOrderMutationVariables = Exact<{
  input: PlaceApplePayExpressOrderInput;
}>;


export type PlaceApplePayExpressOrderMutation = { readonly __typename: 'Mutation', readonly placeApplePayExpressOrder:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'DiscountCodesError', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardUnavailable', readonly code: string, readonly message: string }
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
    | { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string, readonly sku: string, readonly most: number }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ShippingMethodNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type CardFieldsFragment = { readonly __typename: 'CaptureContext', readonly captureContext: string, readonly clientLibrary: string, readonly clientLibraryIntegrity: string, readonly storedCardConsent: string | null };

export type GetPaymentCartQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPaymentCartQuery = { readonly __typename: 'Query', readonly cart: { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly cardFields: { readonly __typename: 'CaptureContext', readonly captureContext: string, readonly clientLibrary: string, readonly clientLibraryIntegrity: string, readonly storedCardConsent: string | null } | null, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } };

export type CybsGetCaptureContextQueryVariables = Exact<{
  cartId: string;
}>;


export type CybsGetCaptureContextQuery = { readonly __typename: 'Query', readonly cybsGetCaptureContext: { readonly __typename: 'CaptureContext', readonly captureContext: string, readonly clientLibrary: string, readonly clientLibraryIntegrity: string, readonly storedCardConsent: string | null } };

export type AuthoriseCardTokenMutationVariables = Exact<{
  input: AuthoriseCardTokenInput;
}>;


export type AuthoriseCardTokenMutation = { readonly __typename: 'Mutation', readonly authoriseCardToken:
    | { readonly __typename: 'CardTokenAuthorised', readonly accessToken: string, readonly deviceDataCollectionUrl: string }
    | { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type InitiateCardPaymentMutationVariables = Exact<{
  input: InitiateCardPaymentInput;
}>;


export type InitiateCardPaymentMutation = { readonly __typename: 'Mutation', readonly initiateCardPayment:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'DiscountCodesError', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardUnavailable', readonly code: string, readonly message: string }
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
    | { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string, readonly sku: string, readonly most: number }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type CreateGivexOrderMutationVariables = Exact<{
  input: CreateGivexOrderInput;
}>;


export type CreateGivexOrderMutation = { readonly __typename: 'Mutation', readonly createGivexOrder:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'DiscountCodesError', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardUnavailable', readonly code: string, readonly message: string }
    | { readonly __typename: 'IdempotencyConflictError', readonly code: string, readonly message: string }
    | { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string, readonly sku: string, readonly available: number }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string, readonly cart: { readonly __typename: 'Cart', readonly id: string } }
    | { readonly __typename: 'PaymentAddressError', readonly code: string, readonly message: string, readonly field: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PriceChangedError', readonly code: string, readonly message: string, readonly total: number, readonly expectedTotal: number }
    | { readonly __typename: 'ProductNotSellableError', readonly code: string, readonly message: string, readonly sku: string }
    | { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string, readonly sku: string, readonly most: number }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type CreateKlarnaSessionMutationVariables = Exact<{
  input: CreateKlarnaSessionInput;
}>;


export type CreateKlarnaSessionMutation = { readonly __typename: 'Mutation', readonly createKlarnaSession:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'DiscountCodesError', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardUnavailable', readonly code: string, readonly message: string }
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
    | { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string, readonly sku: string, readonly most: number }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type PlaceKlarnaOrderMutationVariables = Exact<{
  input: PlaceKlarnaOrderInput;
}>;


export type PlaceKlarnaOrderMutation = { readonly __typename: 'Mutation', readonly placeKlarnaOrder:
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'OrderPending', readonly placementId: string, readonly stepUpUrl: string, readonly accessToken: string, readonly expiresAt: string }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string, readonly cart: { readonly __typename: 'Cart', readonly id: string } }
    | { readonly __typename: 'PaymentDeclinedError', readonly code: string, readonly message: string, readonly reason: string }
    | { readonly __typename: 'PaymentExpired', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type CreatePayPalOrderMutationVariables = Exact<{
  input: CreatePayPalOrderInput;
}>;


export type CreatePayPalOrderMutation = { readonly __typename: 'Mutation', readonly createPayPalOrder:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'DiscountCodesError', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardUnavailable', readonly code: string, readonly message: string }
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
    | { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string, readonly sku: string, readonly most: number }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type CapturePayPalPaymentMutationVariables = Exact<{
  input: CapturePayPalPaymentInput;
}>;


export type CapturePayPalPaymentMutation = { readonly __typename: 'Mutation', readonly capturePayPalPayment:
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'OrderPending', readonly placementId: string, readonly stepUpUrl: string, readonly accessToken: string, readonly expiresAt: string }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string, readonly cart: { readonly __typename: 'Cart', readonly id: string } }
    | { readonly __typename: 'PaymentDeclinedError', readonly code: string, readonly message: string, readonly reason: string }
    | { readonly __typename: 'PaymentExpired', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type OpenWalletApprovalMutationVariables = Exact<{
  input: OpenWalletApprovalInput;
}>;


export type OpenWalletApprovalMutation = { readonly __typename: 'Mutation', readonly openWalletApproval:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string, readonly sku: string, readonly available: number }
    | { readonly __typename: 'PaymentMethodNotOfferedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ProductNotSellableError', readonly code: string, readonly message: string, readonly sku: string }
    | { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string, readonly sku: string, readonly most: number }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
    | { readonly __typename: 'WalletApproval', readonly approvalId: string, readonly url: string }
   };

export type AcceptWalletApprovalMutationVariables = Exact<{
  input: AcceptWalletApprovalInput;
}>;


export type AcceptWalletApprovalMutation = { readonly __typename: 'Mutation', readonly acceptWalletApproval:
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentMethodNotOfferedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
    | { readonly __typename: 'WalletAgreement', readonly agreedRest: number | null, readonly missing: ReadonlyArray<string>, readonly cart: { readonly __typename: 'Cart', readonly id: string } }
   };

export type ApplicationPartsFragment = { readonly __typename: 'FinanceApplication', readonly financeApplicationId: string, readonly initiateFinanceUrl: string | null, readonly applicationStatus: FinanceApplicationStatus, readonly heldUntil: string | null };

export type SubmitFinanceApplicationMutationVariables = Exact<{
  input: SubmitFinanceApplicationInput;
}>;


export type SubmitFinanceApplicationMutation = { readonly __typename: 'Mutation', readonly submitFinanceApplication:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'DiscountCodesError', readonly code: string, readonly message: string }
    | { readonly __typename: 'FinanceApplication', readonly financeApplicationId: string, readonly initiateFinanceUrl: string | null, readonly applicationStatus: FinanceApplicationStatus, readonly heldUntil: string | null }
    | { readonly __typename: 'FinanceApplicationOpenError', readonly code: string, readonly message: string, readonly financeApplicationId: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'GiftCardUnavailable', readonly code: string, readonly message: string }
    | { readonly __typename: 'IdempotencyConflictError', readonly code: string, readonly message: string }
    | { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string, readonly sku: string, readonly available: number }
    | { readonly __typename: 'OrderPending', readonly placementId: string, readonly stepUpUrl: string, readonly accessToken: string, readonly expiresAt: string }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string, readonly cart: { readonly __typename: 'Cart', readonly id: string } }
    | { readonly __typename: 'PaymentAddressError', readonly code: string, readonly message: string, readonly field: string }
    | { readonly __typename: 'PaymentDeclinedError', readonly code: string, readonly message: string, readonly reason: string }
    | { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PiecesAppliedForError', readonly code: string, readonly message: string, readonly sku: string }
    | { readonly __typename: 'PriceChangedError', readonly code: string, readonly message: string, readonly total: number, readonly expectedTotal: number }
    | { readonly __typename: 'ProductNotSellableError', readonly code: string, readonly message: string, readonly sku: string }
    | { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string, readonly sku: string, readonly most: number }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type FinanceEndJourneyMutationVariables = Exact<{
  input: FinanceEndJourneyInput;
}>;


export type FinanceEndJourneyMutation = { readonly __typename: 'Mutation', readonly financeEndJourney:
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'FinanceApplication', readonly financeApplicationId: string, readonly initiateFinanceUrl: string | null, readonly applicationStatus: FinanceApplicationStatus, readonly heldUntil: string | null }
    | { readonly __typename: 'FinanceJourneyEnded', readonly financeApplicationId: string }
    | { readonly __typename: 'GiftCardNotValid', readonly code: string, readonly message: string }
    | { readonly __typename: 'OrderPending', readonly placementId: string, readonly stepUpUrl: string, readonly accessToken: string, readonly expiresAt: string }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string, readonly cart: { readonly __typename: 'Cart', readonly id: string } }
    | { readonly __typename: 'PaymentDeclinedError', readonly code: string, readonly message: string, readonly reason: string }
    | { readonly __typename: 'PaymentExpired', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type PayAgainMutationVariables = Exact<{
  input: PayAgainInput;
}>;


export type PayAgainMutation = { readonly __typename: 'Mutation', readonly payAgain:
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'IdempotencyConflictError', readonly code: string, readonly message: string }
    | { readonly __typename: 'LinkExpiredError', readonly code: string, readonly message: string }
    | { readonly __typename: 'NothingToPayError', readonly code: string, readonly message: string }
    | { readonly __typename: 'OrderCancelledError', readonly code: string, readonly message: string }
    | { readonly __typename: 'OrderPaidAgain', readonly orderNumber: string }
    | { readonly __typename: 'OrderPending', readonly placementId: string, readonly stepUpUrl: string, readonly accessToken: string, readonly expiresAt: string }
    | { readonly __typename: 'PaymentDeclinedError', readonly code: string, readonly message: string, readonly reason: string }
    | { readonly __typename: 'PaymentExpired', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PriceChangedError', readonly code: string, readonly message: string, readonly total: number }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type GetPayAgainQueryVariables = Exact<{
  token: string;
}>;


export type GetPayAgainQuery = { readonly __typename: 'Query', readonly payAgain: { readonly __typename: 'PayAgain', readonly orderNumber: string, readonly state: PayAgainState, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null } | null };

export type OpenPayAgainMutationVariables = Exact<{
  token: string;
}>;


export type OpenPayAgainMutation = { readonly __typename: 'Mutation', readonly openPayAgain:
    | { readonly __typename: 'LinkExpiredError', readonly code: string, readonly message: string }
    | { readonly __typename: 'NothingToPayError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PayAgainOpened', readonly paymentFor: string, readonly captureContext: string, readonly clientLibrary: string, readonly clientLibraryIntegrity: string }
    | { readonly __typename: 'PaymentProviderUnavailable', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type LeavePayAgainMutationVariables = Exact<{
  input: PayAgainChallengeInput;
}>;


export type LeavePayAgainMutation = { readonly __typename: 'Mutation', readonly leavePayAgain:
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'LinkExpiredError', readonly code: string, readonly message: string }
    | { readonly __typename: 'OrderPaidAgain', readonly orderNumber: string }
    | { readonly __typename: 'PayAgainLeft' }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type ValidatePayAgainMutationVariables = Exact<{
  input: PayAgainChallengeInput;
}>;


export type ValidatePayAgainMutation = { readonly __typename: 'Mutation', readonly validatePayAgain:
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'OrderPaidAgain', readonly orderNumber: string }
    | { readonly __typename: 'OrderPending', readonly placementId: string, readonly stepUpUrl: string, readonly accessToken: string, readonly expiresAt: string }
    | { readonly __typename: 'PaymentDeclinedError', readonly code: string, readonly message: string, readonly reason: string }
    | { readonly __typename: 'PaymentExpired', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentTokenError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type GetPaymentGateQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPaymentGateQuery = { readonly __typename: 'Query', readonly cart: { readonly __typename: 'Cart', readonly id: string, readonly quantity: number, readonly guestEmail: string | null, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly isSelected: boolean, readonly isByEmail: boolean }> }, readonly user: { readonly __typename: 'User', readonly id: string, readonly shippingAddresses: ReadonlyArray<{ readonly __typename: 'Address', readonly id: string }> } | null };

export type SaveBillingDetailsMutationVariables = Exact<{
  input: BillingDetailsInput;
}>;


export type SaveBillingDetailsMutation = { readonly __typename: 'Mutation', readonly saveBillingDetails:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type UpdatePaymentMethodMutationVariables = Exact<{
  paymentMethod: PaymentMethodType;
  financeProduct?: string | null | undefined;
  financeDeposit?: number | null | undefined;
}>;


export type UpdatePaymentMethodMutation = { readonly __typename: 'Mutation', readonly updatePaymentMethod:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'FinanceNotOfferedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'FinanceUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PaymentMethodNotOfferedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type CreateFreeOfChargeOrderMutationVariables = Exact<{
  input: CreateFreeOfChargeOrderInput;
}>;


export type CreateFreeOfChargeOrderMutation = { readonly __typename: 'Mutation', readonly createFreeOfChargeOrder:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'DiscountCodesError', readonly code: string, readonly message: string }
    | { readonly __typename: 'IdempotencyConflictError', readonly code: string, readonly message: string }
    | { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string, readonly sku: string, readonly available: number }
    | { readonly __typename: 'OrderPlaced', readonly orderNumber: string, readonly cart: { readonly __typename: 'Cart', readonly id: string } }
    | { readonly __typename: 'PaymentAddressError', readonly code: string, readonly message: string, readonly field: string }
    | { readonly __typename: 'PriceChangedError', readonly code: string, readonly message: string, readonly total: number, readonly expectedTotal: number }
    | { readonly __typename: 'ProductNotSellableError', readonly code: string, readonly message: string, readonly sku: string }
    | { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string, readonly sku: string, readonly most: number }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'StoreNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type LineChoicesFragment = { readonly __typename: 'LineItem', readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null };

export type KeptChoicesFragment = { readonly __typename: 'KeptChoice', readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null };

export type TermsPartsFragment = { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null };

export type AddToCartMutationVariables = Exact<{
  productId: string;
  variantId: string;
  sku: string;
  giftCardValue?: number | null | undefined;
  wristSize?: number | null | undefined;
  engraving?: string | null | undefined;
  giftWrap?: boolean | null | undefined;
  giftMessage?: string | null | undefined;
  financeProduct?: string | null | undefined;
  financeDeposit?: number | null | undefined;
}>;


export type AddToCartMutation = { readonly __typename: 'Mutation', readonly addToCart:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'FinanceNotOfferedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'FinanceUnavailableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ProductNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ProductNotSellableError', readonly code: string, readonly message: string }
    | { readonly __typename: 'QuantityLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type UpdateWristSizeMutationVariables = Exact<{
  lineItemId: string;
  size: number;
}>;


export type UpdateWristSizeMutation = { readonly __typename: 'Mutation', readonly updateWristSize:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'LineItemNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type UpdateEngravingMutationVariables = Exact<{
  lineItemId: string;
  text?: string | null | undefined;
}>;


export type UpdateEngravingMutation = { readonly __typename: 'Mutation', readonly updateEngraving:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'LineItemNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type UpdateGiftWrapMutationVariables = Exact<{
  lineItemId: string;
  giftWrap: boolean;
  message?: string | null | undefined;
}>;


export type UpdateGiftWrapMutation = { readonly __typename: 'Mutation', readonly updateGiftWrap:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'LineItemNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type GetPersonalTermsQueryVariables = Exact<{
  productKey: string;
}>;


export type GetPersonalTermsQuery = { readonly __typename: 'Query', readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null } | null };

export type PostedPieceQueryVariables = Exact<{
  code: string;
}>;


export type PostedPieceQuery = { readonly __typename: 'Query', readonly product: { readonly __typename: 'Product', readonly id: string, readonly productUrl: string, readonly variants: ReadonlyArray<{ readonly __typename: 'Variant', readonly id: string, readonly sku: string, readonly ringSizeLetter: string | null }> } | null };

export type GetEditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetEditionsQuery = { readonly __typename: 'Query', readonly editions: ReadonlyArray<{ readonly __typename: 'Edition', readonly code: string, readonly name: string, readonly startsAt: string }> };

export type GetPricePromiseOfferQueryVariables = Exact<{
  sku: string;
}>;


export type GetPricePromiseOfferQuery = { readonly __typename: 'Query', readonly pricePromiseOffer: { readonly __typename: 'PricePromiseOffer', readonly sku: string, readonly price: number, readonly exclusion: PricePromiseExclusion | null, readonly answersBy: string, readonly reCaptchaAction: string | null } | null };

export type GetPricePromiseQueryVariables = Exact<{
  input: PricePromiseInput;
}>;


export type GetPricePromiseQuery = { readonly __typename: 'Query', readonly pricePromise: { readonly __typename: 'PricePromise', readonly pricePromiseNumber: string, readonly status: PricePromiseStatus, readonly reason: string | null, readonly productKey: string, readonly productName: string, readonly ourPrice: number, readonly theirPrice: number, readonly shop: string, readonly email: string, readonly answersBy: string, readonly isLate: boolean, readonly agreedPrice: number | null, readonly code: string | null, readonly lastDay: string | null, readonly isUsed: boolean } | null };

export type RequestPricePromiseMutationVariables = Exact<{
  input: RequestPricePromiseInput;
}>;


export type RequestPricePromiseMutation = { readonly __typename: 'Mutation', readonly requestPricePromise:
    | { readonly __typename: 'PieceNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PricePromiseExcludedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PricePromiseLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'PricePromiseRequested', readonly pricePromiseNumber: string }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type ProductCardPartsFragment = { readonly __typename: 'SearchProduct', readonly key: string, readonly sku: string, readonly name: string, readonly brand: string, readonly url: string, readonly badge: Badge, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly modelCase: string | null, readonly availableColorSwatches: ReadonlyArray<string>, readonly pricesVary: boolean, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly prices: ReadonlyArray<{ readonly __typename: 'SearchPrices', readonly price: { readonly __typename: 'SearchPrice', readonly value: number, readonly priceType: PriceType }, readonly wasPrice: { readonly __typename: 'SearchPrice', readonly value: number } | null }> };

export type GetDynamicProductDataQueryVariables = Exact<{
  code: string;
}>;


export type GetDynamicProductDataQuery = { readonly __typename: 'Query', readonly dynamicProductData: { readonly __typename: 'DynamicProductData', readonly productKey: string, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly variants: ReadonlyArray<{ readonly __typename: 'Variant', readonly id: string, readonly stockLevel: StockLevel, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'DeliveryPromise', readonly type: ShippingMethodType, readonly deliverOn: string, readonly holdsUntil: string, readonly answeredAt: string }>, readonly engraved: ReadonlyArray<{ readonly __typename: 'DeliveryPromise', readonly type: ShippingMethodType, readonly deliverOn: string, readonly holdsUntil: string, readonly answeredAt: string }> }>, readonly nddCountdown: { readonly __typename: 'NddCountdown', readonly deliverOn: string, readonly holdsUntil: string, readonly answeredAt: string } | null } | null };

export type GetProductQuickviewQueryVariables = Exact<{
  productKey: string;
}>;


export type GetProductQuickviewQuery = { readonly __typename: 'Query', readonly productQuickview: { readonly __typename: 'Product', readonly brand: string, readonly productUrl: string, readonly badge: Badge, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly description: string, readonly id: string, readonly code: string, readonly name: string, readonly caseSize: number | null, readonly giftCardMinValue: number | null, readonly giftCardMaxValue: number | null, readonly giftCardPresetValues: ReadonlyArray<number>, readonly giftCardValue: number | null, readonly pricesVary: boolean, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly variants: ReadonlyArray<{ readonly __typename: 'Variant', readonly ringSize: number | null, readonly id: string, readonly sku: string, readonly ringSizeLetter: string | null, readonly stockLevel: StockLevel, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null }>, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null } | null };

export type BuyablePartsFragment = { readonly __typename: 'Product', readonly id: string, readonly code: string, readonly name: string, readonly caseSize: number | null, readonly giftCardMinValue: number | null, readonly giftCardMaxValue: number | null, readonly giftCardPresetValues: ReadonlyArray<number>, readonly giftCardValue: number | null, readonly pricesVary: boolean, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null, readonly variants: ReadonlyArray<{ readonly __typename: 'Variant', readonly id: string, readonly sku: string, readonly ringSizeLetter: string | null, readonly stockLevel: StockLevel, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null }> };

export type GetProductQueryVariables = Exact<{
  code: string;
}>;


export type GetProductQuery = { readonly __typename: 'Query', readonly product: { readonly __typename: 'Product', readonly brand: string, readonly productUrl: string, readonly badge: Badge, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly sku: string, readonly description: string, readonly productType: ProductType, readonly gtmCategory: string | null, readonly masterVariantId: string, readonly purchaseable: boolean, readonly availableForReserveAndCollect: boolean, readonly ean: string | null, readonly dialColour: string | null, readonly id: string, readonly code: string, readonly name: string, readonly caseSize: number | null, readonly giftCardMinValue: number | null, readonly giftCardMaxValue: number | null, readonly giftCardPresetValues: ReadonlyArray<number>, readonly giftCardValue: number | null, readonly pricesVary: boolean, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly turn: { readonly __typename: 'ProductTurn', readonly name: string, readonly alt: string, readonly frames: number } | null, readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly type: CategoryType, readonly name: string, readonly landingUrl: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }>, readonly specifications: ReadonlyArray<{ readonly __typename: 'Specification', readonly group: string, readonly name: string, readonly value: string }>, readonly variants: ReadonlyArray<{ readonly __typename: 'Variant', readonly ringSize: number | null, readonly id: string, readonly sku: string, readonly ringSizeLetter: string | null, readonly stockLevel: StockLevel, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null }>, readonly reviews: { readonly __typename: 'ProductReviews', readonly count: number, readonly average: number | null, readonly newest: ReadonlyArray<{ readonly __typename: 'Review', readonly id: string, readonly rating: number, readonly title: string, readonly text: string, readonly nickname: string, readonly writtenOn: string }> }, readonly productRelations: ReadonlyArray<{ readonly __typename: 'ProductRelation', readonly type: ProductRelationType, readonly name: string, readonly label: string, readonly product: { readonly __typename: 'SearchProduct', readonly key: string, readonly url: string, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string }> } }>, readonly price: { readonly __typename: 'StandalonePrice', readonly value: number, readonly wasValue: number | null } | null } | null };

export type GetProductPromotionsQueryVariables = Exact<{
  productKey: string;
}>;


export type GetProductPromotionsQuery = { readonly __typename: 'Query', readonly productPromotions: ReadonlyArray<{ readonly __typename: 'ProductPromotion', readonly id: string, readonly name: string, readonly description: string }> };

export type AddDiscountCodeMutationVariables = Exact<{
  code: string;
}>;


export type AddDiscountCodeMutation = { readonly __typename: 'Mutation', readonly addDiscountCode:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type RemoveDiscountCodeMutationVariables = Exact<{
  code: string;
}>;


export type RemoveDiscountCodeMutation = { readonly __typename: 'Mutation', readonly removeDiscountCode:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type SetFreeGiftProductMutationVariables = Exact<{
  giftId: string;
  sku?: string | null | undefined;
}>;


export type SetFreeGiftProductMutation = { readonly __typename: 'Mutation', readonly setFreeGiftProduct:
    | { readonly __typename: 'Cart', readonly freeDelivery: string | null, readonly answeredAt: string | null, readonly shippingOption: ShippingOption, readonly isDelayedDelivery: boolean, readonly preparationDays: number, readonly nodShippingDate: string | null, readonly sentApart: boolean, readonly isExport: boolean, readonly guestEmail: string | null, readonly id: string, readonly version: number, readonly quantity: number, readonly miniCartDisplayLimit: number, readonly lineItems: ReadonlyArray<{ readonly __typename: 'LineItem', readonly amplienceRoundels: ReadonlyArray<string>, readonly availableQuantity: number, readonly mostPerOrder: number, readonly quantityElsewhere: number, readonly isLowInStock: boolean, readonly isOutOfStock: boolean, readonly leadTime: number, readonly variantSku: string, readonly variantId: string, readonly productKey: string, readonly name: string, readonly brand: string, readonly gtmCategory: string | null, readonly unitAmounts: ReadonlyArray<number>, readonly id: string, readonly productId: string, readonly productType: string, readonly productUrl: string, readonly productTitle: string, readonly sku: string, readonly giftCardValue: number | null, readonly image: string, readonly quantity: number, readonly isFreeGiftOnCart: boolean, readonly isGiftLineItem: boolean, readonly hideOnSite: boolean, readonly ringSize: number | null, readonly wristSize: number | null, readonly engraving: string | null, readonly isGiftWrapped: boolean, readonly giftMessage: string | null, readonly personalTerms: { readonly __typename: 'PersonalTerms', readonly wristSizes: ReadonlyArray<number>, readonly engraving: { readonly __typename: 'EngravingTerms', readonly limit: number, readonly workingDays: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null, readonly giftWrap: { readonly __typename: 'GiftWrapTerms', readonly messageLimit: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } } | null }, readonly wasPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly price: { readonly __typename: 'Price', readonly value: number, readonly formattedPrice: string, readonly isFree: boolean }, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly totalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly totalPriceAfterGiftCard: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly makingCharge: { readonly __typename: 'MakingCharge', readonly message: string } | null, readonly giftCardSavings: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly appliedGiftCards: ReadonlyArray<{ readonly __typename: 'AppliedGiftCard', readonly id: string, readonly cardNumber: string, readonly amountTaken: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly remainingBalance: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly paymentMethods: ReadonlyArray<{ readonly __typename: 'PaymentMethod', readonly id: string, readonly method: PaymentMethodType, readonly isSelected: boolean, readonly unavailableReason: string | null, readonly transactions: ReadonlyArray<{ readonly __typename: 'PaymentTransaction', readonly id: string }> }>, readonly shippingPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null, readonly discountOnTotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly discountCodes: ReadonlyArray<{ readonly __typename: 'DiscountCode', readonly code: string, readonly name: string | null, readonly state: DiscountCodeState, readonly errorMessage: string | null }>, readonly savings: ReadonlyArray<{ readonly __typename: 'Saving', readonly id: string, readonly name: string, readonly code: string | null, readonly amount: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly freeGiftOffers: ReadonlyArray<{ readonly __typename: 'FreeGiftOffer', readonly id: string, readonly name: string, readonly lineItemId: string | null, readonly chosenSku: string | null, readonly choices: ReadonlyArray<{ readonly __typename: 'FreeGiftChoice', readonly sku: string, readonly name: string, readonly brand: string, readonly image: string, readonly productUrl: string, readonly isAvailable: boolean, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }> }>, readonly nextOffers: ReadonlyArray<{ readonly __typename: 'NextOffer', readonly id: string, readonly message: string }>, readonly tax: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean }, readonly shippingMethods: ReadonlyArray<{ readonly __typename: 'ShippingMethod', readonly id: string, readonly name: string, readonly description: string, readonly type: ShippingMethodType, readonly isSelected: boolean, readonly leadTime: number, readonly nddDate: string | null, readonly isNominatedDay: boolean, readonly minimumAge: number | null, readonly isByEmail: boolean, readonly deliverOnDates: ReadonlyArray<string>, readonly nonDelayedDeliverOnDates: ReadonlyArray<string>, readonly holdsUntil: string | null, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }>, readonly shippingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly billingAddress: { readonly __typename: 'Address', readonly id: string, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly phone: string, readonly country: string, readonly region: string | null, readonly streetName: string, readonly streetNumber: string | null, readonly city: string, readonly postalCode: string } | null, readonly collectionStore: { readonly __typename: 'CollectionStore', readonly key: string, readonly name: string, readonly url: string, readonly phone: string, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string, readonly isPostOffice: boolean } | null, readonly parcels: ReadonlyArray<{ readonly __typename: 'BagParcel', readonly lineItemIds: ReadonlyArray<string>, readonly deliverOn: string }>, readonly problems: ReadonlyArray<{ readonly __typename: 'CartProblem', readonly code: string, readonly message: string, readonly lineItemId: string | null }>, readonly subtotalPrice: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CheckoutInProgress', readonly code: string, readonly message: string }
    | { readonly __typename: 'InsufficientStockError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type RecommendationQueryVariables = Exact<{
  input: RecommendationInput;
}>;


export type RecommendationQuery = { readonly __typename: 'Query', readonly recommendation: ReadonlyArray<{ readonly __typename: 'Recommendation', readonly strategy: RecommendationStrategy, readonly products: ReadonlyArray<{ readonly __typename: 'SearchProduct', readonly key: string, readonly sku: string, readonly name: string, readonly brand: string, readonly url: string, readonly badge: Badge, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly modelCase: string | null, readonly availableColorSwatches: ReadonlyArray<string>, readonly pricesVary: boolean, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly prices: ReadonlyArray<{ readonly __typename: 'SearchPrices', readonly price: { readonly __typename: 'SearchPrice', readonly value: number, readonly priceType: PriceType }, readonly wasPrice: { readonly __typename: 'SearchPrice', readonly value: number } | null }> }> }> };

export type CountViewedTogetherMutationVariables = Exact<{
  input: ViewedTogetherInput;
}>;


export type CountViewedTogetherMutation = { readonly __typename: 'Mutation', readonly countViewedTogether: boolean };

export type SearchByProductKeysQueryVariables = Exact<{
  input: ProductKeysInput;
}>;


export type SearchByProductKeysQuery = { readonly __typename: 'Query', readonly searchByProductKeys: ReadonlyArray<{ readonly __typename: 'SearchProduct', readonly key: string, readonly sku: string, readonly name: string, readonly brand: string, readonly url: string, readonly badge: Badge, readonly priceUponEnquiry: boolean, readonly retailOnly: boolean, readonly modelCase: string | null, readonly availableColorSwatches: ReadonlyArray<string>, readonly pricesVary: boolean, readonly webProductStatus: { readonly __typename: 'ProductStatus', readonly key: WebProductStatus }, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string, readonly alt: string }>, readonly prices: ReadonlyArray<{ readonly __typename: 'SearchPrices', readonly price: { readonly __typename: 'SearchPrice', readonly value: number, readonly priceType: PriceType }, readonly wasPrice: { readonly __typename: 'SearchPrice', readonly value: number } | null }> }> };

export type ReserveAndCollectLocationsLookupQueryVariables = Exact<{
  input: ReserveAndCollectInput;
}>;


export type ReserveAndCollectLocationsLookupQuery = { readonly __typename: 'Query', readonly reserveAndCollectLocationsLookup: ReadonlyArray<{ readonly __typename: 'ReserveAndCollectLocation', readonly distance: number, readonly hasPiece: boolean, readonly isLastOne: boolean, readonly otherSkus: ReadonlyArray<string>, readonly readyBy: string | null, readonly store: { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } } }> };

export type PrepareReservationQueryVariables = Exact<{
  input: PrepareReservationInput;
}>;


export type PrepareReservationQuery = { readonly __typename: 'Query', readonly prepareReservation: { readonly __typename: 'PreparedReservation', readonly productKey: string, readonly productName: string, readonly reservedProductSku: string, readonly intendedProductSku: string, readonly price: number, readonly answersBy: string, readonly needsConfirmation: boolean, readonly reCaptchaAction: string | null, readonly store: { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } } } | null };

export type ReservationPartsFragment = { readonly __typename: 'Reservation', readonly reservationNumber: string, readonly status: ReservationStatus, readonly reason: ReservationReason | null, readonly needsConfirmation: boolean, readonly reserveEndWords: string | null, readonly productKey: string, readonly productName: string, readonly reservedProductSku: string, readonly intendedProductSku: string, readonly price: number, readonly collectionCode: string | null, readonly canCancel: boolean, readonly contact: { readonly __typename: 'ReservationContact', readonly name: string, readonly email: string }, readonly store: { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } }, readonly otherStores: ReadonlyArray<{ readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly phone: string }> };

export type GetReservationQueryVariables = Exact<{
  input: ReservationInput;
}>;


export type GetReservationQuery = { readonly __typename: 'Query', readonly reservation: { readonly __typename: 'Reservation', readonly reservationNumber: string, readonly status: ReservationStatus, readonly reason: ReservationReason | null, readonly needsConfirmation: boolean, readonly reserveEndWords: string | null, readonly productKey: string, readonly productName: string, readonly reservedProductSku: string, readonly intendedProductSku: string, readonly price: number, readonly collectionCode: string | null, readonly canCancel: boolean, readonly contact: { readonly __typename: 'ReservationContact', readonly name: string, readonly email: string }, readonly store: { readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly url: string, readonly channelUrlCode: string, readonly phone: string, readonly isOpen: boolean, readonly openState: string, readonly address: { readonly __typename: 'StoreAddress', readonly line1: string, readonly line2: string | null, readonly city: string, readonly county: string | null, readonly postalCode: string, readonly country: string }, readonly openingHours: ReadonlyArray<{ readonly __typename: 'OpeningHours', readonly dayOfWeek: Weekday, readonly openingTime: string | null, readonly closingTime: string | null }>, readonly geoPoint: { readonly __typename: 'GeoPoint', readonly latitude: number, readonly longitude: number }, readonly region: { readonly __typename: 'StoreRegion', readonly key: string, readonly name: string } }, readonly otherStores: ReadonlyArray<{ readonly __typename: 'Store', readonly id: string, readonly key: string, readonly name: string, readonly phone: string }> } | null };

export type AccountReservationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountReservationsQuery = { readonly __typename: 'Query', readonly accountReservations: ReadonlyArray<{ readonly __typename: 'Reservation', readonly reservationNumber: string, readonly status: ReservationStatus, readonly reason: ReservationReason | null, readonly needsConfirmation: boolean, readonly reserveDate: string, readonly reserveEndWords: string | null, readonly productName: string, readonly collectionCode: string | null, readonly canCancel: boolean, readonly store: { readonly __typename: 'Store', readonly id: string, readonly name: string } }> };

export type PlaceReservationMutationVariables = Exact<{
  input: PlaceReservationInput;
}>;


export type PlaceReservationMutation = { readonly __typename: 'Mutation', readonly placeReservation:
    | { readonly __typename: 'PieceNotInStoreError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ReservationLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ReservationPlaced', readonly reservationNumber: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string, readonly field: string }
   };

export type ConfirmReservationMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmReservationMutation = { readonly __typename: 'Mutation', readonly confirmReservation:
    | { readonly __typename: 'ReservationClosedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ReservationKept' }
    | { readonly __typename: 'ReservationLimitError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ReservationNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type CancelReservationMutationVariables = Exact<{
  input: ReservationInput;
}>;


export type CancelReservationMutation = { readonly __typename: 'Mutation', readonly cancelReservation:
    | { readonly __typename: 'ReservationClosedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ReservationKept' }
    | { readonly __typename: 'ReservationNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type RoundelsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoundelsQuery = { readonly __typename: 'Query', readonly roundels: ReadonlyArray<{ readonly __typename: 'Roundel', readonly label: string, readonly products: ReadonlyArray<string>, readonly brands: ReadonlyArray<string> }> };

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
  text?: string | null | undefined;
  filters: ReadonlyArray<FacetFilter> | FacetFilter;
}>;


export type ResolveCategorySizeQuery = { readonly __typename: 'Query', readonly collectionList: { readonly __typename: 'SearchResult', readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number } } | null };

export type ResolveSearchSizeQueryVariables = Exact<{
  text: string;
  filters: ReadonlyArray<FacetFilter> | FacetFilter;
}>;


export type ResolveSearchSizeQuery = { readonly __typename: 'Query', readonly facetedProductList: { readonly __typename: 'SearchResult', readonly pagination: { readonly __typename: 'Pagination', readonly totalNumberOfResults: number } } };

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
  at?: string | null | undefined;
  staging?: string | null | undefined;
}>;


export type ResolveContentQuery = { readonly __typename: 'Query', readonly content: { readonly __typename: 'ContentItem', readonly id: string, readonly schema: string } | null };

export type ResolveSharedCartQueryVariables = Exact<{
  token: string;
}>;


export type ResolveSharedCartQuery = { readonly __typename: 'Query', readonly sharedCart: { readonly __typename: 'SharedCart', readonly expiresAt: string } | null };

export type ResolveProductInStoresQueryVariables = Exact<{
  code: string;
}>;


export type ResolveProductInStoresQuery = { readonly __typename: 'Query', readonly product: { readonly __typename: 'Product', readonly availableForReserveAndCollect: boolean } | null };

export type SitemapCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapCategoriesQuery = { readonly __typename: 'Query', readonly allCategories: ReadonlyArray<{ readonly __typename: 'Category', readonly key: string, readonly landingUrl: string }> };

export type SitemapPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapPagesQuery = { readonly __typename: 'Query', readonly pages: ReadonlyArray<string> };

export type SuggestQueryVariables = Exact<{
  text: string;
}>;


export type SuggestQuery = { readonly __typename: 'Query', readonly suggest: { readonly __typename: 'Suggestions', readonly terms: ReadonlyArray<string>, readonly spellingSuggestion: string | null, readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly name: string, readonly landingUrl: string }>, readonly brands: ReadonlyArray<{ readonly __typename: 'BrandSuggestion', readonly code: string, readonly name: string }>, readonly products: ReadonlyArray<{ readonly __typename: 'SearchProduct', readonly key: string, readonly name: string, readonly brand: string, readonly url: string, readonly pricesVary: boolean, readonly media: ReadonlyArray<{ readonly __typename: 'ProductImage', readonly name: string }>, readonly prices: ReadonlyArray<{ readonly __typename: 'SearchPrices', readonly price: { readonly __typename: 'SearchPrice', readonly value: number }, readonly wasPrice: { readonly __typename: 'SearchPrice', readonly value: number } | null }> }> } };

export type IsAuthorizedQueryVariables = Exact<{ [key: string]: never; }>;


export type IsAuthorizedQuery = { readonly __typename: 'Query', readonly isAuthorized: boolean };

export type UserInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type UserInfoQuery = { readonly __typename: 'Query', readonly userInfo: { readonly __typename: 'UserInfo', readonly id: string, readonly hybrisCustomerId: string, readonly email: string } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { readonly __typename: 'Mutation', readonly signOut: boolean };

export type ShareCartMutationVariables = Exact<{ [key: string]: never; }>;


export type ShareCartMutation = { readonly __typename: 'Mutation', readonly shareCart:
    | { readonly __typename: 'CartEmptyError', readonly code: string, readonly message: string }
    | { readonly __typename: 'CartNotFoundError', readonly code: string, readonly message: string }
    | { readonly __typename: 'SharedLink', readonly token: string, readonly expiresAt: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type GetSharedCartQueryVariables = Exact<{
  token: string;
}>;


export type GetSharedCartQuery = { readonly __typename: 'Query', readonly sharedCart: { readonly __typename: 'SharedCart', readonly expiresAt: string, readonly lineItems: ReadonlyArray<{ readonly __typename: 'SharedLine', readonly id: string, readonly productId: string, readonly variantId: string, readonly sku: string, readonly productKey: string, readonly productUrl: string, readonly brand: string, readonly name: string, readonly image: string, readonly ringSize: number | null, readonly wristSize: number | null, readonly giftCardValue: number | null, readonly quantity: number, readonly availableQuantity: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null }> } | null };

export type SharedLinePartsFragment = { readonly __typename: 'SharedLine', readonly id: string, readonly productId: string, readonly variantId: string, readonly sku: string, readonly productKey: string, readonly productUrl: string, readonly brand: string, readonly name: string, readonly image: string, readonly ringSize: number | null, readonly wristSize: number | null, readonly giftCardValue: number | null, readonly quantity: number, readonly availableQuantity: number, readonly price: { readonly __typename: 'Price', readonly formattedPrice: string, readonly value: number, readonly isFree: boolean } | null };

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

export type GetPrivacyRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPrivacyRequestsQuery = { readonly __typename: 'Query', readonly user: { readonly __typename: 'User', readonly id: string, readonly privacyRequests: ReadonlyArray<{ readonly __typename: 'PrivacyRequest', readonly kind: PrivacyRequestKind, readonly state: PrivacyRequestState, readonly dueAt: string | null, readonly openMatters: ReadonlyArray<string> }> } | null };

export type GetPrivacyCopyQueryVariables = Exact<{
  token: string;
  orderNumber?: string | null | undefined;
}>;


export type GetPrivacyCopyQuery = { readonly __typename: 'Query', readonly privacyCopy: { readonly __typename: 'PrivacyCopy', readonly json: string, readonly page: string } };

export type RequestPrivacyMutationVariables = Exact<{
  input: PrivacyRequestInput;
}>;


export type RequestPrivacyMutation = { readonly __typename: 'Mutation', readonly requestPrivacy:
    | { readonly __typename: 'ReCaptchaError', readonly code: string, readonly message: string }
    | { readonly __typename: 'SignInRefusedError', readonly code: string, readonly message: string }
    | { readonly __typename: 'TooManyAttemptsError', readonly code: string, readonly message: string, readonly retryAfterSeconds: number }
    | { readonly __typename: 'User', readonly id: string }
    | { readonly __typename: 'ValidationError', readonly code: string, readonly message: string }
   };

export type RequestPrivacyAsGuestMutationVariables = Exact<{
  input: GuestPrivacyRequestInput;
}>;


export type RequestPrivacyAsGuestMutation = { readonly __typename: 'Mutation', readonly requestPrivacyAsGuest: boolean };

export type CancelErasureMutationVariables = Exact<{
  token: string;
}>;


export type CancelErasureMutation = { readonly __typename: 'Mutation', readonly cancelErasure: boolean };

export const RefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<RefusalFragment, unknown>;
export const CustomerProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketingPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"types"}}]}}]}}]} as unknown as DocumentNode<CustomerProfileFragment, unknown>;
export const AddressPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]} as unknown as DocumentNode<AddressPartsFragment, unknown>;
export const CustomerAddressesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerAddresses"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultShippingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultBillingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]} as unknown as DocumentNode<CustomerAddressesFragment, unknown>;
export const CustomerSessionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerSessions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CustomerSessionsFragment, unknown>;
export const CustomerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Customer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerProfile"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerAddresses"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerSessions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketingPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"types"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerAddresses"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultShippingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultBillingAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerSessions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CustomerFragment, unknown>;
export const CartPriceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<CartPriceFragment, unknown>;
export const OrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"placedOn"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"images"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<OrderRowFragment, unknown>;
export const TimePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]} as unknown as DocumentNode<TimePartsFragment, unknown>;
export const StoreCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"channelUrlCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"openState"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geoPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StoreCardPartsFragment, unknown>;
export const AppointmentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"serviceKey"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAtWords"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isVideo"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canMove"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoreCardParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"channelUrlCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"openState"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geoPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AppointmentPartsFragment, unknown>;
export const LineChoicesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"wristSize"}},{"kind":"Field","name":{"kind":"Name","value":"engraving"}},{"kind":"Field","name":{"kind":"Name","value":"isGiftWrapped"}},{"kind":"Field","name":{"kind":"Name","value":"giftMessage"}}]}}]} as unknown as DocumentNode<LineChoicesFragment, unknown>;
export const CartLineSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productTitle"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"variantSku"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardValue"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineChoices"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFreeGiftOnCart"}},{"kind":"Field","name":{"kind":"Name","value":"isGiftLineItem"}},{"kind":"Field","name":{"kind":"Name","value":"hideOnSite"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"wristSize"}},{"kind":"Field","name":{"kind":"Name","value":"engraving"}},{"kind":"Field","name":{"kind":"Name","value":"isGiftWrapped"}},{"kind":"Field","name":{"kind":"Name","value":"giftMessage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<CartLineSummaryFragment, unknown>;
export const CartSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"miniCartDisplayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"wristSize"}},{"kind":"Field","name":{"kind":"Name","value":"engraving"}},{"kind":"Field","name":{"kind":"Name","value":"isGiftWrapped"}},{"kind":"Field","name":{"kind":"Name","value":"giftMessage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productTitle"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"variantSku"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardValue"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineChoices"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFreeGiftOnCart"}},{"kind":"Field","name":{"kind":"Name","value":"isGiftLineItem"}},{"kind":"Field","name":{"kind":"Name","value":"hideOnSite"}}]}}]} as unknown as DocumentNode<CartSummaryFragment, unknown>;
export const SoldLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoldLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"variantSku"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtmCategory"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitAmounts"}}]}}]} as unknown as DocumentNode<SoldLineFragment, unknown>;
export const TermsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TermsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"engraving"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"workingDays"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftWrap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"messageLimit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"wristSizes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<TermsPartsFragment, unknown>;
export const SavingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Saving"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<SavingPartsFragment, unknown>;
export const GiftCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppliedGiftCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountTaken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<GiftCardPartsFragment, unknown>;
export const ShippingMethodPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShippingMethodParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"leadTime"}},{"kind":"Field","name":{"kind":"Name","value":"nddDate"}},{"kind":"Field","name":{"kind":"Name","value":"isNominatedDay"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"isByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"deliverOnDates"}},{"kind":"Field","name":{"kind":"Name","value":"nonDelayedDeliverOnDates"}},{"kind":"Field","name":{"kind":"Name","value":"holdsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<ShippingMethodPartsFragment, unknown>;
export const CollectionStorePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionStoreParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionStore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"isPostOffice"}}]}}]} as unknown as DocumentNode<CollectionStorePartsFragment, unknown>;
export const FullCartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FullCart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary"}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoldLine"}},{"kind":"Field","name":{"kind":"Name","value":"amplienceRoundels"}},{"kind":"Field","name":{"kind":"Name","value":"personalTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TermsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavingParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"mostPerOrder"}},{"kind":"Field","name":{"kind":"Name","value":"quantityElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"isLowInStock"}},{"kind":"Field","name":{"kind":"Name","value":"isOutOfStock"}},{"kind":"Field","name":{"kind":"Name","value":"leadTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPriceAfterGiftCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"makingCharge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftCardSavings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliedGiftCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftCardParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"unavailableReason"}},{"kind":"Field","name":{"kind":"Name","value":"transactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountOnTotalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"errorMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavingParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"freeGiftOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lineItemId"}},{"kind":"Field","name":{"kind":"Name","value":"chosenSku"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShippingMethodParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingOption"}},{"kind":"Field","name":{"kind":"Name","value":"collectionStore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionStoreParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDelayedDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"preparationDays"}},{"kind":"Field","name":{"kind":"Name","value":"nodShippingDate"}},{"kind":"Field","name":{"kind":"Name","value":"sentApart"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lineItemIds"}},{"kind":"Field","name":{"kind":"Name","value":"deliverOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isExport"}},{"kind":"Field","name":{"kind":"Name","value":"guestEmail"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"lineItemId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"wristSize"}},{"kind":"Field","name":{"kind":"Name","value":"engraving"}},{"kind":"Field","name":{"kind":"Name","value":"isGiftWrapped"}},{"kind":"Field","name":{"kind":"Name","value":"giftMessage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productTitle"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"variantSku"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardValue"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineChoices"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFreeGiftOnCart"}},{"kind":"Field","name":{"kind":"Name","value":"isGiftLineItem"}},{"kind":"Field","name":{"kind":"Name","value":"hideOnSite"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"miniCartDisplayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoldLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"variantSku"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtmCategory"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitAmounts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TermsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"engraving"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"workingDays"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftWrap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"messageLimit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"wristSizes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Saving"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppliedGiftCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountTaken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remainingBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShippingMethodParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"leadTime"}},{"kind":"Field","name":{"kind":"Name","value":"nddDate"}},{"kind":"Field","name":{"kind":"Name","value":"isNominatedDay"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"isByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"deliverOnDates"}},{"kind":"Field","name":{"kind":"Name","value":"nonDelayedDeliverOnDates"}},{"kind":"Field","name":{"kind":"Name","value":"holdsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionStoreParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionStore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"isPostOffice"}}]}}]} as unknown as DocumentNode<FullCartFragment, unknown>;
export const ContentItemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryKey"}},{"kind":"Field","name":{"kind":"Name","value":"schema"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"abGroups"}}]}}]} as unknown as DocumentNode<ContentItemPartsFragment, unknown>;
export const NavigationLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NavigationLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"categoryKey"}}]}}]} as unknown as DocumentNode<NavigationLinkFragment, unknown>;
export const DealerCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealerCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"caseSize"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]} as unknown as DocumentNode<DealerCardPartsFragment, unknown>;
export const KeptChoicesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeptChoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"wristSize"}},{"kind":"Field","name":{"kind":"Name","value":"engraving"}},{"kind":"Field","name":{"kind":"Name","value":"isGiftWrapped"}},{"kind":"Field","name":{"kind":"Name","value":"giftMessage"}}]}}]} as unknown as DocumentNode<KeptChoicesFragment, unknown>;
export const ListLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingListLineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"formattedWasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"formattedWasWasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"wasValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricesVary"}},{"kind":"Field","name":{"kind":"Name","value":"priceUponEnquiry"}},{"kind":"Field","name":{"kind":"Name","value":"webProductStatus"}},{"kind":"Field","name":{"kind":"Name","value":"financePromoMessage"}},{"kind":"Field","name":{"kind":"Name","value":"amplienceRoundels"}},{"kind":"Field","name":{"kind":"Name","value":"masterVariantId"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseable"}},{"kind":"Field","name":{"kind":"Name","value":"internalSku"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtmCategory"}},{"kind":"Field","name":{"kind":"Name","value":"gtmBCategory"}},{"kind":"Field","name":{"kind":"Name","value":"productUnavailable"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardValue"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptChoices"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeptChoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"wristSize"}},{"kind":"Field","name":{"kind":"Name","value":"engraving"}},{"kind":"Field","name":{"kind":"Name","value":"isGiftWrapped"}},{"kind":"Field","name":{"kind":"Name","value":"giftMessage"}}]}}]} as unknown as DocumentNode<ListLineFragment, unknown>;
export const ListPagePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListPageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalLineItems"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeptChoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"wristSize"}},{"kind":"Field","name":{"kind":"Name","value":"engraving"}},{"kind":"Field","name":{"kind":"Name","value":"isGiftWrapped"}},{"kind":"Field","name":{"kind":"Name","value":"giftMessage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingListLineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"formattedWasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"formattedWasWasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"wasValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricesVary"}},{"kind":"Field","name":{"kind":"Name","value":"priceUponEnquiry"}},{"kind":"Field","name":{"kind":"Name","value":"webProductStatus"}},{"kind":"Field","name":{"kind":"Name","value":"financePromoMessage"}},{"kind":"Field","name":{"kind":"Name","value":"amplienceRoundels"}},{"kind":"Field","name":{"kind":"Name","value":"masterVariantId"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseable"}},{"kind":"Field","name":{"kind":"Name","value":"internalSku"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtmCategory"}},{"kind":"Field","name":{"kind":"Name","value":"gtmBCategory"}},{"kind":"Field","name":{"kind":"Name","value":"productUnavailable"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardValue"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptChoices"}}]}}]}}]} as unknown as DocumentNode<ListPagePartsFragment, unknown>;
export const FinanceFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinanceFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FinanceData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"financeProduct"}},{"kind":"Field","name":{"kind":"Name","value":"financeProductType"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}},{"kind":"Field","name":{"kind":"Name","value":"cashPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCreditAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRepayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRepayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interestPayable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPayable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}}]}}]}}]} as unknown as DocumentNode<FinanceFiguresFragment, unknown>;
export const CalculationPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalculationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FinanceCalculation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FinanceFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minDeposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxDeposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinanceFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FinanceData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"financeProduct"}},{"kind":"Field","name":{"kind":"Name","value":"financeProductType"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}},{"kind":"Field","name":{"kind":"Name","value":"cashPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCreditAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRepayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRepayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interestPayable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPayable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}}]}}]}}]} as unknown as DocumentNode<CalculationPartsFragment, unknown>;
export const ProductCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"webProductStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceUponEnquiry"}},{"kind":"Field","name":{"kind":"Name","value":"retailOnly"}},{"kind":"Field","name":{"kind":"Name","value":"modelCase"}},{"kind":"Field","name":{"kind":"Name","value":"availableColorSwatches"}},{"kind":"Field","name":{"kind":"Name","value":"pricesVary"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<ProductCardPartsFragment, unknown>;
export const ListingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCardParts"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalNumberOfResults"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sorts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"selected"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"spellingSuggestion"}},{"kind":"Field","name":{"kind":"Name","value":"degraded"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"webProductStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceUponEnquiry"}},{"kind":"Field","name":{"kind":"Name","value":"retailOnly"}},{"kind":"Field","name":{"kind":"Name","value":"modelCase"}},{"kind":"Field","name":{"kind":"Name","value":"availableColorSwatches"}},{"kind":"Field","name":{"kind":"Name","value":"pricesVary"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<ListingPartsFragment, unknown>;
export const OrderLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoldLine"}},{"kind":"Field","name":{"kind":"Name","value":"productTitle"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineChoices"}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOfCart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"shippedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"returnedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"deliverBy"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoldLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"variantSku"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtmCategory"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitAmounts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"wristSize"}},{"kind":"Field","name":{"kind":"Name","value":"engraving"}},{"kind":"Field","name":{"kind":"Name","value":"isGiftWrapped"}},{"kind":"Field","name":{"kind":"Name","value":"giftMessage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<OrderLineFragment, unknown>;
export const PendingOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"placementId"}},{"kind":"Field","name":{"kind":"Name","value":"stepUpUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<PendingOrderFragment, unknown>;
export const CardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaptureContext"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"captureContext"}},{"kind":"Field","name":{"kind":"Name","value":"clientLibrary"}},{"kind":"Field","name":{"kind":"Name","value":"clientLibraryIntegrity"}},{"kind":"Field","name":{"kind":"Name","value":"storedCardConsent"}}]}}]} as unknown as DocumentNode<CardFieldsFragment, unknown>;
export const ApplicationPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FinanceApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"financeApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"initiateFinanceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}}]}}]} as unknown as DocumentNode<ApplicationPartsFragment, unknown>;
export const BuyablePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuyableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"caseSize"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardMinValue"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardMaxValue"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardPresetValues"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardValue"}},{"kind":"Field","name":{"kind":"Name","value":"pricesVary"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"wasValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"ringSizeLetter"}},{"kind":"Field","name":{"kind":"Name","value":"stockLevel"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"wasValue"}}]}}]}}]}}]} as unknown as DocumentNode<BuyablePartsFragment, unknown>;
export const ReservationPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReservationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reservationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"needsConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"reserveEndWords"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"reservedProductSku"}},{"kind":"Field","name":{"kind":"Name","value":"intendedProductSku"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collectionCode"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoreCardParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherStores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"channelUrlCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"openState"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geoPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ReservationPartsFragment, unknown>;
export const SharedLinePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedLineParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"productKey"}},{"kind":"Field","name":{"kind":"Name","value":"productUrl"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"ringSize"}},{"kind":"Field","name":{"kind":"Name","value":"wristSize"}},{"kind":"Field","name":{"kind":"Name","value":"giftCardValue"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableQuantity"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Price"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formattedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<SharedLinePartsFragment, unknown>;
export const GetCustomerDocument = {"__meta__":{"name":"GetCustomer","isQuery":true,"id":"sha256:80142804870ccbe360540c8b9ad6063c919bcb56cb0c8afcf5bd0d0d7d1a938a"}} as unknown as DocumentNode<GetCustomerQuery, GetCustomerQueryVariables>;
export const PasswordStrengthDocument = {"__meta__":{"name":"PasswordStrength","isQuery":false,"id":"sha256:49320ee6dbb8765960f046caa5ac368c27908bd1bfc90ce968631dce7e4b2e02"}} as unknown as DocumentNode<PasswordStrengthMutation, PasswordStrengthMutationVariables>;
export const ReCaptchaRequiredDocument = {"__meta__":{"name":"ReCaptchaRequired","isQuery":false,"id":"sha256:993ee5acb3e2b017fa582a305efa5d67943b0bdb9df83402f52727d53ed4e246"}} as unknown as DocumentNode<ReCaptchaRequiredMutation, ReCaptchaRequiredMutationVariables>;
export const SignInDocument = {"__meta__":{"name":"SignIn","isQuery":false,"id":"sha256:b7236395b5adada06f283b41bb2b146ba23728d2feabd8284f8bf10366998d86"}} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignUpDocument = {"__meta__":{"name":"SignUp","isQuery":false,"id":"sha256:e37f7f318d91fc1722d288fd7561859d2e5ff0d54f06f808cec69d7b53fd270a"}} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const ForgotPasswordDocument = {"__meta__":{"name":"ForgotPassword","isQuery":false,"id":"sha256:ff097e8173ffc419b86f843c31ad080e933917b690e6ef32ef39dd4a71b36fea"}} as unknown as DocumentNode<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"name":"ResetPassword","isQuery":false,"id":"sha256:46422e984fbdc8782edaa6c2a8b0fb982c269299af7fa855a5373198fbb2a713"}} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const UpdateCustomerDataDocument = {"__meta__":{"name":"UpdateCustomerData","isQuery":false,"id":"sha256:82bf7d66d4700863d4419c1a83fb8cba607d6f609485e361ae1e003e9e399198"}} as unknown as DocumentNode<UpdateCustomerDataMutation, UpdateCustomerDataMutationVariables>;
export const AddCustomerAddressDocument = {"__meta__":{"name":"AddCustomerAddress","isQuery":false,"id":"sha256:df2752f1d5b7d31c0431fd732ba3c12b93915a0e086032a531d799e81ac00632"}} as unknown as DocumentNode<AddCustomerAddressMutation, AddCustomerAddressMutationVariables>;
export const UpdateCustomerAddressDocument = {"__meta__":{"name":"UpdateCustomerAddress","isQuery":false,"id":"sha256:18fe83b43af0c2fdd9f620864ca1c1fbb65dc6dde369ae9b1633747c3a1be4f9"}} as unknown as DocumentNode<UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables>;
export const RemoveCustomerAddressDocument = {"__meta__":{"name":"RemoveCustomerAddress","isQuery":false,"id":"sha256:828459f6d27620c95a0b2bcebde24c57edc195b4ad7180b193bc911b6b11cfc9"}} as unknown as DocumentNode<RemoveCustomerAddressMutation, RemoveCustomerAddressMutationVariables>;
export const SetDefaultAddressDocument = {"__meta__":{"name":"SetDefaultAddress","isQuery":false,"id":"sha256:e796352d386cdc4dbe69038bd62d49ecc35f69f85d8e84d8d8f85d6a81832cdc"}} as unknown as DocumentNode<SetDefaultAddressMutation, SetDefaultAddressMutationVariables>;
export const EndSessionDocument = {"__meta__":{"name":"EndSession","isQuery":false,"id":"sha256:55a01b6dcc6b909a9e435d56409f8118ad04ae39a404e30bd4441c2d3a6073f5"}} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const AccountOrdersDocument = {"__meta__":{"name":"AccountOrders","isQuery":true,"id":"sha256:842f6fdb8856ce8ec296fadb7381db8cfe3c991c8222a334d37423737405aedc"}} as unknown as DocumentNode<AccountOrdersQuery, AccountOrdersQueryVariables>;
export const AccountApplicationsDocument = {"__meta__":{"name":"AccountApplications","isQuery":true,"id":"sha256:e34e4524c517cdaeebdb32c1746968cca93f1f7ef8dcbecfe4ddde7995336147"}} as unknown as DocumentNode<AccountApplicationsQuery, AccountApplicationsQueryVariables>;
export const AccountGiftCardsDocument = {"__meta__":{"name":"AccountGiftCards","isQuery":true,"id":"sha256:4216a771d405d131c8d7be05540ecea173f1f0f23c125e90eb190abf034d32ac"}} as unknown as DocumentNode<AccountGiftCardsQuery, AccountGiftCardsQueryVariables>;
export const ConfirmPasswordDocument = {"__meta__":{"name":"ConfirmPassword","isQuery":false,"id":"sha256:75266a4d0fd0521a95ad97659a0ffad7f06f046109a5d17403202869442d3036"}} as unknown as DocumentNode<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>;
export const ShowGiftCardDocument = {"__meta__":{"name":"ShowGiftCard","isQuery":false,"id":"sha256:7f400d45acfe9e7de117a3ff73c2e180c90bfc1b95b2f66e7475b5fc3a2ee8a6"}} as unknown as DocumentNode<ShowGiftCardMutation, ShowGiftCardMutationVariables>;
export const BookableServicesDocument = {"__meta__":{"name":"BookableServices","isQuery":true,"id":"sha256:483ea2ba1e8d3895579668a89fac84e6a675febd0737f782661be477b8e9d92b"}} as unknown as DocumentNode<BookableServicesQuery, BookableServicesQueryVariables>;
export const AppointmentTimesDocument = {"__meta__":{"name":"AppointmentTimes","isQuery":true,"id":"sha256:d777ee7bff1d447362657ad3d91212c42a9131364ae677928dd574f0b36dded2"}} as unknown as DocumentNode<AppointmentTimesQuery, AppointmentTimesQueryVariables>;
export const GetAppointmentDocument = {"__meta__":{"name":"GetAppointment","isQuery":true,"id":"sha256:9568a4e6d6e85e15015e5553f7afb673c6c2502447d8a094ac39c71692743d58"}} as unknown as DocumentNode<GetAppointmentQuery, GetAppointmentQueryVariables>;
export const GetAppointmentCalendarDocument = {"__meta__":{"name":"GetAppointmentCalendar","isQuery":true,"id":"sha256:b374819897060a2d9b0f8ab62f3a82e507b7a892df9895e6c79e4c46d80a03b2"}} as unknown as DocumentNode<GetAppointmentCalendarQuery, GetAppointmentCalendarQueryVariables>;
export const AppointmentsDocument = {"__meta__":{"name":"Appointments","isQuery":true,"id":"sha256:7663104bc69fa5db700555d4d6548867262b95d3ac0ac07d6db27309e2912cf3"}} as unknown as DocumentNode<AppointmentsQuery, AppointmentsQueryVariables>;
export const HoldAppointmentDocument = {"__meta__":{"name":"HoldAppointment","isQuery":false,"id":"sha256:546a39c26ee201406598d0438d9575a95e5b1b54568b11b190aef3efc22d7a42"}} as unknown as DocumentNode<HoldAppointmentMutation, HoldAppointmentMutationVariables>;
export const BookAppointmentDocument = {"__meta__":{"name":"BookAppointment","isQuery":false,"id":"sha256:96ffd3abc1600bdeb2aa0b8a868527ef875a9b14849f5366b7631544cc52d6e2"}} as unknown as DocumentNode<BookAppointmentMutation, BookAppointmentMutationVariables>;
export const MoveAppointmentDocument = {"__meta__":{"name":"MoveAppointment","isQuery":false,"id":"sha256:ca3f5ab435d3c8f03d2625a5a331e23b1ebd0d34572b8f8bae34522a9b1156c3"}} as unknown as DocumentNode<MoveAppointmentMutation, MoveAppointmentMutationVariables>;
export const CancelAppointmentDocument = {"__meta__":{"name":"CancelAppointment","isQuery":false,"id":"sha256:fada98a377a83eccebe1200299e04e971c24f36b271add69372687f0d1d2a4a6"}} as unknown as DocumentNode<CancelAppointmentMutation, CancelAppointmentMutationVariables>;
export const BrandsDocument = {"__meta__":{"name":"Brands","isQuery":true,"id":"sha256:b4c9f752124dd0b203b1d912abc78dcef72de9f0cd861d92d4faac81d4ceca1f"}} as unknown as DocumentNode<BrandsQuery, BrandsQueryVariables>;
export const AddToShoppingListFromCartDocument = {"__meta__":{"name":"AddToShoppingListFromCart","isQuery":false,"id":"sha256:2026e7e49d26f40381cc68ad3e596f2ad20f5a5e7f678814c5d2e396c695710c"}} as unknown as DocumentNode<AddToShoppingListFromCartMutation, AddToShoppingListFromCartMutationVariables>;
export const GetCartDocument = {"__meta__":{"name":"GetCart","isQuery":true,"id":"sha256:540133687f267b53009ba8da976a69631d7a3bc6611eae293a91ec62deaf101c"}} as unknown as DocumentNode<GetCartQuery, GetCartQueryVariables>;
export const UpdateQuantityDocument = {"__meta__":{"name":"UpdateQuantity","isQuery":false,"id":"sha256:ba189970b7fa6e623c3529da977e2f6e3a7f681f780e8c3c955b91b88b9cad4f"}} as unknown as DocumentNode<UpdateQuantityMutation, UpdateQuantityMutationVariables>;
export const GetShippingDocument = {"__meta__":{"name":"GetShipping","isQuery":true,"id":"sha256:c926f5b13afb10ec1bfd22e467a1374950d043ac57d4738509c665ddda03e6e9"}} as unknown as DocumentNode<GetShippingQuery, GetShippingQueryVariables>;
export const GetClickAndCollectLocationsDocument = {"__meta__":{"name":"GetClickAndCollectLocations","isQuery":true,"id":"sha256:e094e10f4d8f936bd08fb1a310393fd513a02c0426ab4aaa69d939535a741c47"}} as unknown as DocumentNode<GetClickAndCollectLocationsQuery, GetClickAndCollectLocationsQueryVariables>;
export const SaveShippingDetailsCollectDocument = {"__meta__":{"name":"SaveShippingDetailsCollect","isQuery":false,"id":"sha256:c7a78b5e2d3d6a2c96d645b2963c905f216ab33cade112f160f84005a03c6427"}} as unknown as DocumentNode<SaveShippingDetailsCollectMutation, SaveShippingDetailsCollectMutationVariables>;
export const SaveShippingDetailsCourierDocument = {"__meta__":{"name":"SaveShippingDetailsCourier","isQuery":false,"id":"sha256:70fe69f4655226110acfa8df02c80d97f93576d602c6ac2085aa28eb04490881"}} as unknown as DocumentNode<SaveShippingDetailsCourierMutation, SaveShippingDetailsCourierMutationVariables>;
export const GetProductsDocument = {"__meta__":{"name":"GetProducts","isQuery":true,"id":"sha256:589e096e721948bc67b0affd628b95b3c707bc386b6403d0e7498b82bf246fc7"}} as unknown as DocumentNode<GetProductsQuery, GetProductsQueryVariables>;
export const RecordConsentDocument = {"__meta__":{"name":"RecordConsent","isQuery":false,"id":"sha256:bd3b0c7db4960b2a8553785af173bea476b4b17a342c62d2420c2549eb0059e3"}} as unknown as DocumentNode<RecordConsentMutation, RecordConsentMutationVariables>;
export const ContentSlotDocument = {"__meta__":{"name":"ContentSlot","isQuery":true,"id":"sha256:d13f82bebb5d183a9e8745c929e6a4272aa622caffff025b49b49fff18c0d857"}} as unknown as DocumentNode<ContentSlotQuery, ContentSlotQueryVariables>;
export const ContentPageDocument = {"__meta__":{"name":"ContentPage","isQuery":true,"id":"sha256:01f44ed93c3c66be3ad1dea07831766cfa4e55ea8976fe87d966614ecb9d6507"}} as unknown as DocumentNode<ContentPageQuery, ContentPageQueryVariables>;
export const ShopNavigationDocument = {"__meta__":{"name":"ShopNavigation","isQuery":true,"id":"sha256:c289287370a217850e1a9e394f15de411094082f2d52a0eaa6cef2e272ab6220"}} as unknown as DocumentNode<ShopNavigationQuery, ShopNavigationQueryVariables>;
export const DealerCollectionsDocument = {"__meta__":{"name":"DealerCollections","isQuery":true,"id":"sha256:0a77fa137156447d9109e9500e79a4d39e5e6b97f5ffcc865939dc37225fafc9"}} as unknown as DocumentNode<DealerCollectionsQuery, DealerCollectionsQueryVariables>;
export const DealerCollectionDocument = {"__meta__":{"name":"DealerCollection","isQuery":true,"id":"sha256:58c590e301e17e90998d1f5ff6c42136fabe426f74e41102a72e8b4e113038e3"}} as unknown as DocumentNode<DealerCollectionQuery, DealerCollectionQueryVariables>;
export const DealerPieceDocument = {"__meta__":{"name":"DealerPiece","isQuery":true,"id":"sha256:ccf5bbcd441b2fcc8adfc4158530812a1763123e3af722f057c3f898b7294fb6"}} as unknown as DocumentNode<DealerPieceQuery, DealerPieceQueryVariables>;
export const DealerShowroomsDocument = {"__meta__":{"name":"DealerShowrooms","isQuery":true,"id":"sha256:faee3cdc16020a973eb1839b5214b7b1f0509b70eb19b520d45afa77f4d02536"}} as unknown as DocumentNode<DealerShowroomsQuery, DealerShowroomsQueryVariables>;
export const SendDealerMessageDocument = {"__meta__":{"name":"SendDealerMessage","isQuery":false,"id":"sha256:74ada5a6d97c5bea9f81e24a66c2eccc341d51c2bf4b72706560c906dea9b73f"}} as unknown as DocumentNode<SendDealerMessageMutation, SendDealerMessageMutationVariables>;
export const GetShoppingListDocument = {"__meta__":{"name":"GetShoppingList","isQuery":true,"id":"sha256:df087256c07c4ccf184eb7dc355703767a0014bb923bbce85d3c61ead8b18ebb"}} as unknown as DocumentNode<GetShoppingListQuery, GetShoppingListQueryVariables>;
export const AddToShoppingListDocument = {"__meta__":{"name":"AddToShoppingList","isQuery":false,"id":"sha256:5c3805b10cfcaec0c71e45865aebf0514221387218922a5e3a7f094db1ff9f56"}} as unknown as DocumentNode<AddToShoppingListMutation, AddToShoppingListMutationVariables>;
export const RemoveFromShoppingListDocument = {"__meta__":{"name":"RemoveFromShoppingList","isQuery":false,"id":"sha256:0a0fe2a622e5d9cc5be67f416addc6c2b65169c4d6d5a4724cda3b0155206396"}} as unknown as DocumentNode<RemoveFromShoppingListMutation, RemoveFromShoppingListMutationVariables>;
export const SendShoppingListEmailDocument = {"__meta__":{"name":"SendShoppingListEmail","isQuery":false,"id":"sha256:4a25dd5030d6d4f8d210ceb6918101e677f8a15afbc878168a05fe895e68e87d"}} as unknown as DocumentNode<SendShoppingListEmailMutation, SendShoppingListEmailMutationVariables>;
export const GetPieceOverTimeDocument = {"__meta__":{"name":"GetPieceOverTime","isQuery":true,"id":"sha256:ceb7bf3a4307edc1ff639a6fe241c9cae69bccbac592d0e121dbddbb72004aa2"}} as unknown as DocumentNode<GetPieceOverTimeQuery, GetPieceOverTimeQueryVariables>;
export const GetPiecesOverTimeDocument = {"__meta__":{"name":"GetPiecesOverTime","isQuery":true,"id":"sha256:19a5d0d738aceae776473053af26a9719c0f96ad1562fb9b891af888dc64e1b8"}} as unknown as DocumentNode<GetPiecesOverTimeQuery, GetPiecesOverTimeQueryVariables>;
export const GetBagOverTimeDocument = {"__meta__":{"name":"GetBagOverTime","isQuery":true,"id":"sha256:69fa61d91159dad9af1acc45a4ce94288656474d2684607d47177b831be501b9"}} as unknown as DocumentNode<GetBagOverTimeQuery, GetBagOverTimeQueryVariables>;
export const GetFinanceCalculationDocument = {"__meta__":{"name":"GetFinanceCalculation","isQuery":true,"id":"sha256:3df1c626ddc87efe22daee14964f42cc768424ea91ee7ec9cf16682a865f4943"}} as unknown as DocumentNode<GetFinanceCalculationQuery, GetFinanceCalculationQueryVariables>;
export const GetBagCalculationDocument = {"__meta__":{"name":"GetBagCalculation","isQuery":true,"id":"sha256:3f703f0cd0d9bdbbf39ce29c1d5cfedeb2c15e66f1447ed3bb80ec8ecc4e40b9"}} as unknown as DocumentNode<GetBagCalculationQuery, GetBagCalculationQueryVariables>;
export const AddressLookupDocument = {"__meta__":{"name":"AddressLookup","isQuery":true,"id":"sha256:06d16f3e072faf0de97f35029faf90d956868289ad541cb1e93e5187bd7caeb6"}} as unknown as DocumentNode<AddressLookupQuery, AddressLookupQueryVariables>;
export const AddGiftCardDocument = {"__meta__":{"name":"AddGiftCard","isQuery":false,"id":"sha256:85f3ab77c8b360d7f56bde320e7a7d4327400c1500a02945f316e5c51ac7ca31"}} as unknown as DocumentNode<AddGiftCardMutation, AddGiftCardMutationVariables>;
export const RemoveGiftCardDocument = {"__meta__":{"name":"RemoveGiftCard","isQuery":false,"id":"sha256:be24538099fa38b5e367605b2e827eded3ed75af915dcbe7e26266057bb7f160"}} as unknown as DocumentNode<RemoveGiftCardMutation, RemoveGiftCardMutationVariables>;
export const CheckGiftCardBalanceDocument = {"__meta__":{"name":"CheckGiftCardBalance","isQuery":false,"id":"sha256:66061ad53315f351f3cdf58de21561037e5194c0a66de42138bef80ce59c9969"}} as unknown as DocumentNode<CheckGiftCardBalanceMutation, CheckGiftCardBalanceMutationVariables>;
export const GetMutualDataDocument = {"__meta__":{"name":"GetMutualData","isQuery":true,"id":"sha256:e6a18e5cb2647da886c239cadac213744c3846235f9e3d15003d60cca3427a61"}} as unknown as DocumentNode<GetMutualDataQuery, GetMutualDataQueryVariables>;
export const HomeShelfDocument = {"__meta__":{"name":"HomeShelf","isQuery":true,"id":"sha256:78bf0ce9db59cfe32ab4fb87aa7f837f9edaa1344606c0b96788de566c79c3e1"}} as unknown as DocumentNode<HomeShelfQuery, HomeShelfQueryVariables>;
export const HomeMakerDocument = {"__meta__":{"name":"HomeMaker","isQuery":true,"id":"sha256:3716e0ae3c8fb949a2cf307d0dad87fdc8129e17c3b960632af04a8704f1a5ec"}} as unknown as DocumentNode<HomeMakerQuery, HomeMakerQueryVariables>;
export const UserExistsDocument = {"__meta__":{"name":"UserExists","isQuery":false,"id":"sha256:89c884b5ba123dd9984c8a5f315748092b5897ea9e8d44332b4940c0664980f6"}} as unknown as DocumentNode<UserExistsMutation, UserExistsMutationVariables>;
export const CategoryPageDocument = {"__meta__":{"name":"CategoryPage","isQuery":true,"id":"sha256:eda36a624e13c8baf6472ef1eb4138948339dd375123ddd2ce6fd053760cdd59"}} as unknown as DocumentNode<CategoryPageQuery, CategoryPageQueryVariables>;
export const CollectionListDocument = {"__meta__":{"name":"CollectionList","isQuery":true,"id":"sha256:d92ecd3b3f2a295918d439f8417496436256425a7b513deec008e34d56350ca9"}} as unknown as DocumentNode<CollectionListQuery, CollectionListQueryVariables>;
export const FacetedProductListDocument = {"__meta__":{"name":"FacetedProductList","isQuery":true,"id":"sha256:bce21ed7a30144b05edc5fe364c3d74058b84d17a9eafd8f276e70ceb1575e04"}} as unknown as DocumentNode<FacetedProductListQuery, FacetedProductListQueryVariables>;
export const OrderToAnnounceDocument = {"__meta__":{"name":"OrderToAnnounce","isQuery":true,"id":"sha256:14716b4b0875a7887a66bde468ff9c5cb75ba5f35d64a76d5ac2c09cb5745f78"}} as unknown as DocumentNode<OrderToAnnounceQuery, OrderToAnnounceQueryVariables>;
export const AnnounceOrderDocument = {"__meta__":{"name":"AnnounceOrder","isQuery":false,"id":"sha256:97cde77ed6976e6b7db44f976157be50610a5c690f4d189fa6ea3541b93efb5c"}} as unknown as DocumentNode<AnnounceOrderMutation, AnnounceOrderMutationVariables>;
export const RecordCountsDocument = {"__meta__":{"name":"RecordCounts","isQuery":false,"id":"sha256:ffc0928902bc87592f92ed28a41c51bd0e20eff472ac2358280f527cfd614511"}} as unknown as DocumentNode<RecordCountsMutation, RecordCountsMutationVariables>;
export const SendFacebookEventDocument = {"__meta__":{"name":"SendFacebookEvent","isQuery":false,"id":"sha256:145781f2f85ad01885a1cd5f5d4c6d18800fe7c018571b22346591540dd1a07a"}} as unknown as DocumentNode<SendFacebookEventMutation, SendFacebookEventMutationVariables>;
export const AnswerMarketingDocument = {"__meta__":{"name":"AnswerMarketing","isQuery":false,"id":"sha256:19e9ca542c3de2d86c4e40cfb857830017d20a045450a0a2b1df74d55f066ac5"}} as unknown as DocumentNode<AnswerMarketingMutation, AnswerMarketingMutationVariables>;
export const GetOrderDocument = {"__meta__":{"name":"GetOrder","isQuery":true,"id":"sha256:b5edcd22f2f4948de208175adeba18fb76372c1ac7763cd3ee6f2f42bc351e71"}} as unknown as DocumentNode<GetOrderQuery, GetOrderQueryVariables>;
export const UpdateShippingMethodDocument = {"__meta__":{"name":"UpdateShippingMethod","isQuery":false,"id":"sha256:cd0888beabc338882ada36cca83f5ee63f0f125651e033169433c4504749dc74"}} as unknown as DocumentNode<UpdateShippingMethodMutation, UpdateShippingMethodMutationVariables>;
export const UpdateShippingAddressDocument = {"__meta__":{"name":"UpdateShippingAddress","isQuery":false,"id":"sha256:6a199b974968d25147f752b7df693e868c3784ffac866962b9226039029d5bfc"}} as unknown as DocumentNode<UpdateShippingAddressMutation, UpdateShippingAddressMutationVariables>;
export const UpdateShippingMethodAndAddressDocument = {"__meta__":{"name":"UpdateShippingMethodAndAddress","isQuery":false,"id":"sha256:bc16b77b426a419af0f705432e1dacce8a911f05fd2897c70ec78eb23db2ddb7"}} as unknown as DocumentNode<UpdateShippingMethodAndAddressMutation, UpdateShippingMethodAndAddressMutationVariables>;
export const SearchDocument = {"__meta__":{"name":"Search","isQuery":true,"id":"sha256:344a4d4b629e504ed3bd93fc7a9c915d7c6717da5ce2e9e881df990d0eefe790"}} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const GetVariantsDataDocument = {"__meta__":{"name":"GetVariantsData","isQuery":true,"id":"sha256:e76f93cada1bc765ddebe0f2d2f5abb742d8ef17a03d089fef8f56708a79010d"}} as unknown as DocumentNode<GetVariantsDataQuery, GetVariantsDataQueryVariables>;
export const CategoryByNameDocument = {"__meta__":{"name":"CategoryByName","isQuery":true,"id":"sha256:5ba4f9a9c18dc7adf4eb8331095449a8a75ccc66dbfd914559b33c6b10b623f8"}} as unknown as DocumentNode<CategoryByNameQuery, CategoryByNameQueryVariables>;
export const SubCategoriesDocument = {"__meta__":{"name":"SubCategories","isQuery":true,"id":"sha256:5763223f0b05df31b90184e921340df6fa573a90109cda58be3b0d8ca2bdae1d"}} as unknown as DocumentNode<SubCategoriesQuery, SubCategoriesQueryVariables>;
export const GetCurrentBaseStoreDocument = {"__meta__":{"name":"GetCurrentBaseStore","isQuery":true,"id":"sha256:a540a00987ae3c9b76d0793950c22fe6a435e7ad4afaa64e92cfc5ed5e70efb7"}} as unknown as DocumentNode<GetCurrentBaseStoreQuery, GetCurrentBaseStoreQueryVariables>;
export const GetBuildInfoDocument = {"__meta__":{"name":"GetBuildInfo","isQuery":true,"id":"sha256:704632a69cd0ced4690dfcde23482a4b3f3d693663a956728fa8cd97c5ca72fe"}} as unknown as DocumentNode<GetBuildInfoQuery, GetBuildInfoQueryVariables>;
export const GetAbGroupsDocument = {"__meta__":{"name":"GetAbGroups","isQuery":true,"id":"sha256:8f4a384dbd2df29f7d192a57c13649767fdd1e74bce9b0b9a5b382c9ab62269a"}} as unknown as DocumentNode<GetAbGroupsQuery, GetAbGroupsQueryVariables>;
export const ValidateCardPaymentDocument = {"__meta__":{"name":"ValidateCardPayment","isQuery":false,"id":"sha256:4e6638663e49275f997d279ea9c1ff98a0e5b5b2a9f6c7f88bfe342dabda8665"}} as unknown as DocumentNode<ValidateCardPaymentMutation, ValidateCardPaymentMutationVariables>;
export const AbandonCardPaymentDocument = {"__meta__":{"name":"AbandonCardPayment","isQuery":false,"id":"sha256:2b092e655434b88347b6b61ea77b5ac41180a5fe65864ef096a0ace2957a2594"}} as unknown as DocumentNode<AbandonCardPaymentMutation, AbandonCardPaymentMutationVariables>;
export const GetExpressTotalsDocument = {"__meta__":{"name":"GetExpressTotals","isQuery":true,"id":"sha256:caab2275cc1a6984f4353aaf3ec0def944aba8e09ebbd62b26a9691503141571"}} as unknown as DocumentNode<GetExpressTotalsQuery, GetExpressTotalsQueryVariables>;
export const ApplePayValidateDocument = {"__meta__":{"name":"ApplePayValidate","isQuery":false,"id":"sha256:801873a1961e1aec5e657913ed1b2993ae2e00999845e158a3d168b281c01908"}} as unknown as DocumentNode<ApplePayValidateMutation, ApplePayValidateMutationVariables>;
export const PlaceApplePayOrderDocument = {"__meta__":{"name":"PlaceApplePayOrder","isQuery":false,"id":"sha256:88963731c35c4ff60dccbf70c30010d9b9cb3817b88eb87d13e8e513374013a6"}} as unknown as DocumentNode<PlaceApplePayOrderMutation, PlaceApplePayOrderMutationVariables>;
export const PlaceApplePayExpressOrderDocument = {"__meta__":{"name":"PlaceApplePayExpressOrder","isQuery":false,"id":"sha256:ded6235124731a4754fdf84932a8869556dce7a9a5777bd24bc3da76d06e3825"}} as unknown as DocumentNode<PlaceApplePayExpressOrderMutation, PlaceApplePayExpressOrderMutationVariables>;
export const GetPaymentCartDocument = {"__meta__":{"name":"GetPaymentCart","isQuery":true,"id":"sha256:ec0974dc9db029a8166b640296ffdc066a55c737b932c67362fdc365993bf9df"}} as unknown as DocumentNode<GetPaymentCartQuery, GetPaymentCartQueryVariables>;
export const CybsGetCaptureContextDocument = {"__meta__":{"name":"CybsGetCaptureContext","isQuery":true,"id":"sha256:6f49b8dfb4f7270fe2e04e75bd6d03f4ec466b4121ae259902b96089926249d2"}} as unknown as DocumentNode<CybsGetCaptureContextQuery, CybsGetCaptureContextQueryVariables>;
export const AuthoriseCardTokenDocument = {"__meta__":{"name":"AuthoriseCardToken","isQuery":false,"id":"sha256:0925cb0191622c732eb4e6da70d78277c78cd04a89786a522b16a5120408f0a4"}} as unknown as DocumentNode<AuthoriseCardTokenMutation, AuthoriseCardTokenMutationVariables>;
export const InitiateCardPaymentDocument = {"__meta__":{"name":"InitiateCardPayment","isQuery":false,"id":"sha256:52ac24a8a905f0dd6cd440dfacfaa650ad682ebe34d9a8fd6d62895b08977db1"}} as unknown as DocumentNode<InitiateCardPaymentMutation, InitiateCardPaymentMutationVariables>;
export const CreateGivexOrderDocument = {"__meta__":{"name":"CreateGivexOrder","isQuery":false,"id":"sha256:0fc68d574dbfb767513489959c97946703b6aea533202e7b4c48478ccc030fa1"}} as unknown as DocumentNode<CreateGivexOrderMutation, CreateGivexOrderMutationVariables>;
export const CreateKlarnaSessionDocument = {"__meta__":{"name":"CreateKlarnaSession","isQuery":false,"id":"sha256:8794c92a95b1f06c9f06d7103b5b92e1cb2e2a02a26517e58633bee423fcb10a"}} as unknown as DocumentNode<CreateKlarnaSessionMutation, CreateKlarnaSessionMutationVariables>;
export const PlaceKlarnaOrderDocument = {"__meta__":{"name":"PlaceKlarnaOrder","isQuery":false,"id":"sha256:8a263ead02a342a98033fd35fbdbe7b91318555519c0224f535bd1af54a814ea"}} as unknown as DocumentNode<PlaceKlarnaOrderMutation, PlaceKlarnaOrderMutationVariables>;
export const CreatePayPalOrderDocument = {"__meta__":{"name":"CreatePayPalOrder","isQuery":false,"id":"sha256:49cd664cb1514db8ccfa74744211ad72ec2aa76f7689ead808a76f1cf4725b0b"}} as unknown as DocumentNode<CreatePayPalOrderMutation, CreatePayPalOrderMutationVariables>;
export const CapturePayPalPaymentDocument = {"__meta__":{"name":"CapturePayPalPayment","isQuery":false,"id":"sha256:64245b52b24f10b801220b18af02e7b89f3a5c09d77ec4ea64c788ff765cbe86"}} as unknown as DocumentNode<CapturePayPalPaymentMutation, CapturePayPalPaymentMutationVariables>;
export const OpenWalletApprovalDocument = {"__meta__":{"name":"OpenWalletApproval","isQuery":false,"id":"sha256:0c88428d1e61acb33dd8d20af01c33a98d01b36855cad7f39c2d3a0113773293"}} as unknown as DocumentNode<OpenWalletApprovalMutation, OpenWalletApprovalMutationVariables>;
export const AcceptWalletApprovalDocument = {"__meta__":{"name":"AcceptWalletApproval","isQuery":false,"id":"sha256:178fff8671bd29f1b4c87373259bce82a4685919b96cc98cda157db1ef211869"}} as unknown as DocumentNode<AcceptWalletApprovalMutation, AcceptWalletApprovalMutationVariables>;
export const SubmitFinanceApplicationDocument = {"__meta__":{"name":"SubmitFinanceApplication","isQuery":false,"id":"sha256:2f378c01035a59c3bbbcc5ee9871a4d7b7e782ce7992c45781e4dcc47e98b4e9"}} as unknown as DocumentNode<SubmitFinanceApplicationMutation, SubmitFinanceApplicationMutationVariables>;
export const FinanceEndJourneyDocument = {"__meta__":{"name":"FinanceEndJourney","isQuery":false,"id":"sha256:22e96e5c50a0c0426e7793432b47e96447c18b32c5047785691240838ef542d5"}} as unknown as DocumentNode<FinanceEndJourneyMutation, FinanceEndJourneyMutationVariables>;
export const PayAgainDocument = {"__meta__":{"name":"PayAgain","isQuery":false,"id":"sha256:bf7ba9259babc7acc57a2abb5c85d0d28a75cc43ee658e90d1af84b6ff0ba9c7"}} as unknown as DocumentNode<PayAgainMutation, PayAgainMutationVariables>;
export const GetPayAgainDocument = {"__meta__":{"name":"GetPayAgain","isQuery":true,"id":"sha256:47c21586131dec7904c3d44d98776c3a8cb26692ae80e95a4dab472a856fa874"}} as unknown as DocumentNode<GetPayAgainQuery, GetPayAgainQueryVariables>;
export const OpenPayAgainDocument = {"__meta__":{"name":"OpenPayAgain","isQuery":false,"id":"sha256:37db203ea2ca9f389e53a82ae858be7c8dcdf4926c666b3cd09630a5a7501711"}} as unknown as DocumentNode<OpenPayAgainMutation, OpenPayAgainMutationVariables>;
export const LeavePayAgainDocument = {"__meta__":{"name":"LeavePayAgain","isQuery":false,"id":"sha256:d6fe5ebabdbdc85eee1f021eba8ea4d0385393f38616167c7a3d04f7f0486334"}} as unknown as DocumentNode<LeavePayAgainMutation, LeavePayAgainMutationVariables>;
export const ValidatePayAgainDocument = {"__meta__":{"name":"ValidatePayAgain","isQuery":false,"id":"sha256:ea594e4ae6212a2cd808bb117ea69ed439a853cbabe32e709010f828db9e180d"}} as unknown as DocumentNode<ValidatePayAgainMutation, ValidatePayAgainMutationVariables>;
export const GetPaymentGateDocument = {"__meta__":{"name":"GetPaymentGate","isQuery":true,"id":"sha256:525917a650a8d0869eadcfd8a915a59ef9bce775319655fc418f73846b9fc28e"}} as unknown as DocumentNode<GetPaymentGateQuery, GetPaymentGateQueryVariables>;
export const SaveBillingDetailsDocument = {"__meta__":{"name":"SaveBillingDetails","isQuery":false,"id":"sha256:b1a7417d4d42e9704c69a2db075afc3cd938f4d269fb0165e8a64a48ab75550d"}} as unknown as DocumentNode<SaveBillingDetailsMutation, SaveBillingDetailsMutationVariables>;
export const UpdatePaymentMethodDocument = {"__meta__":{"name":"updatePaymentMethod","isQuery":false,"id":"sha256:71ecb5dc59c7705a8c8ab79210d3a4c94b332fdd9f407d4626fd49007b82c6bf"}} as unknown as DocumentNode<UpdatePaymentMethodMutation, UpdatePaymentMethodMutationVariables>;
export const CreateFreeOfChargeOrderDocument = {"__meta__":{"name":"CreateFreeOfChargeOrder","isQuery":false,"id":"sha256:85ce9c5c0f36a01eaaa81fd1164a8e2d1158dffb24f30cd5256748d8a1898f07"}} as unknown as DocumentNode<CreateFreeOfChargeOrderMutation, CreateFreeOfChargeOrderMutationVariables>;
export const AddToCartDocument = {"__meta__":{"name":"AddToCart","isQuery":false,"id":"sha256:c29538a17dfeb6119cb5f0427da41f2b5fe7d8369dd5a43e0b1d4467cc017c0f"}} as unknown as DocumentNode<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateWristSizeDocument = {"__meta__":{"name":"UpdateWristSize","isQuery":false,"id":"sha256:88f941112780da5d37fdd151160fa93a21979283a99f5cccc017ac372566fcf6"}} as unknown as DocumentNode<UpdateWristSizeMutation, UpdateWristSizeMutationVariables>;
export const UpdateEngravingDocument = {"__meta__":{"name":"UpdateEngraving","isQuery":false,"id":"sha256:ca7e391ea2032197b097884a89f4c5297e70d04feedddd61e225b09249aab0ba"}} as unknown as DocumentNode<UpdateEngravingMutation, UpdateEngravingMutationVariables>;
export const UpdateGiftWrapDocument = {"__meta__":{"name":"UpdateGiftWrap","isQuery":false,"id":"sha256:4e4b642e11615284da702763fa8dbe6e532382d15d4f8f70dfa94949e313cd82"}} as unknown as DocumentNode<UpdateGiftWrapMutation, UpdateGiftWrapMutationVariables>;
export const GetPersonalTermsDocument = {"__meta__":{"name":"GetPersonalTerms","isQuery":true,"id":"sha256:502e139078719b2ec40174644c640eed9fa8e5c68eed398d199c6c4ca9981fc0"}} as unknown as DocumentNode<GetPersonalTermsQuery, GetPersonalTermsQueryVariables>;
export const PostedPieceDocument = {"__meta__":{"name":"PostedPiece","isQuery":true,"id":"sha256:49a728a4b55b8925992b40c03a475086df2c872a2852a584cdab484db8542aee"}} as unknown as DocumentNode<PostedPieceQuery, PostedPieceQueryVariables>;
export const GetEditionsDocument = {"__meta__":{"name":"GetEditions","isQuery":true,"id":"sha256:2672bd95f81b0c848de3163179d87163d0edf1768119eb0f5205e4998385bcdf"}} as unknown as DocumentNode<GetEditionsQuery, GetEditionsQueryVariables>;
export const GetPricePromiseOfferDocument = {"__meta__":{"name":"GetPricePromiseOffer","isQuery":true,"id":"sha256:7690a6775f09986466294e309e390a4ed69cc97a964361d60dea443598c1e047"}} as unknown as DocumentNode<GetPricePromiseOfferQuery, GetPricePromiseOfferQueryVariables>;
export const GetPricePromiseDocument = {"__meta__":{"name":"GetPricePromise","isQuery":true,"id":"sha256:d55d2c0e9f7bad1c1553f35b7787520118831eb272c0beba3f7e09a2b18da4ef"}} as unknown as DocumentNode<GetPricePromiseQuery, GetPricePromiseQueryVariables>;
export const RequestPricePromiseDocument = {"__meta__":{"name":"RequestPricePromise","isQuery":false,"id":"sha256:956174ebde66cd10c6fba58ad89908609c609d1354541596d7bdb2c342acc64d"}} as unknown as DocumentNode<RequestPricePromiseMutation, RequestPricePromiseMutationVariables>;
export const GetDynamicProductDataDocument = {"__meta__":{"name":"GetDynamicProductData","isQuery":true,"id":"sha256:710e4f5eccd724301194358f1be8c53a78de162197392b3836b5ca0065c18cf8"}} as unknown as DocumentNode<GetDynamicProductDataQuery, GetDynamicProductDataQueryVariables>;
export const GetProductQuickviewDocument = {"__meta__":{"name":"GetProductQuickview","isQuery":true,"id":"sha256:a30bd466e062a9a1a29365f26a12e3c32bf65c274f9c8ef72d6449f1646063b1"}} as unknown as DocumentNode<GetProductQuickviewQuery, GetProductQuickviewQueryVariables>;
export const GetProductDocument = {"__meta__":{"name":"GetProduct","isQuery":true,"id":"sha256:7efd6c8ec3f9f39bf43327c467837307d5ddf997dd87afbb3bf08699da55c30d"}} as unknown as DocumentNode<GetProductQuery, GetProductQueryVariables>;
export const GetProductPromotionsDocument = {"__meta__":{"name":"GetProductPromotions","isQuery":true,"id":"sha256:5fa18afaf6ce333d26a42230921d8fd304fa0adedc64ebbb22d9f0b2595c6089"}} as unknown as DocumentNode<GetProductPromotionsQuery, GetProductPromotionsQueryVariables>;
export const AddDiscountCodeDocument = {"__meta__":{"name":"AddDiscountCode","isQuery":false,"id":"sha256:6a13f55299748aac41ce130282e67f3ba3cc0bf3674b57e7a17038cda7ad7f7b"}} as unknown as DocumentNode<AddDiscountCodeMutation, AddDiscountCodeMutationVariables>;
export const RemoveDiscountCodeDocument = {"__meta__":{"name":"RemoveDiscountCode","isQuery":false,"id":"sha256:74123779f9be7a5be263e534aaced2e832d2178b77c2a0026b0d133ce2d8cbec"}} as unknown as DocumentNode<RemoveDiscountCodeMutation, RemoveDiscountCodeMutationVariables>;
export const SetFreeGiftProductDocument = {"__meta__":{"name":"SetFreeGiftProduct","isQuery":false,"id":"sha256:0381a11fb664f7917bd9d1e95785a63c652d40d1bdeb785f2c5a3c47f6fa3fba"}} as unknown as DocumentNode<SetFreeGiftProductMutation, SetFreeGiftProductMutationVariables>;
export const RecommendationDocument = {"__meta__":{"name":"Recommendation","isQuery":true,"id":"sha256:45db5b8108d09cd86ce0877cbf0c0e25260859d15aa12769740ffa4fb31d7804"}} as unknown as DocumentNode<RecommendationQuery, RecommendationQueryVariables>;
export const CountViewedTogetherDocument = {"__meta__":{"name":"CountViewedTogether","isQuery":false,"id":"sha256:33dbf8b899ffa11242ed09840a6675e8dc5d3e19ef1354232c39a3944d4fee4b"}} as unknown as DocumentNode<CountViewedTogetherMutation, CountViewedTogetherMutationVariables>;
export const SearchByProductKeysDocument = {"__meta__":{"name":"SearchByProductKeys","isQuery":true,"id":"sha256:9c85a8664296774a68ddec8046744ae9691a66d315c50c61be272d13b4392742"}} as unknown as DocumentNode<SearchByProductKeysQuery, SearchByProductKeysQueryVariables>;
export const ReserveAndCollectLocationsLookupDocument = {"__meta__":{"name":"ReserveAndCollectLocationsLookup","isQuery":true,"id":"sha256:14b298499b03053f87dcd3671e74c210fc76266044998293bb0cd281371be8d4"}} as unknown as DocumentNode<ReserveAndCollectLocationsLookupQuery, ReserveAndCollectLocationsLookupQueryVariables>;
export const PrepareReservationDocument = {"__meta__":{"name":"PrepareReservation","isQuery":true,"id":"sha256:8eb30b59a4938f81cdc608f3006f681ce00b4ac672967ff4bda5466ddee5012e"}} as unknown as DocumentNode<PrepareReservationQuery, PrepareReservationQueryVariables>;
export const GetReservationDocument = {"__meta__":{"name":"GetReservation","isQuery":true,"id":"sha256:4abd16b932276992b6ebf5007e0cc04838cb32ac48006108a6585b09d53e515a"}} as unknown as DocumentNode<GetReservationQuery, GetReservationQueryVariables>;
export const AccountReservationsDocument = {"__meta__":{"name":"AccountReservations","isQuery":true,"id":"sha256:26468142bde142c0f054e5ccd3f02133ea23192486347454e9ef2a3f6adfa1ac"}} as unknown as DocumentNode<AccountReservationsQuery, AccountReservationsQueryVariables>;
export const PlaceReservationDocument = {"__meta__":{"name":"PlaceReservation","isQuery":false,"id":"sha256:f4b74230b228a422c4cd1daa7f7e51756f8c496cc8cda5b29b8f2fa5d93466c7"}} as unknown as DocumentNode<PlaceReservationMutation, PlaceReservationMutationVariables>;
export const ConfirmReservationDocument = {"__meta__":{"name":"ConfirmReservation","isQuery":false,"id":"sha256:7be6c0ee76a97de8ee2049b11f4399fd866b13933c535386c2c4caab1e0755fb"}} as unknown as DocumentNode<ConfirmReservationMutation, ConfirmReservationMutationVariables>;
export const CancelReservationDocument = {"__meta__":{"name":"CancelReservation","isQuery":false,"id":"sha256:b2c1b80566132746a61ac4e21b1e7fb0685dba06427ac79fff326466e0b0d90d"}} as unknown as DocumentNode<CancelReservationMutation, CancelReservationMutationVariables>;
export const RoundelsDocument = {"__meta__":{"name":"Roundels","isQuery":true,"id":"sha256:4a81e38e42d10f72f1e27c3a1bbb78fd73fb0668c5bd5447c71a2dc3ef8337af"}} as unknown as DocumentNode<RoundelsQuery, RoundelsQueryVariables>;
export const ResolveProductDocument = {"__meta__":{"name":"ResolveProduct","isQuery":true,"id":"sha256:117ea98ba3798329c7e9d87a61f2a14da6c9e70d7320b1291e997a4fdea77d54"}} as unknown as DocumentNode<ResolveProductQuery, ResolveProductQueryVariables>;
export const ResolveProductSlugDocument = {"__meta__":{"name":"ResolveProductSlug","isQuery":true,"id":"sha256:5b2918e2c23f4e4885e4a5216c1e230ce9a68d0cfdcfa52d69039f5c5d36d283"}} as unknown as DocumentNode<ResolveProductSlugQuery, ResolveProductSlugQueryVariables>;
export const ResolveCategoryDocument = {"__meta__":{"name":"ResolveCategory","isQuery":true,"id":"sha256:6aa8d8bd5b75952b7e110941d83816ec06706d47cac05ceb76734fd296a2c80d"}} as unknown as DocumentNode<ResolveCategoryQuery, ResolveCategoryQueryVariables>;
export const ResolveCategorySizeDocument = {"__meta__":{"name":"ResolveCategorySize","isQuery":true,"id":"sha256:4013f24e58b0e28b096bd7284c7d181f371099f13187cdcdbc2cc6a0a5156f52"}} as unknown as DocumentNode<ResolveCategorySizeQuery, ResolveCategorySizeQueryVariables>;
export const ResolveSearchSizeDocument = {"__meta__":{"name":"ResolveSearchSize","isQuery":true,"id":"sha256:cfdcc7bb73f6f15952cdb1c67162313e3e505f5596e1f5c8522f2028b34519f5"}} as unknown as DocumentNode<ResolveSearchSizeQuery, ResolveSearchSizeQueryVariables>;
export const ResolveCatalogueDocument = {"__meta__":{"name":"ResolveCatalogue","isQuery":true,"id":"sha256:bc0398bbaf4f3379b242473227a9efeadc9e18dc20a27e70339f424be1d81806"}} as unknown as DocumentNode<ResolveCatalogueQuery, ResolveCatalogueQueryVariables>;
export const ResolveStoreDocument = {"__meta__":{"name":"ResolveStore","isQuery":true,"id":"sha256:a7354db6d3f847a0d3617824e90101d7f3c1b31f9daac30531404de6c4b73c11"}} as unknown as DocumentNode<ResolveStoreQuery, ResolveStoreQueryVariables>;
export const ResolveStorePlaceDocument = {"__meta__":{"name":"ResolveStorePlace","isQuery":true,"id":"sha256:dadb98bb626bb9d04c9edeb4358efee167e16526dc69e9b4d660c773edcffa43"}} as unknown as DocumentNode<ResolveStorePlaceQuery, ResolveStorePlaceQueryVariables>;
export const ResolveContentDocument = {"__meta__":{"name":"ResolveContent","isQuery":true,"id":"sha256:0b8bbc6a65edfaf55868045308d572d61c37305338b3692e080958520a025abe"}} as unknown as DocumentNode<ResolveContentQuery, ResolveContentQueryVariables>;
export const ResolveSharedCartDocument = {"__meta__":{"name":"ResolveSharedCart","isQuery":true,"id":"sha256:dc6f0a76fb5a2548bacd573e65b444e4268fec367d9f37613022a61a0c24c3f2"}} as unknown as DocumentNode<ResolveSharedCartQuery, ResolveSharedCartQueryVariables>;
export const ResolveProductInStoresDocument = {"__meta__":{"name":"ResolveProductInStores","isQuery":true,"id":"sha256:4032c4998ab4bbe60b5a3a0a6432a8cdb1ce4cd75759b609e21fb6b5fc943a6c"}} as unknown as DocumentNode<ResolveProductInStoresQuery, ResolveProductInStoresQueryVariables>;
export const SitemapCategoriesDocument = {"__meta__":{"name":"SitemapCategories","isQuery":true,"id":"sha256:0d1b1b7e535bd5e4068b3ad9af267d5b74f008c04beb6f8340b345a8be707a92"}} as unknown as DocumentNode<SitemapCategoriesQuery, SitemapCategoriesQueryVariables>;
export const SitemapPagesDocument = {"__meta__":{"name":"SitemapPages","isQuery":true,"id":"sha256:4bb7f62ed3a276a1dc8c2291e49b459b17ce1371208f957939b85d6574bb6452"}} as unknown as DocumentNode<SitemapPagesQuery, SitemapPagesQueryVariables>;
export const SuggestDocument = {"__meta__":{"name":"Suggest","isQuery":true,"id":"sha256:3c7b45ab9c3d11841895fea60ab02caf95f0292abc36c0314d7ff4616aa8b1dc"}} as unknown as DocumentNode<SuggestQuery, SuggestQueryVariables>;
export const IsAuthorizedDocument = {"__meta__":{"name":"IsAuthorized","isQuery":true,"id":"sha256:7f8caf8a95b202d2113e14b37a3cca0aa1deeeab911b313005476d1818e55e86"}} as unknown as DocumentNode<IsAuthorizedQuery, IsAuthorizedQueryVariables>;
export const UserInfoDocument = {"__meta__":{"name":"UserInfo","isQuery":true,"id":"sha256:45d1aaa48a6e13f6fff2796bea95983e5b869f25c0b033ea8d8ad055a76822ea"}} as unknown as DocumentNode<UserInfoQuery, UserInfoQueryVariables>;
export const SignOutDocument = {"__meta__":{"name":"SignOut","isQuery":false,"id":"sha256:0adf48585d29d5895faec69e9b495ec3952c2841ede1313298401544fa1a6576"}} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const ShareCartDocument = {"__meta__":{"name":"ShareCart","isQuery":false,"id":"sha256:d1fec47e19d17c525c6826c7e4626c23a43cc5e347dd126d123dad29c4b97f10"}} as unknown as DocumentNode<ShareCartMutation, ShareCartMutationVariables>;
export const GetSharedCartDocument = {"__meta__":{"name":"GetSharedCart","isQuery":true,"id":"sha256:8d8bf24ed931907f1d1eaabc030ccd2a577e220c56f1514796e14da9fc24ab3a"}} as unknown as DocumentNode<GetSharedCartQuery, GetSharedCartQueryVariables>;
export const NavigationDocument = {"__meta__":{"name":"Navigation","isQuery":true,"id":"sha256:b967438a94739221e0a44ceb2068ec2fc8d185b5ff2804fe211082203bd9a88f"}} as unknown as DocumentNode<NavigationQuery, NavigationQueryVariables>;
export const GetSiteConfigurationDocument = {"__meta__":{"name":"GetSiteConfiguration","isQuery":true,"id":"sha256:2067e1d9153d11540e7d26b00c815677377ce69bbc70edd4ef028031c812bf12"}} as unknown as DocumentNode<GetSiteConfigurationQuery, GetSiteConfigurationQueryVariables>;
export const FindStoresDocument = {"__meta__":{"name":"FindStores","isQuery":true,"id":"sha256:2155c20b206912a78d44d9e242c335fe01cdafdc8d22d8a6b74c9649c16ce785"}} as unknown as DocumentNode<FindStoresQuery, FindStoresQueryVariables>;
export const GetStoreDocument = {"__meta__":{"name":"GetStore","isQuery":true,"id":"sha256:f012a46eb50b0f0612038bfc40647e816fa54f7ae91e95369324128ca821da04"}} as unknown as DocumentNode<GetStoreQuery, GetStoreQueryVariables>;
export const StoreRegionsDocument = {"__meta__":{"name":"StoreRegions","isQuery":true,"id":"sha256:d2da354e0f7e14998a8ef1b2a3330eac8216dce720ac64956161bc0c7b88fb77"}} as unknown as DocumentNode<StoreRegionsQuery, StoreRegionsQueryVariables>;
export const OpenStatesDocument = {"__meta__":{"name":"OpenStates","isQuery":true,"id":"sha256:031693f44a5cb21d5a889448339e9ffda8735a341f61f087e08d9039a1bb8352"}} as unknown as DocumentNode<OpenStatesQuery, OpenStatesQueryVariables>;
export const GetPrivacyRequestsDocument = {"__meta__":{"name":"GetPrivacyRequests","isQuery":true,"id":"sha256:c589422b7f5dd625b707ed5a7100042ac9789625565e09517246a34003ccfd79"}} as unknown as DocumentNode<GetPrivacyRequestsQuery, GetPrivacyRequestsQueryVariables>;
export const GetPrivacyCopyDocument = {"__meta__":{"name":"GetPrivacyCopy","isQuery":true,"id":"sha256:454e23ec7ad67cd754eef23a42d877b7bf78c4e51e990d8afeb9e9f71d6f435f"}} as unknown as DocumentNode<GetPrivacyCopyQuery, GetPrivacyCopyQueryVariables>;
export const RequestPrivacyDocument = {"__meta__":{"name":"RequestPrivacy","isQuery":false,"id":"sha256:d0861f565aec3261a580f0403cd6526e34f9a3d2525fee4a602b86c4e61cd949"}} as unknown as DocumentNode<RequestPrivacyMutation, RequestPrivacyMutationVariables>;
export const RequestPrivacyAsGuestDocument = {"__meta__":{"name":"RequestPrivacyAsGuest","isQuery":false,"id":"sha256:19ba4b65d1619682e0c9dfd5d5187ee82667d9e5f1541407e02664a37af0b8c7"}} as unknown as DocumentNode<RequestPrivacyAsGuestMutation, RequestPrivacyAsGuestMutationVariables>;
export const CancelErasureDocument = {"__meta__":{"name":"CancelErasure","isQuery":false,"id":"sha256:66c1d3bb585b8ed6e7905a66553d7ca5fc44664db2fc7a032b0534b024015946"}} as unknown as DocumentNode<CancelErasureMutation, CancelErasureMutationVariables>;