/** The operations of the REST calls of the catalogue and of stores, checked as those in ./operations.ts. */

const PRICE = '{ currencyIso formattedValue value priceType minQuantity maxQuantity }';

/** EN-14, as far as a tile shows it. */
const TILE = `fragment Tile on SearchProduct {
  key name description brand retailOnly sku secondId supplierCode url imageUrl thumbUrl badge availableColorSwatches modelCase
  priceUponEnquiry
  webProductStatus { key }
  prices { price ${PRICE} wasPrice ${PRICE} wasWasPrice ${PRICE} }
}`;

const LINK = '{ name url }';

export const CATEGORY_GRID = `query GetCategoryGrid(
  $key: String!, $pageSize: Int!, $pageIndex: Int!, $sortBy: ProductSort!, $sortAscDesc: SortDirection!, $filters: [FacetFilter!]!
) {
  collectionList(
    query: $key, pageSize: $pageSize, pageIndex: $pageIndex, sortBy: $sortBy, sortAscDesc: $sortAscDesc, filters: $filters
  ) {
    products { ...Tile }
    pagination { currentPage numberOfPages pageSize sort totalNumberOfResults }
    sorts { key name selected }
    breadcrumbs ${LINK}
    facets { key name values { code name count selected } }
    degraded
  }
}
${TILE}`;

export const TILES = `query GetProductTiles($productKeys: [String!]!) {
  searchByProductKeys(input: { productKeys: $productKeys }) { ...Tile }
}
${TILE}`;

/** EN-18. */
export const CATEGORY = `query GetCategoryByKey($key: String!) {
  category(key: $key) {
    key name metaTitle metaDescription listingUrl attraqtQueryUrl
    quickLinks ${LINK}
    breadcrumb ${LINK}
  }
}`;

export const QUICK_VIEW = `query GetQuickViewImages($productKey: String!) {
  productQuickview(productKey: $productKey) { code media { name alt } }
}`;

export const PRODUCT = `query GetProductByKey($productKey: String!) {
  product(productKey: $productKey) {
    id code sku internalSku name description brand productType productUrl dialColour caseSize ean badge priceUponEnquiry retailOnly
    purchaseable availableForReserveAndCollect giftCardMinValue giftCardMaxValue giftCardPresetValues giftCardValue gtmCategory
    gtmBCategory
    webProductStatus { key }
    price { formattedPrice value wasValue }
    media { name alt }
    breadcrumbs ${LINK}
    specifications { group name value }
    categories { key name }
    productRelations { type name label product { ...Tile } }
    nddCountdown { countdownSeconds leadTime deliveryPrice sku free }
    variants {
      id sku ringSize stockLevel
      webProductStatus { key }
      price { formattedPrice value wasValue }
      shippingMethods { type name deliverOn holdsUntil leadTime deliveryPrice free }
    }
  }
}
${TILE}`;

export const SUGGESTIONS = `query GetSearchSuggestions($text: String!, $limit: Int!) {
  suggest(input: { text: $text, limit: $limit }) {
    terms
    categories { key name landingUrl }
    brands { code name }
    products { ...Tile }
    spellingSuggestion
  }
}
${TILE}`;

/** EN-16. */
export const STORES = `query GetStoreList($input: StoresInput!) {
  stores(input: $input) {
    total place
    stores {
      distance
      store {
        storeId key name phone email channelUrlCode url watchBrands jewelleryBrands watchBrandIds jewelleryBrandIds
        address { line1 line2 city county postalCode country }
        openingHours { dayOfWeek openingTime closingTime closed }
        geoPoint { latitude longitude }
      }
    }
  }
}`;

/** EU-20. */
export const BRANDS = `query GetBrandNumbers {
  brands { name watchId jewelleryId }
}`;

export const WRITE_REVIEW = `mutation WriteReview($input: WriteReviewInput!) {
  writeReview(input: $input) {
    __typename
    ... on ReviewTaken { productUrl }
    ... on ProductNotFoundError { code message }
    ... on TooManyAttemptsError { code message }
    ... on ValidationError { code message field }
  }
}`;
