/** The operations of the REST calls; a contract test checks them against the supergraph and the names of QY-18. */

const MINI_CART = `fragment MiniCart on Cart {
  quantity
  miniCartDisplayLimit
  subtotalPrice { formattedPrice }
  lineItems {
    productTitle brand quantity sku productKey ringSize productType variantSku hideOnSite
    totalPrice { formattedPrice }
  }
}`;

/** As many entries as the limit may allow; the answer says how many are shown. */
const ENTRIES = 100;

const MINI_LIST = `fragment MiniList on ShoppingList {
  totalLineItems
  currentPage
  miniFavouritesDisplayLimit
  lineItems {
    productId productKey name brand image productUrl priceUponEnquiry webProductStatus badge financePromoMessage amplienceRoundels
    productType masterVariantId purchaseable gtmCategory gtmBCategory internalSku sku productUnavailable
    price { formattedPrice formattedWasPrice formattedWasWasPrice value wasValue }
  }
}`;

export const AB_GROUPS = 'query GetAbGroups { abGroups { code weight } }';

export const CONFIGURATION = `query GetSiteConfiguration {
  siteConfiguration {
    site name phone promise wishlistPageSize wishlistMiniMaximumLimit cartMiniMaximumLimit composableInstance
  }
}`;

const MENU_ITEM = '{ label url categoryKey children { label url categoryKey } }';

export const LAYOUT = `query GetNavigationLayout {
  navigation { main ${MENU_ITEM} utility ${MENU_ITEM} footer ${MENU_ITEM} legal ${MENU_ITEM} }
  categories { key name landingUrl listingUrl subCategories { key name landingUrl listingUrl } }
}`;

export const RECOMMENDED = `query Recommendation($input: RecommendationInput!) {
  recommendation(input: $input) { products { key } }
}`;

export const REQUEST_PRICE_PROMISE = `mutation CreatePricePromise($input: RequestPricePromiseInput!) {
  requestPricePromise(input: $input) {
    __typename
    ... on PricePromiseRequested {
      pricePromise { pricePromiseNumber status sku ourPrice theirPrice answersBy }
    }
    ... on Failure { code message }
    ... on ValidationError { field }
  }
}`;

export const SEND_FACEBOOK_EVENT = `mutation SendFacebookEvent($input: FacebookEventInput!) {
  sendFacebookEvent(input: $input)
}`;

export const VERIFY = `mutation VerifyReCaptcha($realm: String!, $token: String!) {
  verifyReCaptcha(reCaptchaRealm: $realm, reCaptchaToken: $token)
}`;

export const BAG = `query GetMutualData {
  mutualData(input: { isMutualCart: true }, shoppingInput: { pageSize: 1 }) { cart { ...MiniCart } }
}
${MINI_CART}`;

export const LIST = `query GetShoppingList {
  shoppingList(input: { pageSize: ${ENTRIES} }) { ...MiniList }
}
${MINI_LIST}`;

export const DYNAMIC_DATA = `query GetDynamicData($bag: Boolean!, $list: Boolean!, $user: Boolean!) {
  mutualData(input: { isMutualCart: true }, shoppingInput: { pageSize: 1 }) @include(if: $bag) { cart { ...MiniCart } }
  shoppingList(input: { pageSize: ${ENTRIES} }) @include(if: $list) { ...MiniList }
  userInfo @include(if: $user) { id hybrisCustomerId email }
}
${MINI_CART}
${MINI_LIST}`;

const FAILURE = '... on Failure { __typename code message }';

export const ADD = `mutation AddToShoppingList($productKey: String!) {
  change: addToShoppingList(productKey: $productKey, pageSize: ${ENTRIES}) { ...MiniList ${FAILURE} }
}
${MINI_LIST}`;

export const REMOVE = `mutation RemoveFromShoppingList($productKey: String!) {
  change: removeFromShoppingList(productKey: $productKey, pageSize: ${ENTRIES}) { ...MiniList ${FAILURE} }
}
${MINI_LIST}`;

/** EN-17. */
export const RESERVATION = `query GetReservation($input: ReservationInput!) {
  reservation(input: $input) {
    reservationNumber status reason reserveDate reserveEndDate productId productName reservedProductSku intendedProductSku
    price currency storeKey storeName
    contact { salutation name email phone }
  }
}`;
