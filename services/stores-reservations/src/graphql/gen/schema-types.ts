import type { GraphQLResolveInfo } from 'graphql';
import type { StoreMapper, ReservationMapper, PreparedReservationMapper, AppointmentMapper, AppointmentTimesMapper, AppointmentDayMapper, AppointmentTimeMapper, PricePromiseMapper, PricePromiseOfferMapper } from '../mappers.ts';
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

/** A time in a store with a person of its team. */
export type Appointment = {
  readonly __typename?: 'Appointment';
  readonly appointmentNumber: Scalars['String']['output'];
  /** A file for the visitor's own calendar (RFC 5545), with the UID and the sequence of the e-mails' entry; null unless it is booked. */
  readonly calendarFile: Maybe<Scalars['String']['output']>;
  /** It can be given up. */
  readonly canCancel: Scalars['Boolean']['output'];
  /** Another time can be chosen. */
  readonly canMove: Scalars['Boolean']['output'];
  readonly contact: ReservationContact;
  /** ISO 8601. */
  readonly endsAt: Scalars['String']['output'];
  /** By video, in place of a visit. */
  readonly isVideo: Scalars['Boolean']['output'];
  readonly kind: AppointmentKind;
  /** How long it takes. */
  readonly minutes: Scalars['Int']['output'];
  /** What the visitor wants to be known; null for nothing. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** Who cancelled it; null otherwise. */
  readonly reason: Maybe<AppointmentReason>;
  readonly serviceKey: Scalars['String']['output'];
  readonly serviceName: Scalars['String']['output'];
  /** ISO 8601. */
  readonly startsAt: Scalars['String']['output'];
  /** In the store's time, e.g. 10.30am on Tuesday 24 November. */
  readonly startsAtWords: Scalars['String']['output'];
  readonly status: AppointmentStatus;
  readonly store: Store;
  /** Where both meet by video; null until the link is made, a few moments after the booking, and for a visit. */
  readonly videoUrl: Maybe<Scalars['String']['output']>;
};

export type AppointmentBooked = {
  readonly __typename?: 'AppointmentBooked';
  readonly appointment: Appointment;
  readonly appointmentNumber: Scalars['String']['output'];
};

/** It is over, or too near, so that nothing can be done with it. */
export type AppointmentClosedError = Failure & {
  readonly __typename?: 'AppointmentClosedError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type AppointmentDay = {
  readonly __typename?: 'AppointmentDay';
  /** YYYY-MM-DD. */
  readonly date: Scalars['String']['output'];
  readonly times: ReadonlyArray<AppointmentTime>;
  /** E.g. Tuesday 24 November. */
  readonly words: Scalars['String']['output'];
};

export type AppointmentHeld = {
  readonly __typename?: 'AppointmentHeld';
  /** Until when it is kept, ISO 8601. */
  readonly until: Scalars['String']['output'];
};

