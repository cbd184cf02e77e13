import type { RateLimited } from '@loupe/rate-limit/rate-limited';

/** An expected refusal, by the name of the error catalogue. What the shopper reads is worded in the graph. */
export type Failure =
  | { readonly type: 'CartNotFoundError' }
  | { readonly type: 'CartEmptyError' }
  | { readonly type: 'CartLimitError' }
  | { readonly type: 'CheckoutInProgress' }
  | { readonly type: 'DiscountCodesError' }
  | { readonly type: 'FinanceApplicationOpenError'; readonly financeApplicationId: string }
  | { readonly type: 'FinanceNotOfferedError'; readonly message: string }
  | { readonly type: 'FinanceUnavailableError' }
  | { readonly type: 'GiftCardAlreadyApplied' }
  | { readonly type: 'GiftCardNotFoundError' }
  | { readonly type: 'GiftCardNotValid' }
  | { readonly type: 'GiftCardTooManyAttempts'; readonly retryAfterSeconds: number }
  | { readonly type: 'GiftCardUnavailable' }
  | { readonly type: 'DeliveryDayNotOfferedError'; readonly day: string | null }
  | { readonly type: 'IdempotencyConflictError' }
  | { readonly type: 'InsufficientStockError'; readonly sku: string; readonly available: number }
  | { readonly type: 'LineItemNotFoundError' }
  | { readonly type: 'LinkExpiredError' }
  | { readonly type: 'NothingToPayError' }
  | { readonly type: 'OrderCancelledError' }
  | { readonly type: 'PasswordRequiredError' }
  | { readonly type: 'PiecesAppliedForError'; readonly sku: string }
  | { readonly type: 'PaymentAddressError'; readonly field: string }
  | { readonly type: 'PaymentDeclinedError'; readonly reason: string }
  | { readonly type: 'PaymentExpired' }
  | { readonly type: 'PaymentMethodNotOfferedError' }
  | { readonly type: 'PaymentProviderUnavailable' }
  | { readonly type: 'PaymentTokenError' }
  | { readonly type: 'PaymentUnavailableError' }
  | { readonly type: 'PriceChangedError'; readonly expectedTotal: number; readonly total: number }
  | { readonly type: 'ProductNotFoundError' }
  | { readonly type: 'ProductNotSellableError'; readonly sku: string }
  | { readonly type: 'QuantityLimitError'; readonly sku: string; readonly most: number }
  | { readonly type: 'ReCaptchaError' }
  | { readonly type: 'ShippingMethodNotFoundError' }
  | { readonly type: 'ShoppingListEmptyError'; readonly site: string }
  | { readonly type: 'ShoppingListLineItemsMaxLimitError'; readonly limit: number; readonly site: string }
  | { readonly type: 'StoreNotFoundError' }
  | RateLimited;

export type FailureOf<Type extends Failure['type']> = Extract<Failure, { type: Type }>;
