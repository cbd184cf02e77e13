export const possibleTypes: Record<string, string[]> = {
  AddToCartResult: ["Cart","CartLimitError","CheckoutInProgress","InsufficientStockError","ProductNotFoundError","ProductNotSellableError","ValidationError"],
  Failure: ["CartEmptyError","CartLimitError","CartNotFoundError","CheckoutInProgress","IdempotencyConflictError","InsufficientStockError","LineItemNotFoundError","PaymentAddressError","PaymentDeclinedError","PaymentTokenError","PaymentUnavailableError","PriceChangedError","ProductNotFoundError","ProductNotSellableError","SessionExpiredError","ShippingMethodNotFoundError","ValidationError"],
  InitiateCardPaymentResult: ["CartEmptyError","CartNotFoundError","CheckoutInProgress","IdempotencyConflictError","InsufficientStockError","OrderPlaced","PaymentAddressError","PaymentDeclinedError","PaymentTokenError","PaymentUnavailableError","PriceChangedError","ProductNotSellableError","ValidationError"],
  Money: ["CentPrecisionMoney","HighPrecisionMoney"],
  OrderOrCart: ["Cart","Order"],
  SaveBillingDetailsResult: ["Cart","CartNotFoundError","CheckoutInProgress","ValidationError"],
  SaveShippingDetailsResult: ["Cart","CartNotFoundError","CheckoutInProgress","ShippingMethodNotFoundError","ValidationError"],
  UpdateQuantityResult: ["Cart","CartNotFoundError","CheckoutInProgress","InsufficientStockError","LineItemNotFoundError","ValidationError"],
};