/** Exactly one: the token of a link, or the number of one's own appointment. */
export type AppointmentInput = {
  readonly appointmentNumber?: InputMaybe<Scalars['String']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

/** The appointment as it stands after what was asked. */
export type AppointmentKept = {
  readonly __typename?: 'AppointmentKept';
  readonly appointment: Appointment;
};

/** RT-14: both are booked alike, on pages of their own. */
export type AppointmentKind =
  | 'APPOINTMENT'
  | 'CONSULTATION';

/** A person has as many appointments to come as one may have. */
export type AppointmentLimitError = Failure & {
  readonly __typename?: 'AppointmentLimitError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** No appointment of this link, or none of one's own with this number. */
export type AppointmentNotFoundError = Failure & {
  readonly __typename?: 'AppointmentNotFoundError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type AppointmentReason =
  | 'CUSTOMER'
  | 'STORE';

export type AppointmentService = {
  readonly __typename?: 'AppointmentService';
  readonly description: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  readonly kind: AppointmentKind;
  /** How long it takes. */
  readonly minutes: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
};

export type AppointmentStatus =
  | 'ATTENDED'
  | 'BOOKED'
  | 'CANCELLED'
  | 'NO_SHOW';

export type AppointmentTime = {
  readonly __typename?: 'AppointmentTime';
  /** ISO 8601. */
  readonly startsAt: Scalars['String']['output'];
  /** The time of day in London, e.g. 10.30am. */
  readonly time: Scalars['String']['output'];
  /** E.g. 10.30am on Tuesday 24 November. */
  readonly words: Scalars['String']['output'];
};

/** Somebody else has the time, or it cannot be booked any more. */
export type AppointmentTimeTakenError = Failure & {
  readonly __typename?: 'AppointmentTimeTakenError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  /** Times nearest to it, at most three, earliest first. */
  readonly nearest: ReadonlyArray<AppointmentTime>;
};

export type AppointmentTimes = {
  readonly __typename?: 'AppointmentTimes';
  /** Days that have a time, in order. */
  readonly days: ReadonlyArray<AppointmentDay>;
  /** The first time of all; null where everything is taken. */
  readonly first: Maybe<AppointmentTime>;
  /** The day after those that has a time, YYYY-MM-DD; null when there is none. */
  readonly nextFrom: Maybe<Scalars['String']['output']>;
  /** The action for which the page asks a token of the bot check; null without a check. */
  readonly reCaptchaAction: Maybe<Scalars['String']['output']>;
  readonly service: AppointmentService;
  readonly store: Store;
};

export type AppointmentTimesInput = {
  /** Of those that have a time, 1–31. */
  readonly days: Scalars['Int']['input'];
  /** The first day that is shown, YYYY-MM-DD; today by default. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The appointment for which another time is looked for: its own time counts as free. */
  readonly moving?: InputMaybe<AppointmentInput>;
  readonly serviceKey: Scalars['String']['input'];
  readonly storeKey: Scalars['String']['input'];
};

export type BookAppointmentInput = {
  readonly contact: ReservationContactInput;
  /** What the visitor wants to be known, at most 500 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  readonly serviceKey: Scalars['String']['input'];
  /** As appointmentTimes answered it. */
  readonly startsAt: Scalars['String']['input'];
  readonly storeKey: Scalars['String']['input'];
};

export type BookAppointmentResult = AppointmentBooked | AppointmentLimitError | AppointmentTimeTakenError | ReCaptchaError | TooManyAttemptsError | ValidationError;

export type BookableService = {
  readonly __typename?: 'BookableService';
  readonly description: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  /** How long it takes. */
  readonly minutes: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** By name. */
  readonly stores: ReadonlyArray<BookableStore>;
};

export type BookableStore = {
  readonly __typename?: 'BookableStore';
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type CancelReservationResult = ReservationClosedError | ReservationKept | ReservationNotFoundError | TooManyAttemptsError | ValidationError;

/** Exactly one of place and position. */
export type ClickAndCollectInput = {
  /** 1–20. */
  readonly limit: Scalars['Int']['input'];
  readonly place?: InputMaybe<Scalars['String']['input']>;
  readonly position?: InputMaybe<GeoPointInput>;
  /** Of Cart: working days in which a piece of the bag is made, sized or engraved before it is sent to the store. */
  readonly preparationDays: Scalars['Int']['input'];
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
  /** Text on when an order placed now is ready, preparationDays included, e.g. Ready Tuesday 24 November from 10am. */
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

export type ConfirmReservationResult = ReservationClosedError | ReservationKept | ReservationLimitError | ReservationNotFoundError | TooManyAttemptsError | ValidationError;

export type DealerDayPart =
  | 'afternoon'
  | 'evening'
  | 'morning';

/** What a visitor asks the dealer's advisors. */
export type DealerMessageInput = {
  /** True for the certified pre-owned section. */
  readonly certifiedPreOwned: Scalars['Boolean']['input'];
  readonly email: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly kind: DealerMessageKind;
  readonly lastName: Scalars['String']['input'];
  /** Needed for a message; at most 2,000 characters. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
  /** Needed for an appointment. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD; needed for an appointment. */
  readonly preferredDay?: InputMaybe<Scalars['String']['input']>;
  readonly preferredTime?: InputMaybe<DealerDayPart>;
  /** Public code of the piece that it is about. */
  readonly productCode?: InputMaybe<Scalars['String']['input']>;
  /** Needed while reCaptchaRequired says so of ENQUIRY. */
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Code of the showroom's page (EN-16: channelUrlCode), of a store of the site. */
  readonly showroom: Scalars['String']['input'];
  readonly title: Salutation;
};

export type DealerMessageKind =
  | 'appointment'
  | 'message';

/** The message is stored and will be delivered. */
export type DealerMessageTaken = {
  readonly __typename?: 'DealerMessageTaken';
  /** What the visitor may quote. */
  readonly reference: Scalars['String']['output'];
};

export type Failure = {
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

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

export type HoldAppointmentInput = {
  readonly serviceKey: Scalars['String']['input'];
  /** As appointmentTimes answered it. */
  readonly startsAt: Scalars['String']['input'];
  readonly storeKey: Scalars['String']['input'];
};

export type HoldAppointmentResult = AppointmentHeld | AppointmentTimeTakenError | TooManyAttemptsError | ValidationError;

/** The time, and exactly one of number and token. */
export type MoveAppointmentInput = {
  readonly appointmentNumber?: InputMaybe<Scalars['String']['input']>;
  /** As appointmentTimes answered it. */
  readonly startsAt: Scalars['String']['input'];
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

export type MoveAppointmentResult = AppointmentClosedError | AppointmentKept | AppointmentNotFoundError | AppointmentTimeTakenError | TooManyAttemptsError | ValidationError;

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** RT-14: books a time, whether it was kept or not. The same again: the same answer. An addition to the specified schema. */
  readonly bookAppointment: BookAppointmentResult;
  /**
   * MU-18: gives an appointment or a consultation up; again: true as well. Throws AppointmentNotFoundError, or AppointmentClosedError once
   * it has begun or the store has cancelled it.
   */
  readonly cancelAppointment: Scalars['Boolean']['output'];
  /** The visitor gives the piece up. An addition to the specified schema. */
  readonly cancelReservation: CancelReservationResult;
  /** The visitor confirms the e-mail, and the store is asked. An addition to the specified schema. */
  readonly confirmReservation: ConfirmReservationResult;
  /**
   * RT-14: keeps a time while the form is filled in, ten minutes from now, in place of the one that the visitor kept before. An addition to
   * the specified schema.
   */
  readonly holdAppointment: HoldAppointmentResult;
  /** RT-14: another time for an appointment, which keeps its number and its link. An addition to the specified schema. */
  readonly moveAppointment: MoveAppointmentResult;
  /** MU-16: keeps a piece of a store for a visitor. A customer's request goes to the store at once; a guest's is confirmed by e-mail first. */
  readonly placeReservation: PlaceReservationResult;
  /** RE-06: asks for the price of another shop. A person answers; nothing is promised by asking. */
  readonly requestPricePromise: RequestPricePromiseResult;
  /**
   * A message to the authorised dealer's advisors, or a request for an appointment (RT-26). It is stored, and e-mailed to their inbox
   * as soon as the mail server accepts it. Ours.
   */
  readonly sendDealerMessage: SendDealerMessageResult;
};


export type MutationBookAppointmentArgs = {
  input: BookAppointmentInput;
};


export type MutationCancelAppointmentArgs = {
  input: AppointmentInput;
};


export type MutationCancelReservationArgs = {
  input: ReservationInput;
};


export type MutationConfirmReservationArgs = {
  token: Scalars['String']['input'];
};


export type MutationHoldAppointmentArgs = {
  input: HoldAppointmentInput;
};


export type MutationMoveAppointmentArgs = {
  input: MoveAppointmentInput;
};


export type MutationPlaceReservationArgs = {
  input: PlaceReservationInput;
};


export type MutationRequestPricePromiseArgs = {
  input: RequestPricePromiseInput;
};


export type MutationSendDealerMessageArgs = {
  input: DealerMessageInput;
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

/** The site does not sell the piece at a price. */
export type PieceNotFoundError = Failure & {
  readonly __typename?: 'PieceNotFoundError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** The store has no free one, or none that may be reserved. */
export type PieceNotInStoreError = Failure & {
  readonly __typename?: 'PieceNotInStoreError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type PlaceReservationInput = {
  readonly contact: ReservationContactInput;
  readonly intendedSku?: InputMaybe<Scalars['ID']['input']>;
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  readonly sku: Scalars['ID']['input'];
  readonly storeKey: Scalars['String']['input'];
};

export type PlaceReservationResult = PieceNotInStoreError | ReCaptchaError | ReservationLimitError | ReservationPlaced | TooManyAttemptsError | ValidationError;

/** Store and piece as a lookup answered them. */
export type PrepareReservationInput = {
  /** The size that is wanted, where the store has another one only; otherwise the sku. */
  readonly intendedSku?: InputMaybe<Scalars['ID']['input']>;
  /** The piece that the store has. */
  readonly sku: Scalars['ID']['input'];
  /** Key of the store. */
  readonly storeKey: Scalars['String']['input'];
};

/** What can be reserved now. Nothing is held. */
export type PreparedReservation = {
  readonly __typename?: 'PreparedReservation';
  /** When the store has answered, e.g. by 11am on Monday 30 November. */
  readonly answersBy: Scalars['String']['output'];
  readonly intendedProductSku: Scalars['ID']['output'];
  /** The e-mail has to be confirmed before the store is asked: the caller is not signed in. */
  readonly needsConfirmation: Scalars['Boolean']['output'];
  /** Pence, of the wanted size. */
  readonly price: Scalars['Int']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly productKey: Scalars['String']['output'];
  readonly productName: Scalars['String']['output'];
  /** The action for which the page asks a token of the bot check; null without a check. */
  readonly reCaptchaAction: Maybe<Scalars['String']['output']>;
  readonly reservedProductSku: Scalars['ID']['output'];
  readonly store: Store;
};

/** A request to sell a piece for the price of another shop. Amounts in pence. */
export type PricePromise = {
  readonly __typename?: 'PricePromise';
  /** The price that one piece can be had for; null before it was approved. */
  readonly agreedPrice: Maybe<Scalars['Int']['output']>;
  /** When the answer comes, e.g. 5.30pm on Monday 30 November. */
  readonly answersBy: Scalars['String']['output'];
  /** By which the bag has the price; null while it cannot be had, or any more. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** Where the answer goes. */
  readonly email: Scalars['String']['output'];
  /** It takes longer than we said. */
  readonly isLate: Scalars['Boolean']['output'];
  /** An order has had it. */
  readonly isUsed: Scalars['Boolean']['output'];
  /** The last day on which it can be had, e.g. Saturday 5 December; null without a code. */
  readonly lastDay: Maybe<Scalars['String']['output']>;
  /** As shown when it was asked. */
  readonly ourPrice: Scalars['Int']['output'];
  readonly pricePromiseNumber: Scalars['String']['output'];
  readonly productKey: Scalars['String']['output'];
  readonly productName: Scalars['String']['output'];
  /** Which condition the price missed, or why it cannot be judged, in words; null otherwise. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** The other shop. */
  readonly shop: Scalars['String']['output'];
  readonly sku: Scalars['ID']['output'];
  readonly status: PricePromiseStatus;
  readonly theirPrice: Scalars['Int']['output'];
};

/** No other shop's price of this piece can be asked for. */
export type PricePromiseExcludedError = Failure & {
  readonly __typename?: 'PricePromiseExcludedError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly reason: PricePromiseExclusion;
};

export type PricePromiseExclusion =
  | 'EXCLUDED'
  | 'GIFT_CARD'
  | 'MADE_TO_ORDER'
  | 'NOT_SOLD_ONLINE'
  | 'PRICE_UPON_ENQUIRY';

/** Exactly one: the token of a link, or the number of one's own request. */
export type PricePromiseInput = {
  readonly pricePromiseNumber?: InputMaybe<Scalars['String']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

/** A person waits for as many answers as one may, or too many wait for one about this piece. */
export type PricePromiseLimitError = Failure & {
  readonly __typename?: 'PricePromiseLimitError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** A piece, and whether another shop's price of it can be asked for. */
export type PricePromiseOffer = {
  readonly __typename?: 'PricePromiseOffer';
  /** When the answer comes, e.g. by 5.30pm on Monday 30 November. */
  readonly answersBy: Scalars['String']['output'];
  /** Why it cannot be asked for; null where it can. */
  readonly exclusion: Maybe<PricePromiseExclusion>;
  /** Pence. */
  readonly price: Scalars['Int']['output'];
  readonly productKey: Scalars['String']['output'];
  readonly productName: Scalars['String']['output'];
  /** The action for which the page asks a token of the bot check; null without a check. */
  readonly reCaptchaAction: Maybe<Scalars['String']['output']>;
  readonly sku: Scalars['ID']['output'];
};

export type PricePromiseRequested = {
  readonly __typename?: 'PricePromiseRequested';
  readonly pricePromise: PricePromise;
  readonly pricePromiseNumber: Scalars['String']['output'];
};

/** EU-09. */
export type PricePromiseStatus =
  | 'APPROVED'
  | 'ERROR'
  | 'PENDING_DECISION'
  | 'REJECTED';

export type Query = {
  readonly __typename?: 'Query';
  /** The signed-in customer's reservations, newest first, at most 50. Throws SessionExpiredError for a guest. An addition to the specified schema. */
  readonly accountReservations: ReadonlyArray<Reservation>;
  /** RT-14: one's own appointment by number, or that of a link; null for any other. An addition to the specified schema. */
  readonly appointment: Maybe<Appointment>;
  /** RT-14: the times of a service in a store; null where the store does not offer it. Throws ValidationError. An addition to the specified schema. */
  readonly appointmentTimes: Maybe<AppointmentTimes>;
  /**
   * RT-08: the signed-in customer's appointments and consultations, at most 50: those to come first, the next one first. Throws
   * SessionExpiredError for a guest. An addition to the specified schema.
   */
  readonly appointments: ReadonlyArray<Appointment>;
  /** RT-14: what can be booked on the caller's site, with the stores that offer it. An addition to the specified schema. */
  readonly bookableServices: ReadonlyArray<BookableService>;
  /** Where an order of the caller's site can be collected, nearest first (QY-13). Throws ValidationError or PlaceNotFoundError. */
  readonly clickAndCollectLocations: ReadonlyArray<ClickAndCollectLocation>;
  /** QY-10: piece, store and price of a request before it is placed; null when the store has no free one. */
  readonly prepareReservation: Maybe<PreparedReservation>;
  /** RT-15: one's own request by number, or that of a link; null for any other. */
  readonly pricePromise: Maybe<PricePromise>;
  /** RT-15: what a request for another shop's price would be about; null for a piece without a price on the site. */
  readonly pricePromiseOffer: Maybe<PricePromiseOffer>;
  /** QY-10: one's own reservation by number, or that of a link; null for any other. */
  readonly reservation: Maybe<Reservation>;
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


export type QueryAppointmentArgs = {
  input: AppointmentInput;
};


export type QueryAppointmentTimesArgs = {
  input: AppointmentTimesInput;
};


export type QueryBookableServicesArgs = {
  kind: AppointmentKind;
};


export type QueryClickAndCollectLocationsArgs = {
  input: ClickAndCollectInput;
};


export type QueryPrepareReservationArgs = {
  input: PrepareReservationInput;
};


export type QueryPricePromiseArgs = {
  input: PricePromiseInput;
};


export type QueryPricePromiseOfferArgs = {
  sku: Scalars['ID']['input'];
};


export type QueryReservationArgs = {
  input: ReservationInput;
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

/** The bot check is needed and its token is missing, used or outdated. */
export type ReCaptchaError = Failure & {
  readonly __typename?: 'ReCaptchaError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type RequestPricePromiseInput = {
  readonly email: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Address of its page; a person opens it, nothing of ours does. */
  readonly page?: InputMaybe<Scalars['String']['input']>;
  readonly reCaptchaToken?: InputMaybe<Scalars['String']['input']>;
  /** The other shop. */
  readonly shop: Scalars['String']['input'];
  readonly sku: Scalars['ID']['input'];
  /** Pence, for one piece with VAT and delivery. */
  readonly theirPrice: Scalars['Int']['input'];
};

export type RequestPricePromiseResult = PieceNotFoundError | PricePromiseExcludedError | PricePromiseLimitError | PricePromiseRequested | ReCaptchaError | TooManyAttemptsError | ValidationError;

/** EN-17: a piece that a store keeps for a visitor. */
export type Reservation = {
  readonly __typename?: 'Reservation';
  /** It can be given up. */
  readonly canCancel: Scalars['Boolean']['output'];
  /** What the visitor says when collecting it; null until the store has laid it aside, and when it is over. */
  readonly collectionCode: Maybe<Scalars['String']['output']>;
  readonly contact: ReservationContact;
  /** ISO 4217. */
  readonly currency: Scalars['String']['output'];
  /** The size that is wanted; another one where the store has another one only. */
  readonly intendedProductSku: Scalars['ID']['output'];
  /** It has been kept longer once, which is all. */
  readonly isExtended: Scalars['Boolean']['output'];
  /** The visitor has not confirmed the e-mail yet, and the store is not asked. */
  readonly needsConfirmation: Scalars['Boolean']['output'];
  /** The nearest other stores that have it, at most three; none while it is kept. */
  readonly otherStores: ReadonlyArray<Store>;
  /** Pence, as shown when it was reserved. */
  readonly price: Scalars['Int']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly productKey: Scalars['String']['output'];
  readonly productName: Scalars['String']['output'];
  /** Why it was cancelled or declined; null otherwise. */
  readonly reason: Maybe<ReservationReason>;
  readonly reservationNumber: Scalars['String']['output'];
  /** ISO 8601. */
  readonly reserveDate: Scalars['String']['output'];
  /** Until when the piece is kept, ISO 8601; null when it is over. */
  readonly reserveEndDate: Maybe<Scalars['String']['output']>;
  /** The same in the store's time, e.g. 5.30pm on Monday 30 November. */
  readonly reserveEndWords: Maybe<Scalars['String']['output']>;
  /** The piece that the store keeps. */
  readonly reservedProductSku: Scalars['ID']['output'];
  readonly status: ReservationStatus;
  readonly store: Store;
  readonly storeKey: Scalars['String']['output'];
  readonly storeName: Scalars['String']['output'];
};

/** It is over, so that nothing can be done with it. */
export type ReservationClosedError = Failure & {
  readonly __typename?: 'ReservationClosedError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type ReservationContact = {
  readonly __typename?: 'ReservationContact';
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  /** EU-06; empty for none. */
  readonly salutation: Scalars['String']['output'];
};

export type ReservationContactInput = {
  readonly email: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  /** EU-06. */
  readonly salutation?: InputMaybe<Scalars['String']['input']>;
};

/** Exactly one: the token of a link, or the number of one's own reservation. */
export type ReservationInput = {
  readonly reservationNumber?: InputMaybe<Scalars['String']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

/** The reservation as it stands after what was asked. */
export type ReservationKept = {
  readonly __typename?: 'ReservationKept';
  readonly reservation: Reservation;
};

/** A person has as many reservations as one may have, or one of this product already. */
export type ReservationLimitError = Failure & {
  readonly __typename?: 'ReservationLimitError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** No reservation of this link, or none of one's own with this number. */
export type ReservationNotFoundError = Failure & {
  readonly __typename?: 'ReservationNotFoundError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type ReservationPlaced = {
  readonly __typename?: 'ReservationPlaced';
  readonly reservation: Reservation;
  readonly reservationNumber: Scalars['String']['output'];
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
  /** When the store has answered a request of now, e.g. 11am on Monday 30 November; null for a store that keeps nothing now. */
  readonly readyBy: Maybe<Scalars['String']['output']>;
  readonly store: Store;
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

export type SendDealerMessageResult = DealerMessageTaken | ReCaptchaError | TooManyAttemptsError | ValidationError;

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

/** Asked too often. The answer carries Retry-After, too. */
export type TooManyAttemptsError = Failure & {
  readonly __typename?: 'TooManyAttemptsError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly retryAfterSeconds: Scalars['Int']['output'];
};

export type ValidationError = Failure & {
  readonly __typename?: 'ValidationError';
  readonly code: Scalars['String']['output'];
  /** Path of the field in the input. */
  readonly field: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
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

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  BookAppointmentResult:
    | ( Omit<AppointmentBooked, 'appointment'> & { appointment: _RefType['Appointment'] } & { __typename: 'AppointmentBooked' } )
    | ( AppointmentLimitError & { __typename: 'AppointmentLimitError' } )
    | ( Omit<AppointmentTimeTakenError, 'nearest'> & { nearest: ReadonlyArray<_RefType['AppointmentTime']> } & { __typename: 'AppointmentTimeTakenError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  CancelReservationResult:
    | ( ReservationClosedError & { __typename: 'ReservationClosedError' } )
    | ( Omit<ReservationKept, 'reservation'> & { reservation: _RefType['Reservation'] } & { __typename: 'ReservationKept' } )
    | ( ReservationNotFoundError & { __typename: 'ReservationNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  ConfirmReservationResult:
    | ( ReservationClosedError & { __typename: 'ReservationClosedError' } )
    | ( Omit<ReservationKept, 'reservation'> & { reservation: _RefType['Reservation'] } & { __typename: 'ReservationKept' } )
    | ( ReservationLimitError & { __typename: 'ReservationLimitError' } )
    | ( ReservationNotFoundError & { __typename: 'ReservationNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  HoldAppointmentResult:
    | ( AppointmentHeld & { __typename: 'AppointmentHeld' } )
    | ( Omit<AppointmentTimeTakenError, 'nearest'> & { nearest: ReadonlyArray<_RefType['AppointmentTime']> } & { __typename: 'AppointmentTimeTakenError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  MoveAppointmentResult:
    | ( AppointmentClosedError & { __typename: 'AppointmentClosedError' } )
    | ( Omit<AppointmentKept, 'appointment'> & { appointment: _RefType['Appointment'] } & { __typename: 'AppointmentKept' } )
    | ( AppointmentNotFoundError & { __typename: 'AppointmentNotFoundError' } )
    | ( Omit<AppointmentTimeTakenError, 'nearest'> & { nearest: ReadonlyArray<_RefType['AppointmentTime']> } & { __typename: 'AppointmentTimeTakenError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  PlaceReservationResult:
    | ( PieceNotInStoreError & { __typename: 'PieceNotInStoreError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( ReservationLimitError & { __typename: 'ReservationLimitError' } )
    | ( Omit<ReservationPlaced, 'reservation'> & { reservation: _RefType['Reservation'] } & { __typename: 'ReservationPlaced' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  RequestPricePromiseResult:
    | ( PieceNotFoundError & { __typename: 'PieceNotFoundError' } )
    | ( PricePromiseExcludedError & { __typename: 'PricePromiseExcludedError' } )
    | ( PricePromiseLimitError & { __typename: 'PricePromiseLimitError' } )
    | ( Omit<PricePromiseRequested, 'pricePromise'> & { pricePromise: _RefType['PricePromise'] } & { __typename: 'PricePromiseRequested' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  SendDealerMessageResult:
    | ( DealerMessageTaken & { __typename: 'DealerMessageTaken' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Failure:
    | ( AppointmentClosedError & { __typename: 'AppointmentClosedError' } )
    | ( AppointmentLimitError & { __typename: 'AppointmentLimitError' } )
    | ( AppointmentNotFoundError & { __typename: 'AppointmentNotFoundError' } )
    | ( Omit<AppointmentTimeTakenError, 'nearest'> & { nearest: ReadonlyArray<_RefType['AppointmentTime']> } & { __typename: 'AppointmentTimeTakenError' } )
    | ( PieceNotFoundError & { __typename: 'PieceNotFoundError' } )
    | ( PieceNotInStoreError & { __typename: 'PieceNotInStoreError' } )
    | ( PricePromiseExcludedError & { __typename: 'PricePromiseExcludedError' } )
    | ( PricePromiseLimitError & { __typename: 'PricePromiseLimitError' } )
    | ( ReCaptchaError & { __typename: 'ReCaptchaError' } )
    | ( ReservationClosedError & { __typename: 'ReservationClosedError' } )
    | ( ReservationLimitError & { __typename: 'ReservationLimitError' } )
    | ( ReservationNotFoundError & { __typename: 'ReservationNotFoundError' } )
    | ( TooManyAttemptsError & { __typename: 'TooManyAttemptsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Appointment: ResolverTypeWrapper<AppointmentMapper>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AppointmentBooked: ResolverTypeWrapper<Omit<AppointmentBooked, 'appointment'> & { appointment: ResolversTypes['Appointment'] }>;
  AppointmentClosedError: ResolverTypeWrapper<AppointmentClosedError>;
  AppointmentDay: ResolverTypeWrapper<AppointmentDayMapper>;
  AppointmentHeld: ResolverTypeWrapper<AppointmentHeld>;
  AppointmentInput: AppointmentInput;
  AppointmentKept: ResolverTypeWrapper<Omit<AppointmentKept, 'appointment'> & { appointment: ResolversTypes['Appointment'] }>;
  AppointmentKind: AppointmentKind;
  AppointmentLimitError: ResolverTypeWrapper<AppointmentLimitError>;
  AppointmentNotFoundError: ResolverTypeWrapper<AppointmentNotFoundError>;
  AppointmentReason: AppointmentReason;
  AppointmentService: ResolverTypeWrapper<AppointmentService>;
  AppointmentStatus: AppointmentStatus;
  AppointmentTime: ResolverTypeWrapper<AppointmentTimeMapper>;
  AppointmentTimeTakenError: ResolverTypeWrapper<Omit<AppointmentTimeTakenError, 'nearest'> & { nearest: ReadonlyArray<ResolversTypes['AppointmentTime']> }>;
  AppointmentTimes: ResolverTypeWrapper<AppointmentTimesMapper>;
  AppointmentTimesInput: AppointmentTimesInput;
  BookAppointmentInput: BookAppointmentInput;
  BookAppointmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BookAppointmentResult']>;
  BookableService: ResolverTypeWrapper<BookableService>;
  BookableStore: ResolverTypeWrapper<BookableStore>;
  CancelReservationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelReservationResult']>;
  ClickAndCollectInput: ClickAndCollectInput;
  ClickAndCollectLocation: ResolverTypeWrapper<Omit<ClickAndCollectLocation, 'store'> & { store: ResolversTypes['Store'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CollectionType: CollectionType;
  ConfirmReservationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmReservationResult']>;
  DealerDayPart: DealerDayPart;
  DealerMessageInput: DealerMessageInput;
  DealerMessageKind: DealerMessageKind;
  DealerMessageTaken: ResolverTypeWrapper<DealerMessageTaken>;
  Failure: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Failure']>;
  GeoPoint: ResolverTypeWrapper<GeoPoint>;
  GeoPointInput: GeoPointInput;
  HoldAppointmentInput: HoldAppointmentInput;
  HoldAppointmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HoldAppointmentResult']>;
  MoveAppointmentInput: MoveAppointmentInput;
  MoveAppointmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MoveAppointmentResult']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OpeningException: ResolverTypeWrapper<OpeningException>;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  PieceNotFoundError: ResolverTypeWrapper<PieceNotFoundError>;
  PieceNotInStoreError: ResolverTypeWrapper<PieceNotInStoreError>;
  PlaceReservationInput: PlaceReservationInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  PlaceReservationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceReservationResult']>;
  PrepareReservationInput: PrepareReservationInput;
  PreparedReservation: ResolverTypeWrapper<PreparedReservationMapper>;
  PricePromise: ResolverTypeWrapper<PricePromiseMapper>;
  PricePromiseExcludedError: ResolverTypeWrapper<PricePromiseExcludedError>;
  PricePromiseExclusion: PricePromiseExclusion;
  PricePromiseInput: PricePromiseInput;
  PricePromiseLimitError: ResolverTypeWrapper<PricePromiseLimitError>;
  PricePromiseOffer: ResolverTypeWrapper<PricePromiseOfferMapper>;
  PricePromiseRequested: ResolverTypeWrapper<Omit<PricePromiseRequested, 'pricePromise'> & { pricePromise: ResolversTypes['PricePromise'] }>;
  PricePromiseStatus: PricePromiseStatus;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReCaptchaError: ResolverTypeWrapper<ReCaptchaError>;
  RequestPricePromiseInput: RequestPricePromiseInput;
  RequestPricePromiseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestPricePromiseResult']>;
  Reservation: ResolverTypeWrapper<ReservationMapper>;
  ReservationClosedError: ResolverTypeWrapper<ReservationClosedError>;
  ReservationContact: ResolverTypeWrapper<ReservationContact>;
  ReservationContactInput: ReservationContactInput;
  ReservationInput: ReservationInput;
  ReservationKept: ResolverTypeWrapper<Omit<ReservationKept, 'reservation'> & { reservation: ResolversTypes['Reservation'] }>;
  ReservationLimitError: ResolverTypeWrapper<ReservationLimitError>;
  ReservationNotFoundError: ResolverTypeWrapper<ReservationNotFoundError>;
  ReservationPlaced: ResolverTypeWrapper<Omit<ReservationPlaced, 'reservation'> & { reservation: ResolversTypes['Reservation'] }>;
  ReservationReason: ReservationReason;
  ReservationStatus: ReservationStatus;
  ReserveAndCollectInput: ReserveAndCollectInput;
  ReserveAndCollectLocation: ResolverTypeWrapper<Omit<ReserveAndCollectLocation, 'store'> & { store: ResolversTypes['Store'] }>;
  Salutation: Salutation;
  SendDealerMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendDealerMessageResult']>;
  ShippingMethodType: ShippingMethodType;
  Store: ResolverTypeWrapper<StoreMapper>;
  StoreAddress: ResolverTypeWrapper<StoreAddress>;
  StoreEntry: ResolverTypeWrapper<Omit<StoreEntry, 'store'> & { store: ResolversTypes['Store'] }>;
  StoreRegion: ResolverTypeWrapper<StoreRegion>;
  StoreResult: ResolverTypeWrapper<Omit<StoreResult, 'stores'> & { stores: ReadonlyArray<ResolversTypes['StoreEntry']> }>;
  StoresInput: StoresInput;
  TooManyAttemptsError: ResolverTypeWrapper<TooManyAttemptsError>;
  ValidationError: ResolverTypeWrapper<ValidationError>;
  Weekday: Weekday;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Appointment: AppointmentMapper;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  AppointmentBooked: Omit<AppointmentBooked, 'appointment'> & { appointment: ResolversParentTypes['Appointment'] };
  AppointmentClosedError: AppointmentClosedError;
  AppointmentDay: AppointmentDayMapper;
  AppointmentHeld: AppointmentHeld;
  AppointmentInput: AppointmentInput;
  AppointmentKept: Omit<AppointmentKept, 'appointment'> & { appointment: ResolversParentTypes['Appointment'] };
  AppointmentLimitError: AppointmentLimitError;
  AppointmentNotFoundError: AppointmentNotFoundError;
  AppointmentService: AppointmentService;
  AppointmentTime: AppointmentTimeMapper;
  AppointmentTimeTakenError: Omit<AppointmentTimeTakenError, 'nearest'> & { nearest: ReadonlyArray<ResolversParentTypes['AppointmentTime']> };
  AppointmentTimes: AppointmentTimesMapper;
  AppointmentTimesInput: AppointmentTimesInput;
  BookAppointmentInput: BookAppointmentInput;
  BookAppointmentResult: ResolversUnionTypes<ResolversParentTypes>['BookAppointmentResult'];
  BookableService: BookableService;
  BookableStore: BookableStore;
  CancelReservationResult: ResolversUnionTypes<ResolversParentTypes>['CancelReservationResult'];
  ClickAndCollectInput: ClickAndCollectInput;
  ClickAndCollectLocation: Omit<ClickAndCollectLocation, 'store'> & { store: ResolversParentTypes['Store'] };
  Float: Scalars['Float']['output'];
  ConfirmReservationResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmReservationResult'];
  DealerMessageInput: DealerMessageInput;
  DealerMessageTaken: DealerMessageTaken;
  Failure: ResolversInterfaceTypes<ResolversParentTypes>['Failure'];
  GeoPoint: GeoPoint;
  GeoPointInput: GeoPointInput;
  HoldAppointmentInput: HoldAppointmentInput;
  HoldAppointmentResult: ResolversUnionTypes<ResolversParentTypes>['HoldAppointmentResult'];
  MoveAppointmentInput: MoveAppointmentInput;
  MoveAppointmentResult: ResolversUnionTypes<ResolversParentTypes>['MoveAppointmentResult'];
  Mutation: Record<PropertyKey, never>;
  OpeningException: OpeningException;
  OpeningHours: OpeningHours;
  PieceNotFoundError: PieceNotFoundError;
  PieceNotInStoreError: PieceNotInStoreError;
  PlaceReservationInput: PlaceReservationInput;
  ID: Scalars['ID']['output'];
  PlaceReservationResult: ResolversUnionTypes<ResolversParentTypes>['PlaceReservationResult'];
  PrepareReservationInput: PrepareReservationInput;
  PreparedReservation: PreparedReservationMapper;
  PricePromise: PricePromiseMapper;
  PricePromiseExcludedError: PricePromiseExcludedError;
  PricePromiseInput: PricePromiseInput;
  PricePromiseLimitError: PricePromiseLimitError;
  PricePromiseOffer: PricePromiseOfferMapper;
  PricePromiseRequested: Omit<PricePromiseRequested, 'pricePromise'> & { pricePromise: ResolversParentTypes['PricePromise'] };
  Query: Record<PropertyKey, never>;
  ReCaptchaError: ReCaptchaError;
  RequestPricePromiseInput: RequestPricePromiseInput;
  RequestPricePromiseResult: ResolversUnionTypes<ResolversParentTypes>['RequestPricePromiseResult'];
  Reservation: ReservationMapper;
  ReservationClosedError: ReservationClosedError;
  ReservationContact: ReservationContact;
  ReservationContactInput: ReservationContactInput;
  ReservationInput: ReservationInput;
  ReservationKept: Omit<ReservationKept, 'reservation'> & { reservation: ResolversParentTypes['Reservation'] };
  ReservationLimitError: ReservationLimitError;
  ReservationNotFoundError: ReservationNotFoundError;
  ReservationPlaced: Omit<ReservationPlaced, 'reservation'> & { reservation: ResolversParentTypes['Reservation'] };
  ReserveAndCollectInput: ReserveAndCollectInput;
  ReserveAndCollectLocation: Omit<ReserveAndCollectLocation, 'store'> & { store: ResolversParentTypes['Store'] };
  SendDealerMessageResult: ResolversUnionTypes<ResolversParentTypes>['SendDealerMessageResult'];
  Store: StoreMapper;
  StoreAddress: StoreAddress;
  StoreEntry: Omit<StoreEntry, 'store'> & { store: ResolversParentTypes['Store'] };
  StoreRegion: StoreRegion;
  StoreResult: Omit<StoreResult, 'stores'> & { stores: ReadonlyArray<ResolversParentTypes['StoreEntry']> };
  StoresInput: StoresInput;
  TooManyAttemptsError: TooManyAttemptsError;
  ValidationError: ValidationError;
};

export type AppointmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment']> = {
  appointmentNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calendarFile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canMove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['ReservationContact'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVideo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AppointmentKind'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AppointmentReason']>, ParentType, ContextType>;
  serviceKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAtWords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppointmentBookedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentBooked'] = ResolversParentTypes['AppointmentBooked']> = {
  appointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType>;
  appointmentNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppointmentClosedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentClosedError'] = ResolversParentTypes['AppointmentClosedError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppointmentDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentDay'] = ResolversParentTypes['AppointmentDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ReadonlyArray<ResolversTypes['AppointmentTime']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppointmentHeldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentHeld'] = ResolversParentTypes['AppointmentHeld']> = {
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppointmentKeptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentKept'] = ResolversParentTypes['AppointmentKept']> = {
  appointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppointmentLimitErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentLimitError'] = ResolversParentTypes['AppointmentLimitError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppointmentNotFoundErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentNotFoundError'] = ResolversParentTypes['AppointmentNotFoundError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppointmentServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentService'] = ResolversParentTypes['AppointmentService']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AppointmentKind'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppointmentTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentTime'] = ResolversParentTypes['AppointmentTime']> = {
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppointmentTimeTakenErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentTimeTakenError'] = ResolversParentTypes['AppointmentTimeTakenError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearest?: Resolver<ReadonlyArray<ResolversTypes['AppointmentTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppointmentTimesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentTimes'] = ResolversParentTypes['AppointmentTimes']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['AppointmentDay']>, ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['AppointmentTime']>, ParentType, ContextType>;
  nextFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reCaptchaAction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['AppointmentService'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
};

export type BookAppointmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookAppointmentResult'] = ResolversParentTypes['BookAppointmentResult']> = {
  __resolveType: TypeResolveFn<'AppointmentBooked' | 'AppointmentLimitError' | 'AppointmentTimeTakenError' | 'ReCaptchaError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type BookableServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookableService'] = ResolversParentTypes['BookableService']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stores?: Resolver<ReadonlyArray<ResolversTypes['BookableStore']>, ParentType, ContextType>;
};

export type BookableStoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookableStore'] = ResolversParentTypes['BookableStore']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelReservationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelReservationResult'] = ResolversParentTypes['CancelReservationResult']> = {
  __resolveType: TypeResolveFn<'ReservationClosedError' | 'ReservationKept' | 'ReservationNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type ClickAndCollectLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClickAndCollectLocation'] = ResolversParentTypes['ClickAndCollectLocation']> = {
  applyDelayedDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  collectionDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectionTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ShippingMethodType'], ParentType, ContextType>;
};

export type ConfirmReservationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmReservationResult'] = ResolversParentTypes['ConfirmReservationResult']> = {
  __resolveType: TypeResolveFn<'ReservationClosedError' | 'ReservationKept' | 'ReservationLimitError' | 'ReservationNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type DealerMessageTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealerMessageTaken'] = ResolversParentTypes['DealerMessageTaken']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  __resolveType: TypeResolveFn<'AppointmentClosedError' | 'AppointmentLimitError' | 'AppointmentNotFoundError' | 'AppointmentTimeTakenError' | 'PieceNotFoundError' | 'PieceNotInStoreError' | 'PricePromiseExcludedError' | 'PricePromiseLimitError' | 'ReCaptchaError' | 'ReservationClosedError' | 'ReservationLimitError' | 'ReservationNotFoundError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type GeoPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeoPoint'] = ResolversParentTypes['GeoPoint']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HoldAppointmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldAppointmentResult'] = ResolversParentTypes['HoldAppointmentResult']> = {
  __resolveType: TypeResolveFn<'AppointmentHeld' | 'AppointmentTimeTakenError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type MoveAppointmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveAppointmentResult'] = ResolversParentTypes['MoveAppointmentResult']> = {
  __resolveType: TypeResolveFn<'AppointmentClosedError' | 'AppointmentKept' | 'AppointmentNotFoundError' | 'AppointmentTimeTakenError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  bookAppointment: Resolver<ResolversTypes['BookAppointmentResult'], ParentType, ContextType, RequireFields<MutationBookAppointmentArgs, 'input'>>;
  cancelAppointment: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCancelAppointmentArgs, 'input'>>;
  cancelReservation: Resolver<ResolversTypes['CancelReservationResult'], ParentType, ContextType, RequireFields<MutationCancelReservationArgs, 'input'>>;
  confirmReservation: Resolver<ResolversTypes['ConfirmReservationResult'], ParentType, ContextType, RequireFields<MutationConfirmReservationArgs, 'token'>>;
  holdAppointment: Resolver<ResolversTypes['HoldAppointmentResult'], ParentType, ContextType, RequireFields<MutationHoldAppointmentArgs, 'input'>>;
  moveAppointment: Resolver<ResolversTypes['MoveAppointmentResult'], ParentType, ContextType, RequireFields<MutationMoveAppointmentArgs, 'input'>>;
  placeReservation: Resolver<ResolversTypes['PlaceReservationResult'], ParentType, ContextType, RequireFields<MutationPlaceReservationArgs, 'input'>>;
  requestPricePromise: Resolver<ResolversTypes['RequestPricePromiseResult'], ParentType, ContextType, RequireFields<MutationRequestPricePromiseArgs, 'input'>>;
  sendDealerMessage: Resolver<ResolversTypes['SendDealerMessageResult'], ParentType, ContextType, RequireFields<MutationSendDealerMessageArgs, 'input'>>;
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

export type PieceNotFoundErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PieceNotFoundError'] = ResolversParentTypes['PieceNotFoundError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PieceNotInStoreErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PieceNotInStoreError'] = ResolversParentTypes['PieceNotInStoreError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceReservationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceReservationResult'] = ResolversParentTypes['PlaceReservationResult']> = {
  __resolveType: TypeResolveFn<'PieceNotInStoreError' | 'ReCaptchaError' | 'ReservationLimitError' | 'ReservationPlaced' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type PreparedReservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparedReservation'] = ResolversParentTypes['PreparedReservation']> = {
  answersBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intendedProductSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  needsConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reCaptchaAction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservedProductSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
};

export type PricePromiseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePromise'] = ResolversParentTypes['PricePromise']> = {
  agreedPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  answersBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ourPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pricePromiseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PricePromiseStatus'], ParentType, ContextType>;
  theirPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricePromiseExcludedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePromiseExcludedError'] = ResolversParentTypes['PricePromiseExcludedError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['PricePromiseExclusion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PricePromiseLimitErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePromiseLimitError'] = ResolversParentTypes['PricePromiseLimitError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PricePromiseOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePromiseOffer'] = ResolversParentTypes['PricePromiseOffer']> = {
  answersBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exclusion?: Resolver<Maybe<ResolversTypes['PricePromiseExclusion']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reCaptchaAction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PricePromiseRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePromiseRequested'] = ResolversParentTypes['PricePromiseRequested']> = {
  pricePromise?: Resolver<ResolversTypes['PricePromise'], ParentType, ContextType>;
  pricePromiseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountReservations: Resolver<ReadonlyArray<ResolversTypes['Reservation']>, ParentType, ContextType>;
  appointment: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryAppointmentArgs, 'input'>>;
  appointmentTimes: Resolver<Maybe<ResolversTypes['AppointmentTimes']>, ParentType, ContextType, RequireFields<QueryAppointmentTimesArgs, 'input'>>;
  appointments: Resolver<ReadonlyArray<ResolversTypes['Appointment']>, ParentType, ContextType>;
  bookableServices: Resolver<ReadonlyArray<ResolversTypes['BookableService']>, ParentType, ContextType, RequireFields<QueryBookableServicesArgs, 'kind'>>;
  clickAndCollectLocations: Resolver<ReadonlyArray<ResolversTypes['ClickAndCollectLocation']>, ParentType, ContextType, RequireFields<QueryClickAndCollectLocationsArgs, 'input'>>;
  prepareReservation: Resolver<Maybe<ResolversTypes['PreparedReservation']>, ParentType, ContextType, RequireFields<QueryPrepareReservationArgs, 'input'>>;
  pricePromise: Resolver<Maybe<ResolversTypes['PricePromise']>, ParentType, ContextType, RequireFields<QueryPricePromiseArgs, 'input'>>;
  pricePromiseOffer: Resolver<Maybe<ResolversTypes['PricePromiseOffer']>, ParentType, ContextType, RequireFields<QueryPricePromiseOfferArgs, 'sku'>>;
  reservation: Resolver<Maybe<ResolversTypes['Reservation']>, ParentType, ContextType, RequireFields<QueryReservationArgs, 'input'>>;
  reserveAndCollectLocationsLookup: Resolver<ReadonlyArray<ResolversTypes['ReserveAndCollectLocation']>, ParentType, ContextType, RequireFields<QueryReserveAndCollectLocationsLookupArgs, 'input'>>;
  store: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType, RequireFields<QueryStoreArgs, 'channelUrlCode'>>;
  storeRegions: Resolver<ReadonlyArray<ResolversTypes['StoreRegion']>, ParentType, ContextType>;
  stores: Resolver<ResolversTypes['StoreResult'], ParentType, ContextType, RequireFields<QueryStoresArgs, 'input'>>;
};

export type ReCaptchaErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReCaptchaError'] = ResolversParentTypes['ReCaptchaError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPricePromiseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPricePromiseResult'] = ResolversParentTypes['RequestPricePromiseResult']> = {
  __resolveType: TypeResolveFn<'PieceNotFoundError' | 'PricePromiseExcludedError' | 'PricePromiseLimitError' | 'PricePromiseRequested' | 'ReCaptchaError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
};

export type ReservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reservation'] = ResolversParentTypes['Reservation']> = {
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  collectionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['ReservationContact'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intendedProductSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExtended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherStores?: Resolver<ReadonlyArray<ResolversTypes['Store']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ReservationReason']>, ParentType, ContextType>;
  reservationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reserveDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reserveEndDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reserveEndWords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservedProductSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReservationStatus'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  storeKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReservationClosedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationClosedError'] = ResolversParentTypes['ReservationClosedError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReservationContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationContact'] = ResolversParentTypes['ReservationContact']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReservationKeptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationKept'] = ResolversParentTypes['ReservationKept']> = {
  reservation?: Resolver<ResolversTypes['Reservation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReservationLimitErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationLimitError'] = ResolversParentTypes['ReservationLimitError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReservationNotFoundErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationNotFoundError'] = ResolversParentTypes['ReservationNotFoundError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReservationPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationPlaced'] = ResolversParentTypes['ReservationPlaced']> = {
  reservation?: Resolver<ResolversTypes['Reservation'], ParentType, ContextType>;
  reservationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReserveAndCollectLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReserveAndCollectLocation'] = ResolversParentTypes['ReserveAndCollectLocation']> = {
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hasPiece?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLastOne?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherSkus?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  readyBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
};

export type SendDealerMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendDealerMessageResult'] = ResolversParentTypes['SendDealerMessageResult']> = {
  __resolveType: TypeResolveFn<'DealerMessageTaken' | 'ReCaptchaError' | 'TooManyAttemptsError' | 'ValidationError', ParentType, ContextType>;
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

export type TooManyAttemptsErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyAttemptsError'] = ResolversParentTypes['TooManyAttemptsError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValidationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationError'] = ResolversParentTypes['ValidationError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Appointment?: AppointmentResolvers<ContextType>;
  AppointmentBooked?: AppointmentBookedResolvers<ContextType>;
  AppointmentClosedError?: AppointmentClosedErrorResolvers<ContextType>;
  AppointmentDay?: AppointmentDayResolvers<ContextType>;
  AppointmentHeld?: AppointmentHeldResolvers<ContextType>;
  AppointmentKept?: AppointmentKeptResolvers<ContextType>;
  AppointmentLimitError?: AppointmentLimitErrorResolvers<ContextType>;
  AppointmentNotFoundError?: AppointmentNotFoundErrorResolvers<ContextType>;
  AppointmentService?: AppointmentServiceResolvers<ContextType>;
  AppointmentTime?: AppointmentTimeResolvers<ContextType>;
  AppointmentTimeTakenError?: AppointmentTimeTakenErrorResolvers<ContextType>;
  AppointmentTimes?: AppointmentTimesResolvers<ContextType>;
  BookAppointmentResult?: BookAppointmentResultResolvers<ContextType>;
  BookableService?: BookableServiceResolvers<ContextType>;
  BookableStore?: BookableStoreResolvers<ContextType>;
  CancelReservationResult?: CancelReservationResultResolvers<ContextType>;
  ClickAndCollectLocation?: ClickAndCollectLocationResolvers<ContextType>;
  ConfirmReservationResult?: ConfirmReservationResultResolvers<ContextType>;
  DealerMessageTaken?: DealerMessageTakenResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  GeoPoint?: GeoPointResolvers<ContextType>;
  HoldAppointmentResult?: HoldAppointmentResultResolvers<ContextType>;
  MoveAppointmentResult?: MoveAppointmentResultResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OpeningException?: OpeningExceptionResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  PieceNotFoundError?: PieceNotFoundErrorResolvers<ContextType>;
  PieceNotInStoreError?: PieceNotInStoreErrorResolvers<ContextType>;
  PlaceReservationResult?: PlaceReservationResultResolvers<ContextType>;
  PreparedReservation?: PreparedReservationResolvers<ContextType>;
  PricePromise?: PricePromiseResolvers<ContextType>;
  PricePromiseExcludedError?: PricePromiseExcludedErrorResolvers<ContextType>;
  PricePromiseLimitError?: PricePromiseLimitErrorResolvers<ContextType>;
  PricePromiseOffer?: PricePromiseOfferResolvers<ContextType>;
  PricePromiseRequested?: PricePromiseRequestedResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReCaptchaError?: ReCaptchaErrorResolvers<ContextType>;
  RequestPricePromiseResult?: RequestPricePromiseResultResolvers<ContextType>;
  Reservation?: ReservationResolvers<ContextType>;
  ReservationClosedError?: ReservationClosedErrorResolvers<ContextType>;
  ReservationContact?: ReservationContactResolvers<ContextType>;
  ReservationKept?: ReservationKeptResolvers<ContextType>;
  ReservationLimitError?: ReservationLimitErrorResolvers<ContextType>;
  ReservationNotFoundError?: ReservationNotFoundErrorResolvers<ContextType>;
  ReservationPlaced?: ReservationPlacedResolvers<ContextType>;
  ReserveAndCollectLocation?: ReserveAndCollectLocationResolvers<ContextType>;
  SendDealerMessageResult?: SendDealerMessageResultResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreAddress?: StoreAddressResolvers<ContextType>;
  StoreEntry?: StoreEntryResolvers<ContextType>;
  StoreRegion?: StoreRegionResolvers<ContextType>;
  StoreResult?: StoreResultResolvers<ContextType>;
  TooManyAttemptsError?: TooManyAttemptsErrorResolvers<ContextType>;
  ValidationError?: ValidationErrorResolvers<ContextType>;
};

