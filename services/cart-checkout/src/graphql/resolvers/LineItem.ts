import { netUnitPrice } from '@loupe/money/vat';
import { MAX_QUANTITY } from '../../domain/cart/cart.ts';
import { personalTerms } from '../../domain/cart/choices/choices.ts';
import { engravingLimit } from '../../domain/cart/choices/engraving.ts';
import { wristSizesOf } from '../../domain/cart/choices/wrist-size.ts';
import { roundelsOf } from '../../domain/catalogue/roundels.ts';
import { discountedPrices, lineTotal } from '../../domain/pricing/line-total.ts';
import { savingsOf } from '../../domain/pricing/savings.ts';
import { LOW_STOCK } from '../../domain/stock/level.ts';
import type { LineItemResolvers } from '../gen/schema-types.ts';
import { CHOSEN_FIELDS, toPersonalTerms } from '../line-choices.ts';
import { MOST_SHOWN } from '../most-shown.ts';
import { toSaving } from '../discount-code.ts';
import { toPrice } from '../price.ts';
import { toShippingMethod } from '../shipping-method.ts';

const sumOf = (units: readonly number[]): number => units.reduce((sum, pence) => sum + pence, 0);

/** EN-05. */
export const LineItem = {
  ...CHOSEN_FIELDS,
  productTitle: ({ brand, name }) => (brand === '' ? name : `${brand}%20${name}`),
  price: ({ unitPrice }) => toPrice(unitPrice),
  unitAmounts: ({ unitAmounts }) => [...unitAmounts],
  totalPrice: (line) => toPrice(lineTotal(line)),
  wasPrice: (line) => (discountedPrices(line).length === 0 ? null : toPrice(line.unitPrice * line.quantity)),
  unitNetPrice: ({ unitPrice, taxRate }) => ({
    __typename: 'HighPrecisionMoney' as const,
    ...netUnitPrice(unitPrice, taxRate),
  }),
  amplienceRoundels: (line, _none, { roundels }) => roundelsOf(line, roundels),
  deliverBy: ({ deliverBy }) => deliverBy ?? null,
  giftCardValue: ({ giftCardValue }) => giftCardValue ?? null,
  variantSku: ({ sku, stockSku = sku }) => stockSku,
  wristSizes: (line) => wristSizesOf(line),
  engravingLimit: (line) => engravingLimit(line),
  personalTerms: (line) => toPersonalTerms(personalTerms(line)),
  savings: ({ discounts }) =>
    savingsOf([{ discounts: discounts.filter(({ stage }) => stage === 'line') }]).map(toSaving),
  isGiftLineItem: ({ freeGiftOf }) => freeGiftOf !== undefined,
  isFreeGiftOnCart: ({ freeGiftOf }) => freeGiftOf?.lineId === null,
  freeGiftDiscount: ({ freeGiftOf, unitPrice }) => (freeGiftOf === undefined ? null : toPrice(unitPrice)),
  hideOnSite: ({ hideOnSite = false }) => hideOnSite,
  shippingMethod: ({ deliveryMethod = null }) =>
    deliveryMethod === null ? null : toShippingMethod(deliveryMethod, true),
  giftLineItems: ({ gifts = [] }) => gifts,
  lineItemMode: ({ freeGiftOf }) => (freeGiftOf === undefined ? 'Standard' : 'GiftLineItem'),
  gtmCategory: ({ gtmCategory }) => gtmCategory || null,
  gtmBCategory: ({ gtmBCategory }) => gtmBCategory || null,
  mostPerOrder: ({ mostPerOrder = MAX_QUANTITY }) => mostPerOrder,
  availableQuantity: ({ available }) => Math.min(Math.max(available, 0), MOST_SHOWN),
  quantityElsewhere: ({ elsewhere = 0 }) => elsewhere,
  isLowInStock: ({ available }) => available > 0 && available <= LOW_STOCK,
  isOutOfStock: ({ available }) => available <= 0,
  discountedPricePerQuantity: (line) =>
    discountedPrices(line).map(({ quantity, price }) => ({ quantity, discountedPrice: toPrice(price) })),
  discounts: ({ discounts }) =>
    discounts.map(({ name, code, stage, units }) => ({
      name,
      code,
      isOfCart: stage === 'cart',
      amount: toPrice(sumOf(units)),
    })),
  tax: ({ unitTax }) => toPrice(sumOf(unitTax)),
  // Pieces in a bag have no movements.
  shippedQuantity: ({ shipped = 0 }) => shipped,
  cancelledQuantity: ({ cancelled = 0 }) => cancelled,
  returnedQuantity: ({ returned = 0 }) => returned,
} satisfies LineItemResolvers;
