// Every field of the schema that these documents can reach is selected.
const PRICE = '{ formattedPrice value isFree money { __typename currencyCode centAmount fractionDigits } }';
const LINE = `{ id productId productUrl productKey productType name productTitle quantity price ${PRICE} totalPrice ${PRICE}
  unitNetPrice { __typename centAmount ... on HighPrecisionMoney { preciseAmount fractionDigits } } brand sku variantId variantSku image
  ringSize wristSize wristSizes engraving engravingLimit isGiftWrapped giftMessage amplienceRoundels wasPrice { value } isGiftLineItem isFreeGiftOnCart hideOnSite giftLineItems { id } lineItemMode gtmCategory gtmBCategory
  priceType availableQuantity isLowInStock isOutOfStock leadTime categories discountedPricePerQuantity { quantity discountedPrice { value } } discounts { name code isOfCart amount { value } }
  freeGiftDiscount { value } tax { value } shippingMethod { id type isSelected deliverOnDates delayedDeliveryOnDates leadTime holdsUntil }
  shippedQuantity cancelledQuantity returnedQuantity }`;
const METHOD = `{ id name description price ${PRICE} isSelected type deliverOnDates nonDelayedDeliverOnDates delayedDeliveryOnDates
  holdsUntil leadTime nddDate }`;
const PAYMENT = `{ id method transactions { id cardNumber cardType status } isSelected isExcludedByDiscount unavailableReason
  financeData { financeProductType } financeDetails { financeProductKey } }`;
const FULL_ADDRESS =
  '{ id salutation firstName lastName phone country region streetName streetNumber city postalCode }';
const STORE = '{ key name url phone line1 line2 city postalCode }';
const CART = `{ id version quantity lineItems ${LINE} subtotalPrice ${PRICE} totalPrice ${PRICE} shippingPrice ${PRICE}
  discountOnTotalPrice ${PRICE} discountCodes { code state } totalPriceAfterGiftCard ${PRICE} giftCardSavings ${PRICE}
  appliedGiftCards { id cardNumber amountTaken ${PRICE} remainingBalance ${PRICE} } paymentMethods ${PAYMENT} chosenFinance { financeProductKey financeProductType deposit } shippingMethods ${METHOD} answeredAt isDelayedDelivery preparationDays
  shippingAddress ${FULL_ADDRESS} billingAddress ${FULL_ADDRESS} nodShippingDate guestEmail tax ${PRICE}
  problems { code message lineItemId } miniCartDisplayLimit shippingOption collectionStore ${STORE} }`;
const FAILURE = '... on Failure { code message }';

export const ADD = `mutation AddToCart($productId: ID!, $variantId: ID!, $sku: String!, $giftCardValue: Int,
  $financeProduct: String, $financeDeposit: Int) {
  addToCart(productId: $productId, variantId: $variantId, sku: $sku, giftCardValue: $giftCardValue, financeProduct: $financeProduct,
    financeDeposit: $financeDeposit) {
    __typename ... on Cart ${CART} ${FAILURE} ... on ValidationError { field } } }`;
export const QUANTITY = `mutation UpdateQuantity($lineItemId: ID!, $quantity: Int!) {
  updateQuantity(lineItemId: $lineItemId, quantity: $quantity) { __typename ${FAILURE} ... on ValidationError { field } } }`;
export const WRIST = `mutation UpdateWristSize($lineItemId: ID!, $size: Float!) {
  updateWristSize(lineItemId: $lineItemId, size: $size) { __typename ... on Cart { lineItems { id wristSize } } ${FAILURE}
    ... on ValidationError { field } } }`;
export const DELIVERY = `mutation SaveShippingDetailsCourier($input: ShippingDetailsCourierInput!) {
  saveShippingDetailsCourier(input: $input) { __typename ... on Cart ${CART} ${FAILURE} ... on ValidationError { field } } }`;
export const BILLING = `mutation SaveBillingDetails($input: BillingDetailsInput!) {
  saveBillingDetails(input: $input) { __typename ... on Cart ${CART} ${FAILURE} } }`;
