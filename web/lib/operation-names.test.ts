import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Operation names in section 7 of the specification. `updatePaymentMethod` is lower case there, too. */
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

/** Described in the specification without a name, or our own. Adding one needs a decision. */
const OURS = new Set(
  `AbandonCardPayment AccountApplications CancelErasure GetPrivacyCopy GetPrivacyRequests RequestPrivacy RequestPrivacyAsGuest AnnounceOrder AnswerMarketing OrderToAnnounce Appointments AppointmentTimes BookableServices BookAppointment GetAppointment GetAppointmentCalendar HoldAppointment MoveAppointment AccountGiftCards AccountReservations ApplePayValidate CancelReservation ConfirmReservation ConfirmPassword ShowGiftCard AuthoriseCardToken Brands CategoryByName CategoryPage CheckGiftCardBalance ContentPage ContentSlot CountViewedTogether
   CapturePayPalPayment CreateGivexOrder CreateKlarnaSession CreatePayPalOrder
   DealerCollection DealerCollections DealerPiece DealerShowrooms EndSession FindStores GetAbGroups GetBuildInfo GetCurrentBaseStore
   GetBagCalculation GetBagOverTime GetFinanceCalculation GetPieceOverTime GetPiecesOverTime GetCustomer GetEditions GetExpressTotals GetPayAgain GetPricePromise GetPricePromiseOffer GetPaymentCart GetPaymentGate GetPersonalTerms GetProductPromotions GetSharedCart GetSiteConfiguration GetStore HomeMaker
   HomeShelf InitiateCardPayment LeavePayAgain Navigation OpenPayAgain OpenStates PayAgain PlaceApplePayExpressOrder PlaceApplePayOrder PlaceKlarnaOrder OpenWalletApproval AcceptWalletApproval RecordConsent RecordCounts RequestPricePromise ResolveCatalogue PostedPiece ResolveCategory ResolveCategorySize ResolveContent
   ResolveProduct ResolveProductInStores ResolveProductSlug ResolveSearchSize ResolveSharedCart ResolveStore ResolveStorePlace Roundels SendDealerMessage ShareCart
   ShopNavigation SitemapCategories SitemapPages StoreRegions SubCategories UpdateEngraving UpdateGiftWrap ValidateCardPayment ValidatePayAgain`.split(
    /\s+/,
  ),
);

/** The operations that clients of this shop can send. */
const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../gateway/operations/web.json'), 'utf8'),
) as Record<string, string>;
const operations = Object.values(manifest).flatMap((text) =>
  [...text.matchAll(/(?:^|\} )(?:query|mutation) (\w+)/g)].map(([, name = '']) => name),
);

describe('operation documents', () => {
  it('[QY-18] carry the specification’s exact names, or are listed as our own', () => {
    expect(operations.filter((name) => !SPECIFIED.has(name) && !OURS.has(name))).toEqual([]);
    expect([...OURS].filter((name) => !operations.includes(name))).toEqual([]);
  });

  it('[QY-18] every specified operation is listed', () => {
    expect([...SPECIFIED].filter((name) => !operations.includes(name))).toEqual([]);
  });

  it('none is defined twice', () => {
    expect(new Set(operations).size).toBe(operations.length);
  });
});
