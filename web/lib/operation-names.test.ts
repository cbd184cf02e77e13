import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Section 7 of the specification, as far as it names operations. `updatePaymentMethod` is lower case there, too. */
const SPECIFIED = new Set(
  `AccountOrders AddressLookup IsAuthorized UserInfo GetCart GetMutualData GetOrder GetShipping GetProduct GetDynamicProductData
   GetVariantsData GetProductQuickview GetProducts SearchByProductKeys Recommendation ReserveAndCollectLocationsLookup
   PrepareReservation GetReservation Search FacetedProductList CollectionList Suggest GetClickAndCollectLocations GetShoppingList
   CybsGetCaptureContext SignUp SignIn SignOut PasswordStrength UserExists ReCaptchaRequired ForgotPassword ResetPassword
   UpdateCustomerData AddCustomerAddress UpdateCustomerAddress RemoveCustomerAddress SetDefaultAddress AddToCart UpdateQuantity
   UpdateWristSize AddDiscountCode RemoveDiscountCode AddGiftCard RemoveGiftCard SetFreeGiftProduct CreateFreeOfChargeOrder
   SaveBillingDetails updatePaymentMethod UpdateShippingMethod UpdateShippingAddress SaveShippingDetailsCourier
   SaveShippingDetailsCollect UpdateShippingMethodAndAddress SubmitFinanceApplication FinanceEndJourney PlaceReservation
   AddToShoppingList RemoveFromShoppingList AddToShoppingListFromCart SendShoppingListEmail CancelAppointment SendFacebookEvent`.split(
    /\s+/,
  ),
);

/** Specified, and not answered yet: each by the capability that will bring it. */
const NOT_YET: Readonly<Record<string, readonly string[]>> = {
  search: ['SearchByProductKeys', 'Recommendation', 'Search', 'FacetedProductList', 'Suggest'],
  'promotions, options and delivery': [
    ...['GetShipping', 'UpdateWristSize', 'AddDiscountCode', 'RemoveDiscountCode', 'SetFreeGiftProduct'],
  ],
  'further tenders': [
    ...['AddGiftCard', 'RemoveGiftCard', 'updatePaymentMethod', 'SubmitFinanceApplication'],
    'FinanceEndJourney',
  ],
  'reservations and appointments': [
    ...['ReserveAndCollectLocationsLookup', 'PrepareReservation', 'GetReservation', 'PlaceReservation'],
    'CancelAppointment',
  ],
  tracking: ['SendFacebookEvent'],
};

/** What the specification describes in words only, or what our pages ask for beside it. A new one is a decision. */
const OURS = new Set(
  `AbandonCardPayment AuthoriseCardToken CategoryPage ContentPage ContentSlot EndSession FindStores GetAbGroups GetBuildInfo
   GetCurrentBaseStore GetCustomer GetPaymentGate GetSiteConfiguration GetStore HomeMaker HomeShelf InitiateCardPayment Navigation
   OpenStates ResolveCatalogue ResolveCategory ResolveCategorySize ResolveContent ResolveProduct ResolveProductSlug ResolveStore
   ResolveStorePlace ShopNavigation StoreRegions ValidateCardPayment`.split(/\s+/),
);

/** What the gateway lists is what clients of this shop can ask. */
const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../gateway/operations/web.json'), 'utf8'),
) as Record<string, string>;
const operations = Object.values(manifest).flatMap((text) =>
  [...text.matchAll(/(?:^|\} )(?:query|mutation) (\w+)/g)].map(([, name = '']) => name),
);

describe('operation documents', () => {
  it('[QY-18] carry the specification’s exact names, or are known to be our own', () => {
    expect(operations.filter((name) => !SPECIFIED.has(name) && !OURS.has(name))).toEqual([]);
    expect([...OURS].filter((name) => !operations.includes(name))).toEqual([]);
  });

  it('[QY-18] every specified operation is listed, but those of capabilities still to come', () => {
    const missing = [...SPECIFIED].filter((name) => !operations.includes(name));
    expect(missing.sort()).toEqual(Object.values(NOT_YET).flat().sort());
  });

  it('none is written twice', () => {
    expect(new Set(operations).size).toBe(operations.length);
  });
});
