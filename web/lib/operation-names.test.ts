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

/** What the specification describes in words only, or what our pages ask for beside it. A new one is a decision. */
const OURS = new Set(
  `AbandonCardPayment AuthoriseCardToken CategoryPage ContentPage ContentSlot EndSession FindStores GetCustomer GetPaymentGate
   GetSiteConfiguration GetStore HomeMaker HomeShelf InitiateCardPayment Navigation OpenStates ResolveCatalogue ResolveCategory
   ResolveCategorySize ResolveContent ResolveProduct ResolveProductSlug ResolveStore ResolveStorePlace ShopNavigation StoreRegions
   ValidateCardPayment`.split(/\s+/),
);

/** Operations of the specification that no page asks yet, by what they belong to. One that comes into use leaves this list. */
const MISSING: Readonly<Record<string, string>> = {
  'search and recommendations': 'Search FacetedProductList Suggest SearchByProductKeys Recommendation',
  'promotions and gift cards':
    'AddDiscountCode RemoveDiscountCode AddGiftCard RemoveGiftCard SetFreeGiftProduct',
  'other tenders': 'updatePaymentMethod SubmitFinanceApplication FinanceEndJourney',
  reservations: 'ReserveAndCollectLocationsLookup PrepareReservation GetReservation PlaceReservation',
  appointments: 'CancelAppointment',
  'conversion tracking': 'SendFacebookEvent',
  'wrist sizes': 'UpdateWristSize',
  'delivery before an address is whole': 'GetShipping',
  'in the graph, and no page asks for it':
    'GetProducts GetProductQuickview GetVariantsData UserExists UpdateShippingMethod UpdateShippingAddress UpdateShippingMethodAndAddress',
};

/** What the gateway lists is what this shop's pages can ask. */
const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../gateway/operations/web.json'), 'utf8'),
) as Record<string, string>;
const operations = Object.values(manifest).flatMap((text) =>
  [...text.matchAll(/(?:^|\} )(?:query|mutation) (\w+)/g)].map(([, name = '']) => name),
);

describe('operation documents', () => {
  it('[QY-18] carry the specification’s exact names, or are known to be our own', () => {
    expect(operations.filter((name) => !SPECIFIED.has(name) && !OURS.has(name))).toEqual([]);
  });

  it('[QY-18] name everything the specification does, but for what is known to be missing', () => {
    const missing = Object.values(MISSING).flatMap((names) => names.split(' '));
    expect([...SPECIFIED].filter((name) => !operations.includes(name)).sort()).toEqual(missing.sort());
  });

  it('[QY-18] a name of our own is one that a page asks by', () => {
    expect([...OURS].filter((name) => !operations.includes(name))).toEqual([]);
  });

  it('none is written twice', () => {
    expect(new Set(operations).size).toBe(operations.length);
  });
});
