import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';

const SUPERGRAPH = new URL('../../supergraph/supergraph.graphql', import.meta.url);
const graph = buildSchema(readFileSync(SUPERGRAPH, 'utf8'));

function fieldsOf(name: string): string[] {
  const type = graph.getType(name);
  return isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : [];
}

/** By the names of the specification; each part is a type and its fields. */
const ENTITIES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    '[EN-01] a user',
    {
      User: `id email title firstName lastName defaultShippingAddressId defaultBillingAddressId shippingAddresses
        billingAddresses addresses mobileNumber marketingPreferences hybrisCustomerId`,
      MarketingPreferences: 'types',
    },
  ],
  [
    '[EN-02] an address',
    {
      Address: `id salutation firstName lastName phone country region streetName streetNumber city postalCode`,
    },
  ],
  [
    '[EN-03] an address that was looked up',
    { AddressLookupItem: 'organisation property street locality town postcode country county' },
  ],
  [
    '[EN-04] a bag',
    {
      Cart: `id quantity lineItems subtotalPrice totalPrice shippingPrice discountOnTotalPrice discountCodes totalPriceAfterGiftCard
        giftCardSavings appliedGiftCards paymentMethods shippingMethods financeProducts financeMessageInfo financeData
        isDelayedDelivery shippingAddress nodShippingDate`,
      DiscountCode: 'code name description state errorMessage',
      AppliedGiftCard: 'cardNumber amountTaken remainingBalance',
      PaymentMethod: 'id method transactions isSelected isExcludedByDiscount',
      PaymentTransaction: 'id cardNumber cardType',
    },
  ],
  [
    '[EN-05] a line of a bag',
    {
      LineItem: `id productId productUrl productKey productType name quantity price brand sku variantSku image ringSize
        wristSize wristSizes isGiftLineItem isFreeGiftOnCart hideOnSite freeGiftDiscount giftLineItems lineItemMode
        gtmCategory gtmBCategory priceType availableQuantity isLowInStock isOutOfStock shippingMethod leadTime
        categories discountedPricePerQuantity`,
      DiscountedPriceForQuantity: 'quantity discountedPrice',
    },
  ],
  [
    '[EN-06] prices and money',
    {
      Price: 'formattedPrice value isFree',
      StandalonePrice: 'formattedPrice formattedWasPrice formattedWasWasPrice value',
      CentPrecisionMoney: 'currencyCode centAmount fractionDigits',
      HighPrecisionMoney: 'currencyCode centAmount fractionDigits preciseAmount',
    },
  ],
  [
    '[EN-07] a delivery method',
    {
      ShippingMethod: `id name description price isSelected type deliverOnDates nonDelayedDeliverOnDates
        delayedDeliveryOnDates leadTime nddDate`,
      Cart: 'isDelayedDelivery nodShippingDate',
    },
  ],
  [
    '[EN-15] a product',
    {
      Product: `id code sku internalSku name description brand productType variants media specifications categories
        dialColour caseSize ean giftCardMinValue giftCardMaxValue giftCardPresetValues giftCardValue productRelations
        nddCountdown availableForReserveAndCollect breadcrumbs priceUponEnquiry gtmCategory gtmBCategory`,
      Variant: 'id sku ringSize price webProductStatus shippingMethods',
      ProductStatus: 'key',
      NddCountdown: 'countdownSeconds leadTime deliveryPrice sku free',
    },
  ],
  [
    '[EN-16] a store and where an order is collected',
    {
      Store: `address storeId key name phone email openingHours geoPoint channelUrlCode watchBrands jewelleryBrands`,
      OpeningHours: 'dayOfWeek openingTime closingTime closed',
      ClickAndCollectLocation: 'store distance collectionTime applyDelayedDelivery',
    },
  ],
  [
    '[EN-19] what a search found',
    {
      SearchResult: 'pagination sorts facets breadcrumbs spellingSuggestion',
      Pagination: 'currentPage numberOfPages pageSize sort totalNumberOfResults',
    },
  ],
  ['[EN-20] a user for tracking', { UserInfo: 'id hybrisCustomerId email' }],
];

describe('the graph has every field that the specification names of', () => {
  it.each(ENTITIES)('%s', (_what, types) => {
    for (const [type, fields] of Object.entries(types))
      expect([type, ...fieldsOf(type)]).toEqual(expect.arrayContaining(fields.split(/\s+/)));
  });
});
