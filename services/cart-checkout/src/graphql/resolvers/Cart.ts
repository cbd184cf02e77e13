import { giftCardSavings } from '../../domain/cart/gift-cards.ts';
import { withMethods } from '../../domain/delivery/line-method.ts';
import { preparationOfBag } from '../../domain/delivery/parcels.ts';
import { givex, isGiftCard } from '../../domain/payment-methods/givex.ts';
import type { MethodOffer } from '../../domain/payment-methods/offers.ts';
import { makingCharge } from '../../domain/order/making-words.ts';
import { savingsOf } from '../../domain/pricing/savings.ts';
import { giftCardsOf } from '../../domain/pricing/priced-cart.ts';
import type { PricedCart } from '../../domain/pricing/priced-cart.ts';
import { nextTierMessage } from '../../domain/promotions/next-tier-message.ts';
import { toChosenFinance, toMethodFinance } from '../chosen-finance.ts';
import { toDiscountCode, toSaving } from '../discount-code.ts';
import { cardFields } from '../card-fields.ts';
import type { CartResolvers, PaymentTransaction } from '../gen/schema-types.ts';
import { toMakingCharge } from '../making-charge.ts';
import { toPaymentMethodType } from '../payment-method.ts';
import { toPrice } from '../price.ts';
import { toShippingMethod } from '../shipping-method.ts';
import { withGifts } from '../with-gifts.ts';

export const Cart = {
  __resolveReference: async ({ id }, { ownCart }) => {
    const cart = await ownCart();
    return cart?.id === id ? cart : null;
  },
  lineItems: ({ lines, deliveryMethods, shippingMethod, parcels = [] }) => {
    const chosen = deliveryMethods.find(({ id }) => id === shippingMethod);
    const [ahead] = parcels.length > 1 ? parcels : [];
    return withGifts(withMethods(lines, chosen, ({ id }) => ahead?.lineItemIds.includes(id) === true));
  },
  subtotalPrice: ({ subtotal }) => toPrice(subtotal),
  totalPrice: ({ total }) => toPrice(total),
  shippingPrice: ({ shipping }) => (shipping === null ? null : toPrice(shipping)),
  discountOnTotalPrice: ({ discount }) => toPrice(discount),
  discountCodes: ({ promotions }) => (promotions?.codes ?? []).map(toDiscountCode),
  savings: ({ lines }) => savingsOf(lines).map(toSaving),
  freeDelivery: ({ freeDelivery }) => freeDelivery ?? null,
  freeGiftOffers: ({ freeGifts }) =>
    (freeGifts ?? []).map(({ origin, lineId, name, chosenSku, choices }) => ({
      id: origin,
      lineItemId: lineId,
      name,
      chosenSku,
      choices: choices.map(({ price, ...piece }) => ({ ...piece, price: toPrice(price) })),
    })),
  nextOffers: ({ promotions }) =>
    (promotions?.nextTiers ?? []).map((tier) => ({
      id: tier.promotion,
      name: tier.name,
      message: nextTierMessage(tier),
      missing: toPrice(tier.missing),
      spend: toPrice(tier.spend),
    })),
  totalPriceAfterGiftCard: (cart) => toPrice(cart.total - giftCardSavings(giftCardsOf(cart))),
  giftCardSavings: (cart) => toPrice(giftCardSavings(giftCardsOf(cart))),
  appliedGiftCards: (cart) =>
    giftCardsOf(cart).map(({ id, maskedNumber, taken, balance }) => ({
      id,
      cardNumber: maskedNumber,
      amountTaken: toPrice(taken),
      remainingBalance: toPrice(balance - taken),
    })),
  paymentMethods: (cart, _none, { useCases }) =>
    useCases.offerMethods(cart).map(({ method, ...offer }) => ({
      ...offer,
      id: method,
      method: toPaymentMethodType(method),
      transactions: isGiftCard({ method }) ? giftCardTransactions(cart) : transactionsBegun(cart, offer),
      ...toMethodFinance(method, cart.finance, cart.application?.applicationStatus ?? null),
    })),
  chosenFinance: ({ finance, application }) => toChosenFinance(finance, application),
  financeApplication: (cart) => (cart.application === undefined ? null : { ...cart.application, cart }),
  shippingMethods: ({ deliveryMethods, shippingMethod }) =>
    deliveryMethods.map((method) => toShippingMethod(method, method.id === shippingMethod)),
  shippingOption: ({ collectionStore, shippingMethod }) => {
    if (collectionStore !== null) return 'COLLECT';
    return shippingMethod === null ? 'NO_SELECTED_SHIPPING_OPTION' : 'VIA_COURIER';
  },
  answeredAt: ({ readAt }) => readAt ?? null,
  isExport: ({ isExport }) => isExport ?? false,
  isDelayedDelivery: ({ lines }) => preparationOfBag(lines) > 0,
  preparationDays: ({ lines }) => preparationOfBag(lines),
  nodShippingDate: ({ nominatedDay }) => nominatedDay ?? null,
  sentApart: ({ sentApart }) => sentApart ?? false,
  makingCharge: ({ lines, shipping }) => toMakingCharge(makingCharge(lines, shipping)),
  parcels: ({ parcels, deliveryMethods, shippingMethod }) =>
    deliveryMethods.find(({ id }) => id === shippingMethod)?.isDayPromised === false ? [] : (parcels ?? []),
  tax: ({ tax }) => toPrice(tax),
  miniCartDisplayLimit: (_cart, _none, context) => context.limits.cartMiniLimit,
  cardFields,
} satisfies CartResolvers;

/** EN-04: each gift card that pays a part of the bag, as a tender of the order that it becomes. Nothing of it is known to be held yet. */
const giftCardTransactions = (cart: PricedCart): PaymentTransaction[] =>
  giftCardsOf(cart)
    .filter(({ taken }) => taken > 0)
    .map(({ id, maskedNumber }) => ({
      id,
      cardNumber: maskedNumber,
      cardType: givex.name,
      status: 'payment_init',
    }));

/** EU-05: the payment of the bag that has begun and of which nothing is held yet, such as while the bank asks the shopper. */
const transactionsBegun = (
  { placementId }: Pick<PricedCart, 'placementId'>,
  { isSelected }: Pick<MethodOffer, 'isSelected'>,
) =>
  placementId === undefined || !isSelected
    ? []
    : [{ id: placementId, cardNumber: null, cardType: null, status: 'payment_init' as const }];