export const PAY = `mutation InitiateCardPayment($input: InitiateCardPaymentInput!) {
  initiateCardPayment(input: $input) { __typename ... on OrderPlaced { orderNumber cart ${CART} } ${FAILURE}
    ... on OrderPending { placementId stepUpUrl accessToken expiresAt }
    ... on PaymentDeclinedError { reason } ... on PriceChangedError { expectedTotal total }
    ... on InsufficientStockError { sku available } ... on PaymentAddressError { field } ... on ValidationError { field } } }`;
export const VALIDATE = `mutation ValidateCardPayment($placementId: ID!) {
  validateCardPayment(input: { placementId: $placementId }) { __typename ... on OrderPlaced { orderNumber cart { id } } ${FAILURE}
    ... on OrderPending { placementId stepUpUrl accessToken expiresAt } ... on PaymentDeclinedError { reason } } }`;
export const ABANDON = `mutation AbandonCardPayment($placementId: ID!) {
  abandonCardPayment(input: { placementId: $placementId }) { __typename ... on Cart ${CART} ${FAILURE}
    ... on OrderPlaced { orderNumber } } }`;
export const FREE = `mutation CreateFreeOfChargeOrder($expectedTotal: Int!, $reCaptchaToken: String) {
  createFreeOfChargeOrder(input: { expectedTotal: $expectedTotal, reCaptchaToken: $reCaptchaToken }) { __typename ... on OrderPlaced { orderNumber cart ${CART} }
    ${FAILURE} ... on PriceChangedError { expectedTotal total } ... on ValidationError { field }
    ... on TooManyAttemptsError { retryAfterSeconds } } }`;
export const ORDER = `query GetOrder($orderNumber: String, $isOrderConfirmation: Boolean, $email: String) {
  order(orderNumber: $orderNumber, isOrderConfirmation: $isOrderConfirmation, email: $email) { __typename ... on Order {
    id orderNumber customerEmail placedOn status quantity lineItems ${LINE} subtotalPrice ${PRICE} shippingPrice ${PRICE}
    discountOnTotalPrice ${PRICE} totalPrice ${PRICE} totalPriceAfterGiftCard ${PRICE} giftCardSavings ${PRICE}
    appliedGiftCards { id cardNumber amountTaken ${PRICE} remainingBalance ${PRICE} } tax ${PRICE} totalTax ${PRICE} revenue revenueWithoutTaxes shippingMethod ${METHOD} shippingAddress ${FULL_ADDRESS}
    billingAddress ${FULL_ADDRESS} paymentMethods ${PAYMENT} allPaymentMethods discountCodes { code state }
    klarnaPaymentMethodType location collectionStore ${STORE} currentTotal ${PRICE} cancelledTotal ${PRICE}
    refundedTotal ${PRICE} trackingUrl deliverBy isLegacy } } }`;
export const GET_CART = `query GetCart($id: ID) { cart(input: { id: $id }) ${CART} }`;

export const ENTITIES = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  __typename ... on Cart { id } ... on Order { id orderNumber } } }`;

export const ADD_GIFT_CARD = `mutation AddGiftCard($input: AddGiftCardInput!) {
  addGiftCard(input: $input) { __typename ... on Cart ${CART} ${FAILURE}
    ... on GiftCardTooManyAttempts { retryAfterSeconds } ... on ValidationError { field } } }`;
export const REMOVE_GIFT_CARD = `mutation RemoveGiftCard($giftCardId: ID!) {
  removeGiftCard(giftCardId: $giftCardId) { __typename ... on Cart ${CART} ${FAILURE} } }`;
export const PAYMENT_METHOD = `mutation UpdatePaymentMethod($paymentMethod: PaymentMethodType!, $financeProduct: String,
  $financeDeposit: Int) {
  updatePaymentMethod(paymentMethod: $paymentMethod, financeProduct: $financeProduct, financeDeposit: $financeDeposit) {
    __typename ... on Cart ${CART} ${FAILURE} ... on ValidationError { field } } }`;
export const GIVEX = `mutation CreateGivexOrder($input: CreateGivexOrderInput!) {
  createGivexOrder(input: $input) { __typename ... on OrderPlaced { orderNumber cart ${CART} } ${FAILURE}
    ... on ValidationError { field } } }`;
