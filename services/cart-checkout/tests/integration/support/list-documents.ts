// Every field of the schema that these documents can reach is selected.
const LIST = `{ id totalLineItems currentPage lineItems { id productKey productId productType productUrl name image badge brand
  price { formattedPrice formattedWasPrice formattedWasWasPrice value wasValue } priceUponEnquiry webProductStatus
  categories amplienceRoundels masterVariantId purchaseable internalSku sku gtmCategory gtmBCategory productUnavailable } }`;
const FAILURE = '... on Failure { code message }';

export const LIST_PAGE = `query ShoppingList($input: ShoppingListInput) { shoppingList(input: $input) ${LIST} }`;
export const MUTUAL_DATA = `query MutualData($input: MutualDataInput!, $shoppingInput: ShoppingListInput) {
  mutualData(input: $input, shoppingInput: $shoppingInput) { cart { id quantity miniCartDisplayLimit } shoppingList ${LIST} } }`;
export const REMEMBER = `mutation AddToShoppingList($productKey: String!, $pageIndex: Int! = 0, $pageSize: Int! = 60) {
  addToShoppingList(productKey: $productKey, pageIndex: $pageIndex, pageSize: $pageSize) { __typename ... on ShoppingList ${LIST}
    ${FAILURE} ... on ShoppingListLineItemsMaxLimitError { limit } ... on ValidationError { field } } }`;
export const FORGET = `mutation RemoveFromShoppingList($productKey: String!, $pageIndex: Int! = 0, $pageSize: Int! = 60) {
  removeFromShoppingList(productKey: $productKey, pageIndex: $pageIndex, pageSize: $pageSize) { __typename
    ... on ShoppingList ${LIST} ${FAILURE} ... on ValidationError { field } } }`;
export const LIST_ENTITY = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  __typename ... on ShoppingList { id totalLineItems } } }`;
export const SHARE = `mutation SendShoppingListEmail($input: ShoppingListEmailInput!) { sendShoppingListEmail(input: $input) }`;
export const FROM_CART = `mutation AddToShoppingListFromCart($lineItemId: ID!) { addToShoppingListFromCart(lineItemId: $lineItemId) {
  __typename ... on ShoppingListAndCart { shoppingList ${LIST} cart { id quantity } } ${FAILURE} } }`;
