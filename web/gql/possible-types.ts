export const possibleTypes: Record<string, string[]> = {
  AbandonCardPaymentResult: ["Cart","CartNotFoundError","CheckoutInProgress","OrderPlaced","ValidationError"],
  AddToCartResult: ["Cart","CartLimitError","CheckoutInProgress","InsufficientStockError","ProductNotFoundError","ProductNotSellableError","ValidationError"],
  AuthoriseCardTokenResult: ["CardTokenAuthorised","PaymentTokenError","PaymentUnavailableError","ValidationError"],
  CreateFreeOfChargeOrderResult: ["CartEmptyError","CartNotFoundError","CheckoutInProgress","IdempotencyConflictError","InsufficientStockError","OrderPlaced","PaymentAddressError","PriceChangedError","ProductNotSellableError","ValidationError"],
  Failure: ["CartEmptyError","CartLimitError","CartNotFoundError","CheckoutInProgress","IdempotencyConflictError","InsufficientStockError","LineItemNotFoundError","PaymentAddressError","PaymentDeclinedError","PaymentExpired","PaymentTokenError","PaymentUnavailableError","PriceChangedError","ProductNotFoundError","ProductNotSellableError","SessionExpiredError","ShippingMethodNotFoundError","ValidationError"],
  InitiateCardPaymentResult: ["CartEmptyError","CartNotFoundError","CheckoutInProgress","IdempotencyConflictError","InsufficientStockError","OrderPending","OrderPlaced","PaymentAddressError","PaymentDeclinedError","PaymentTokenError","PaymentUnavailableError","PriceChangedError","ProductNotSellableError","ValidationError"],
  Money: ["CentPrecisionMoney","HighPrecisionMoney"],
  OrderOrCart: ["Cart","Order"],
  SaveBillingDetailsResult: ["Cart","CartNotFoundError","CheckoutInProgress","ValidationError"],
  SaveShippingDetailsResult: ["Cart","CartNotFoundError","CheckoutInProgress","ShippingMethodNotFoundError","ValidationError"],
  UpdateQuantityResult: ["Cart","CartNotFoundError","CheckoutInProgress","InsufficientStockError","LineItemNotFoundError","ValidationError"],
  ValidateCardPaymentResult: ["CheckoutInProgress","OrderPending","OrderPlaced","PaymentDeclinedError","PaymentExpired","PaymentTokenError","PaymentUnavailableError","ValidationError"],
};
